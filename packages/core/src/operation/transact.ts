import type { Explained, Given } from '../explain.ts';
import { READ_BLOCK, READ_RATE } from '../facts/throughput.ts';
import type { Problem } from '../problem.ts';
import type { Bytes, ReadUnits, WriteUnits } from '../units.ts';
import { getItem, readBlocks, readUnits } from './read.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';
import { totalReadUnits, totalWriteUnits } from './total.ts';
import { tableWrite, writtenSize, type Delete, type Put, type Update, type WriteEstimate } from './write.ts';

/** A ConditionCheck: the item that it looks at, if there is one. */
export interface ConditionCheck {
  readonly item?: ItemOrSize;
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

/** What a transaction consumes: each action apart, and together. */
export interface TransactWriteEstimate {
  readonly actions: readonly WriteEstimate[];
  readonly total: Explained<WriteUnits>;
  readonly problems: readonly Problem[];
}

/**
 * What TransactGetItems consumes: two units for every 4 KB of each item, and two for a missing one. A transaction that
 * is cancelled consumes the same.
 *
 * @param sizes - The size of each item in bytes; `missing` for a key that holds none.
 * @returns Read units of each item and of all.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html
 * @example
 * transactGetItems([10_240, 'missing']).total.value // 8
 */
export function transactGetItems(sizes: readonly (Given<Bytes> | 'missing')[]): ReadEstimate {
  const items = sizes.map((size) => getItem(size, 'transactional'));
  return { items, total: totalReadUnits(items), problems: [] };
}

/**
 * What TransactWriteItems consumes: each action rounded by itself and doubled. A transaction that is cancelled, by a
 * condition or by a conflict, consumes the same.
 *
 * @param actions - Puts, updates, deletes and condition checks with the items, or sizes in bytes, before and after.
 * @returns Write units of each action and of all.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html
 * @example
 * transactWriteItems([{ operation: 'putItem', after: 1_638 }, { operation: 'conditionCheck' }]).total.value // 6
 */
export function transactWriteItems(actions: readonly TransactWriteAction[]): TransactWriteEstimate {
  const estimates = actions.map((action) => tableWrite(actionSize(action), 'transactional'));
  return { actions: estimates, total: totalWriteUnits(estimates.map((each) => each.total)), problems: [] };
}

/**
 * What a ConditionCheck in a transaction consumes: write units, although it writes nothing.
 *
 * @param item - The item that it looks at, or its size in bytes; nothing for a key that holds none.
 * @returns Write units: 2 for every 1 KB begun.
 * @throws RangeError when the size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * conditionCheck(3_023).value // 6
 */
export function conditionCheck(item?: ItemOrSize): Explained<WriteUnits> {
  return tableWrite(item === undefined ? 0 : sizeOf('item', item), 'transactional').table;
}

/**
 * What a TransactWriteItems consumes when it is sent again with the same ClientRequestToken within 10 minutes of
 * having succeeded: nothing is written, and every item is read.
 *
 * @param actions - The actions as they were sent first.
 * @returns Read units: 2 for every 4 KB of the larger of each item before and after.
 * @throws RangeError when a size is not a whole number of bytes.
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

function actionSize(action: TransactWriteAction): Given<Bytes> {
  if (action.operation === 'conditionCheck') return action.item === undefined ? 0 : sizeOf('item', action.item);
  const { condition = 'holds', before } = action;
  return action.operation === 'deleteItem'
    ? writtenSize(condition, before)
    : writtenSize(condition, before, action.after);
}
