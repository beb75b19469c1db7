/** How often something happens: on average, by the second or by the month, and at the peak. */
export interface Rate {
  readonly perSecond?: number;
  readonly perMonth?: number;
  /** The average unless told. */
  readonly peakPerSecond?: number;
}

/** Items by the name of their entity. */
export type ItemCounts = Readonly<Record<string, number>>;

interface Named {
  readonly name: string;
  readonly rate: Rate;
  /** The share of the calls that go to the hottest item, or for a Query to the hottest collection, between 0 and 1. */
  readonly hottestShare?: number;
}

/** One access pattern of the application. */
export type Pattern = ReadPattern | WritePattern;

/** An access pattern that reads. */
export type ReadPattern =
  | (Named & {
      readonly operation: 'getItem';
      readonly entity: string;
      readonly consistency?: 'eventual' | 'strong';
    })
  | (Named & {
      readonly operation: 'batchGetItem';
      readonly items: ItemCounts;
      readonly consistency?: 'eventual' | 'strong';
    })
  | (Named & { readonly operation: 'transactGetItems'; readonly items: ItemCounts })
  | QueryPattern
  | ScanPattern;

/** A Query, read to its end. */
export type QueryPattern = Named & {
  readonly operation: 'query';
  /** For the reader: `pk = TENANT#1 AND begins_with(sk, USER#)`. */
  readonly keyCondition?: string;
  /** What the key condition matches, before any filter. */
  readonly items: ItemCounts;
  readonly index?: string;
  readonly consistency?: 'eventual' | 'strong';
  /** Items of a page. What one page holds takes one request; more is read until DynamoDB offers no next page. */
  readonly limit?: number;
  /** `all` fetches whole items for the entries of a local index. */
  readonly attributes?: 'projected' | 'all';
};

/** A Scan of everything that the table or the index holds. */
export type ScanPattern = Named & {
  readonly operation: 'scan';
  readonly index?: string;
  readonly consistency?: 'eventual' | 'strong';
  readonly limit?: number;
  readonly segments?: number;
};

/** What one write does. */
export type WriteAction =
  | {
      readonly operation: 'putItem';
      readonly entity: string;
      /** Whether there is an item of the entity before; there is none unless told. */
      readonly replaces?: 'nothing' | 'item';
      readonly changes?: readonly string[];
    }
  | {
      readonly operation: 'updateItem';
      readonly entity: string;
      /** The attributes that get another value: they decide which indexes are written. */
      readonly changes?: readonly string[];
      /** Indexes in which the item has an entry only afterwards. */
      readonly enters?: readonly string[];
      /** Indexes in which the item has an entry only before. */
      readonly leaves?: readonly string[];
    }
  | { readonly operation: 'deleteItem'; readonly entity: string };

/** An action of a transaction. */
export type TransactionAction = WriteAction | { readonly operation: 'conditionCheck'; readonly entity: string };

/** The share of calls whose condition fails, between 0 and 1; none unless told. */
interface Conditional {
  readonly failedConditions?: number;
}

/** An access pattern that writes. */
export type WritePattern =
  | (Named & Conditional & WriteAction)
  | (Named & { readonly operation: 'batchWriteItem'; readonly puts?: ItemCounts; readonly deletes?: ItemCounts })
  | (Named & Conditional & { readonly operation: 'transactWriteItems'; readonly actions: readonly TransactionAction[] })
  | (Named & { readonly operation: 'deleteByTimeToLive'; readonly entity: string });
