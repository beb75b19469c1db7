import type { AttributeValue, Item } from '../item/attribute-value.ts';
import { keyValue } from '../item/entry.ts';
import { compareKeys } from '../item/order.ts';
import type { Key } from './key-condition.ts';

/** Positions of items in the order of their sort keys; those whose keys are equal stay as they stood. */
export function inSortKeyOrder(positions: readonly number[], items: readonly Item[], { sortKey }: Key): Uint32Array {
  // Each key is looked up once: sorting compares it many times.
  const [first, ...more] = sortKey.map((key) =>
    orderOf(positions.map((position) => keyValue(items[position] as Item, key))),
  );
  if (first === undefined) return Uint32Array.from(positions);
  const compare = more.reduce<Order>((earlier, later) => (a, b) => earlier(a, b) || later(a, b), first);
  const ranks = Uint32Array.from(positions, (_, rank) => rank);
  const isSorted = ranks.every((rank) => rank === 0 || compare(rank - 1, rank) <= 0);
  // Sorting is stable, so those that are equal keep their order.
  if (!isSorted) ranks.sort(compare);
  return ranks.map((rank) => positions[rank] as number);
}

/** How two rows are ordered. */
type Order = (a: number, b: number) => number;

/** How the rows of a column of key values are ordered. */
function orderOf(column: readonly (AttributeValue | undefined)[]): Order {
  const texts = column.map((value) => (value !== undefined && 'S' in value ? value.S : undefined));
  if (texts.every((text) => text !== undefined && !BEYOND_SURROGATES.test(text)))
    return (a, b) => {
      const left = texts[a] as string;
      const right = texts[b] as string;
      return left < right ? -1 : left === right ? 0 : 1;
    };
  return (a, b) => {
    const left = column[a];
    const right = column[b];
    return left === undefined || right === undefined ? 0 : compareKeys(left, right);
  };
}

/** From here on the order of UTF-16, which is JavaScript's and fast, is not the order of UTF-8. */
const BEYOND_SURROGATES = /[\ud800-\uffff]/;
