import type { Bytes } from '../units.ts';
import type { Run } from './run.ts';

/** What one item adds to a collection. */
export interface Occurrence {
  readonly bytes: Bytes;
  readonly kept: boolean;
  readonly fetched?: Bytes | undefined;
}

/** Runs of items in the order given; neighbours of equal size become one run. */
export function runsOf(count: number, occurrence: (position: number) => Occurrence): readonly Run[] {
  const runs: Run[] = [];
  let last: { count: number; bytes: Bytes; kept: number; fetched?: Bytes } | undefined;
  for (let position = 0; position < count; position += 1) {
    const { bytes, kept, fetched } = occurrence(position);
    if (last === undefined || last.bytes !== bytes || last.fetched !== fetched) {
      last = { count: 0, bytes, kept: 0, ...(fetched !== undefined && { fetched }) };
      runs.push(last);
    }
    last.count += 1;
    if (kept) last.kept += 1;
  }
  return runs;
}
