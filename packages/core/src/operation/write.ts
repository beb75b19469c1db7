import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { WriteMode } from '../facts/throughput.ts';
import type { Item } from '../item/attribute-value.ts';
import type { Table } from '../item/table.ts';
import type { Problem } from '../problem.ts';
import type { WriteUnits } from '../units.ts';
import { indexChanges, unchangedIndexes, type Written } from './index-changes.ts';
import { FAILED_CONDITION, indexWrite, type IndexChange } from './index-write.ts';
import type { ItemOrSize } from './size-of.ts';
import { itemWrite } from './table-write.ts';
import { totalWriteUnits } from './total.ts';
import { checkSameKey, checkWrittenKeys, checkWrittenSize } from './write-limits.ts';
import type { ConditionOutcome } from './written-size.ts';

/** What a write may tell besides its items. */
interface WriteTarget {
  readonly condition?: ConditionOutcome;
  /** The table with its indexes, whose writes follow from the items before and after. */
  readonly table?: Table | undefined;
  /** By name, what the write does to an index: where items are not at hand, or to overrule what follows from them. */
  readonly indexes?: Readonly<Record<string, IndexChange>>;
}

/** A PutItem: the item that is there before, if any, and the one that is put in its place. */
export interface Put extends WriteTarget {
  readonly before?: ItemOrSize | undefined;
  readonly after: ItemOrSize;
}

/** An UpdateItem: the whole item before, if there is one, and the whole item after. */
export interface Update extends WriteTarget {
  readonly before?: ItemOrSize | undefined;
  readonly after: ItemOrSize;
}

/** A DeleteItem: the item that is there, if any. */
export interface Delete extends WriteTarget {
  readonly before?: ItemOrSize | undefined;
  /** The key, where no item is at hand: to see whether a request names it twice. */
  readonly key?: Item;
}

/** What a write consumes: on the table and on each index apart. */
export interface WriteEstimate {
  readonly table: Explained<WriteUnits>;
  /** Units by the name of the index, local ones included. */
  readonly indexes: Readonly<Record<string, Explained<WriteUnits>>>;
  /** What the table's own capacity bears: the table and its local indexes. A global index has capacity of its own. */
  readonly tableCapacity: Explained<WriteUnits>;
  /** The table's units and those of all indexes. */
  readonly total: Explained<WriteUnits>;
  readonly problems: readonly Problem[];
}

/**
 * What PutItem consumes: as much as the larger of the item it replaces and the item it puts.
 *
 * @param put - The item before, if any, and the item after, as items or as sizes in bytes; whether a condition
 * fails; the table, or what the write does to each index.
 * @returns Write units of the table and of each index.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * putItem({ before: 3_023, after: 18 }).table.value // 3
 */
export function putItem(put: Put): WriteEstimate {
  return estimateWrite(put, 'standard');
}

/**
 * What UpdateItem consumes: the whole item counts, before and after, however little of it changes.
 *
 * @param update - The whole item before, if any, and after, as items or as sizes in bytes; whether a condition
 * fails; the table, or what the write does to each index.
 * @returns Write units of the table and of each index.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * updateItem({ before: 1_000, after: 1_100 }).table.value // 2
 */
export function updateItem(update: Update): WriteEstimate {
  return estimateWrite(update, 'standard');
}

/**
 * What DeleteItem consumes: as much as the item that it deletes, and one unit where there is none.
 *
 * @param deletion - The item that is there, if any, as an item or as a size in bytes; whether a condition
 * fails; the table, or what the write does to each index.
 * @returns Write units of the table and of each index.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * deleteItem({}).table.value // 1
 */
export function deleteItem(deletion: Delete): WriteEstimate {
  return estimateWrite(deletion, 'standard');
}

/** A write of one item, alone or as an action of a transaction. */
export function estimateWrite(write: Written & WriteTarget, mode: WriteMode): WriteEstimate {
  const { after, condition = 'holds' } = write;
  const table = itemWrite(write, mode);
  const { changes, problems } = condition === 'fails' ? unchangedIndexes(write) : indexChanges(write);
  const indexes = Object.fromEntries(
    [...changes].map(([name, change]) => [name, condition === 'fails' ? FAILED_CONDITION : indexWrite(change, mode)]),
  );
  const local = [...changes].filter(([, { kind }]) => kind === 'local').map(([name]) => name);
  return {
    table,
    indexes,
    tableCapacity: drawnFromTable(table, Object.values(pick(indexes, local))),
    total: totalWriteUnits([table, ...Object.values(indexes)]),
    problems: [...problems, ...checkWrittenKeys(write), ...checkSameKey(write), ...checkWrittenSize(after, changes)],
  };
}

/** What the table's capacity bears, with its local indexes if there are any. */
export function drawnFromTable(
  table: Explained<WriteUnits>,
  localIndexes: readonly Explained<WriteUnits>[],
): Explained<WriteUnits> {
  return localIndexes.length === 0 ? table : tableCapacity({ parts: [table, ...localIndexes] });
}

const pick = <T>(record: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

export const tableCapacity: RuleFunction<{ parts: readonly WriteUnits[] }, WriteUnits> = rule({
  id: 'write.table-capacity',
  says: 'Writes to local indexes draw on the capacity of their table; a global index has capacity of its own.',
  formula: 'sum(parts)',
  unit: 'write units',
  basis: 'documented',
  source: TABLE_DOCS.localIndexes,
  compute: ({ parts }) => parts.reduce((sum, each) => sum + each, 0),
});
