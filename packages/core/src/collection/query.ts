import type { Item } from '../item/attribute-value.ts';
import type { Table } from '../item/table.ts';
import { checkKeyCondition } from './check-key-condition.ts';
import { findTarget, keptBy, runsAt, type ItemRead, type Target } from './item-read.ts';
import { inPartition, inRange, type Key, type KeyCondition } from './key-condition.ts';
import { readRuns, type PagedReadEstimate, type ReadOptions } from './paged-read.ts';
import type { Run } from './run.ts';
import { inSortKeyOrder } from './sort-key-order.ts';
import { sizeItems, type SizedItems } from './sized-items.ts';

/** A Query over items that are described: what its key condition matches, in sort-key order. */
export interface RunsQuery extends ReadOptions {
  readonly runs: readonly Run[];
  /** Whether the runs are entries of a global or a local index; items of the table unless told. */
  readonly index?: 'global' | 'local' | undefined;
}

/** A Query over real items of a table, of any partition. */
export interface ItemsQuery extends ItemRead {
  readonly keyCondition: KeyCondition;
  /** `descending` is ScanIndexForward false. */
  readonly order?: 'ascending' | 'descending';
}

/** A Query, over real items or over described ones. */
export type Query = RunsQuery | ItemsQuery;

/**
 * What a Query consumes, read to its end page by page. Filter, projection and COUNT change what comes back, never the
 * units.
 *
 * @param asked - Items with a table and a key condition, or runs of equal items that the condition matches; Limit, index and consistency.
 * @returns Pages, read units, and how much was read, returned and thrown away; what DynamoDB would refuse is a problem.
 * @throws RangeError when the consistency is neither `eventual` nor `strong`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Other.html
 * @example
 * query({ runs: [{ count: 10_000, bytes: 1_000 }], consistency: 'eventual' }).units.value // 1225
 */
export function query(asked: Query): PagedReadEstimate {
  if ('runs' in asked) return readRuns(asked.runs, asked.index ?? 'table', asked);
  const target = findTarget(asked);
  const sized = sizeItems(asked.items, asked.table, target.definition);
  return querySized(asked, sized, target);
}

/** A Query over items that are sized already. */
export function querySized(asked: ItemsQuery, sized: SizedItems, target: Target): PagedReadEstimate {
  const key = target.definition ?? keyOf(asked.table);
  const refusals = checkKeyCondition(asked.keyCondition, key);
  const matched = refusals.length > 0 ? new Uint32Array() : matchedPositions(sized, asked.keyCondition, key);
  if (asked.order === 'descending') matched.reverse();
  return readRuns(runsAt(matched, sized, target, keptBy(asked, sized, target)), target.reads, asked, {
    problems: [...target.problems, ...sized.problems, ...refusals],
    numbers: sized.numbers,
  });
}

/** The key of the table itself, in the form that an index's has. */
export function keyOf({ partitionKey, sortKey }: Table): Key {
  return { partitionKey: [partitionKey], sortKey: sortKey === undefined ? [] : [sortKey] };
}

/** The positions of the items that a key condition matches, in sort-key order. */
export function matchedPositions({ items, entries }: SizedItems, condition: KeyCondition, key: Key): Uint32Array {
  const matched: number[] = [];
  for (let position = 0; position < items.length; position += 1) {
    if (entries !== undefined && entries[position] === undefined) continue;
    const item = items[position] as Item;
    if (inPartition(item, condition, key) && inRange(item, condition, key)) matched.push(position);
  }
  return inSortKeyOrder(matched, items, key);
}
