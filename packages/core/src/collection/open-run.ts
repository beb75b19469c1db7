import type { Bytes } from '../units.ts';

/** A run that items are still added to. */
export interface OpenRun {
  readonly bytes: Bytes;
  readonly fetched?: Bytes;
  count: number;
  kept: number;
}

/** Adds an item to the end of runs; a neighbour of equal size is of the same run. */
export function addItem(runs: OpenRun[], bytes: Bytes, kept: boolean, fetched?: Bytes): void {
  let last = runs[runs.length - 1];
  // Where a filter lets some of a run pass, nobody could say on which pages those lie.
  const isOtherwiseKept = last !== undefined && last.kept > 0 !== kept;
  if (last === undefined || last.bytes !== bytes || last.fetched !== fetched || isOtherwiseKept) {
    last = { bytes, ...(fetched !== undefined && { fetched }), count: 0, kept: 0 };
    runs.push(last);
  }
  last.count += 1;
  if (kept) last.kept += 1;
}
