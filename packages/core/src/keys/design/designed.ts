import type { Explained } from '../../explain.ts';
import type { Item } from '../../item/attribute-value.ts';
import type { Projection, Table } from '../../item/table.ts';
import type { Dollars, Quantity } from '../../pricing/money.ts';
import type { Problem } from '../../problem.ts';
import type { Bytes } from '../../units.ts';
import type { Estimate } from '../../workload/estimate.ts';
import type { PatternEstimate } from '../../workload/estimate-pattern.ts';
import type { Load } from '../../workload/month.ts';
import type { Workload } from '../../workload/workload.ts';
import type { Choices } from './draft.ts';
import type { HotKey } from './hot-keys.ts';
import type { DesignInput } from './input.ts';

/** An entity in a design. */
export interface DesignedEntity {
  readonly name: string;
  /** Templates by the name of the key attribute: `pk`, `sk`, `gsi1pk`, … */
  readonly keys: Readonly<Record<string, string>>;
  /** What one of its items looks like. */
  readonly example: Item;
  readonly bytes: Bytes;
  /** How many there are. */
  readonly count: number;
}

/** A read and what answers it. */
export interface ServedRead {
  readonly name: string;
  readonly operation: 'getItem' | 'query' | 'scan';
  /** The index that answers it; the table where there is none. */
  readonly index?: string;
  /** How many Queries one call makes: one for each shard. */
  readonly shards: number;
  /** The key condition in templates: `pk = TENANT#{tenantId} and sk begins with USER#`. */
  readonly condition: string;
  /** What only a filter can use: it is read, paid for and thrown away. */
  readonly filtered: readonly string[];
  readonly itemsRead: number;
  readonly itemsReturned: number;
  /** Units and cost, from the estimate. */
  readonly estimate: PatternEstimate;
}

/** What an index costs. */
export interface IndexPrice {
  readonly index: string;
  readonly entities: readonly string[];
  readonly projection: Projection;
  /** Units of the month, reads and the writes that it adds. */
  readonly loads: readonly Load[];
  readonly bytes: Explained<Quantity>;
  /** Dollars a month: reads, writes and storage. */
  readonly cost: Explained<Dollars>;
}

/** One way to lay out the table, with all that follows: plain data, it survives `JSON.stringify`. */
export interface Design {
  readonly choices: Choices;
  /** Over how many shards index keys are spread, by the name of the index and then of the entity. */
  readonly shards: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly table: Table;
  readonly entities: readonly DesignedEntity[];
  readonly reads: readonly ServedRead[];
  readonly indexes: readonly IndexPrice[];
  readonly hotKeys: readonly HotKey[];
  /** The design as a workload, its own input with it: one document to keep, to share and to estimate. */
  readonly workload: Workload & { readonly design: DesignInput };
  readonly estimate: Estimate;
  /** What is wrong or doubtful with it. */
  readonly problems: readonly Problem[];
}
