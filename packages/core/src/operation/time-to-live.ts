import { fact, rule, type Explained, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { WRITE_BLOCK } from '../facts/throughput.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { WriteUnits } from '../units.ts';
import { indexChanges, type Written } from './index-changes.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';
import { totalWriteUnits } from './total.ts';
import { writeBlocks } from './write-units.ts';
import type { WriteEstimate } from './write.ts';

/** An item that expires. */
export interface Expiry extends Omit<Written, 'before' | 'after'> {
  readonly before: ItemOrSize;
  /** In how many other Regions the global table has a replica; 0 unless told. */
  readonly otherReplicas?: number;
}

/** What a deletion by time to live consumes: at home, and in the other Regions. */
export interface ExpiryEstimate extends WriteEstimate {
  /** Replicated write units in all other Regions together. */
  readonly replicated: Explained<WriteUnits>;
}

/**
 * What a deletion by time to live consumes: nothing where it happens, and a replicated write for each KB of the item in
 * every other Region of a global table.
 *
 * @param expiry - The item that expires, or its size in bytes; its table; the number of other replicas.
 * @returns Write units at home and replicated; `total` is of both.
 * @throws RangeError when the size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TTL.html
 * @example
 * deleteByTimeToLive({ before: 2_500, otherReplicas: 2 }).replicated.value // 6
 */
export function deleteByTimeToLive({ otherReplicas = 0, ...written }: Expiry): ExpiryEstimate {
  const valid = Number.isSafeInteger(otherReplicas) && otherReplicas >= 0;
  const blocks = writeBlocks({ size: sizeOf('before', written.before), block: WRITE_BLOCK });
  const replicated = replicatedDelete({ blocks, replicas: valid ? otherReplicas : 0 });
  // That no index is charged is known without the entries.
  const { changes } = indexChanges({ ...written, before: undefined });
  const indexes = Object.fromEntries([...changes.keys()].map((name) => [name, EXPIRED_ENTRY]));
  const problems: readonly Problem[] = valid ? [] : [problem(REPLICAS, [], { replicas: String(otherReplicas) })];
  return {
    table: EXPIRED_ITEM,
    indexes,
    tableCapacity: EXPIRED_ITEM,
    replicated,
    total: totalWriteUnits([EXPIRED_ITEM, ...Object.values(indexes), replicated]),
    problems,
  };
}

export const EXPIRED_ITEM: Explained<WriteUnits> = fact({
  id: 'expiry.home',
  says: 'A deletion by time to live consumes no write units in the Region where it happens.',
  value: 0,
  unit: 'write units',
  basis: 'documented',
  source: TABLE_DOCS.timeToLive,
});

export const EXPIRED_ENTRY: Explained<WriteUnits> = fact({
  id: 'expiry.index',
  says: 'The index entries of an expired item are taken to be deleted free of charge too.',
  value: 0,
  unit: 'write units',
  basis: 'assumed',
  source: TABLE_DOCS.timeToLive,
  evidence: 'The guide says that the entries are deleted as by DeleteItem and names no charge for it.',
});

export const replicatedDelete: RuleFunction<{ blocks: number; replicas: number }, WriteUnits> = rule({
  id: 'expiry.replicated',
  says: 'Every other replica of a global table consumes one replicated write unit for each block of the deleted item.',
  formula: 'blocks × replicas',
  unit: 'write units',
  basis: 'documented',
  source: TABLE_DOCS.timeToLive,
  compute: ({ blocks, replicas }) => blocks * replicas,
});

const REPLICAS: ProblemKind = {
  code: 'expiry.replicas',
  severity: 'error',
  says: 'The number of other replicas is {replicas}; it has to be a whole number, 0 or more. Nothing was counted for them.',
};
