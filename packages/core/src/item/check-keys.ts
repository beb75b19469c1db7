import { PARTITION_KEY_LIMIT, SORT_KEY_LIMIT } from '../facts/limits.ts';
import type { Explained } from '../explain.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import type { AttributeValue, Item } from './attribute-value.ts';
import type { KeyAttribute, Table } from './table.ts';
import { utf8Bytes } from './text.ts';

/** What DynamoDB would refuse about the attributes of an item that are keys of the table or of an index. */
export function checkKeys(item: Item, table: Table): Problem[] {
  const found: Problem[] = [];
  checkTableKey(item, table.partitionKey, PARTITION_KEY_LIMIT, found);
  if (table.sortKey !== undefined) checkTableKey(item, table.sortKey, SORT_KEY_LIMIT, found);
  for (const [index, { partitionKey, sortKey = [] }] of Object.entries(table.globalIndexes ?? {})) {
    for (const key of partitionKey) checkIndexKey(item, key, index, PARTITION_KEY_LIMIT, found);
    for (const key of sortKey) checkIndexKey(item, key, index, SORT_KEY_LIMIT, found);
  }
  for (const [index, { sortKey }] of Object.entries(table.localIndexes ?? {}))
    checkIndexKey(item, sortKey, index, SORT_KEY_LIMIT, found);
  return found;
}

function checkTableKey(item: Item, { name, type }: KeyAttribute, limit: Explained<number>, found: Problem[]): void {
  const value = attribute(item, name);
  if (value === undefined) found.push(problem(MISSING_KEY, [], { name }));
  else if (!(type in value)) found.push(problem(WRONG_KEY_TYPE, [name], { type, found: tagOf(value) }));
  else checkKeyLength(value, [name], limit, found);
}

function checkIndexKey(
  item: Item,
  { name, type }: KeyAttribute,
  index: string,
  limit: Explained<number>,
  found: Problem[],
): void {
  const value = attribute(item, name);
  // Without the attribute the item is simply not in the index; with one of another type the write is refused.
  if (value === undefined) return;
  if (type in value) checkKeyLength(value, [name], limit, found);
  else found.push(problem(WRONG_INDEX_KEY_TYPE, [name], { type, found: tagOf(value), index }));
}

/** What DynamoDB would refuse about the length of a key. */
export function checkKeyLength(value: AttributeValue, path: Path, limit: Explained<number>, found: Problem[]): void {
  const bytes = 'S' in value ? utf8Bytes(value.S) : 'B' in value ? value.B.length : undefined;
  if (bytes === 0) found.push(problem({ ...EMPTY_KEY, limit }, path));
  if (bytes !== undefined && bytes > limit.value) found.push(problem({ ...LONG_KEY, limit }, path, { bytes }));
}

function attribute(item: Item, name: string): AttributeValue | undefined {
  return Object.hasOwn(item, name) ? item[name] : undefined;
}

const tagOf = (value: AttributeValue): string => Object.keys(value)[0] ?? '';

const MISSING_KEY: ProblemKind = {
  code: 'key.missing',
  severity: 'error',
  says: 'The item has no {name}, which is a key of its table. Add it.',
};

const WRONG_KEY_TYPE: ProblemKind = {
  code: 'key.wrong-type',
  severity: 'error',
  says: '{path} is a key of type {type} but holds {found}. Change the value or the table.',
};

const WRONG_INDEX_KEY_TYPE: ProblemKind = {
  code: 'key.wrong-index-type',
  severity: 'error',
  says: '{path} is a key of the index {index} of type {type} but holds {found}. Change the value, or leave the attribute out to keep the item out of the index.',
};

const EMPTY_KEY: ProblemKind = {
  code: 'key.empty',
  severity: 'error',
  says: '{path} is a key and is empty. A key has at least 1 byte.',
};

const LONG_KEY: ProblemKind = {
  code: 'key.too-long',
  severity: 'error',
  says: '{path} is a key of {bytes} bytes; at most {limit} are allowed. Shorten it or store a hash of it.',
};
