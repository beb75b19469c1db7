import {
  bytesInPartitions,
  getItem,
  heat,
  indexWrite,
  nextSplit,
  onDemandReach,
  partitionsFor,
  query,
  type Bytes,
  type CapacityMode,
  type Explained,
  type HeatEstimate,
  type HeatTarget,
  type OnDemandReach,
  type PartitionEstimate,
  type ReadUnits,
  type SplitForecast,
  type WriteUnits,
} from '@dynamometer/core';

/** What is asked of the partitions of a table. */
export interface PartitionQuestion {
  readonly mode: CapacityMode;
  readonly items: number;
  /** Their average size. */
  readonly itemBytes: Bytes;
  readonly itemsPerDay: number;
  /** Read units a second: provisioned, or the most so far. */
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Warm throughput; undefined where none is known. */
  readonly warmReads: number | undefined;
  readonly warmWrites: number | undefined;
  readonly hot: HotSpot;
  readonly localIndexes: number;
  /** The largest collection, where local indexes keep it on one partition. */
  readonly collection: {
    readonly items: number;
    /** Of an item with its entries in the local indexes. */
    readonly itemBytes: Bytes;
    readonly itemsPerDay: number;
  };
}

/** The place that gets more requests than others. */
export interface HotSpot {
  readonly of: HeatTarget['of'];
  /** How many items a Query of it reads, and their average size. */
  readonly readItems: number;
  readonly readBytes: Bytes;
  readonly consistency: 'eventual' | 'strong';
  readonly readsPerSecond: number;
  readonly writeBytes: Bytes;
  readonly writesPerSecond: number;
  readonly sortKeys: 'spread' | 'rising';
}

/** How many partitions there are, and when there will be more. */
export interface Splits {
  readonly bytes: Explained<Bytes>;
  readonly partitions: PartitionEstimate;
  /** If there are as few partitions as there may be, and as many. */
  readonly forecast: { readonly low: SplitForecast; readonly high: SplitForecast };
  /** What an on-demand table takes at once. */
  readonly reach: OnDemandReach | undefined;
}

/** How many partitions a table has, and when they are split for size. */
export function splitsOf(question: PartitionQuestion): Splits {
  const { mode, items, itemBytes, itemsPerDay, readUnits, writeUnits } = question;
  const bytes = bytesInPartitions(items, itemBytes);
  const warm = {
    ...(question.warmReads !== undefined && { warmReads: question.warmReads }),
    ...(question.warmWrites !== undefined && { warmWrites: question.warmWrites }),
  };
  const partitions = partitionsFor({ bytes, readUnits, writeUnits, ...warm, mode });
  const forecast = (count: Explained<number>): SplitForecast =>
    nextSplit({ items, itemBytes, partitions: count.value, itemsPerDay });
  return {
    bytes,
    partitions,
    forecast: { low: forecast(partitions.low), high: forecast(partitions.high) },
    reach: mode === 'on-demand' ? onDemandReach({ peakReads: readUnits, peakWrites: writeUnits, ...warm }) : undefined,
  };
}

/** What one request to a hot spot consumes, and how many of them it bears. */
export interface Load extends HeatEstimate {
  readonly readUnits: Explained<ReadUnits>;
  readonly writeUnits: Explained<WriteUnits>;
}

/** How much of one partition the load on a hot spot takes. */
export function loadOf({ hot, localIndexes }: PartitionQuestion): Load {
  const { of, readsPerSecond, writesPerSecond, sortKeys, writeBytes } = hot;
  const readUnits = readOf(hot);
  const writeUnits = indexWrite({ after: writeBytes }, 'standard');
  const load = heat({ of, sortKeys, localIndexes, readUnits, writeUnits, readsPerSecond, writesPerSecond });
  return { ...load, readUnits, writeUnits };
}

function readOf({ of, readItems: count, readBytes: bytes, consistency }: HotSpot): Explained<ReadUnits> {
  if (of === 'item') return getItem(bytes, consistency);
  if (of === 'collection') return query({ runs: [{ count, bytes }], consistency }).units;
  // A global index is read eventually consistent only.
  return query({ runs: [{ count, bytes }], consistency: 'eventual', index: 'global' }).units;
}

/** When the largest collection of a table with local indexes is full. */
export function collectionLimit({ collection }: PartitionQuestion): SplitForecast {
  return nextSplit(collection);
}
