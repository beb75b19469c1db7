import {
  parse,
  writeQuery,
  type AttributeValue,
  type Condition,
  type KeyAttribute,
  type Problem,
  type Projection,
  type QueryDescription,
  type QueryWriting,
  type Table,
} from '@dynamometer/core';
import type { AskedKeys } from './keys-question.ts';

/** The keys by which a table or one of its indexes is asked. */
export interface TableKeys {
  /** The name of the index; empty for the table itself. */
  readonly index: string;
  readonly kind: 'table' | 'global' | 'local';
  readonly partitionKey: readonly KeyAttribute[];
  readonly sortKey: readonly KeyAttribute[];
  readonly projection: Projection;
}

/** All keys of a table, its own first. */
export function keysOf({ partitionKey, sortKey, globalIndexes = {}, localIndexes = {} }: Table): readonly TableKeys[] {
  const globals = Object.entries(globalIndexes).map(([index, { sortKey: sort = [], ...definition }]): TableKeys => ({
    index,
    kind: 'global',
    ...definition,
    sortKey: sort,
  }));
  const locals = Object.entries(localIndexes).map(([index, { sortKey: sort, projection }]): TableKeys => ({
    index,
    kind: 'local',
    partitionKey: [partitionKey],
    sortKey: [sort],
    projection,
  }));
  const own = sortKey === undefined ? [] : [sortKey];
  return [
    { index: '', kind: 'table', partitionKey: [partitionKey], sortKey: own, projection: 'ALL' },
    ...globals,
    ...locals,
  ];
}

/** A Query that is asked: as it is described, and in expressions or with the reasons why DynamoDB would not take it. */
export interface AskedQuery {
  /** Undefined where a value cannot be one of its key. */
  readonly query: QueryDescription | undefined;
  readonly writing: QueryWriting;
}

/** The Query that is asked of a table. */
export function writeAsked(table: Table, keys: TableKeys, asked: AskedKeys): AskedQuery {
  const given = (attributes: readonly KeyAttribute[]): readonly KeyAttribute[] =>
    attributes.filter(({ name }) => textFor(asked, name) !== '');
  const sort = given(keys.sortKey);
  const problems: Problem[] = [];
  const conditionOf = (attribute: KeyAttribute, operator: AskedKeys['operator']): Condition => {
    const texts = [textFor(asked, attribute.name), ...(operator === 'between' ? [asked.to] : [])];
    const values = texts.map((text) => valueOf(attribute, text));
    problems.push(...values.filter(isRefused).flat());
    return {
      attribute: attribute.name,
      operator,
      values: values.filter((value): value is AttributeValue => !isRefused(value)),
    };
  };
  const key = [...given(keys.partitionKey), ...sort].map((attribute) =>
    conditionOf(attribute, attribute === sort.at(-1) ? asked.operator : '='),
  );
  if (problems.length > 0) return { query: undefined, writing: { ok: false, problems } };
  const query = { table, ...(keys.index !== '' && { index: keys.index }), key };
  return { query, writing: writeQuery(query) };
}

/** What was typed for a key attribute. */
export function textFor({ values }: AskedKeys, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}

const isRefused = (value: AttributeValue | readonly Problem[]): value is readonly Problem[] => Array.isArray(value);

/** The value of a key as it was typed, or what is wrong with it: digits for a number, base64 for a binary. */
function valueOf({ name, type }: KeyAttribute, text: string): AttributeValue | readonly Problem[] {
  if (type === 'S') return { S: text };
  const parsed = parse(JSON.stringify({ [name]: { [type]: text } }), 'dynamodb-json');
  if (!parsed.ok) return parsed.problems;
  return parsed.items[0]?.[name] ?? [];
}
