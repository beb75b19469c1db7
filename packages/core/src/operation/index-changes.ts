import { isExplained } from '../explain.ts';
import type { Item } from '../item/attribute-value.ts';
import { indexEntry, keyValue } from '../item/entry.ts';
import { indexDefinition, indexNames, type IndexDefinition } from '../item/index-definition.ts';
import { sameItem, sameValue } from '../item/same.ts';
import type { Table } from '../item/table.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { IndexChange } from './index-write.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';

/** What is known of a write: its items, or their sizes, and what it does to indexes. */
export interface Written {
  readonly before?: ItemOrSize | undefined;
  readonly after?: ItemOrSize | undefined;
  readonly table?: Table | undefined;
  readonly indexes?: Readonly<Record<string, IndexChange>> | undefined;
}

interface IndexChanges {
  readonly changes: ReadonlyMap<string, IndexChange>;
  readonly problems: readonly Problem[];
}

/** What a write does to each index, and the indexes of which nothing can be told. */
export function indexChanges({ before, after, table, indexes = {} }: Written): IndexChanges {
  const changes = new Map(Object.entries(indexes));
  const names = table === undefined ? [] : indexNames(table);
  const problems = Object.keys(indexes)
    .filter((name) => table !== undefined && !names.includes(name))
    .map((name) => problem(UNKNOWN_INDEX, [], { index: name }));
  const untold: string[] = [];
  for (const name of names) {
    const definition = table && indexDefinition(table, name);
    if (definition === undefined) continue;
    const stated = changes.get(name);
    if (stated !== undefined) changes.set(name, { ...stated, kind: definition.kind });
    else if (isSize(before) || isSize(after)) untold.push(name);
    else changes.set(name, { ...changeOf(before, after, table as Table, name, definition), kind: definition.kind });
  }
  if (untold.length > 0) problems.push(problem(UNTOLD, [], { indexes: untold.join(', ') }));
  return { changes, problems };
}

/** The indexes of a write that changes nothing. */
export function unchangedIndexes({ table, indexes = {} }: Written): IndexChanges {
  const names = table === undefined ? [] : indexNames(table);
  return { changes: new Map([...Object.keys(indexes), ...names].map((name) => [name, {}])), problems: [] };
}

function changeOf(
  before: Item | undefined,
  after: Item | undefined,
  table: Table,
  name: string,
  definition: IndexDefinition,
): IndexChange {
  const removed = before && indexEntry(before, table, name);
  const added = after && indexEntry(after, table, name);
  const sizes = { before: removed && sizeOf('before', removed), after: added && sizeOf('after', added) };
  if (removed === undefined || added === undefined) return sizes;
  if (!sameKey(removed, added, definition)) return { ...sizes, change: 'key' };
  return { ...sizes, change: sameItem(removed, added) ? 'none' : 'entry' };
}

function sameKey(before: Item, after: Item, { partitionKey, sortKey }: IndexDefinition): boolean {
  return [...partitionKey, ...sortKey].every((key) => {
    const [old, current] = [keyValue(before, key), keyValue(after, key)];
    return old !== undefined && current !== undefined && sameValue(old, current);
  });
}

export function isSize(given: ItemOrSize | undefined): given is Exclude<ItemOrSize, Item> {
  return typeof given === 'number' || isExplained(given);
}

const UNKNOWN_INDEX: ProblemKind = {
  code: 'write.unknown-index',
  severity: 'error',
  says: 'The table has no index {index}. Correct its name, or add it to the table.',
};

const UNTOLD: ProblemKind = {
  code: 'write.indexes-not-counted',
  severity: 'warning',
  says: 'From the size of an item alone it cannot be told what is written to {indexes}, so that is not counted. Give the item before and after, or the sizes of the index entries.',
};
