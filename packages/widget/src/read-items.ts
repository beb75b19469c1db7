import {
  compareReads,
  type AttributeValue,
  type Comparison,
  type GlobalIndex,
  type Item,
  type ItemsQuestion,
  type KeyAttribute,
  type KeyCondition,
  type KeyType,
  type SortCondition,
  type Table,
} from '@dynamometer/core';
import { guessKeys, type Keys } from './guess-keys.ts';
import type { ReadQuestion } from './reads.ts';

/** Items as they were pasted, and what was said about their table. */
export interface ItemsSource {
  readonly text: string;
  /** The name of the table's partition key; undefined while it is guessed. */
  readonly partitionKey: string | undefined;
  /** Likewise; an empty text where the table has no sort key. */
  readonly sortKey: string | undefined;
  /** Which partition is asked for, by the text of its key; the largest while undefined. */
  readonly partition: string | undefined;
  readonly index: ItemsIndex | undefined;
}

/** An index on pasted items, and how it is asked. */
export interface ItemsIndex {
  readonly partitionKey: string | undefined;
  readonly sortKey: string | undefined;
  readonly projection: 'ALL' | 'KEYS_ONLY' | 'INCLUDE';
  /** Names of attributes that INCLUDE adds, with commas between them. */
  readonly include: string;
  readonly partition: string | undefined;
  readonly prefix: string;
}

/** One partition of a table or of an index. */
export interface Partition {
  readonly key: string;
  readonly value: AttributeValue;
  readonly count: number;
}

/** Partitions by a key, and the one that is asked. */
export interface Keyed {
  readonly keys: Keys;
  /** The largest first. */
  readonly partitions: readonly Partition[];
  readonly asked: Partition | undefined;
}

/** The table that pasted items make up. */
export interface TableOfItems extends Keyed {
  readonly items: readonly Item[];
  readonly index: Keyed | undefined;
  /** What the sort keys of the asked partition begin with, up to their first separator. */
  readonly prefixes: readonly string[];
}

/** What pasted items and what was said about them come to. */
export function tableOf(items: readonly Item[], source: ItemsSource): TableOfItems {
  const { index } = source;
  const own = keyed(items, source, guessKeys(items, 'table'));
  return {
    ...own,
    items,
    prefixes: prefixesIn(items, own),
    index: index && keyed(items, index, guessKeys(items, 'index')),
  };
}

/** Asks pasted items in every way; undefined where their partition key is not known. */
export function askItems(question: ReadQuestion, table: TableOfItems): Comparison | undefined {
  const asked = itemsQuestion(question, table);
  return asked && compareReads(asked);
}

/** What is asked of pasted items. */
export function itemsQuestion(question: ReadQuestion, table: TableOfItems): ItemsQuestion | undefined {
  const { items, consistency, limit, prefix } = question;
  const { partition, sort } = table.keys;
  if (partition === undefined || table.asked === undefined) return undefined;
  const partitionKey = keyAttribute(table.items, partition);
  const sortKey = sort === undefined ? undefined : keyAttribute(table.items, sort);
  const indexed = indexOf(table, items.index);
  const definition: Table = {
    partitionKey,
    ...(sortKey !== undefined && { sortKey }),
    ...(indexed !== undefined && { globalIndexes: { [INDEX]: indexed.definition } }),
  };
  return {
    items: table.items,
    table: definition,
    keyCondition: condition(table.asked.value, sortKey, prefix),
    consistency,
    ...(limit !== undefined && { limit }),
    ...(indexed !== undefined && { index: { name: INDEX, keyCondition: indexed.keyCondition } }),
    mode: 'on-demand',
  };
}

const INDEX = 'index';

function keyed(
  items: readonly Item[],
  { partitionKey, sortKey, partition }: Pick<ItemsSource, 'partitionKey' | 'sortKey' | 'partition'>,
  guessed: Keys,
): Keyed {
  const sort = sortKey === undefined ? guessed.sort : sortKey.trim() || undefined;
  const keys = { partition: partitionKey?.trim() || guessed.partition, sort };
  const partitions = keys.partition === undefined ? [] : partitionsBy(keys.partition, items);
  return { keys, partitions, asked: partitions.find(({ key }) => key === partition) ?? partitions[0] };
}

function partitionsBy(name: string, items: readonly Item[]): readonly Partition[] {
  const found = new Map<string, { key: string; value: AttributeValue; count: number }>();
  for (const item of items) {
    const value = Object.hasOwn(item, name) ? item[name] : undefined;
    const key = value && textOfKey(value);
    if (value === undefined || key === undefined) continue;
    const known = found.get(key);
    if (known === undefined) found.set(key, { key, value, count: 1 });
    else known.count += 1;
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

function prefixesIn(items: readonly Item[], { keys: { partition, sort }, asked }: Keyed): readonly string[] {
  const prefixes = new Set<string>();
  if (partition === undefined || sort === undefined || asked === undefined) return [];
  for (const item of items) {
    const [held, value] = [item[partition], item[sort]];
    if (held === undefined || textOfKey(held) !== asked.key || value === undefined || !('S' in value)) continue;
    prefixes.add(/^[^#|/:~^@]*[#|/:~^@]/.exec(value.S)?.[0] ?? value.S);
    if (prefixes.size === MOST_PREFIXES) break;
  }
  return [...prefixes];
}

/** Sort keys without prefixes are all different. */
const MOST_PREFIXES = 200;

function textOfKey(value: AttributeValue): string | undefined {
  if ('S' in value) return value.S;
  if ('N' in value) return value.N;
  return 'B' in value ? Array.from(value.B, (byte) => byte.toString(16).padStart(2, '0')).join('') : undefined;
}

/** A key with the type that it has where it first occurs. */
function keyAttribute(items: readonly Item[], name: string): KeyAttribute {
  const holder = items.find((item) => KEY_TYPES.some((type) => type in (item[name] ?? {})));
  const type = KEY_TYPES.find((each) => each in (holder?.[name] ?? {}));
  return { name, type: type ?? 'S' };
}

const KEY_TYPES: readonly KeyType[] = ['S', 'N', 'B'];

function indexOf(
  { items, index }: TableOfItems,
  source: ItemsIndex | undefined,
): { readonly definition: GlobalIndex; readonly keyCondition: KeyCondition } | undefined {
  if (source === undefined || index?.keys.partition === undefined || index.asked === undefined) return undefined;
  const sortKey = index.keys.sort === undefined ? undefined : keyAttribute(items, index.keys.sort);
  const include = source.include.split(',').map((name) => name.trim());
  return {
    definition: {
      partitionKey: [keyAttribute(items, index.keys.partition)],
      ...(sortKey !== undefined && { sortKey: [sortKey] }),
      projection:
        source.projection === 'INCLUDE' ? { include: include.filter((name) => name !== '') } : source.projection,
    },
    keyCondition: condition(index.asked.value, sortKey, source.prefix),
  };
}

function condition(partition: AttributeValue, sortKey: KeyAttribute | undefined, prefix: string): KeyCondition {
  if (prefix === '') return { partition };
  const sort: SortCondition = { operator: 'begins_with', value: valueOfType(sortKey?.type ?? 'S', prefix) };
  return { partition, sort };
}

function valueOfType(type: KeyType, text: string): AttributeValue {
  if (type === 'B') return { B: new TextEncoder().encode(text) };
  return type === 'N' ? { N: text } : { S: text };
}
