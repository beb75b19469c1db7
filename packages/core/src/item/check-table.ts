import { KEY_NAME_LIMIT } from '../facts/limits.ts';
import { GLOBAL_INDEX_QUOTA, INCLUDED_NAMES_LIMIT, INDEX_KEY_LIMIT, LOCAL_INDEX_LIMIT } from '../facts/tables.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { checkTableName } from './check-table-name.ts';
import { indexDefinition, indexNames, tableKey } from './index-definition.ts';
import type { KeyAttribute, Projection, Table } from './table.ts';
import { utf8Bytes } from './text.ts';

/**
 * Everything that DynamoDB would refuse a table for, all of it at once.
 *
 * @param table - Keys and indexes.
 * @returns Problems, each with the path of the key or index that it concerns; a passed quota that AWS can raise is a notice.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html
 * @example
 * checkTable({ partitionKey: { name: 'pk', type: 'S' }, localIndexes: { byDate: { sortKey: { name: 'date', type: 'S' }, projection: 'ALL' } } }).map((each) => each.code) // ['table.local-index-without-sort-key']
 */
export function checkTable(table: Table): readonly Problem[] {
  return [
    ...checkTableName(table.name, ['name']),
    ...indexNames(table).flatMap((name) => checkTableName(name, [indexGroup(table, name), name])),
    ...checkSharedNames(table),
    ...indexNames(table).flatMap((name) => checkIndex(table, name)),
    ...checkTypes(table),
    ...checkCounts(table),
  ];
}

function checkSharedNames({ globalIndexes = {}, localIndexes = {} }: Table): readonly Problem[] {
  const shared = Object.keys(localIndexes).filter((name) => Object.hasOwn(globalIndexes, name));
  return shared.map((index) => problem(SAME_NAME, ['localIndexes', index], { index }));
}

function checkIndex(table: Table, name: string): readonly Problem[] {
  const definition = indexDefinition(table, name);
  if (definition === undefined) return [];
  const path = [indexGroup(table, name), name];
  const found: Problem[] = [];
  const { kind, partitionKey, sortKey, projection } = definition;
  if (kind === 'local' && table.sortKey === undefined)
    found.push(problem(LOCAL_WITHOUT_SORT_KEY, path, { index: name }));
  if (partitionKey.length === 0) found.push(problem(NO_INDEX_KEY, path, { index: name }));
  for (const half of [partitionKey, sortKey])
    if (half.length > INDEX_KEY_LIMIT.value)
      found.push(problem(LONG_INDEX_KEY, path, { index: name, count: half.length }));
  found.push(...checkRepeats(partitionKey, sortKey, path, name), ...checkNames(projection, path));
  return found;
}

function checkRepeats(
  partitionKey: readonly KeyAttribute[],
  sortKey: readonly KeyAttribute[],
  path: Path,
  index: string,
): readonly Problem[] {
  const names = [...partitionKey, ...sortKey].map(({ name }) => name);
  const repeated = new Set(names.filter((name, position) => names.indexOf(name) !== position));
  return [...repeated].map((name) => problem(REPEATED_KEY, path, { index, name }));
}

function checkNames(projection: Projection, path: Path): readonly Problem[] {
  if (typeof projection === 'string') return [];
  return projection.include.flatMap((name) => checkKeyName(name, [...path, 'projection']));
}

function checkKeyName(name: string, path: Path): readonly Problem[] {
  const bytes = utf8Bytes(name);
  return bytes >= 1 && bytes <= KEY_NAME_LIMIT.value ? [] : [problem(KEY_NAME, path, { name, bytes })];
}

/** One attribute may be part of many keys, but it has one type. */
function checkTypes(table: Table): readonly Problem[] {
  const keys = indexNames(table).flatMap((name) => {
    const definition = indexDefinition(table, name);
    return definition === undefined ? [] : definition.partitionKey.concat(definition.sortKey);
  });
  const types = new Map<string, Set<string>>();
  const all = [...tableKey(table), ...keys];
  for (const { name, type } of all) types.set(name, (types.get(name) ?? new Set()).add(type));
  const contradictions = [...types]
    .filter(([, declared]) => declared.size > 1)
    .map(([name, declared]) => problem(TWO_TYPES, [name], { name, types: [...declared].join(' and ') }));
  const repeated =
    table.sortKey?.name === table.partitionKey.name
      ? [problem(SAME_TABLE_KEY, ['sortKey'], { name: table.partitionKey.name })]
      : [];
  return [...contradictions, ...repeated, ...[...types.keys()].flatMap((name) => checkKeyName(name, [name]))];
}

