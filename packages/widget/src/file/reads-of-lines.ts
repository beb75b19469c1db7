import type { Bytes, SizedLine } from '@dynamometer/core';
import type { Found } from './opened.ts';

type Beside = NonNullable<SizedLine['beside']>;

/** What lines say that they consumed, and what those lines returned. */
export interface ReadsOfLines {
  /** What each line is; undefined as soon as they are not all of one kind. */
  readonly container: string | undefined;
  readonly units: number;
  readonly tables: Set<string>;
  /** Bytes of the items of each line, item by item. */
  readonly sizes: (readonly Bytes[])[];
  /** Items that were read and did not come back. */
  readonly filtered: number;
  /** Keys that held no item. */
  readonly missing: number;
}

/** None yet. */
export function noReads(): ReadsOfLines {
  return { container: undefined, units: 0, tables: new Set(), sizes: [], filtered: 0, missing: 0 };
}

/** Adds what a line consumed to what the lines before it did. */
export function noteRead(found: Found, beside: Beside, sizes: readonly Bytes[]): void {
  const { container, consumed, scanned, notices } = beside;
  if (consumed === undefined) return;
  const { reads } = found;
  const missing = notices.find(({ code }) => code === 'read.missing-item')?.details['count'] ?? 0;
  for (const { table } of consumed) if (table !== undefined) reads.tables.add(table);
  reads.sizes.push(sizes);
  found.reads = {
    ...reads,
    container: reads.sizes.length === 1 || reads.container === container ? container : undefined,
    units: reads.units + consumed.reduce((sum, { units }) => sum + units, 0),
    filtered: reads.filtered + Math.max(0, (scanned ?? sizes.length) - sizes.length),
    missing: reads.missing + Number(missing),
  };
}
