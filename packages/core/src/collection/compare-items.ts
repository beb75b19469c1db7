import type { Item } from '../item/attribute-value.ts';
import { keyValue } from '../item/entry.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { checkPrefix, prefixOf } from './check-prefix.ts';
import type { ItemsQuestion, Ways } from './question.ts';
import { checkKeyCondition } from './check-key-condition.ts';
import { findTarget, runsAt, type Keeps } from './item-read.ts';
import { inRange, partitionValues, sortConditions, type Key, type KeyCondition } from './key-condition.ts';
import { readRuns } from './paged-read.ts';
import { keyOf, matchedPositions, querySized } from './query.ts';
import { scanSized } from './scan.ts';
import { sizeItems } from './sized-items.ts';

/** The ways to ask real items, each of which is sized once and looked at once for all of them. */
export function compareItems(question: ItemsQuestion): { readonly ways: Ways; readonly problems: readonly Problem[] } {
  const { items, table, keyCondition, index, ...options } = question;
  const asked = { ...options, items, table };
  const indexRead = index && { ...asked, index: index.name, keyCondition: index.keyCondition };
  const target = indexRead && findTarget(indexRead);
  const sized = sizeItems(items, table, target?.definition);
  const { entries: _, ...whole } = sized;
  const own = findTarget(asked);
  const key = keyOf(table);
  const refusals = checkKeyCondition(keyCondition, key);
  const partition =
    refusals.length > 0 ? NO_POSITIONS : matchedPositions(whole, { partition: keyCondition.partition }, key);
  const itemAt = (position: number): Item => whole.items[position] as Item;
  const matched = partition.filter((position) => inRange(itemAt(position), keyCondition, key));
  const wanted = new Uint8Array(whole.items.length);
  for (const position of matched) wanted[position] = 1;
  const isWanted: Keeps = (position) => wanted[position] === 1;
  const known = { problems: [...sized.problems, ...refusals], numbers: sized.numbers };
  const ways: Ways = {
    query: readRuns(runsAt(matched, whole, own, isWanted), 'table', options, known),
    partitionQuery: readRuns(runsAt(partition, whole, own, isWanted), 'table', options, known),
    scan: scanSized(asked, whole, own, isWanted),
    ...(indexRead !== undefined &&
      target?.definition !== undefined && { indexQuery: querySized(indexRead, sized, target) }),
  };
  const remarks = refusals.length > 0 ? [] : checkQuestion(keyCondition, key, Array.from(partition, itemAt));
  return { ways, problems: [...(target?.problems ?? []), ...remarks] };
}

const NO_POSITIONS = new Uint32Array();

/** Whether the prefix of a begins_with reads several entities, or none. */
function checkQuestion(
  condition: KeyCondition,
  { sortKey: [sortKey] }: Key,
  partition: readonly Item[],
): readonly Problem[] {
  if (partition.length === 0)
    return [problem(EMPTY_PARTITION, [], { partition: JSON.stringify(partitionValues(condition)) })];
  const [sort] = sortConditions(condition);
  if (sortKey === undefined || sort?.operator !== 'begins_with' || !('S' in sort.value)) return [];
  const { S: asked } = sort.value;
  const prefixes = new Set<string>();
  for (const item of partition) {
    const value = keyValue(item, sortKey);
    if (value !== undefined && 'S' in value) prefixes.add(entityOf(value.S, asked));
  }
  return checkPrefix(asked, [...prefixes]);
}

/** The entity that a sort key tells; what follows a separator within the asked prefix tells no entities apart. */
function entityOf(sortKey: string, asked: string): string {
  const prefix = prefixOf(sortKey);
  return prefix.length < asked.length && sortKey.startsWith(asked) ? asked : prefix;
}

const EMPTY_PARTITION: ProblemKind = {
  code: 'compare.empty-partition',
  severity: 'warning',
  says: 'None of the items lies in the partition {partition}. The Query costs its minimum all the same.',
};
