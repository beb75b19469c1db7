import { rule, valueOf, type Given, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import { NEW_TABLE_PARTITIONS, type CapacityMode } from '../facts/partitions.ts';
import { READ_RATE } from '../facts/throughput.ts';
import { problem, type ProblemKind } from '../problem.ts';
import type { ReadUnits } from '../units.ts';
import { findTarget, keptBy, runsAt, type ItemRead, type Keeps, type Target } from './item-read.ts';
import { readRuns, type Known, type PagedReadEstimate, type ReadOptions, type Reads } from './paged-read.ts';
import type { Run } from './run.ts';
import { readSegments } from './segments.ts';
import { sizeItems, type SizedItems } from './sized-items.ts';

/** What every Scan may tell. */
export interface ScanOptions extends ReadOptions {
  /** Into how many segments a parallel Scan is divided; 1 unless told. */
  readonly segments?: number | undefined;
  /** `on-demand` charges one minimum for each partition at least. */
  readonly mode?: CapacityMode | undefined;
  /** How many partitions an on-demand table has; those of a new one unless told. */
  readonly partitions?: Given<number> | undefined;
}

/** A Scan over items that are described. */
export interface RunsScan extends ScanOptions {
  readonly runs: readonly Run[];
  readonly index?: 'global' | 'local' | undefined;
}

/** A Scan over the real items of a table. */
export type ItemsScan = ItemRead & ScanOptions;

/** A Scan, over real items or over described ones. */
export type Scan = RunsScan | ItemsScan;

/**
 * What a Scan consumes, read to its end page by page. A filter changes what comes back, never the units. Items are read in
 * the order given: that of the service follows a hash of the partition key, which AWS does not publish.
 *
 * @param asked - Items with a table, or runs of equal items; Limit, segments, index, consistency and the capacity mode.
 * @returns Pages, read units, and how much was read, returned and thrown away; what DynamoDB would refuse is a problem. A parallel Scan lists the pages of its segments, those of equal segments together.
 * @throws RangeError when the consistency is neither `eventual` nor `strong`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Scan.html
 * @example
 * scan({ runs: [{ count: 1, bytes: 100 }], consistency: 'eventual', mode: 'on-demand' }).units.value // 2
 */
export function scan(asked: Scan): PagedReadEstimate {
  if ('runs' in asked) return scanRuns(asked.runs, asked.index ?? 'table', asked, { problems: [], numbers: 'none' });
  const target = findTarget(asked);
  const sized = sizeItems(asked.items, asked.table, target.definition);
  return scanSized(asked, sized, target, keptBy(asked, sized, target));
}

/** A Scan over items that are sized already. */
export function scanSized(asked: ItemsScan, sized: SizedItems, target: Target, keeps: Keeps): PagedReadEstimate {
  const { bytes, entries = bytes } = sized;
  let read = 0;
  const positions = new Uint32Array(entries.length);
  for (let position = 0; position < entries.length; position += 1)
    if (entries[position] !== undefined) positions[read++] = position;
  return scanRuns(runsAt(positions.subarray(0, read), sized, target, keeps), target.reads, asked, {
    problems: [...target.problems, ...sized.problems],
    numbers: sized.numbers,
  });
}

function scanRuns(runs: readonly Run[], reads: Reads, options: ScanOptions, known: Known): PagedReadEstimate {
  const { segments = 1, mode = 'provisioned', partitions } = options;
  const problems = [...known.problems];
  const parallel = isCount(segments) && segments <= MOST_SEGMENTS;
  if (!parallel) problems.push(problem(SEGMENTS, [], { segments: String(segments), most: MOST_SEGMENTS }));
  const counted = partitions === undefined || isCount(valueOf(partitions));
  if (!counted) problems.push(problem(PARTITIONS, [], { partitions: String(valueOf(partitions)) }));
  const estimate =
    parallel && segments > 1
      ? readSegments(runs, segments, reads, options, { ...known, problems })
      : readRuns(runs, reads, options, { ...known, problems });
  return mode === 'provisioned' ? estimate : withFloor(estimate, options, counted ? partitions : undefined);
}

function withFloor(
  estimate: PagedReadEstimate,
  { consistency }: ScanOptions,
  partitions: Given<number> | undefined,
): PagedReadEstimate {
  const rate = READ_RATE[estimate.capacity === 'table' ? consistency : 'eventual'];
  const floor = scanFloor({ partitions: partitions ?? NEW_TABLE_PARTITIONS, rate });
  const units = floored({ pages: estimate.units, floor });
  if (floor.value <= estimate.units.value) return estimate;
  const { table, index } = estimate;
  const part = index === undefined ? { table: units } : table === undefined ? { index: units } : {};
  return { ...estimate, ...part, units, filledUnits: units };
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 1;

const MOST_SEGMENTS = 1_000_000;

export const scanFloor: RuleFunction<{ partitions: number; rate: number }, ReadUnits> = rule({
  id: 'scan.floor',
  says: 'A Scan of an on-demand table costs at least the minimum of one block for each partition, even an empty one.',
  formula: 'partitions × rate',
  unit: 'read units',
  basis: 'measured',
  source: DOCS.scan,
  evidence:
    'A one-item table was measured at 2 units eventual and 4 strong (ScyllaDB’s test suite; Stack Overflow 70121087); that partitions are the cause is inferred from Amazon Keyspaces, which documents it.',
  compute: ({ partitions, rate }) => partitions * rate,
});

export const floored: RuleFunction<{ pages: ReadUnits; floor: ReadUnits }, ReadUnits> = rule({
  id: 'scan.floored',
  says: 'A Scan costs what its pages cost, but no less than the floor of its partitions.',
  formula: 'max(pages, floor)',
  unit: 'read units',
  basis: 'measured',
  source: DOCS.scan,
  evidence: 'Only small tables were measured; that larger Scans pay their pages alone is how AWS documents them.',
  compute: ({ pages, floor }) => Math.max(pages, floor),
});

const SEGMENTS: ProblemKind = {
  code: 'scan.segments',
  severity: 'error',
  says: 'The Scan has {segments} segments; DynamoDB takes a whole number from 1 to {most}. It was counted as one.',
};

const PARTITIONS: ProblemKind = {
  code: 'scan.partitions',
  severity: 'error',
  says: 'The number of partitions is {partitions}; it has to be a whole number, 1 or more. That of a new table was taken.',
};
