import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import { DOCS } from '../facts/docs.ts';
import { WRITE_BLOCK, WRITE_RATE, type WriteMode } from '../facts/throughput.ts';
import type { Problem } from '../problem.ts';
import type { Bytes, WriteUnits } from '../units.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';

/** Whether the ConditionExpression of a write holds. Without one it does. */
export type ConditionOutcome = 'holds' | 'fails';

/** A PutItem: the item that is there before, if any, and the one that is put in its place. */
export interface Put {
  readonly before?: ItemOrSize;
  readonly after: ItemOrSize;
  readonly condition?: ConditionOutcome;
}

/** An UpdateItem: the whole item before, if there is one, and the whole item after. */
export interface Update {
  readonly before?: ItemOrSize;
  readonly after: ItemOrSize;
  readonly condition?: ConditionOutcome;
}

/** A DeleteItem: the item that is there, if any. */
export interface Delete {
  readonly before?: ItemOrSize;
  readonly condition?: ConditionOutcome;
}

/** What a write consumes: on the table and on each index apart. */
export interface WriteEstimate {
  readonly table: Explained<WriteUnits>;
  /** Units by the name of the index; local indexes draw on the table's capacity, and are listed here all the same. */
  readonly indexes: Readonly<Record<string, Explained<WriteUnits>>>;
  /** The table's units and those of all indexes. */
  readonly total: Explained<WriteUnits>;
  readonly problems: readonly Problem[];
}

/**
 * What PutItem consumes: as much as the larger of the item it replaces and the item it puts.
 *
 * @param put - The item before, if any, and the item after, as items or as sizes in bytes; whether a condition fails.
 * @returns Write units.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * putItem({ before: 3_023, after: 18 }).table.value // 3
 */
export function putItem({ before, after, condition = 'holds' }: Put): WriteEstimate {
  return tableWrite(writtenSize(condition, before, after), 'standard');
}

/**
 * What UpdateItem consumes: the whole item counts, before and after, however little of it changes.
 *
 * @param update - The whole item before, if any, and after, as items or as sizes in bytes; whether a condition fails.
 * @returns Write units.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * updateItem({ before: 1_000, after: 1_100 }).table.value // 2
 */
export function updateItem({ before, after, condition = 'holds' }: Update): WriteEstimate {
  return tableWrite(writtenSize(condition, before, after), 'standard');
}

/**
 * What DeleteItem consumes: as much as the item that it deletes, and one unit where there is none.
 *
 * @param deletion - The item that is there, if any, as an item or as a size in bytes; whether a condition fails.
 * @returns Write units.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * deleteItem({}).table.value // 1
 */
export function deleteItem({ before, condition = 'holds' }: Delete): WriteEstimate {
  return tableWrite(writtenSize(condition, before), 'standard');
}

/** The table's part of a write of a size already chosen. */
export function tableWrite(size: Given<Bytes>, mode: WriteMode): WriteEstimate {
  const table = writeUnits({ blocks: writeBlocks({ size, block: WRITE_BLOCK }), rate: WRITE_RATE[mode] });
  return { table, indexes: {}, total: table, problems: [] };
}

/** The size that a write is charged for: the larger of what was there and what was to be there. */
export function writtenSize(condition: ConditionOutcome, before?: ItemOrSize, after?: ItemOrSize): Given<Bytes> {
  const sizes = {
    before: before === undefined ? 0 : sizeOf('before', before),
    after: after === undefined ? 0 : sizeOf('after', after),
  };
  if (condition === 'fails') return attemptedSize(sizes);
  if (before === undefined) return sizes.after;
  return after === undefined ? sizes.before : largerSize(sizes);
}

export const largerSize: RuleFunction<{ before: Bytes; after: Bytes }, Bytes> = rule({
  id: 'write.larger',
  says: 'A write is charged for the larger of the item before and the item after, whatever part of it changes.',
  formula: 'max(before, after)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ before, after }) => Math.max(before, after),
});

export const attemptedSize: RuleFunction<{ before: Bytes; after: Bytes }, Bytes> = rule({
  id: 'write.attempted',
  says: 'A write whose condition fails is charged all the same: for the larger of the stored item and the item attempted.',
  formula: 'max(before, after)',
  unit: 'bytes',
  basis: 'measured',
  source: DOCS.readsAndWrites,
  evidence:
    'The guide says that it is charged and gives one example; that both items count was measured on the service (dynoxide, eu-west-2, 2026).',
  compute: ({ before, after }) => Math.max(before, after),
});

export const writeBlocks: RuleFunction<{ size: Bytes; block: Bytes }, number> = rule({
  id: 'write.blocks',
  says: 'The size is rounded up to whole 1 KB blocks; even a write that touches no item costs one.',
  formula: 'max(1, ⌈size ÷ block⌉)',
  unit: 'blocks',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ size, block }) => Math.max(1, Math.ceil(size / block)),
});

export const writeUnits: RuleFunction<{ blocks: number; rate: number }, WriteUnits> = rule({
  id: 'write.units',
  says: 'Every block costs one write unit, two in a transaction.',
  formula: 'blocks × rate',
  unit: 'write units',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ blocks, rate }) => blocks * rate,
});
