import { query, scan, type Item, type KeyCondition, type Page, type Table } from '@dynamometer/core';
import { itemFrom, valuesFrom } from './dynamodb-json.ts';
import { holds } from './expressions.ts';
import type { Request } from './requests.ts';
import type { Attributes, Store } from './store.ts';

/** The first page of a Query or Scan, and whether another follows. */
export interface FirstPage {
  readonly page: Page;
  readonly continues: boolean;
}

/** The page that a request reads, by core: the first of all those that it would take to read on. */
export function firstPage(op: string, request: Request, store: Store, table: Table): FirstPage {
  const { TableName = '', IndexName, ConsistentRead = false, Limit, FilterExpression } = request;
  const asked = {
    items: after(request.ExclusiveStartKey, store.all(TableName), table),
    table,
    index: IndexName,
    consistency: ConsistentRead ? ('strong' as const) : ('eventual' as const),
    limit: Limit,
    attributes: attributesOf(request),
    ...(FilterExpression !== undefined && { filter: (item: Item) => holds(FilterExpression, item) }),
  };
  const order = request.ScanIndexForward === false ? ('descending' as const) : ('ascending' as const);
  const read = op === 'Scan' ? scan(asked) : query({ ...asked, keyCondition: keyConditionOf(request), order });
  const [page] = read.pages;
  if (page === undefined || read.problems.length > 0)
    throw new Error(`Not to be read: ${read.problems.map(({ says }) => says).join(' ')}`);
  return { page, continues: read.requests > 1 };
}

function attributesOf({ Select, ProjectionExpression }: Request): 'all' | 'projected' | readonly string[] {
  if (Select === 'ALL_ATTRIBUTES') return 'all';
  return ProjectionExpression?.split(', ') ?? 'projected';
}

/** `pk = :p`, alone or with `begins_with(sk, :s)` or `sk BETWEEN :x AND :y`. */
function keyConditionOf({ KeyConditionExpression = '', ExpressionAttributeValues = {} }: Request): KeyCondition {
  const values = valuesFrom(ExpressionAttributeValues);
  const value = (name: string | undefined) => {
    const given = name === undefined ? undefined : values[name];
    if (given === undefined) throw new Error(`No value for ${name} in ${KeyConditionExpression}`);
    return given;
  };
  const form = /^\w+ = (:\w+)(?: AND (?:begins_with\(\w+, (:\w+)\)|\w+ BETWEEN (:\w+) AND (:\w+)))?$/;
  const [, key, prefix, from, to] = form.exec(KeyConditionExpression) ?? [];
  const partition = value(key);
  if (prefix !== undefined) return { partition, sort: { operator: 'begins_with', value: value(prefix) } };
  if (from !== undefined) return { partition, sort: { operator: 'BETWEEN', from: value(from), to: value(to) } };
  return { partition };
}

/** The items that a page goes on with: those of one partition, their sort keys being ASCII text. */
function after(start: Attributes | undefined, items: readonly Item[], { sortKey }: Table): readonly Item[] {
  if (start === undefined || sortKey === undefined) return items;
  const text = (item: Item) => {
    const value = item[sortKey.name];
    return value !== undefined && 'S' in value ? value.S : '';
  };
  return items.filter((item) => text(item) > text(itemFrom(start)));
}
