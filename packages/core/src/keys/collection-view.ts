import type { Entity } from '../collection/question.ts';
import { query } from '../collection/query.ts';
import type { PagedReadEstimate } from '../collection/paged-read.ts';
import type { Run } from '../collection/run.ts';
import { addItem, type OpenRun } from '../collection/open-run.ts';
import type { Item } from '../item/attribute-value.ts';
import { indexEntry } from '../item/entry.ts';
import { indexDefinition } from '../item/index-definition.ts';
import { keyText } from '../item/key-text.ts';
import { compareKeys, compareText } from '../item/order.ts';
import { itemSize } from '../item/size.ts';
import type { KeyAttribute, Table } from '../item/table.ts';
import type { Bytes } from '../units.ts';
import { groupKeys, type KeyGroup } from './group-keys.ts';

/** Real items of a table, of any partitions, or of one of its indexes. */
export interface ItemsView {
  readonly items: readonly Item[];
  readonly table: Table;
  readonly index?: string;
  /** Templates of sort keys, where those that the keys seem to follow are not right. */
  readonly templates?: readonly string[];
}

/** One partition that is described: its entities by the prefixes of their sort keys. */
export interface DescribedView {
  readonly entities: readonly Entity[];
}

/** The items of one prefix in one partition. */
export interface PrefixGroup {
  /** What `begins_with` uses to read them. */
  readonly prefix: string;
  /** The template of their sort keys, where one is known. */
  readonly template?: string;
  readonly count: number;
  readonly bytes: Bytes;
  /** What one Query for the prefix reads, read to its end, eventually consistent. */
  readonly query: PagedReadEstimate;
  /** The prefixes of other groups that the same Query reads as well. */
  readonly alsoReads: readonly string[];
}

/** The items under one partition key, in the order of their sort keys. */
export interface CollectionGroups {
  /** The text of the partition key; empty where it is only described. */
  readonly key: string;
  readonly count: number;
  readonly bytes: Bytes;
  /** What one Query for the whole partition reads. */
  readonly query: PagedReadEstimate;
  readonly groups: readonly PrefixGroup[];
}

/**
 * The items of a table by partition and by the prefix of their sort keys, with what one Query for each reads.
 *
 * @param view - Items with their table, or the entities of one partition with prefix, count and size in bytes.
 * @returns Partitions in the order of their first item, each with its groups in key order. Without a sort key a partition is one group.
 * @throws RangeError when the table has no index of the name.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-sort-keys.html
 * @example
 * viewCollections({ entities: [{ prefix: 'USER#', perPartition: 200, bytes: 2_048 }] })[0].groups[0].query.units.value // 50
 */
export function viewCollections(view: ItemsView | DescribedView): readonly CollectionGroups[] {
  if ('entities' in view) return [describedCollection(view.entities)];
  const { table, index, items, templates } = view;
  const { partition, sort } = keysOf(table, index);
  const collections = new Map<string, Item[]>();
  for (const item of items) {
    const stored = index === undefined ? item : indexEntry(item, table, index);
    const key = stored && keyText(stored, partition);
    if (stored === undefined || key === undefined) continue;
    const collection = collections.get(key);
    if (collection === undefined) collections.set(key, [stored]);
    else collection.push(stored);
  }
  const kind = index === undefined ? undefined : indexDefinition(table, index)?.kind;
  const groups = groupKeys(items, sort, templates);
  return [...collections].map(([key, collection]) => collectionOf(key, collection, sort, groups, kind));
}

function keysOf(
  table: Table,
  index: string | undefined,
): { readonly partition: readonly KeyAttribute[]; readonly sort: KeyAttribute | undefined } {
  const definition = index === undefined ? undefined : indexDefinition(table, index);
  if (index !== undefined && definition === undefined)
    throw new RangeError(`index must be one of the table's; it is ${JSON.stringify(index)}.`);
  return {
    partition: definition?.partitionKey ?? [table.partitionKey],
    sort: definition === undefined ? table.sortKey : definition.sortKey[0],
  };
}

function collectionOf(
  key: string,
  items: readonly Item[],
  sort: KeyAttribute | undefined,
  groupOf: (text: string) => KeyGroup,
  index: 'global' | 'local' | undefined,
): CollectionGroups {
  const sortKey = (item: Item) => (sort === undefined ? undefined : item[sort.name]);
  const sized = items.map((item) => {
    const value = sortKey(item);
    return { value, text: value !== undefined && 'S' in value ? value.S : '', bytes: itemSize(item).bytes };
  });
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own, and toSorted is later than ES2022
  sized.sort((a, b) => (a.value === undefined || b.value === undefined ? 0 : compareKeys(a.value, b.value)));
  const read = (some: readonly { readonly bytes: Bytes }[]): PagedReadEstimate => {
    const runs: OpenRun[] = [];
    for (const { bytes } of some) addItem(runs, bytes, true);
    return query({ runs, index, consistency: 'eventual' });
  };
  const groups = new Map<string, { readonly group: KeyGroup; readonly members: (typeof sized)[number][] }>();
  for (const each of sized) {
    const group = groupOf(each.text);
    const known = groups.get(group.id);
    if (known === undefined) groups.set(group.id, { group, members: [each] });
    else known.members.push(each);
  }
  const all = [...groups.values()];
  return {
    key,
    count: sized.length,
    bytes: total(sized),
    query: read(sized),
    groups: all.map(({ group: { prefix, template }, members }) => {
      const others = all.filter((other) => other.members !== members && other.members.some(beginWith(prefix)));
      const counted = {
        prefix,
        count: members.length,
        bytes: total(members),
        query: read(sized.filter(beginWith(prefix))),
        alsoReads: others.map(({ group }) => group.prefix),
      };
      return template === undefined ? counted : Object.assign(counted, { template });
    }),
  };
}

function describedCollection(entities: readonly Entity[]): CollectionGroups {
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own, and toSorted is later than ES2022
  const sorted = [...entities].sort((a, b) => compareText(a.prefix, b.prefix));
  const runs = (some: readonly Entity[]): readonly Run[] =>
    some.map(({ perPartition, bytes }) => ({ count: perPartition, bytes }));
  const read = (some: readonly Entity[]): PagedReadEstimate => query({ runs: runs(some), consistency: 'eventual' });
  const bytesOf = (some: readonly Entity[]): Bytes =>
    some.reduce((sum, { perPartition, bytes }) => sum + perPartition * bytes, 0);
  return {
    key: '',
    count: sorted.reduce((sum, { perPartition }) => sum + perPartition, 0),
    bytes: bytesOf(sorted),
    query: read(sorted),
    groups: sorted.map((entity) => {
      const matched = sorted.filter(({ prefix }) => prefix.startsWith(entity.prefix));
      return {
        prefix: entity.prefix,
        count: entity.perPartition,
        bytes: bytesOf([entity]),
        query: read(matched),
        alsoReads: matched.filter((other) => other !== entity).map(({ prefix }) => prefix),
      };
    }),
  };
}

const beginWith =
  (prefix: string) =>
  ({ text }: { readonly text: string }): boolean =>
    text.startsWith(prefix);

const total = (some: readonly { readonly bytes: Bytes }[]): Bytes => some.reduce((sum, { bytes }) => sum + bytes, 0);
