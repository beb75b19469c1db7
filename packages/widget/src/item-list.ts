import { getItem, ITEM_SIZE_LIMIT, itemWrite, READ_BLOCK, WRITE_BLOCK, type Bytes } from '@dynamometer/core';

/** Items that are listed: their sizes, and their names as far as they are known. */
export interface ItemList {
  readonly sizes: readonly Bytes[];
  readonly nameOf: (index: number) => string | undefined;
}

/** What one item consumes; undefined for one that DynamoDB refuses. */
export const UNITS = {
  write: (bytes: Bytes): number | undefined => within(bytes, () => itemWrite({ after: bytes }, 'standard').value),
  read: (bytes: Bytes): number | undefined => within(bytes, () => getItem(bytes, 'eventual').value),
} as const;

function within(bytes: Bytes, units: () => number): number | undefined {
  return bytes > ITEM_SIZE_LIMIT.value ? undefined : units();
}

/** What all items come to, and how many of them are too large to have units. */
export interface Totals {
  readonly bytes: Bytes;
  readonly write: number;
  readonly read: number;
  readonly tooLarge: number;
}

/** Adds up items. Those of equally many blocks consume the same, so it is asked once for all of them. */
export function totalsOf(sizes: readonly Bytes[]): Totals {
  const counts = { write: new Map<number, number>(), read: new Map<number, number>() };
  let bytes = 0;
  let tooLarge = 0;
  for (const size of sizes) {
    bytes += size;
    if (size > ITEM_SIZE_LIMIT.value) tooLarge += 1;
    else {
      count(counts.write, Math.ceil(size / WRITE_BLOCK.value) * WRITE_BLOCK.value);
      count(counts.read, Math.ceil(size / READ_BLOCK.value) * READ_BLOCK.value);
    }
  }
  const total = (kind: keyof typeof UNITS): number =>
    Array.from(counts[kind]).reduce((sum, [size, times]) => sum + times * (UNITS[kind](size) ?? 0), 0);
  return { bytes, write: total('write'), read: total('read'), tooLarge };
}

function count(counts: Map<number, number>, size: Bytes): void {
  counts.set(size, (counts.get(size) ?? 0) + 1);
}

/** The numbers of the items, the largest first; those of one size as they came. */
export function largestFirst(sizes: readonly Bytes[]): readonly number[] {
  return Array.from(sizes, (_, index) => index).sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
}
