import { valueOf } from '../explain.ts';
import { ITEM_SIZE_LIMIT } from '../facts/limits.ts';
import { checkKeys } from '../item/check-keys.ts';
import { TOO_LARGE } from '../item/check.ts';
import { tableKey } from '../item/index-definition.ts';
import { keyText } from '../item/key-text.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';
import { isSize, type Written } from './index-changes.ts';
import type { IndexChange } from './index-write.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';

/** What DynamoDB would refuse about the size of the item that a write leaves behind. */
export function checkWrittenSize(
  after: ItemOrSize | undefined,
  changes: ReadonlyMap<string, IndexChange>,
): readonly Problem[] {
  if (after === undefined) return [];
  const bytes = valueOf(sizeOf('after', after));
  const limit = ITEM_SIZE_LIMIT.value;
  if (bytes > limit) return [problem(TOO_LARGE, [], { bytes, over: bytes - limit })];
  const entries = [...changes.values()].filter(({ kind }) => kind === 'local');
  return checkSizeWithEntries(
    bytes,
    entries.map(({ after: entry = 0 }) => valueOf(entry)),
  );
}

/** What DynamoDB would refuse about an item that fits by itself, together with its entries in the local indexes. */
export function checkSizeWithEntries(item: Bytes, entries: readonly Bytes[]): readonly Problem[] {
  const limit = ITEM_SIZE_LIMIT.value;
  const bytes = entries.reduce((sum, each) => sum + each, item);
  return bytes > limit && item <= limit ? [problem(TOO_LARGE_WITH_ENTRIES, [], { bytes, over: bytes - limit })] : [];
}

/** What DynamoDB would refuse about the keys of the item that a write leaves behind. */
export function checkWrittenKeys({ after, table }: Written): readonly Problem[] {
  return table === undefined || after === undefined || isSize(after) ? [] : checkKeys(after, table);
}

/** A write leaves the key of its item as it is, so what is before and after has to be the same item. */
export function checkSameKey({ before, after, table }: Written): readonly Problem[] {
  if (table === undefined || before === undefined || after === undefined || isSize(before) || isSize(after)) return [];
  const [old, current] = [keyText(before, tableKey(table)), keyText(after, tableKey(table))];
  if (old === undefined || current === undefined || old === current) return [];
  const names = tableKey(table).map(({ name }) => name);
  return [problem(OTHER_KEY, [], { names: names.join(', ') })];
}

const OTHER_KEY: ProblemKind = {
  code: 'write.other-key',
  severity: 'error',
  says: 'The items before and after differ in the key of the table ({names}), so they are two items. To move one, delete it and put the other.',
};

const TOO_LARGE_WITH_ENTRIES: ProblemKind = {
  code: 'item.too-large-with-local-indexes',
  severity: 'error',
  says: 'The item and its entries in the local indexes have together {bytes} bytes; DynamoDB allows {limit}. Remove {over} bytes, or project fewer attributes.',
  limit: ITEM_SIZE_LIMIT,
};
