import { fact, rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { WRITE_BLOCK, WRITE_RATE, type WriteMode } from '../facts/throughput.ts';
import type { Bytes, WriteUnits } from '../units.ts';
import { wholeBytes } from './whole-bytes.ts';
import { writeBlocks, writeUnits } from './write-units.ts';

/** What a write does to an entry that is there before and after: nothing, a change in place, or a move to another key. */
export type EntryChange = 'none' | 'entry' | 'key';

/** One index's part of a write: the size of its entry before and after, each absent where there is no entry. */
export interface IndexChange {
  readonly before?: Given<Bytes> | undefined;
  readonly after?: Given<Bytes> | undefined;
  /** What happens to an entry that is there before and after; `entry` unless told. */
  readonly change?: EntryChange;
  /** A local index draws on the table's capacity; `global` unless told. */
  readonly kind?: 'global' | 'local';
}

/**
 * What a write consumes on one index: nothing, one write or two, by what becomes of the entry.
 *
 * @param change - The entry's size in bytes before and after, and what happens to it.
 * @param mode - Whether the write is part of a transaction; its index writes are not doubled.
 * @returns Write units on that index.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 * @example
 * indexWrite({ before: 1_000, after: 1_000, change: 'key' }, 'standard').value // 2
 */
export function indexWrite({ before, after, change = 'entry' }: IndexChange, mode: WriteMode): Explained<WriteUnits> {
  const removed = before === undefined ? undefined : wholeBytes('before', before);
  const added = after === undefined ? undefined : wholeBytes('after', after);
  if (removed === undefined) return added === undefined ? NO_ENTRY : entryWrite(added, mode);
  if (added === undefined) return entryWrite(removed, mode);
  if (change === 'none') return SAME_ENTRY;
  if (change === 'entry') return entryWrite(largerEntry({ before: removed, after: added }), mode);
  return movedEntry({ removed: entryWrite(removed, mode), added: entryWrite(added, mode) });
}

function entryWrite(size: Given<Bytes>, mode: WriteMode): Explained<WriteUnits> {
  const rate = mode === 'standard' ? WRITE_RATE.standard : INDEX_RATE_IN_TRANSACTION;
  return writeUnits({ blocks: writeBlocks({ size, block: WRITE_BLOCK }), rate });
}

const free = (id: string, says: string): Explained<WriteUnits> =>
  fact({ id, says, value: 0, unit: 'write units', basis: 'documented', source: TABLE_DOCS.globalIndexes });

export const NO_ENTRY: Explained<WriteUnits> = free(
  'index.no-entry',
  'An index that holds no entry of the item, before or after, is not written.',
);

export const SAME_ENTRY: Explained<WriteUnits> = free(
  'index.same-entry',
  'An entry whose keys and projected attributes stay the same is not written.',
);

export const FAILED_CONDITION: Explained<WriteUnits> = fact({
  id: 'index.failed-condition',
  says: 'A write whose condition fails changes no item, so no index is written.',
  value: 0,
  unit: 'write units',
  basis: 'inferred',
  source: DOCS.readsAndWrites,
  evidence: 'The guide charges a failed condition for the item alone and says nothing of indexes.',
});

export const INDEX_RATE_IN_TRANSACTION: Explained<number> = fact({
  id: 'index.rate-in-transaction',
  says: 'An index write costs one write unit for each block in a transaction too: only the table’s part is doubled.',
  value: 1,
  unit: 'write units a block',
  basis: 'measured',
  source: DOCS.transactions,
  evidence: 'Measured on the service by two parties, AWS’s agent toolkit and dynoxide (2026); the guide does not say.',
});

export const largerEntry: RuleFunction<{ before: Bytes; after: Bytes }, Bytes> = rule({
  id: 'index.larger',
  says: 'An entry that changes in place is one write, charged for the larger of the entry before and after.',
  formula: 'max(before, after)',
  unit: 'bytes',
  basis: 'measured',
  source: TABLE_DOCS.globalIndexes,
  evidence: 'An entry that shrinks from 3,017 to 18 bytes in place was measured to cost 3 (dynoxide, eu-west-2, 2026).',
  compute: ({ before, after }) => Math.max(before, after),
});

export const movedEntry: RuleFunction<{ removed: WriteUnits; added: WriteUnits }, WriteUnits> = rule({
  id: 'index.moved',
  says: 'A change of the index key takes the old entry out and puts a new one in: two writes, each rounded by itself.',
  formula: 'removed + added',
  unit: 'write units',
  basis: 'documented',
  source: TABLE_DOCS.globalIndexes,
  compute: ({ removed, added }) => removed + added,
});
