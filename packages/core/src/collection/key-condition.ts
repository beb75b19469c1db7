import type { AttributeValue, Item } from '../item/attribute-value.ts';
import { keyValue } from '../item/entry.ts';
import { compareKeys } from '../item/order.ts';
import { sameValue } from '../item/same.ts';
import type { KeyAttribute } from '../item/table.ts';

/** What a Query asks of one sort-key attribute. */
export type SortCondition =
  | { readonly operator: '=' | '<' | '<=' | '>' | '>='; readonly value: AttributeValue }
  | { readonly operator: 'BETWEEN'; readonly from: AttributeValue; readonly to: AttributeValue }
  | { readonly operator: 'begins_with'; readonly value: AttributeValue };

/**
 * What a Query asks of the key: its partition, and perhaps a range of it.
 *
 * @example
 * const users: KeyCondition = { partition: { S: 'TENANT#1' }, sort: { operator: 'begins_with', value: { S: 'USER#' } } };
 */
export interface KeyCondition {
  /** The value of the partition key; a list of values, in the key's order, where it has several attributes. */
  readonly partition: AttributeValue | readonly AttributeValue[];
  /** Where the sort key has several attributes, a list from the left, of which only the last may be a range. */
  readonly sort?: SortCondition | readonly SortCondition[];
}

/** The key that a condition is about: the table's, or an index's. */
export interface Key {
  readonly partitionKey: readonly KeyAttribute[];
  readonly sortKey: readonly KeyAttribute[];
}

/** The values asked of the partition key, in its order. */
export function partitionValues({ partition }: KeyCondition): readonly AttributeValue[] {
  // A condition read from JSON may lack what the type asks for.
  return isList(partition) ? partition : [partition].filter((value) => value !== undefined && value !== null);
}

/** The conditions on the sort key, from its left. */
export function sortConditions({ sort }: KeyCondition): readonly SortCondition[] {
  if (sort === undefined || sort === null) return [];
  return isList(sort) ? sort : [sort];
}

/** Whether a condition has one of the operators that there are. */
export function isOperator(condition: unknown): condition is SortCondition {
  const { operator } = (condition ?? {}) as { readonly operator?: unknown };
  return (
    typeof operator === 'string' && (Object.hasOwn(ORDER, operator) || ['BETWEEN', 'begins_with'].includes(operator))
  );
}

/** Whether an item lies in the partition that a condition names. */
export function inPartition(item: Item, condition: KeyCondition, { partitionKey }: Key): boolean {
  const values = partitionValues(condition);
  return partitionKey.every((key, index) => {
    const held = keyValue(item, key);
    const asked = values[index];
    return held !== undefined && asked !== undefined && sameValue(held, asked);
  });
}

/** Whether an item lies in the range of the partition that a condition names. */
export function inRange(item: Item, condition: KeyCondition, { sortKey }: Key): boolean {
  return sortConditions(condition).every((each, index) => {
    const key = sortKey[index];
    const held = key && keyValue(item, key);
    return held !== undefined && holds(held, each);
  });
}

function holds(held: AttributeValue, condition: SortCondition): boolean {
  if (condition.operator === 'BETWEEN')
    return compareKeys(held, condition.from) >= 0 && compareKeys(held, condition.to) <= 0;
  if (condition.operator === 'begins_with') return beginsWith(held, condition.value);
  return ORDER[condition.operator](compareKeys(held, condition.value));
}

const ORDER: Readonly<Record<'=' | '<' | '<=' | '>' | '>=', (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function beginsWith(held: AttributeValue, prefix: AttributeValue): boolean {
  if ('S' in held && 'S' in prefix) return held.S.startsWith(prefix.S);
  if ('B' in held && 'B' in prefix) {
    const { B: bytes } = held;
    return bytes.length >= prefix.B.length && prefix.B.every((byte, index) => byte === bytes[index]);
  }
  return false;
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