function checkCounts({ globalIndexes = {}, localIndexes = {} }: Table): readonly Problem[] {
  const found: Problem[] = [];
  const globals = Object.values(globalIndexes);
  const locals = Object.values(localIndexes);
  if (globals.length > GLOBAL_INDEX_QUOTA.value)
    found.push(problem(MANY_GLOBAL_INDEXES, ['globalIndexes'], { count: globals.length }));
  if (locals.length > LOCAL_INDEX_LIMIT.value)
    found.push(problem(MANY_LOCAL_INDEXES, ['localIndexes'], { count: locals.length }));
  const included = [...globals, ...locals].reduce(
    (sum, { projection }) => sum + (typeof projection === 'string' ? 0 : projection.include.length),
    0,
  );
  if (included > INCLUDED_NAMES_LIMIT.value) found.push(problem(MANY_INCLUDED, [], { count: included }));
  return found;
}

const indexGroup = ({ globalIndexes = {} }: Table, name: string): string =>
  Object.hasOwn(globalIndexes, name) ? 'globalIndexes' : 'localIndexes';

const LOCAL_WITHOUT_SORT_KEY: ProblemKind = {
  code: 'table.local-index-without-sort-key',
  severity: 'error',
  says: 'The local index {index} needs a table with a sort key. Add a sort key to the table, or make the index global.',
};

export const SAME_NAME: ProblemKind = {
  code: 'table.index-name-taken',
  severity: 'error',
  says: 'Two indexes are named {index}. Rename one of them.',
};

const NO_INDEX_KEY: ProblemKind = {
  code: 'table.index-without-key',
  severity: 'error',
  says: 'The index {index} has no partition key. Name at least one attribute.',
};

const LONG_INDEX_KEY: ProblemKind = {
  code: 'table.index-key-too-long',
  severity: 'error',
  says: 'Half of the key of the index {index} has {count} attributes; at most {limit} are allowed. Leave some out.',
  limit: INDEX_KEY_LIMIT,
};

const REPEATED_KEY: ProblemKind = {
  code: 'table.index-key-repeated',
  severity: 'error',
  says: 'The key of the index {index} names {name} twice. Name each attribute once.',
};

const SAME_TABLE_KEY: ProblemKind = {
  code: 'table.key-repeated',
  severity: 'error',
  says: 'Partition key and sort key are the same attribute, {name}. Choose another sort key, or do without one.',
};

const KEY_NAME: ProblemKind = {
  code: 'table.key-name-length',
  severity: 'error',
  says: 'The attribute name {name} has {bytes} bytes. A key, or an attribute projected by name, has a name of 1 to {limit}.',
  limit: KEY_NAME_LIMIT,
};

const TWO_TYPES: ProblemKind = {
  code: 'table.two-types',
  severity: 'error',
  says: '{name} is a key of type {types}. An attribute has one type in all keys of a table; choose one.',
};

const MANY_GLOBAL_INDEXES: ProblemKind = {
  code: 'table.many-global-indexes',
  severity: 'notice',
  says: 'The table has {count} global indexes; the default quota is {limit}. Ask AWS to raise it.',
  limit: GLOBAL_INDEX_QUOTA,
};

const MANY_LOCAL_INDEXES: ProblemKind = {
  code: 'table.many-local-indexes',
  severity: 'error',
  says: 'The table has {count} local indexes; at most {limit} are allowed. Make some of them global.',
  limit: LOCAL_INDEX_LIMIT,
};

const MANY_INCLUDED: ProblemKind = {
  code: 'table.many-included-names',
  severity: 'error',
  says: 'The indexes include {count} attributes by name; at most {limit} are allowed in all. Project ALL attributes in some of them, or include fewer.',
  limit: INCLUDED_NAMES_LIMIT,
};
