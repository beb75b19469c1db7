import { fieldsOf, writeTemplate, type Template } from '../template.ts';
import type { Draft } from './draft.ts';
import type { Served } from './serve.ts';

/** The key condition of a read in templates, for a reader: `pk = TENANT#{tenantId} and sk begins with USER#`. */
export function conditionOf({ entity, operation, index, sortFields, read }: Served, draft: Draft): string {
  if (operation === 'scan') return 'everything';
  const prefix = index ?? '';
  const { pk, sk } = keysOf(entity.name, index, draft);
  const partition = `${prefix}pk = ${pk.text}`;
  const fields = fieldsOf(sk).map(({ field }) => field);
  if (operation === 'getItem' || (fields.length > 0 && sortFields === fields.length))
    return `${partition} and ${prefix}sk = ${sk.text}`;
  const unknown = sk.parts.findIndex(
    (part) => typeof part === 'object' && !fields.slice(0, sortFields).includes(part.field),
  );
  const beginning = writeTemplate(unknown < 0 ? sk.parts : sk.parts.slice(0, unknown)).text;
  const sorted = read.direction === 'descending' ? ', last first' : '';
  return `${partition}${beginning === '' ? '' : ` and ${prefix}sk begins with ${beginning}`}${sorted}`;
}

/** The key templates of an entity in the table or in an index. */
export function keysOf(
  entity: string,
  index: string | undefined,
  draft: Draft,
): { readonly pk: Template; readonly sk: Template } {
  const keys = index === undefined ? draft.places.get(entity) : draft.indexKeys.get(index)?.get(entity);
  if (keys === undefined) throw new TypeError(`entity must be in ${index ?? 'the table'}; it is ${entity}.`);
  return keys;
}
