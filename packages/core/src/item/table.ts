/** The types that a key attribute may have. */
export type KeyType = 'S' | 'N' | 'B';

/** An attribute that is part of a key, with its declared type. */
export interface KeyAttribute {
  readonly name: string;
  readonly type: KeyType;
}

/** Which attributes an index stores besides the keys: all, none, or those named. */
export type Projection = 'ALL' | 'KEYS_ONLY' | { readonly include: readonly string[] };

/** A global secondary index: keys of its own, up to four attributes for each half. */
export interface GlobalIndex {
  readonly partitionKey: readonly KeyAttribute[];
  readonly sortKey?: readonly KeyAttribute[];
  readonly projection: Projection;
}

/** A local secondary index: the table's partition key with another sort key. */
export interface LocalIndex {
  readonly sortKey: KeyAttribute;
  readonly projection: Projection;
}

/**
 * A table's keys and indexes.
 *
 * @example
 * const table: Table = {
 *   partitionKey: { name: 'pk', type: 'S' },
 *   sortKey: { name: 'sk', type: 'S' },
 *   globalIndexes: { gsi1: { partitionKey: [{ name: 'gsi1pk', type: 'S' }], projection: 'KEYS_ONLY' } },
 * };
 */
export interface Table {
  readonly name?: string;
  readonly partitionKey: KeyAttribute;
  readonly sortKey?: KeyAttribute;
  readonly globalIndexes?: Readonly<Record<string, GlobalIndex>>;
  readonly localIndexes?: Readonly<Record<string, LocalIndex>>;
}
