import type { AttributeValue } from '../../item/attribute-value.ts';
import { problem, type Problem, type ProblemKind } from '../../problem.ts';
import type { Condition } from '../condition.ts';
import { keyPrefix, printKey } from '../key.ts';
import type { ReadExpressions, ReadProgram } from '../program/read-program.ts';
import { fieldsOf, writeTemplate, type Template } from '../template.ts';
import { writeQuery } from '../write-query.ts';
import { writeScan } from '../write-scan.ts';
import { keysOf } from './condition-text.ts';
import type { Design } from './designed.ts';
import { shardsOf, type Draft } from './draft.ts';
import { exampleValues, keyOf } from './example.ts';
import { redraft } from './redraft.ts';
import type { Served } from './serve.ts';
import { shardField } from './slots.ts';

/** A program, or why there is none. */
export type ProgramReading =
  | { readonly ok: true; readonly program: ReadProgram }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The values that a program is written for. */
export interface ProgramValues {
  /** By the name of the attribute, what the caller knows; those of the example where one is left out. */
  readonly by?: Readonly<Record<string, string>>;
  /** The bounds of the attribute that the read is ordered by. */
  readonly from?: string;
  readonly to?: string;
}

/**
 * The program of a read of a design, ready for `writeProgram`.
 *
 * @param design - One of the designs of `designTable`.
 * @param read - The name of the read.
 * @param values - The values to read by; those of the example item unless told.
 * @returns The program, or the problems of the values.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.html
 * @example
 * programOf(designTable({ entities: { User: { identifier: 'id', attributes: {}, count: 9 } }, patterns: [{ name: 'user', operation: 'read', entity: 'User', by: ['id'], rate: { perSecond: 1 } }] }).designs[0], 'user', { by: { id: 'u_1' } }).program.key // { pk: { S: 'USER#u_1' }, sk: { S: 'META' } }
 */
export function programOf(design: Design, read: string, values: ProgramValues = {}): ProgramReading {
  const draft = redraft(design);
  const served = draft.served.find((each) => each.read.name === read);
  if (served === undefined) return { ok: false, problems: [problem(UNKNOWN_READ, [], { read })] };
  const known = { ...exampleValues(served.entity, []), ...values.by };
  const { operation, index, itemsReturned } = served;
  const { direction, limit, consistency } = served.read;
  const shared = {
    title: read,
    tableName: draft.table.name ?? 'Table',
    ...(consistency === 'strong' && index === undefined && { consistency }),
  };
  const wrong = checkValues(served, draft, known);
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const { pk, sk } = keysOf(served.entity.name, index, draft);
  if (operation === 'getItem')
    return {
      ok: true,
      program: { ...shared, operation, key: { pk: { S: keyOf(pk, known) }, sk: { S: keyOf(sk, known) } } },
    };
  const writing = operation === 'scan' ? scanOf(served, draft, known) : queryOf(served, draft, known, values);
  if (!writing.ok) return writing;
  const shards = shardValues(served, draft, known);
  return {
    ok: true,
    program: {
      ...shared,
      operation,
      expressions: writing.expressions,
      ...(direction === 'descending' && operation === 'query' && { direction }),
      ...(limit !== undefined && { limit: Math.max(1, Math.min(limit, itemsReturned)) }),
      ...(shards.length > 1 && {
        shards: { placeholder: `:${index ?? ''}pk`, values: shards, mergeBy: `${index ?? ''}sk` },
      }),
    },
  };
}

type Values = Readonly<Record<string, string>>;
type Writing =
  | { readonly ok: true; readonly expressions: ReadExpressions }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Values that their templates do not take, as far as the read puts them into keys. */
function checkValues(served: Served, draft: Draft, known: Values): readonly Problem[] {
  if (served.operation === 'scan') return [];
  const { pk, sk } = keysOf(served.entity.name, served.index, draft);
  const unknown = fieldsOf(sk)[served.sortFields]?.field;
  const end = sk.parts.findIndex((part) => typeof part === 'object' && part.field === unknown);
  const beginning = writeTemplate(unknown === undefined ? sk.parts : sk.parts.slice(0, end));
  return [pk, beginning].flatMap((template) => {
    const writing = printKey(template, { ...known, [shardField(served.entity)]: '0' }, ['by']);
    return writing.ok ? [] : writing.problems;
  });
}

