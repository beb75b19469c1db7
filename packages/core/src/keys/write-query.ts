import { EXPRESSION_LIMIT } from '../facts/expressions.ts';
import type { AttributeValue } from '../item/attribute-value.ts';
import { entryNames } from '../item/entry.ts';
import { indexDefinition, indexNames, tableKey } from '../item/index-definition.ts';
import type { Table } from '../item/table.ts';
import { utf8Bytes } from '../item/text.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { checkKeyConditions, type QueriedKey } from './check-key-conditions.ts';
import { checkAttributes } from './check-paths.ts';
import { checkCondition, pathOf, type Condition } from './condition.ts';
import { placeholders } from './placeholders.ts';
import { writeCondition } from './write-condition.ts';

/** What a Query asks for, before it is put into expressions. */
export interface QueryDescription {
  readonly table: Table;
  /** The index to query; the table itself unless told. */
  readonly index?: string | undefined;
  readonly key: readonly Condition[];
  readonly filter?: readonly Condition[] | undefined;
  /** The attributes to return; all that there are unless told. */
  readonly attributes?: readonly (string | Path)[] | undefined;
}

/** The expressions of a Query as its request has them. Every name in them is safe, every value a placeholder. */
export interface QueryExpressions {
  readonly IndexName?: string;
  readonly KeyConditionExpression: string;
  readonly FilterExpression?: string;
  readonly ProjectionExpression?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues: Readonly<Record<string, AttributeValue>>;
}

/** Expressions with notices, or the rules that the description breaks. */
export type QueryWriting =
  | { readonly ok: true; readonly expressions: QueryExpressions; readonly notices: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Writes the key condition, filter and projection of a Query, if DynamoDB would accept them.
 *
 * @param query - The table, the index if not the table itself, comparisons of key attributes, comparisons that filter, and attributes to return.
 * @returns Expressions with names and values in DynamoDB's types, or problems that say which rule is broken.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html
 * @example
 * writeQuery({ table: { partitionKey: { name: 'pk', type: 'S' } }, key: [{ attribute: 'pk', operator: '=', values: [{ S: 'a' }] }] }) // { ok: true, expressions: { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': { S: 'a' } } }, notices: [] }
 */
export function writeQuery({ table, index, key, filter = [], attributes = [] }: QueryDescription): QueryWriting {
  const queried = queriedKey(table, index);
  if (queried === undefined) return { ok: false, problems: [noIndex(table, index ?? '')] };
  const found = [
    ...checkKeyConditions(key, queried, ['key']),
    ...filter.flatMap((each, position) => checkFilter(each, queried, ['filter', position])),
    ...checkAttributes(attributes.map(pathOf)),
  ];
  if (found.length > 0) return { ok: false, problems: found };
  const given = placeholders();
  const ordered = [...queried.partitionKey, ...queried.sortKey].flatMap(({ name }) =>
    key.filter(({ attribute }) => pathOf(attribute)[0] === name),
  );
  const texts = {
    KeyConditionExpression: ordered.map((each) => writeCondition(each, given)).join(' AND '),
    ...(filter.length > 0 && { FilterExpression: filter.map((each) => writeCondition(each, given)).join(' AND ') }),
    ...(attributes.length > 0 && {
      ProjectionExpression: attributes.map((each) => given.name(pathOf(each))).join(', '),
    }),
  };
  const long = Object.entries(texts)
    .map(([name, text]) => ({ name, bytes: utf8Bytes(text) }))
    .filter(({ bytes }) => bytes > EXPRESSION_LIMIT.value);
  if (long.length > 0)
    return { ok: false, problems: long.map(({ name, bytes }) => problem(LONG, [], { name, bytes })) };
  const expressions = {
    ...(index !== undefined && { IndexName: index }),
    ...texts,
    ...(Object.keys(given.names).length > 0 && { ExpressionAttributeNames: given.names }),
    ExpressionAttributeValues: given.values,
  };
  return { ok: true, expressions, notices: checkProjected(table, index, filter, attributes) };
}

function queriedKey(table: Table, index: string | undefined): QueriedKey | undefined {
  if (index === undefined) {
    const [partitionKey, ...sortKey] = tableKey(table);
    return { of: 'the table', partitionKey: partitionKey === undefined ? [] : [partitionKey], sortKey };
  }
  const definition = indexDefinition(table, index);
  return definition && { of: `the index ${index}`, partitionKey: definition.partitionKey, sortKey: definition.sortKey };
}

function noIndex(table: Table, index: string): Problem {
  const names = indexNames(table).join(', ');
  return problem(names === '' ? NO_INDEXES : UNKNOWN_INDEX, ['index'], { index, names });
}

function checkFilter(condition: Condition, { of, partitionKey, sortKey }: QueriedKey, path: Path): readonly Problem[] {
  const [name] = pathOf(condition.attribute);
  const isKey = [...partitionKey, ...sortKey].some((each) => each.name === name);
  return isKey ? [problem(FILTER_ON_KEY, path, { attribute: String(name), of })] : checkCondition(condition, path);
}

/** An index that does not store an attribute: a global one cannot give it, a local one fetches the item for it. */
function checkProjected(
  table: Table,
  index: string | undefined,
  filter: readonly Condition[],
  attributes: readonly (string | Path)[],
): readonly Problem[] {
  const definition = index === undefined ? undefined : indexDefinition(table, index);
  if (definition === undefined || definition.projection === 'ALL') return [];
  const stored = entryNames(table, definition);
  const asked = [...filter.map(({ attribute }) => attribute), ...attributes].map((each) => String(pathOf(each)[0]));
  const kind = definition.kind === 'global' ? NOT_STORED : FETCHED;
  return [...new Set(asked)]
    .filter((name) => !stored.has(name))
    .map((name) => problem(kind, ['index'], { attribute: name, index: index ?? '' }));
}

const UNKNOWN_INDEX: ProblemKind = {
  code: 'expression.unknown-index',
  severity: 'error',
  says: 'The table has no index {index}. Its indexes are {names}.',
};

const NO_INDEXES: ProblemKind = { ...UNKNOWN_INDEX, says: 'The table has no index {index}; it has none at all.' };

const FILTER_ON_KEY: ProblemKind = {
  code: 'expression.filter-on-key',
  severity: 'error',
  says: '{attribute} is part of the key of {of}, which a filter of its Query may not name. Move the condition to the key condition.',
};

const NOT_STORED: ProblemKind = {
  code: 'expression.not-stored',
  severity: 'warning',
  says: 'The global index {index} does not store {attribute}, so a Query of it can neither return nor compare it. Include it in the projection, or read the item from the table.',
};

const FETCHED: ProblemKind = {
  code: 'expression.fetched',
  severity: 'notice',
  says: 'The local index {index} does not store {attribute}: for every entry the whole item is read from the table as well, and paid for.',
};

const LONG: ProblemKind = {
  code: 'expression.too-long',
  severity: 'error',
  says: 'The {name} has {bytes} bytes; at most {limit} are allowed. Compare fewer values or ask for fewer attributes.',
  limit: EXPRESSION_LIMIT,
};
