import type { ItemsIndex } from './read-items.ts';
import type { ReadQuestion } from './reads.ts';

/** An index on pasted items of which nothing has been said yet. */
export const NEW_INDEX: ItemsIndex = {
  partitionKey: undefined,
  sortKey: undefined,
  projection: 'ALL',
  include: '',
  partition: undefined,
  prefix: '',
};

/** A tenant's members among everything that stands under the tenants. */
export const TENANT_QUESTION: ReadQuestion = {
  source: 'entities',
  entities: [
    { prefix: 'EVENT#', perPartition: 5_000, bytes: 1_024 },
    { prefix: 'USER#', perPartition: 200, bytes: 2_048 },
  ],
  partitions: 100,
  index: undefined,
  items: { text: '', partitionKey: undefined, sortKey: undefined, partition: undefined, index: undefined },
  prefix: 'USER#',
  limit: undefined,
  consistency: 'eventual',
  percentKept: 100,
  callsPerMonth: 1_000_000,
};
