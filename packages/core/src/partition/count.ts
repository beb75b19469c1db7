import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import {
  NEW_TABLE_READS,
  NEW_TABLE_WRITES,
  PARTITION_READS,
  PARTITION_SIZE,
  PARTITION_WRITES,
  type CapacityMode,
} from '../facts/partitions.ts';
import { ITEM_STORAGE_OVERHEAD } from '../facts/sizes.ts';
import type { Problem } from '../problem.ts';
import type { Bytes, ReadUnits, WriteUnits } from '../units.ts';
import { checkAmounts } from './amount.ts';

/** What decides how many partitions a table, or a global index, is divided into. */
export interface PartitionDemand {
  /** What is stored, with 100 bytes more for each item, as `bytesInPartitions` has it. */
  readonly bytes?: Given<Bytes>;
  /** Read units a second: provisioned, or the highest that an on-demand table has scaled to. */
  readonly readUnits?: Given<ReadUnits>;
  /** Write units a second: provisioned, or the highest that an on-demand table has scaled to. */
  readonly writeUnits?: Given<WriteUnits>;
  /** Warm throughput in read units a second, as DescribeTable reports it. */
  readonly warmReads?: Given<ReadUnits>;
  /** Warm throughput in write units a second. */
  readonly warmWrites?: Given<WriteUnits>;
  readonly mode: CapacityMode;
}

/** How many partitions, as a range: AWS does not publish where between them the truth lies. */
export interface PartitionEstimate {
  readonly low: Explained<number>;
  readonly high: Explained<number>;
  readonly bySize: Explained<number>;
  /** By throughput, if reads and writes are separate budgets of a partition. */
  readonly byThroughputLow: Explained<number>;
  /** By throughput, if reads and writes share a partition. */
  readonly byThroughputHigh: Explained<number>;
  readonly problems: readonly Problem[];
}

/**
 * How many partitions a table or a global index is divided into, as a range. Partitions are only ever split: what was
 * reached once stays, so give the highest throughput so far.
 *
 * @param demand - Bytes stored, read and write units a second, warm throughput, and the capacity mode. On demand counts no less than a new table sustains.
 * @returns The range, and what size and throughput ask for by themselves.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.Partitions.html
 * @example
 * partitionsFor({ readUnits: 100_000, mode: 'provisioned' }).high.value // 34
 */
export function partitionsFor(demand: PartitionDemand): PartitionEstimate {
  const { amounts, problems } = checkAmounts({
    bytes: demand.bytes ?? 0,
    readUnits: demand.readUnits ?? 0,
    writeUnits: demand.writeUnits ?? 0,
    warmReads: demand.warmReads ?? 0,
    warmWrites: demand.warmWrites ?? 0,
  });
  const least =
    demand.mode === 'on-demand' ? { reads: NEW_TABLE_READS, writes: NEW_TABLE_WRITES } : { reads: 0, writes: 0 };
  const throughput = {
    reads: throughputMadeFor({ units: amounts.readUnits, least: least.reads, warm: amounts.warmReads }),
    writes: throughputMadeFor({ units: amounts.writeUnits, least: least.writes, warm: amounts.warmWrites }),
    readLimit: PARTITION_READS,
    writeLimit: PARTITION_WRITES,
  };
  const bySize = partitionsBySize({ bytes: amounts.bytes, limit: PARTITION_SIZE });
  const byThroughputLow = partitionsByLarger(throughput);
  const byThroughputHigh = partitionsBySum(throughput);
  return {
    low: morePartitions({ bySize, byThroughput: byThroughputLow }),
    high: morePartitions({ bySize, byThroughput: byThroughputHigh }),
    bySize,
    byThroughputLow,
    byThroughputHigh,
    problems,
  };
}

/**
 * What equal items take of partitions: 100 bytes more for each than capacity counts.
 *
 * @param items - How many there are.
 * @param itemBytes - Their average size in bytes.
 * @returns Bytes, for `partitionsFor`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 * @example
 * bytesInPartitions(1_000_000, 137).value // 237000000
 */