function queryOf(served: Served, draft: Draft, known: Values, { from, to }: ProgramValues): Writing {
  const { entity, index, sortFields, filtered } = served;
  const prefix = index ?? '';
  const { pk, sk } = keysOf(entity.name, index, draft);
  const partition = keyOf(pk, { ...known, [shardField(entity)]: '0' });
  const sort = sortCondition(`${prefix}sk`, sk, sortFields, known, { from, to });
  return writeQuery({
    table: draft.table,
    index,
    key: [equal(`${prefix}pk`, { S: partition }), ...sort],
    filter: filtered.map((field) => equal(field, valueOf(served, field, known))),
    attributes: attributesOf(served, draft),
  });
}

/** One key, the keys that begin alike, or those between two bounds; nothing where all keys of the partition are meant. */
function sortCondition(
  attribute: string,
  sk: Template,
  sortFields: number,
  known: Values,
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
): readonly Condition[] {
  const fields = fieldsOf(sk).map(({ field }) => field);
  if (fields.length === sortFields) return [equal(attribute, { S: keyOf(sk, known) })];
  const next = fields[sortFields] ?? '';
  const given = Object.fromEntries(fields.slice(0, sortFields).map((field) => [field, known[field] ?? '']));
  const bound = (value: string): AttributeValue => ({ S: keyPrefix(cutAfter(sk, next), { ...given, [next]: value }) });
  if (from !== undefined && to !== undefined)
    return [{ attribute, operator: 'between', values: [bound(from), bound(to)] }];
  const beginning = keyPrefix(sk, given);
  // In the table other entities stand before and behind; in an index the partition is the entity's own.
  if (from !== undefined && beginning === '') return [{ attribute, operator: '>=', values: [bound(from)] }];
  if (to !== undefined && beginning === '') return [{ attribute, operator: '<=', values: [bound(to)] }];
  if (from !== undefined)
    return [{ attribute, operator: 'between', values: [bound(from), { S: `${beginning}${LAST}` }] }];
  if (to !== undefined) return [{ attribute, operator: 'between', values: [{ S: beginning }, bound(to)] }];
  return beginning === '' ? [] : [{ attribute, operator: 'begins_with', values: [{ S: beginning }] }];
}

/** Behind every text that a key is likely to hold. */
const LAST = '\u{10ffff}';

function cutAfter({ text, parts }: Template, field: string): Template {
  const end = parts.findIndex((part) => typeof part === 'object' && part.field === field);
  return { text, parts: parts.slice(0, end + 1) };
}

/** A Scan keeps the items of its entity, which their keys tell, with the values that are asked for. */
function scanOf(served: Served, draft: Draft, known: Values): Writing {
  const { pk, sk } = keysOf(served.entity.name, undefined, draft);
  const filter = [['pk', pk] as const, ['sk', sk] as const].map(([attribute, template]): Condition => {
    const isConstant = fieldsOf(template).length === 0;
    const text = isConstant ? template.text : keyPrefix(template);
    return isConstant ? equal(attribute, { S: text }) : { attribute, operator: 'begins_with', values: [{ S: text }] };
  });
  const own = served.filtered.map((field) => equal(field, valueOf(served, field, known)));
  return writeScan({ filter: [...filter, ...own], attributes: attributesOf(served, draft) });
}

function valueOf({ entity }: Served, field: string, known: Values): AttributeValue {
  const text = known[field] ?? '';
  const { type } = entity.attributes.get(field) ?? {};
  if (type === 'number') return { N: text };
  return type === 'flag' ? { BOOL: text === 'true' } : { S: text };
}

/** What is asked for and stored; with the key where part of it stands in the key alone, or where shards are merged. */
function attributesOf({ read, entity, index }: Served, draft: Draft): readonly string[] {
  const { attributes } = read;
  if (attributes === undefined) return [];
  const stored = attributes.filter((name) => entity.attributes.has(name));
  const keys = stored.length < attributes.length || stored.length === 0 ? ['pk', 'sk'] : [];
  const merged = index !== undefined && draft.shards.size > 0 ? [`${index}sk`] : [];
  return [...new Set([...stored, ...keys, ...merged])];
}

function shardValues(served: Served, draft: Draft, known: Values): readonly AttributeValue[] {
  const { pk } = keysOf(served.entity.name, served.index, draft);
  return Array.from({ length: shardsOf(draft, served) }, (_, shard) => ({
    S: keyOf(pk, { ...known, [shardField(served.entity)]: String(shard) }),
  }));
}

function equal(attribute: string, value: AttributeValue): Condition {
  return { attribute, operator: '=', values: [value] };
}

const UNKNOWN_READ: ProblemKind = {
  code: 'design.unknown-read',
  severity: 'error',
  says: 'The design has no read named "{read}".',
};
