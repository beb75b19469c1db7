import type { ReadQuestion } from './reads.ts';

/** A tenant's members among everything that stands under the tenants. */
export const TENANT_QUESTION: ReadQuestion = {
  entities: [
    { prefix: 'EVENT#', perPartition: 5_000, bytes: 1_024 },
    { prefix: 'USER#', perPartition: 200, bytes: 2_048 },
  ],
  partitions: 100,
  prefix: 'USER#',
  limit: undefined,
  consistency: 'eventual',
  callsPerMonth: 1_000_000,
};