export function bytesInPartitions(items: Given<number>, itemBytes: Given<Bytes>): Explained<Bytes> {
  return bytesOfItems({ items, size: itemBytes, overhead: ITEM_STORAGE_OVERHEAD });
}

export const bytesOfItems: RuleFunction<{ items: number; size: Bytes; overhead: Bytes }, Bytes> = rule({
  id: 'partitions.bytes',
  says: 'Each stored item takes 100 bytes more than its size.',
  formula: 'items × (size + overhead)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ items, size, overhead }) => items * (size + overhead),
});

export const partitionsBySize: RuleFunction<{ bytes: Bytes; limit: Bytes }, number> = rule({
  id: 'partitions.by-size',
  says: 'There is room for everything stored, 10 GB in each partition.',
  formula: 'max(1, ⌈bytes ÷ limit⌉)',
  unit: 'partitions',
  basis: 'inferred',
  source: TABLE_DOCS.partitions,
  evidence:
    'AWS says that partitions are added as they fill up; how full they are when they are split it does not say.',
  compute: ({ bytes, limit }) => Math.max(1, Math.ceil(bytes / limit)),
});

export const throughputMadeFor: RuleFunction<{ units: number; least: number; warm: number }, number> = rule({
  id: 'partitions.throughput',
  says: 'Partitions are made for the throughput asked, for the warm throughput, and on demand at least for what a new table sustains.',
  formula: 'max(units, least, warm)',
  unit: 'units a second',
  basis: 'documented',
  source: TABLE_DOCS.warmThroughput,
  compute: ({ units, least, warm }) => Math.max(units, least, warm),
});

interface Throughput {
  readonly reads: ReadUnits;
  readonly writes: WriteUnits;
  readonly readLimit: ReadUnits;
  readonly writeLimit: WriteUnits;
}

export const partitionsByLarger: RuleFunction<Throughput, number> = rule({
  id: 'partitions.by-larger',
  says: 'A partition serves its reads and its writes from separate budgets, so the larger demand decides.',
  formula: 'max(1, ⌈max(reads ÷ readLimit, writes ÷ writeLimit)⌉)',
  unit: 'partitions',
  basis: 'inferred',
  source: TABLE_DOCS.partitionKeys,
  evidence:
    'AWS describes the two budgets of a partition as independent; how many partitions it makes it does not publish.',
  compute: ({ reads, writes, readLimit, writeLimit }) =>
    Math.max(1, Math.ceil(Math.max(reads / readLimit, writes / writeLimit))),
});

export const partitionsBySum: RuleFunction<Throughput, number> = rule({
  id: 'partitions.by-sum',
  says: 'Reads and writes together decide, each as a share of what a partition serves.',
  formula: 'max(1, ⌈reads ÷ readLimit + writes ÷ writeLimit⌉)',
  unit: 'partitions',
  basis: 'inferred',
  source: TABLE_DOCS.partitions,
  evidence: 'AWS published this formula for provisioned tables until April 2018 and has published none since.',
  // One division, so that shares that add up to a whole number are not rounded beyond it.
  compute: ({ reads, writes, readLimit, writeLimit }) =>
    Math.max(1, Math.ceil((reads * writeLimit + writes * readLimit) / (readLimit * writeLimit))),
});

export const morePartitions: RuleFunction<{ bySize: number; byThroughput: number }, number> = rule({
  id: 'partitions.more',
  says: 'The more demanding of size and throughput decides.',
  formula: 'max(bySize, byThroughput)',
  unit: 'partitions',
  basis: 'inferred',
  source: TABLE_DOCS.partitions,
  evidence: 'AWS names both as reasons to add partitions, and does not publish how many there are.',
  compute: ({ bySize, byThroughput }) => Math.max(bySize, byThroughput),
});
