import { fact, type Explained } from '../explain.ts';
import type { Bytes } from '../units.ts';
import * as TABLE_DOCS from './table-docs.ts';

/** How a table is billed and scaled: capacity set in advance, or whatever comes. */
export type CapacityMode = 'provisioned' | 'on-demand';

export const PARTITION_SIZE: Explained<Bytes> = fact({
  id: 'partition.size',
  says: 'A partition holds up to 10 GB.',
  value: 10_737_418_240,
  unit: 'bytes',
  basis: 'documented',
  source: TABLE_DOCS.partitions,
});

export const PARTITION_READS: Explained<number> = fact({
  id: 'partition.reads',
  says: 'A partition serves up to 3,000 read units a second.',
  value: 3_000,
  unit: 'read units a second',
  basis: 'documented',
  source: TABLE_DOCS.partitionKeys,
});

export const PARTITION_WRITES: Explained<number> = fact({
  id: 'partition.writes',
  says: 'A partition serves up to 1,000 write units a second.',
  value: 1_000,
  unit: 'write units a second',
  basis: 'documented',
  source: TABLE_DOCS.partitionKeys,
});

export const NEW_TABLE_READS: Explained<number> = fact({
  id: 'on-demand.new-table-reads',
  says: 'A new on-demand table sustains 12,000 read units a second.',
  value: 12_000,
  unit: 'read units a second',
  basis: 'documented',
  source: TABLE_DOCS.onDemand,
});

export const NEW_TABLE_WRITES: Explained<number> = fact({
  id: 'on-demand.new-table-writes',
  says: 'A new on-demand table sustains 4,000 write units a second.',
  value: 4_000,
  unit: 'write units a second',
  basis: 'documented',
  source: TABLE_DOCS.onDemand,
});

export const PEAK_FACTOR: Explained<number> = fact({
  id: 'on-demand.peak-factor',
  says: 'An on-demand table takes up to twice its previous peak at once; a rise beyond that is safe over 30 minutes.',
  value: 2,
  unit: 'times the previous peak',
  basis: 'documented',
  source: TABLE_DOCS.onDemand,
});

export const NEW_TABLE_PARTITIONS: Explained<number> = fact({
  id: 'on-demand.new-table-partitions',
  says: 'A new on-demand table has four partitions.',
  value: 4,
  unit: 'partitions',
  basis: 'inferred',
  source: TABLE_DOCS.onDemand,
  evidence:
    'A Scan of a one-item on-demand table was measured to cost four minimums (ScyllaDB’s test suite; Stack Overflow 70121087), and 4,000 writes and 12,000 reads a second are what four partitions serve.',
});
