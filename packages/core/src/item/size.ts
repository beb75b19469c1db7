import type { Bytes } from '../units.ts';
import type { Item } from './attribute-value.ts';
import { isRecord } from './json.ts';
import { sizeWithParts, type SizePart } from './size-parts.ts';

/** The size of an item and where it comes from, attributes in the order of the item. */
export interface ItemSize {
  readonly bytes: Bytes;
  readonly parts: readonly SizePart[];
}

/**
 * The size of an item as DynamoDB counts it for capacity and for the 400 KB limit.
 *
 * @param item - An attribute map in DynamoDB's types.
 * @returns Bytes, and a tree of parts that adds up to them: plain data. Where an item, list, map or set has many parts
 * they are worked out when they are first looked at.
 * @throws TypeError naming the attribute when a value is not one of the ten types, does not hold what its type says, or
 * is a number that cannot be read; `checkItem` says the same without throwing. Also when there is no item.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 * @example
 * itemSize({ a: { L: [{ N: '1' }, { N: '2' }] } }).bytes // 10
 */
export function itemSize(item: Item): ItemSize {
  if (!isRecord(item)) throw new TypeError(`item must be an attribute map; it is ${described(item)}.`);
  return sizeWithParts(item);
}

function described(given: unknown): string {
  if (Array.isArray(given)) return 'an array';
  return given === null || given === undefined ? String(given) : `a ${typeof given}`;
}
