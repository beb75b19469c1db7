import type { Bytes } from '../units.ts';

/** How many items have more than `over` bytes and at most `upTo`; an empty item is in the bin that begins at 0. */
export interface SizeBin {
  readonly over: Bytes;
  readonly upTo: Bytes;
  readonly count: number;
}

/** How many items have a size. */
export interface Tallied {
  readonly bytes: Bytes;
  readonly items: number;
}

/**
 * Counts sizes into bins that grow by the same factor. Their upper edges belong to them, as those of billing do: an item
 * of exactly 1 KB takes one write unit.
 */
export function sizeBins(sorted: readonly Tallied[]): {
  readonly bins: readonly SizeBin[];
  readonly binsPerDoubling: number;
} {
  const [least, most] = [sorted[0]?.bytes ?? 0, sorted.at(-1)?.bytes ?? 0];
  const binsPerDoubling = STEPS.find((steps) => edgesOf(steps, least, most).length - 1 <= MOST_BINS) ?? 1;
  const edges = edgesOf(binsPerDoubling, least, most);
  let at = 0;
  const bins = edges.slice(1).map((upTo, index) => {
    let count = 0;
    for (let next = sorted[at]; next !== undefined && next.bytes <= upTo; next = sorted[at]) {
      count += next.items;
      at += 1;
    }
    return { over: edges[index] ?? 0, upTo, count };
  });
  return { bins, binsPerDoubling };
}

/** Whole bytes, powers of two among them. */
function edgesOf(steps: number, least: Bytes, most: Bytes): readonly Bytes[] {
  const edge = (index: number): Bytes => (index < 0 ? 0 : Math.round(2 ** (index / steps)));
  // The first edge is the last one that the smallest item exceeds.
  let index = Math.ceil(Math.log2(Math.max(1, least)) * steps);
  while (index >= 0 && edge(index) >= least) index -= 1;
  const edges = [edge(index)];
  while (edge(index) < Math.max(1, most)) {
    index += 1;
    // Between 1 and 2 bytes there is none.
    if (edge(index) !== edge(index - 1)) edges.push(edge(index));
  }
  return edges;
}

const MOST_BINS = 24;

/** How many bins a doubling of the size may have, the most first. */
const STEPS: readonly number[] = [16, 8, 4, 2, 1];
