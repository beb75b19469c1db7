import { valueOf } from '../explain.ts';
import { ITEM_SIZE_LIMIT } from '../facts/limits.ts';
import { TOO_LARGE } from '../item/check.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
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
  const total = entries.reduce((sum, { after: entry = 0 }) => sum + valueOf(entry), bytes);
  return total > limit ? [problem(TOO_LARGE_WITH_ENTRIES, [], { bytes: total, over: total - limit })] : [];
}

const TOO_LARGE_WITH_ENTRIES: ProblemKind = {
  code: 'item.too-large-with-local-indexes',
  severity: 'error',
  says: 'The item and its entries in the local indexes have together {bytes} bytes; DynamoDB allows {limit}. Remove {over} bytes, or project fewer attributes.',
  limit: ITEM_SIZE_LIMIT,
};
