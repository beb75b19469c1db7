import type { Item } from '../item/attribute-value.ts';
import { keyValue } from '../item/entry.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { checkPrefix, prefixOf } from './check-prefix.ts';
import type { ItemsQuestion, Ways } from './question.ts';
import { checkKeyCondition } from './check-key-condition.ts';
import { findTarget } from './item-read.ts';
import { inRange, partitionValues, sortConditions, type Key, type KeyCondition } from './key-condition.ts';
import { keyOf, matchedPositions, querySized } from './query.ts';
import { scanSized } from './scan.ts';
import { sizeItems, type SizedItems } from './sized-items.ts';

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
  const partition = partitionOf(whole, keyCondition, key);
  const wanted = new Set(partition.items.filter((item) => inRange(item, keyCondition, key)));
  const filter = (item: Item): boolean => wanted.has(item);
  const ways: Ways = {
    query: querySized({ ...asked, keyCondition }, partition, own),
    partitionQuery: querySized({ ...asked, keyCondition: wholePartition(keyCondition), filter }, partition, own),
    scan: scanSized({ ...asked, filter }, whole, own),
    ...(indexRead !== undefined &&
      target?.definition !== undefined && { indexQuery: querySized(indexRead, sized, target) }),
  };
  return { ways, problems: [...(target?.problems ?? []), ...checkQuestion(ways, keyCondition, key, partition.items)] };
}

/** The items of the partition that is asked for, in order; none where the condition itself is refused. */
function partitionOf(whole: SizedItems, condition: KeyCondition, key: Key): SizedItems {
  const refused = checkKeyCondition(condition, key).length > 0;
  const positions = refused ? [] : Array.from(matchedPositions(whole, wholePartition(condition), key));
  const items = positions.map((position) => whole.items[position] as Item);
  return { ...whole, items, bytes: positions.map((position) => whole.bytes[position] as number) };
}

function wholePartition({ partition }: KeyCondition): KeyCondition {
  return { partition };
}

/** Whether the prefix of a begins_with reads several entities, or none. */
function checkQuestion(
  { query }: Ways,
  condition: KeyCondition,
  { sortKey: [sortKey] }: Key,
  partition: readonly Item[],
): readonly Problem[] {
  if (query.problems.some(({ code }) => code.startsWith('condition.'))) return [];
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
