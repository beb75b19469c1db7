import type { Bytes, SizedLine } from '@dynamometer/core';
import type { Found } from './opened.ts';

type Beside = NonNullable<SizedLine['beside']>;

/** What lines say that they consumed, and what those lines returned. */
export interface ReadsOfLines {
  /** What each line is; undefined as soon as they are not all of one kind. */
  readonly container: string | undefined;
  /** Units by table, and those of no table that is named. */
  readonly units: Map<string | undefined, number>;
  /** Bytes of the items of those lines. */
  readonly sizes: Bytes[];
  /** How many items each page has: each line is at least one. */
  readonly pages: number[];
  /** Items that were read, whether they came back or not. */
  readonly scanned: number;
  /** Keys that held no item. */
  readonly missing: number;
}

/** None yet. */
export function noReads(): ReadsOfLines {
  return { container: undefined, units: new Map(), sizes: [], pages: [], scanned: 0, missing: 0 };
}

/** Adds what a line consumed to what the lines before it did. */
export function noteRead(found: Found, beside: Beside, sizes: readonly Bytes[]): void {
  const { container, consumed, scanned = sizes.length, missing = 0, pages = [sizes.length] } = beside;
  if (consumed === undefined) return;
  const { reads } = found;
  const isFirst = reads.pages.length === 0;
  for (const { table, units } of consumed) reads.units.set(table, (reads.units.get(table) ?? 0) + units);
  reads.pages.push(...pages);
  for (const size of sizes) reads.sizes.push(size);
  found.reads = {
    ...reads,
    container: isFirst || reads.container === container ? container : undefined,
    scanned: reads.scanned + scanned,
    missing: reads.missing + missing,
  };
}
