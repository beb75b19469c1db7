import type { Explained, Given } from '../explain.ts';
import { WRITE_BLOCK, WRITE_RATE, type WriteMode } from '../facts/throughput.ts';
import type { Bytes, WriteUnits } from '../units.ts';
import type { ItemOrSize } from './size-of.ts';
import { writeBlocks, writeUnits } from './write-units.ts';
import { writtenSize, type ConditionOutcome } from './written-size.ts';

/** A write of one item: what is there before, if anything, and what is there after, unless it is deleted. */
export interface ItemChange {
  readonly before?: ItemOrSize | undefined;
  readonly after?: ItemOrSize | undefined;
  readonly condition?: ConditionOutcome;
}

/**
 * What a put, an update or a delete consumes on the table alone: for a page that knows nothing of indexes and need not
 * load what does.
 *
 * @param change - The item before, if any, and after, unless it is deleted, as items or as sizes in bytes; whether a
 * condition fails.
 * @param mode - `transactional` for one action of TransactWriteItems.
 * @returns Write units: 1 or 2 for every 1 KB begun of the larger item.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * itemWrite({ before: 3_023, after: 18 }, 'transactional').value // 6
 */
export function itemWrite({ before, after, condition = 'holds' }: ItemChange, mode: WriteMode): Explained<WriteUnits> {
  return tableWrite(writtenSize(condition, before, after), mode);
}

/** The table's part of a write of a size already chosen. */
export function tableWrite(size: Given<Bytes>, mode: WriteMode): Explained<WriteUnits> {
  return writeUnits({ blocks: writeBlocks({ size, block: WRITE_BLOCK }), rate: WRITE_RATE[mode] });
}
