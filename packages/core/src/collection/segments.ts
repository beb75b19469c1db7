import { problem, type ProblemKind } from '../problem.ts';
import type { Page } from './page.ts';
import {
  counts,
  readPages,
  readRuns,
  summary,
  type Known,
  type PagedReadEstimate,
  type ReadOptions,
  type Reads,
} from './paged-read.ts';
import { checkRuns, type Run } from './run.ts';

/** Equal segments of a parallel Scan. */
interface SegmentGroup {
  readonly count: number;
  readonly runs: readonly Run[];
}

/** A parallel Scan: every segment is read to its end by requests of its own. */
export function readSegments(
  given: readonly Run[],
  segments: number,
  reads: Reads,
  options: ReadOptions,
  known: Known,
): PagedReadEstimate {
  // Asked of the whole, so that what is wrong is said once and not for every segment.
  const { problems } = readRuns(given, reads, options, known);
  const { runs } = checkRuns(given);
  const pages: Page[] = [];
  for (const { count, runs: segment } of alikeTogether(divide(runs, segments)))
    for (const page of readPages(segment, reads, options, known.numbers))
      // Which segment an item falls to is not known, nor what a filter lets pass of its pages.
      pages.push({ ...page, kept: undefined, count: page.count * count });
  return { ...summary(pages, reads), ...counts(runs), problems: [...problems, problem(EVEN, [], { segments })] };
}

/** Segments that hold the same are read alike, wherever they stand. */
function alikeTogether(groups: readonly SegmentGroup[]): Iterable<SegmentGroup> {
  const alike = new Map<string, SegmentGroup>();
  for (const { count, runs } of groups) {
    const shape = runs.map(({ count: items, bytes, fetched }) => `${items} ${bytes} ${fetched}`).join();
    alike.set(shape, { count: count + (alike.get(shape)?.count ?? 0), runs });
  }
  return alike.values();
}

/** Items divided evenly; the first segments take one more where they do not come out even. */
function divide(runs: readonly Run[], segments: number): readonly SegmentGroup[] {
  const total = runs.reduce((sum, { count }) => sum + count, 0);
  const larger = total % segments;
  const share = Math.floor((total - larger) / segments);
  const supply: Supply = { runs, next: 0, used: 0 };
  return [...takeSegments(supply, larger, share + 1), ...takeSegments(supply, segments - larger, share)];
}

/** Runs that are being dealt out: the next one, and how much of it is gone. */
interface Supply {
  readonly runs: readonly Run[];
  next: number;
  used: number;
}

function takeSegments(supply: Supply, segments: number, share: number): readonly SegmentGroup[] {
  const groups: SegmentGroup[] = [];
  let left = segments;
  while (left > 0) {
    const run = supply.runs[supply.next];
    if (share === 0 || run === undefined) return [...groups, { count: left, runs: [] }];
    // Segments that lie within one run are all alike.
    const alike = Math.min(left, Math.floor((run.count - supply.used) / share));
    if (alike > 0) {
      take(supply, alike * share);
      groups.push({ count: alike, runs: [part(run, share)] });
    } else groups.push({ count: 1, runs: take(supply, share) });
    left -= Math.max(1, alike);
  }
  return groups;
}

function take(supply: Supply, count: number): readonly Run[] {
  const taken: Run[] = [];
  let left = count;
  for (let run = supply.runs[supply.next]; run !== undefined && left > 0; run = supply.runs[supply.next]) {
    const items = Math.min(left, run.count - supply.used);
    taken.push(part(run, items));
    left -= items;
    supply.used += items;
    if (supply.used < run.count) break;
    supply.next += 1;
    supply.used = 0;
  }
  return taken;
}

/** Some items of a run; how many of those a filter lets pass is not known, and not needed for units. */
function part({ bytes, fetched }: Run, count: number): Run {
  return { count, bytes, ...(fetched !== undefined && { fetched }) };
}

const EVEN: ProblemKind = {
  code: 'scan.even-segments',
  severity: 'notice',
  says: 'The items are taken to be spread evenly over the {segments} segments. In fact a hash of the partition key divides them, so some segments may be empty and others full.',
};
