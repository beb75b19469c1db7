import { writeTemplate, type Template, type TemplateField } from '../template.ts';
import type { Model, ModelEntity } from './model.ts';

/** Whose items share a partition: all descendants of a root, or the children of one parent. */
export type Collections = 'root' | 'parent';

/** Where an entity stands in the table. */
export interface Place {
  readonly pk: Template;
  readonly sk: Template;
  /** The fields of both, in their order: to know those of `pk` and the first of `sk` is to have a Query. */
  readonly partition: readonly string[];
  readonly sort: readonly string[];
}

/** A root has this in place of a sort key. */
const META = 'META';

/** The keys of an entity in the table. */
export function placeOf(entity: ModelEntity, { delimiter }: Model, collections: Collections): Place {
  const { ancestors, word, identifier } = entity;
  const [root, ...between] = ancestors;
  if (root === undefined) {
    const pk = keyTemplate([{ word, fields: identifier }], entity, delimiter);
    return { pk, sk: { text: META, parts: [META] }, partition: identifier, sort: [] };
  }
  const above = collections === 'root' ? [root] : ancestors;
  const inSort = collections === 'root' ? between.flatMap((each) => each.identifier) : [];
  const sort = [...inSort, ...identifier];
  return {
    pk: keyTemplate(
      above.map((each) => ({ word: each.word, fields: each.identifier })),
      entity,
      delimiter,
    ),
    // The identifiers between stand behind one word: a prefix of two words would be read along with the first.
    sk: keyTemplate([{ word, fields: sort }], entity, delimiter),
    partition: above.flatMap((each) => each.identifier),
    sort,
  };
}

/** Words with the fields that follow them; an empty word is left out. */
export function keyTemplate(
  groups: readonly { readonly word: string; readonly fields: readonly string[] }[],
  entity: ModelEntity,
  delimiter: string,
): Template {
  const pieces = groups.flatMap(({ word, fields }) => [
    ...(word === '' ? [] : [word]),
    ...fields.map((field) => fieldOf(field, entity)),
  ]);
  const parts: (string | TemplateField)[] = [];
  pieces.forEach((piece, index) => {
    const last = parts.at(-1);
    const text = `${index === 0 ? '' : delimiter}${typeof piece === 'string' ? piece : ''}`;
    if (text !== '' && typeof last === 'string') parts[parts.length - 1] = last + text;
    else if (text !== '') parts.push(text);
    if (typeof piece === 'object') parts.push(piece);
  });
  return writeTemplate(parts);
}

/** How a field stands in a key: numbers are padded, so that they sort. */
function fieldOf(field: string, { known }: ModelEntity): TemplateField {
  const { type, digits = 10 } = known.get(field) ?? {};
  if (type === 'number') return { field, format: 'padded', digits };
  if (type === 'date' || type === 'time') return { field, format: 'iso' };
  return { field, format: type === 'ulid' || type === 'uuid' ? type : 'text' };
}
