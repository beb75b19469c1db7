import type { AttributeValue, Item } from '../item/attribute-value.ts';
import { keyValue } from '../item/entry.ts';
import { compareKeys } from '../item/order.ts';
import type { Key } from './key-condition.ts';

/** Positions of items in the order of their sort keys; those whose keys are equal stay as they stood. */
export function inSortKeyOrder(positions: readonly number[], items: readonly Item[], { sortKey }: Key): Uint32Array {
  // Each key is looked up once: sorting compares it many times.
  const orders = sortKey.map((key) => orderOf(positions.map((position) => keyValue(items[position] as Item, key))));
  const compare = (a: number, b: number): number => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return a - b;
  };
  const ranks = Uint32Array.from(positions, (_, rank) => rank);
  if (ranks.some((rank) => rank > 0 && compare(rank - 1, rank) > 0)) ranks.sort(compare);
  return ranks.map((rank) => positions[rank] as number);
}

/** How the rows of a column of key values are ordered. */
function orderOf(column: readonly (AttributeValue | undefined)[]): (a: number, b: number) => number {
  const texts = column.map((value) => (value !== undefined && 'S' in value ? value.S : undefined));
  if (texts.every((text) => text !== undefined && !BEYOND_SURROGATES.test(text)))
    return (a, b) => {
      const [left, right] = [texts[a] as string, texts[b] as string];
      return left === right ? 0 : left < right ? -1 : 1;
    };
  return (a, b) => {
    const [left, right] = [column[a], column[b]];
    return left === undefined || right === undefined ? 0 : compareKeys(left, right);
  };
}

/** From here on the order of UTF-16, which is JavaScript's and fast, is not the order of UTF-8. */
const BEYOND_SURROGATES = /[\ud800-\uffff]/;
