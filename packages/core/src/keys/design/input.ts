import type { Rate } from '../../workload/pattern.ts';

/** How the values of an attribute are written, which decides how they stand in a key. */
export type DesignType = 'text' | 'number' | 'date' | 'time' | 'ulid' | 'uuid' | 'flag';

/** An attribute of an entity. */
export interface DesignAttribute {
  /** `date` is 2026-06-30, `time` is 2026-06-23T09:12:00Z; text unless told. */
  readonly type?: DesignType;
  /** How many digits a number has at most; 10 unless told. */
  readonly digits?: number;
  /** Every value that it takes, where they are few. */
  readonly values?: readonly string[];
  /** How many values it takes, where they are many. */
  readonly distinct?: number;
  /** The share of reads and writes that concern its most frequent value, between 0 and 1. */
  readonly largestShare?: number;
  /** The length of its text in bytes. */
  readonly bytes?: number;
}

/** A kind of item. */
export interface DesignEntity {
  /** The word before its identifier in keys; its name in capitals unless told. */
  readonly prefix?: string;
  /** The attributes that tell it from its siblings, in the order in which they sort. */
  readonly identifier: string | readonly string[];
  /** The entity that it belongs to. */
  readonly parent?: string;
  readonly attributes: Readonly<Record<string, DesignAttribute>>;
  /** How many there are for each parent; in all, where there is no parent. */
  readonly count: number;
  /** The size of one, keys and names included; that of its example unless told. */
  readonly bytes?: number;
}

/** A read of one item, or of a list. */
export interface DesignRead {
  readonly name: string;
  readonly operation: 'read';
  readonly entity: string;
  /** The attributes whose values the caller knows; the identifiers of ancestors are among those of an entity. */
  readonly by: readonly string[];
  /** The attribute by which the list is sorted, or of which a range is read. */
  readonly orderBy?: string;
  readonly direction?: 'ascending' | 'descending';
  /** How many items are wanted at most: the newest 20. */
  readonly limit?: number;
  /** How many items match; what the counts tell unless given. */
  readonly items?: number;
  /** The attributes that are returned; all unless told. */
  readonly attributes?: readonly string[];
  readonly consistency?: 'eventual' | 'strong';
  readonly rate: Rate;
}

/** A write of one item. */
export interface DesignWrite {
  readonly name: string;
  readonly operation: 'putItem' | 'updateItem' | 'deleteItem';
  readonly entity: string;
  /** The attributes that an update changes; any of them unless told. */
  readonly changes?: readonly string[];
  readonly rate: Rate;
}

export type DesignPattern = DesignRead | DesignWrite;

/**
 * Entities and access patterns: what a table is designed from.
 *
 * @example
 * const input: DesignInput = {
 *   entities: { User: { identifier: 'userId', attributes: { email: {} }, count: 1_000 } },
 *   patterns: [{ name: 'user by email', operation: 'read', entity: 'User', by: ['email'], rate: { perSecond: 5 } }],
 * };
 */
export interface DesignInput {
  /** The name of the table. */
  readonly name?: string;
  /** `us-east-1` unless told. */
  readonly region?: string;
  /** What stands between the parts of a key; `#` unless told. */
  readonly delimiter?: string;
  readonly entities: Readonly<Record<string, DesignEntity>>;
  readonly patterns: readonly DesignPattern[];
}
