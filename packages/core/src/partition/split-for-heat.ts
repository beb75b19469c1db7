import type { Basis, Explained, Source } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { COLLECTION_LIMIT } from '../facts/tables.ts';
import type { Bytes } from '../units.ts';

/** What is hot. */
export interface HeatTarget {
  readonly of: 'item' | 'collection' | 'index partition';
  /** In which order the sort keys are asked for: all over, or rising (or falling) steadily, as times do. */
  readonly sortKeys?: 'spread' | 'rising';
  /** How many local indexes the table has; 0 unless told. */
  readonly localIndexes?: number;
}

/** Whether splitting a partition for heat can help, and why. */
export interface SplitForHeat {
  readonly helps: boolean;
  /** `split.reason`; translations are keyed by it. */
  readonly code: string;
  readonly says: string;
  readonly basis: Basis;
  readonly source: Source;
  /** The most bytes that the collection may hold, where it cannot be split. */
  readonly limit?: Explained<Bytes>;
}

/** Whether DynamoDB can spread a load by splitting the partition that it goes to. */
export function splitForHeat({ of, sortKeys = 'spread', localIndexes = 0 }: HeatTarget): SplitForHeat {
  if (of === 'item') return ONE_ITEM;
  if (of === 'collection' && localIndexes > 0) return LOCAL_INDEX;
  return sortKeys === 'rising' ? RISING : SPREAD;
}

const reason = (code: string, helps: boolean, says: string, source: Source): SplitForHeat => ({
  helps,
  code,
  says,
  basis: 'documented',
  source,
});

const ONE_ITEM: SplitForHeat = reason(
  'split.one-item',
  false,
  'A single item cannot be split: at best it gets a partition to itself. Spread the load over several items, or cache it.',
  TABLE_DOCS.adaptiveCapacity,
);

const LOCAL_INDEX: SplitForHeat = {
  ...reason(
    'split.local-index',
    false,
    'On a table with a local index all items of a partition key stay on one partition, and stop at 10 GB together. Use a global index instead.',
    TABLE_DOCS.localIndexes,
  ),
  limit: COLLECTION_LIMIT,
};

const RISING: SplitForHeat = reason(
  'split.rising',
  false,
  'Traffic that follows a rising or falling sort key always goes to the newest end, so a split does not divide it. Spread it over several partition keys.',
  TABLE_DOCS.adaptiveCapacity,
);

const SPREAD: SplitForHeat = reason(
  'split.spread',
  true,
  'Sustained load on different sort keys can be split over several partitions, each with the whole budget of one. It takes time, and AWS does not say when.',
  TABLE_DOCS.adaptiveCapacity,
);
