import { ITEM_SIZE_LIMIT } from '../facts/limits.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';

/**
 * Equal items in a row. A collection is a list of runs in sort-key order, so a billion equal items are one run.
 *
 * @example
 * const users: Run = { count: 200, bytes: 2_048 };
 */
export interface Run {
  /** How many items stand in a row. */
  readonly count: number;
  /** The size of each: of the item, or of its entry where an index is read. */
  readonly bytes: Bytes;
  /** How many of them pass the filter; all unless told. */
  readonly kept?: number;
  /** The size of each whole item, where a read of a local index fetches it from the table. */
  readonly fetched?: Bytes;
}

/** The runs that can be counted, and what is wrong with the others. */
export function checkRuns(runs: readonly Run[]): {
  readonly runs: readonly Run[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const countable: Run[] = [];
  let [bytes, largest, exact] = [0, 0, true];
  // One walk: real items may come as a run each.
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index] as Run;
    const trouble = checkRun(run, index);
    if (trouble !== undefined) problems.push(trouble);
    if (trouble !== undefined || run.count === 0) continue;
    const { count, fetched = 0 } = run;
    countable.push(run);
    bytes += count * (run.bytes + fetched);
    exact &&= Number.isSafeInteger(count);
    largest = Math.max(largest, run.bytes, fetched);
  }
  if (largest > ITEM_SIZE_LIMIT.value) problems.push(problem(LARGE_ITEM, [], { bytes: largest }));
  if (!exact || !Number.isSafeInteger(bytes)) problems.push(problem(INEXACT));
  return { runs: countable, problems };
}

function checkRun({ count, bytes, kept = count, fetched = 0 }: Run, index: number): Problem | undefined {
  if (!isCount(count)) return problem(COUNT, [index], { number: index + 1, count: String(count) });
  if (!isBytes(bytes) || !isBytes(fetched))
    return problem(SIZE, [index], { number: index + 1, bytes: String(isBytes(bytes) ? fetched : bytes) });
  if (!isCount(kept) || kept > count) return problem(KEPT, [index], { number: index + 1, kept: String(kept), count });
  return undefined;
}

/** Far more items than DynamoDB holds; beyond, even their bytes could no longer be written down. */
const MOST_ITEMS = 1e30;

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0 && count <= MOST_ITEMS;
const isBytes = (bytes: Bytes): boolean => Number.isSafeInteger(bytes) && bytes >= 0;

const COUNT: ProblemKind = {
  code: 'run.count',
  severity: 'error',
  says: 'The number of items of run {number} is {count}; it has to be a whole number from 0 to 10³⁰. The run is not counted.',
};

const SIZE: ProblemKind = {
  code: 'run.bytes',
  severity: 'error',
  says: 'The item size of run {number} is {bytes}; it has to be a whole number of bytes, 0 or more. The run is not counted.',
};

const KEPT: ProblemKind = {
  code: 'run.kept',
  severity: 'error',
  says: 'Of the {count} items of run {number}, {kept} pass the filter; it has to be a whole number, from 0 to all of them. The run is not counted.',
};

const LARGE_ITEM: ProblemKind = {
  code: 'run.large-item',
  severity: 'error',
  says: 'Items of {bytes} bytes cannot exist: DynamoDB allows {limit}. Check the size.',
  limit: ITEM_SIZE_LIMIT,
};

const INEXACT: ProblemKind = {
  code: 'run.inexact',
  severity: 'notice',
  says: 'These are more items or bytes than 9,007,199,254,740,991, up to which counts are exact. The figures are right to 15 digits.',
};
