import type { ReadQuestion } from './reads.ts';

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
