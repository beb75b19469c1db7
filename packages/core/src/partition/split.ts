import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { PARTITION_SIZE } from '../facts/partitions.ts';
import { ITEM_STORAGE_OVERHEAD } from '../facts/sizes.ts';
import type { Problem } from '../problem.ts';
import type { Bytes } from '../units.ts';
import { checkAmounts, checkCounts } from './amount.ts';

/** What fills a partition, or the collection of one key on a table with a local index. */
export interface Filling {
  /** How many items there are. */
  readonly items: number;
  /** Their average size, as capacity counts it: storage adds 100 bytes to each. */
  readonly itemBytes: Given<Bytes>;
  /** How many partitions share them evenly; 1 unless told. */
  readonly partitions?: number;
  /** How many items are added each day. */
  readonly itemsPerDay?: number;
}

/** How far the next split is. */
export interface SplitForecast {
  /** How many items of that size the partitions hold. */
  readonly capacity: Explained<number>;
  readonly itemsLeft: Explained<number>;
  /** Undefined where nothing is said to grow. */
  readonly daysLeft?: Explained<number>;
  readonly problems: readonly Problem[];
}

/**
 * How many more items, and days at a rate of growth, until partitions reach 10 GB: where DynamoDB splits them, or, for
 * one key of a table with a local index, where it refuses to write.
 *
 * @param filling - Number of items, their average size in bytes, how many partitions share them, items a day.
 * @returns Items that fit, items left, days left.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.Partitions.html
 * @example
 * nextSplit({ items: 0, itemBytes: 1_000 }).itemsLeft.value // 9761289
 */
export function nextSplit({ items, itemBytes, partitions = 1, itemsPerDay }: Filling): SplitForecast {
  const { amounts, problems: found } = checkAmounts({ itemBytes, itemsPerDay: itemsPerDay ?? 0 });
  const stored = checkCounts({ items }, 0);
  const shared = checkCounts({ partitions }, 1);
  const problems = [...stored.problems, ...shared.problems, ...found];
  const each = itemsInPartition({
    limit: PARTITION_SIZE,
    size: amounts.itemBytes,
    overhead: ITEM_STORAGE_OVERHEAD,
  });
  const capacity = itemsInPartitions({ each, partitions: shared.amounts.partitions });
  const itemsLeft = itemsUntilFull({ capacity, items: stored.amounts.items });
  const grows = itemsPerDay !== undefined && itemsPerDay > 0 && problems.length === 0;
  return {
    capacity,
    itemsLeft,
    ...(grows && { daysLeft: daysUntilFull({ left: itemsLeft, itemsPerDay }) }),
    problems,
  };
}

export const itemsInPartition: RuleFunction<{ limit: Bytes; size: Bytes; overhead: Bytes }, number> = rule({
  id: 'split.items-in-partition',
  says: 'A partition holds as many items as fit into 10 GB, each with its storage overhead.',
  formula: '⌊limit ÷ (size + overhead)⌋',
  unit: 'items',
  basis: 'inferred',
  source: TABLE_DOCS.partitions,
  evidence:
    'AWS states the 10 GB and the overhead of stored items, but not whether it splits a partition only when it is full.',
  compute: ({ limit, size, overhead }) => Math.floor(limit / (size + overhead)),
});

export const itemsInPartitions: RuleFunction<{ each: number; partitions: number }, number> = rule({
  id: 'split.items-in-partitions',
  says: 'Items are taken to be spread evenly over the partitions.',
  formula: 'each × partitions',
  unit: 'items',
  basis: 'assumed',
  source: TABLE_DOCS.partitions,
  evidence:
    'A hash of the partition key spreads items about evenly where there are many keys; a large collection may fill its partition first.',
  compute: ({ each, partitions }) => each * partitions,
});

export const itemsUntilFull: RuleFunction<{ capacity: number; items: number }, number> = rule({
  id: 'split.items-left',
  says: 'What is left is what the partitions hold less what they have.',
  formula: 'max(0, capacity − items)',
  unit: 'items',
  basis: 'inferred',
  source: TABLE_DOCS.partitions,
  evidence: 'AWS does not publish how full a partition is when it is split.',
  compute: ({ capacity, items }) => Math.max(0, capacity - items),
});

export const daysUntilFull: RuleFunction<{ left: number; itemsPerDay: number }, number> = rule({
  id: 'split.days-left',
  says: 'The growth is taken to stay as it is; the day on which the last item fits is counted.',
  formula: '⌊left ÷ itemsPerDay⌋',
  unit: 'days',
  basis: 'assumed',
  source: TABLE_DOCS.partitions,
  evidence: 'The rate is the one given.',
  compute: ({ left, itemsPerDay }) => Math.floor(left / itemsPerDay),
});
