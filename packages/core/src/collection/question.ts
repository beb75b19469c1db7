import type { CapacityMode } from '../facts/partitions.ts';
import type { Item } from '../item/attribute-value.ts';
import type { Table } from '../item/table.ts';
import type { Bytes } from '../units.ts';
import type { KeyCondition } from './key-condition.ts';
import type { PagedConsistency, PagedReadEstimate } from './paged-read.ts';
import type { Run } from './run.ts';

/** One kind of item under a partition key, told by the prefix of its sort key. */
export interface Entity {
  /** What its sort keys begin with: `USER#`. */
  readonly prefix: string;
  /** How many of it stand in each partition. */
  readonly perPartition: number;
  /** Their average size. */
  readonly bytes: Bytes;
}

/** A question to a table that is described: which items of one partition begin with a prefix? */
export interface DescribedQuestion {
  readonly entities: readonly Entity[];
  /** How many partition keys the table has, each with all of the entities. */
  readonly partitions: number;
  /** What the sort key has to begin with. */
  readonly prefix: string;
  readonly consistency: PagedConsistency;
  /** What a Query on a global index would read for the same answer, if there is such an index. */
  readonly index?: readonly Run[];
  readonly limit?: number;
  readonly mode?: CapacityMode;
}

/** A question to real items: which of them does a key condition match? */
export interface ItemsQuestion {
  readonly items: readonly Item[];
  readonly table: Table;
  readonly keyCondition: KeyCondition;
  readonly consistency: PagedConsistency;
  /** An index that answers the same question, and how it is asked. */
  readonly index?: { readonly name: string; readonly keyCondition: KeyCondition };
  readonly limit?: number;
  readonly mode?: CapacityMode;
}

/** The ways to answer a question, each with all that it reads. */
export interface Ways {
  /** A Query with the condition on the sort key. */
  readonly query: PagedReadEstimate;
  /** A Query of the whole partition, filtered. */
  readonly partitionQuery: PagedReadEstimate;
  /** A Scan of the whole table, filtered. */
  readonly scan: PagedReadEstimate;
  /** A Query on an index. */
  readonly indexQuery?: PagedReadEstimate;
}
