import type { AttributeValue, Item } from './attribute-value.ts';
import { indexDefinition, indexNames, tableKey, type IndexDefinition } from './index-definition.ts';
import type { KeyAttribute, Table } from './table.ts';

/**
 * What an index stores of an item: the keys of the table, the keys of the index, and what it projects.
 *
 * @param item - The whole item.
 * @param table - The table with its indexes.
 * @param index - The name of one of them.
 * @returns The entry, or undefined where the item has none: a key attribute of the index is missing or of another type.
 * @throws RangeError when the table has no index of that name.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 * @example
 * indexEntry({ pk: { S: 'a' }, g: { S: 'x' }, note: { S: 'long' } }, { partitionKey: { name: 'pk', type: 'S' }, globalIndexes: { byG: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'KEYS_ONLY' } } }, 'byG') // { pk: { S: 'a' }, g: { S: 'x' } }
 */
export function indexEntry(item: Item, table: Table, index: string): Item | undefined {
  const definition = indexDefinition(table, index);
  if (definition === undefined) {
    const names = indexNames(table).join(', ') || 'none';
    throw new RangeError(`index must be one of the table's indexes (${names}); it is ${JSON.stringify(index)}.`);
  }
  if (!isIndexed(item, definition)) return undefined;
  if (definition.projection === 'ALL') return item;
  const stored = [...entryNames(table, definition)].filter((name) => Object.hasOwn(item, name));
  // Not by assignment, to which an attribute named __proto__ would be lost.
  return Object.fromEntries(stored.map((name) => [name, item[name] as AttributeValue]));
}

/** Whether an item has an entry: every key attribute of the index is there, with its declared type. */
export function isIndexed(item: Item, { partitionKey, sortKey }: IndexDefinition): boolean {
  const holds = (key: KeyAttribute): boolean => keyValue(item, key) !== undefined;
  return partitionKey.every(holds) && sortKey.every(holds);
}

/** The names of the attributes that an index stores, each once; an index that stores all of them is not asked. */
export function entryNames(table: Table, { partitionKey, sortKey, projection }: IndexDefinition): ReadonlySet<string> {
  const keys = [...tableKey(table), ...partitionKey, ...sortKey].map(({ name }) => name);
  return new Set(typeof projection === 'object' ? [...keys, ...projection.include] : keys);
}

/** The value of a key attribute, if the item has one of the declared type. */
export function keyValue(item: Item, { name, type }: KeyAttribute): AttributeValue | undefined {
  // Not asked whether it is the item's own, which takes longer: what objects inherit has none of the types.
  const value = item[name] as Readonly<Record<string, unknown>> | null | undefined;
  return value?.[type] === undefined ? undefined : item[name];
}
