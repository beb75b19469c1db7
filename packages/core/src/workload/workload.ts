import type { Table } from '../item/table.ts';
import type { TableClass } from '../pricing/charge.ts';
import type { Pattern, Rate } from './pattern.ts';

/**
 * A table, what is in it and how it is used: one plain JSON document, from which everything else follows.
 *
 * @example
 * const workload: Workload = {
 *   region: 'us-east-1',
 *   table: { partitionKey: { name: 'id', type: 'S' } },
 *   entities: { note: { count: 1_000, bytes: 500 } },
 *   patterns: [{ name: 'read a note', operation: 'getItem', entity: 'note', rate: { perSecond: 10 } }],
 * };
 */
export interface Workload {
  readonly name?: string;
  /** What it was designed from, kept with it; nothing of the estimate depends on it. */
  readonly design?: unknown;
  /** The Region's code, `us-east-1`; of a global table the one where reads are made. */
  readonly region: string;
  /** The other Regions of a global table. */
  readonly replicas?: readonly string[];
  readonly table: Table;
  readonly tableClass?: TableClass;
  readonly entities: Readonly<Record<string, StoredEntity>>;
  readonly patterns: readonly Pattern[];
  /** On demand unless told. */
  readonly capacity?: Capacity;
  /** A Database Savings Plan over all throughput. */
  readonly savingsPlan?: SavingsShares;
  /** Whether this table has the account's free tier to itself; it has not unless told. */
  readonly freeTier?: boolean;
  readonly backup?: BackupUse;
  readonly streams?: StreamUse;
  /** An increase of warm throughput, which AWS charges once. */
  readonly warmThroughput?: WarmThroughput;
  readonly billing?: Billing;
}

/** Items of one kind. */
export interface StoredEntity {
  /** How many there are when the bill begins. */
  readonly count: number;
  /** The size of one in bytes; or a sample instead. */
  readonly bytes?: number;
  /** One of them as pasted text or as JSON, from which size and index entries follow. */
  readonly sample?: string | Readonly<Record<string, unknown>>;
  /** Items that come on top each month. */
  readonly growthPerMonth?: number;
  /** By the name of an index, what it holds of these items. Indexes that a sample tells of may be left out. */
  readonly entries?: Readonly<Record<string, EntryUse>>;
}

/** What an index holds of an entity. */
export interface EntryUse {
  /** The size of an entry; that of the item where the index projects all, or what the sample gives. */
  readonly bytes?: number;
  /** The share of the items that have an entry, between 0 and 1; all unless told. */
  readonly share?: number;
}

/** How throughput is paid for. */
export type Capacity =
  | { readonly mode: 'on-demand' }
  | {
      readonly mode: 'provisioned';
      /** What is provisioned for: the peak all the time, or by auto scaling the average or the parts of a day. */
      readonly load?: 'peak' | 'average' | readonly number[];
      /** The share of the provisioned units that is meant to be in use: 1 for the peak, 0.7 for auto scaling. */
      readonly utilisation?: number;
      readonly reserved?: Reserved;
    };

/** Units reserved in the home Region. */
export interface Reserved {
  readonly years: 1 | 3;
  readonly readUnits?: number;
  readonly writeUnits?: number;
}

/** The shares that a savings plan takes off; what AWS says at most unless told. */
export interface SavingsShares {
  readonly onDemand?: number;
  readonly provisioned?: number;
}

/** Backup and data movement in the home Region. */
export interface BackupUse {
  readonly pointInTimeRecovery?: boolean;
  /** Full backups that are kept. */
  readonly onDemandBackups?: number;
  readonly restoresPerMonth?: number;
  readonly fullExportsPerMonth?: number;
  readonly incrementalExportGbPerMonth?: number;
  readonly importGbPerMonth?: number;
}

/** Who follows the changes of the table. */
export interface StreamUse {
  /** GetRecords calls that are paid for: not those of Lambda triggers and global tables. */
  readonly reads?: Rate;
  /** Whether changes are captured for Kinesis Data Streams. */
  readonly kinesis?: boolean;
}

/** Units above the present warm throughput. */
export interface WarmThroughput {
  readonly readUnits?: number;
  readonly writeUnits?: number;
}

/** What a month and a GB count as, and which month is billed. */
export interface Billing {
  /** 730 unless told. */
  readonly hoursPerMonth?: number;
  /** 2³⁰ unless told. */
  readonly bytesPerGb?: number;
  /** How many months from now the month begins, for the growth until then. */
  readonly monthsAhead?: number;
  readonly currency?: 'USD';
}
