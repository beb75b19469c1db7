import type { Item } from '../item/attribute-value.ts';
import { keyValue } from '../item/entry.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { checkPrefix, prefixOf } from './check-prefix.ts';
import type { ItemsQuestion, Ways } from './question.ts';
import { findTarget } from './item-read.ts';
import { inPartition, inRange, partitionValues, sortConditions, type Key, type KeyCondition } from './key-condition.ts';
import { keyOf, querySized } from './query.ts';
import { scanSized } from './scan.ts';
import { sizeItems } from './sized-items.ts';

/** The ways to ask real items, each of which is sized once for all of them. */
export function compareItems(question: ItemsQuestion): { readonly ways: Ways; readonly problems: readonly Problem[] } {
  const { items, table, keyCondition, index, ...options } = question;
  const asked = { ...options, items, table };
  const indexRead = index && { ...asked, index: index.name, keyCondition: index.keyCondition };
  const target = indexRead && findTarget(indexRead);
  const sized = sizeItems(items, table, target?.definition);
  const { entries: _, ...whole } = sized;
  const own = findTarget(asked);
  const key = keyOf(table);
  const filter = (item: Item): boolean => inPartition(item, keyCondition, key) && inRange(item, keyCondition, key);
  const ways: Ways = {
    query: querySized({ ...asked, keyCondition }, whole, own),
    partitionQuery: querySized({ ...asked, keyCondition: { partition: keyCondition.partition }, filter }, whole, own),
    scan: scanSized({ ...asked, filter }, whole, own),
    ...(indexRead !== undefined &&
      target?.definition !== undefined && { indexQuery: querySized(indexRead, sized, target) }),
  };
  return { ways, problems: [...(target?.problems ?? []), ...checkQuestion(ways, keyCondition, key, items)] };
}

/** Whether the prefix of a begins_with reads several entities, or none. */
function checkQuestion(
  { query, partitionQuery }: Ways,
  condition: KeyCondition,
  key: Key,
  items: readonly Item[],
): readonly Problem[] {
  const [sort] = sortConditions(condition);
  if (partitionQuery.itemsRead === 0 && query.problems.every(({ severity }) => severity !== 'error'))
    return [problem(EMPTY_PARTITION, [], { partition: JSON.stringify(partitionValues(condition)) })];
  if (sort?.operator !== 'begins_with' || !('S' in sort.value)) return [];
  return checkPrefix(sort.value.S, prefixesIn(items, sort.value.S, condition, key));
}

function prefixesIn(items: readonly Item[], asked: string, condition: KeyCondition, key: Key): readonly string[] {
  const [sortKey] = key.sortKey;
  const prefixes = new Set<string>();
  for (const item of items) {
    const value = sortKey && keyValue(item, sortKey);
    if (value === undefined || !('S' in value) || !inPartition(item, condition, key)) continue;
    // What follows a separator in the asked prefix tells no entities apart.
    const prefix = prefixOf(value.S);
    prefixes.add(prefix.length < asked.length && value.S.startsWith(asked) ? asked : prefix);
  }
  return [...prefixes];
}

const EMPTY_PARTITION: ProblemKind = {
  code: 'compare.empty-partition',
  severity: 'warning',
  says: 'None of the items lies in the partition {partition}. The Query costs its minimum all the same.',
};
