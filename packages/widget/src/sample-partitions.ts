import type { PartitionQuestion } from './partition-question.ts';

/** A hundred tenants, of which one is asked for its members more often than the others. */
export const TENANT_PARTITIONS: PartitionQuestion = {
  mode: 'on-demand',
  items: 520_000,
  itemBytes: 1_064,
  itemsPerDay: 50_000,
  readUnits: 3_000,
  writeUnits: 500,
  warmReads: undefined,
  warmWrites: undefined,
  hot: {
    of: 'collection',
    readItems: 200,
    readBytes: 2_048,
    consistency: 'eventual',
    readsPerSecond: 40,
    writeBytes: 1_024,
    writesPerSecond: 50,
    sortKeys: 'spread',
  },
  localIndexes: 0,
  collection: { items: 2_000_000, itemBytes: 1_264, itemsPerDay: 10_000 },
};
