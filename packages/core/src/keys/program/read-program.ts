import type { AttributeValue, Item } from '../../item/attribute-value.ts';
import type { QueryExpressions } from '../write-query.ts';

/** The expressions of a GetItem or a Scan, where it has any. */
export type ReadExpressions = Partial<QueryExpressions>;

/** A read of a table as a program carries it out, page by page to the end. */
export interface ReadProgram {
  /** What it reads, in a few words: they become its comment and the name of its function. */
  readonly title: string;
  readonly tableName: string;
  readonly operation: 'getItem' | 'query' | 'scan';
  /** The key of the one item; for `getItem` alone. */
  readonly key?: Item;
  readonly expressions?: ReadExpressions;
  readonly consistency?: 'eventual' | 'strong';
  /** Whether sort keys rise or fall; they rise unless told. */
  readonly direction?: 'ascending' | 'descending';
  /** The most items that are wanted; all unless told. */
  readonly limit?: number;
  /** Where a partition key is sharded: its placeholder, the value of each shard, and the sort key to merge by. */
  readonly shards?: {
    readonly placeholder: string;
    readonly values: readonly AttributeValue[];
    readonly mergeBy?: string;
  };
}
