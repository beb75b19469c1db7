import { rule, valueOf, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { PARTITION_READS, PARTITION_WRITES } from '../facts/partitions.ts';
import type { Problem } from '../problem.ts';
import type { ReadUnits, WriteUnits } from '../units.ts';
import { checkAmounts, checkCounts } from './amount.ts';
import { splitForHeat, type HeatTarget, type SplitForHeat } from './split-for-heat.ts';

/** Requests that go to one place: one item, one collection, or one partition of an index. */
export interface Heat extends HeatTarget {
  /** What one read of it consumes: from `getItem`, or `query` for a collection. */
  readonly readUnits?: Given<ReadUnits>;
  /** What one write to it consumes: on the table, or on the index. */
  readonly writeUnits?: Given<WriteUnits>;
  /** How many reads a second it gets. */
  readonly readsPerSecond?: number;
  /** How many writes a second it gets. */
  readonly writesPerSecond?: number;
}

/** How much one place bears, and what a rate takes of it. */
export interface HeatEstimate {
  /** The most reads a second before they throttle; undefined where no read is told. */
  readonly mostReads?: Explained<number>;
  /** The most writes a second before they throttle; on an index they hold up the writes to the table. */
  readonly mostWrites?: Explained<number>;
  /** The share of a partition's reads that the stated rate takes; above 1 it throttles. Undefined where it is not known. */
  readonly readShare?: Explained<number>;
  readonly writeShare?: Explained<number>;
  /** Whether DynamoDB can spread the load by splitting the partition. */
  readonly split: SplitForHeat;
  readonly problems: readonly Problem[];
}

/**
 * How many requests a second one item, one collection or one partition of an index bears before they throttle, and
 * whether splitting for heat can help.
 *
 * @param load - What is hot, the units that one read and one write of it consume, and requests a second.
 * @returns The most requests a second, the share that the stated rate takes, and what a split can do.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 * @example
 * heat({ of: 'item', readUnits: getItem(20_480, 'strong') }).mostReads.value // 600
 */
export function heat(load: Heat): HeatEstimate {
  const { readUnits, writeUnits, readsPerSecond, writesPerSecond, localIndexes = 0 } = load;
  const { amounts, problems } = checkAmounts({
    readUnits: readUnits ?? 0,
    writeUnits: writeUnits ?? 0,
    readsPerSecond: readsPerSecond ?? 0,
    writesPerSecond: writesPerSecond ?? 0,
  });
  const indexes = checkCounts({ localIndexes }, 0);
  const wrong = new Set(problems.flatMap(({ path }) => path));
  const known = (amount: keyof typeof amounts): boolean => load[amount] !== undefined && !wrong.has(amount);
  const [reads, writes] = [
    { limit: PARTITION_READS, units: amounts.readUnits },
    { limit: PARTITION_WRITES, units: amounts.writeUnits },
  ];
  return {
    ...(isPositive(amounts.readUnits) && { mostReads: mostRequests(reads) }),
    ...(isPositive(amounts.writeUnits) && { mostWrites: mostRequests(writes) }),
    ...(known('readUnits') &&
      known('readsPerSecond') && { readShare: shareOfPartition({ ...reads, rate: amounts.readsPerSecond }) }),
    ...(known('writeUnits') &&
      known('writesPerSecond') && { writeShare: shareOfPartition({ ...writes, rate: amounts.writesPerSecond }) }),
    split: splitForHeat({ ...load, localIndexes: valueOf(indexes.amounts.localIndexes) }),
    problems: [...problems, ...indexes.problems],
  };
}

const isPositive = (amount: Given<number>): boolean => valueOf(amount) > 0;

export const mostRequests: RuleFunction<{ limit: number; units: number }, number> = rule({
  id: 'heat.most-requests',
  says: 'What lies on one partition bears as many requests a second as its budget pays for.',
  formula: '⌊limit ÷ units⌋',
  unit: 'requests a second',
  basis: 'documented',
  source: TABLE_DOCS.partitionKeys,
  compute: ({ limit, units }) => Math.floor(limit / units),
});

export const shareOfPartition: RuleFunction<{ rate: number; units: number; limit: number }, number> = rule({
  id: 'heat.share',
  says: 'A rate of requests takes this share of the budget of one partition; above 1 it throttles.',
  formula: 'rate × units ÷ limit',
  unit: 'of a partition',
  basis: 'inferred',
  source: TABLE_DOCS.adaptiveCapacity,
  evidence: 'Follows from the documented budget of a partition; where AWS places items it does not publish.',
  compute: ({ rate, units, limit }) => (rate * units) / limit,
});
