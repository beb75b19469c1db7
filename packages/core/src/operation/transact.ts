import { valueOf, type Explained, type Given } from '../explain.ts';
import { TRANSACTION_BYTES, TRANSACTION_ITEMS } from '../facts/limits.ts';
import { READ_BLOCK, READ_RATE } from '../facts/throughput.ts';
import type { Item } from '../item/attribute-value.ts';
import type { Table } from '../item/table.ts';
import type { Problem } from '../problem.ts';
import type { Bytes, ReadUnits, WriteUnits } from '../units.ts';
import { isSize } from './index-changes.ts';
import { getItem, readBlocks, readUnits } from './read.ts';
import { checkRequest, type Requested, type RequestLimits } from './request-limits.ts';
import { totalOfWrites, type SeveralWritesEstimate } from './several-writes.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';
import { tableWrite } from './table-write.ts';
import { totalReadUnits } from './total.ts';
import { estimateWrite, type Delete, type Put, type Update, type WriteEstimate } from './write.ts';
import { writtenSize, type ConditionOutcome } from './written-size.ts';

/** A ConditionCheck: the item that it looks at, if there is one. */
export interface ConditionCheck {
  readonly item?: ItemOrSize | undefined;
  /** The key, where no item is at hand: to see whether a transaction names it twice. */
  readonly key?: Item;
  readonly table?: Table | undefined;
  /** When it fails, the transaction is cancelled and no index is written. */
  readonly condition?: ConditionOutcome;
}

/** One action of a TransactWriteItems. */
export type TransactWriteAction =
  | ({ readonly operation: 'putItem' } & Put)
  | ({ readonly operation: 'updateItem' } & Update)
  | ({ readonly operation: 'deleteItem' } & Delete)
  | ({ readonly operation: 'conditionCheck' } & ConditionCheck);

/** What a request that reads several items consumes. */
export interface ReadEstimate {
  /** Units of each item, in the order given. */
  readonly items: readonly Explained<ReadUnits>[];
  readonly total: Explained<ReadUnits>;
  readonly problems: readonly Problem[];
}

/**
 * What TransactGetItems consumes: two units for every 4 KB of each item, and two for a missing one. A transaction that
 * is cancelled consumes the same.
 *
 * @param reads - The item, or its size in bytes, behind each key; `missing` for a key that holds none.
 * @param table - The table, to see whether an item is asked for twice.
 * @returns Read units of each item and of all; more than 100 items or 4 MB is a problem.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html
 * @example
 * transactGetItems([10_240, 'missing']).total.value // 8
 */
export function transactGetItems(reads: readonly (ItemOrSize | 'missing')[], table?: Table): ReadEstimate {
  const sizes = reads.map((read) => (read === 'missing' ? read : sizeOf('reads', read)));
  const items = sizes.map((size) => getItem(size, 'transactional'));
  const requested = reads.map((read, index): Requested => {
    const size = sizes[index];
    const bytes = size === undefined || size === 'missing' ? 0 : valueOf(size);
    return { bytes, table, item: read === 'missing' || isSize(read) ? undefined : read };
  });
  return { items, total: totalReadUnits(items), problems: checkRequest(requested, TRANSACTION_LIMITS) };
}

/**
 * What TransactWriteItems consumes: each action rounded by itself and doubled on the table, but not on its indexes. A
 * transaction that is cancelled, by a condition or by a conflict, consumes the same on the table.
 *
 * @param actions - Puts, updates, deletes and condition checks with the items, or sizes in bytes, before and after; each may name its own table.
 * @param table - The table of the actions that name none.
 * @returns Write units of each action and of all; more than 100 actions, 4 MB or an item named twice is a problem.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html
 * @example
 * transactWriteItems([{ operation: 'putItem', after: 1_638 }, { operation: 'conditionCheck' }]).total.value // 6
 */
export function transactWriteItems(actions: readonly TransactWriteAction[], table?: Table): SeveralWritesEstimate {
  const cancelled = actions.some(({ condition }) => condition === 'fails');
  const targeted = actions.map((action) => ({ ...action, table: action.table ?? table }));
  const estimates = targeted.map((each) => ({
    table: each.table,
    estimate: estimateAction(cancelled ? { ...each, condition: 'fails' } : each),
  }));
  return totalOfWrites(estimates, checkRequest(targeted.map(requestedBy), TRANSACTION_LIMITS));
}

/**
 * What a ConditionCheck in a transaction consumes: write units, although it writes nothing.
 *
 * @param item - The item that it looks at, or its size in bytes; nothing for a key that holds none.
 * @returns Write units: 2 for every 1 KB begun.
 * @throws RangeError when the size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * conditionCheck(3_023).value // 6
 */
export function conditionCheck(item?: ItemOrSize): Explained<WriteUnits> {
  return tableWrite(item === undefined ? 0 : sizeOf('item', item), 'transactional');
}

/**
 * What a TransactWriteItems consumes when it is sent again with the same ClientRequestToken within 10 minutes of
 * having succeeded: nothing is written, and every item is read.
 *
 * @param actions - The actions as they were sent first.
 * @returns Read units: 2 for every 4 KB of the larger of each item before and after.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html
 * @example
 * replayTransactWriteItems([{ operation: 'putItem', before: 9_216, after: 18 }]).total.value // 6
 */
export function replayTransactWriteItems(actions: readonly TransactWriteAction[]): ReadEstimate {
  const items = actions.map((action) =>
    readUnits({
      blocks: readBlocks({ size: actionSize(action), block: READ_BLOCK }),
      rate: READ_RATE.transactional,
    }),
  );
  return { items, total: totalReadUnits(items), problems: [] };
}

function estimateAction(action: TransactWriteAction): WriteEstimate {
  if (action.operation !== 'conditionCheck') return estimateWrite(action, 'transactional');
  const table = conditionCheck(action.item);
  return { table, indexes: {}, tableCapacity: table, total: table, problems: [] };
}

/** The item that an action leaves, deletes or looks at: what counts towards the bytes of a transaction. */
function requestedBy(action: TransactWriteAction): Requested {
  const whole =
    action.operation === 'conditionCheck'
      ? action.item
      : action.operation === 'deleteItem'
        ? action.before
        : action.after;
  const key = 'key' in action ? action.key : undefined;
  return {
    bytes: whole === undefined ? 0 : valueOf(sizeOf('actions', whole)),
    table: action.table,
    item: isSize(whole) ? key : (whole ?? key),
  };
}

function actionSize(action: TransactWriteAction): Given<Bytes> {
  if (action.operation === 'conditionCheck') return action.item === undefined ? 0 : sizeOf('item', action.item);
  const { condition = 'holds', before } = action;
  return action.operation === 'deleteItem'
    ? writtenSize(condition, before)
    : writtenSize(condition, before, action.after);
}

export const TRANSACTION_LIMITS: RequestLimits = {
  many: {
    code: 'transaction.many-items',
    severity: 'error',
    says: 'The transaction names {count} items; at most {limit} are allowed. Split it, if it need not be one.',
    limit: TRANSACTION_ITEMS,
  },
  large: {
    code: 'transaction.large',
    severity: 'error',
    says: 'The items of the transaction have together {bytes} bytes; at most {limit} are allowed. Split it, if it need not be one.',
    limit: TRANSACTION_BYTES,
  },
};
