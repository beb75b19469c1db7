import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { isRecord, listOf, type Json } from './json.ts';
import { readKey, type KeyTypes } from './read-key.ts';
import type { GlobalIndex, KeyAttribute, LocalIndex, Projection } from './table.ts';

/** A global index and its name, or undefined with the problem noted. */
export function readGlobalIndex(
  json: unknown,
  types: KeyTypes,
  found: Problem[],
): readonly [string, GlobalIndex] | undefined {
  const named = readName(json, 'GlobalSecondaryIndexes', found);
  if (named === undefined) return undefined;
  const path = ['GlobalSecondaryIndexes', named.name];
  const { partition, sort } = readKey(named.json['KeySchema'], types, [...path, 'KeySchema'], found);
  const projection = readProjection(named.json['Projection'], path, found);
  return [named.name, { partitionKey: partition, ...(sort.length > 0 && { sortKey: sort }), projection }];
}

/** A local index and its name, or undefined with the problem noted. */
export function readLocalIndex(
  json: unknown,
  types: KeyTypes,
  partitionKey: KeyAttribute | undefined,
  found: Problem[],
): readonly [string, LocalIndex] | undefined {
  const named = readName(json, 'LocalSecondaryIndexes', found);
  if (named === undefined) return undefined;
  const path = ['LocalSecondaryIndexes', named.name];
  const { partition, sort } = readKey(named.json['KeySchema'], types, [...path, 'KeySchema'], found);
  if (partitionKey !== undefined && partition.some(({ name }) => name !== partitionKey.name))
    found.push(problem(OTHER_PARTITION_KEY, path, { index: named.name, name: partitionKey.name }));
  const [sortKey] = sort;
  if (sortKey !== undefined && sort.length === 1)
    return [named.name, { sortKey, projection: readProjection(named.json['Projection'], path, found) }];
  found.push(problem(LOCAL_KEY, path, { index: named.name }));
  return undefined;
}

function readName(json: unknown, list: string, found: Problem[]): { name: string; json: Json } | undefined {
  if (isRecord(json) && typeof json['IndexName'] === 'string') return { name: json['IndexName'], json };
  found.push(problem(UNNAMED, [list]));
  return undefined;
}

function readProjection(json: unknown, path: Path, found: Problem[]): Projection {
  const { ProjectionType: type, NonKeyAttributes: names } = isRecord(json) ? json : {};
  if (type !== 'ALL' && type !== 'KEYS_ONLY' && type !== 'INCLUDE') {
    found.push(problem(NO_PROJECTION, path));
    return 'KEYS_ONLY';
  }
  const include = listOf(names).filter((name) => typeof name === 'string');
  if (type !== 'INCLUDE') {
    if (include.length > 0) found.push(problem(NAMES_UNASKED, path, { type }));
    return type;
  }
  if (include.length === 0 || include.length < listOf(names).length) found.push(problem(NO_NAMES, path));
  return { include };
}

const UNNAMED: ProblemKind = {
  code: 'table.index-without-name',
  severity: 'error',
  says: 'An index in {path} has no IndexName. Give it one.',
};

const LOCAL_KEY: ProblemKind = {
  code: 'table.local-index-key',
  severity: 'error',
  says: 'The local index {index} needs exactly one RANGE attribute in its KeySchema.',
};

const OTHER_PARTITION_KEY: ProblemKind = {
  code: 'table.local-index-partition-key',
  severity: 'error',
  says: 'The local index {index} has another partition key than its table. Use {name}, or make the index global.',
};

const NO_PROJECTION: ProblemKind = {
  code: 'table.index-without-projection',
  severity: 'error',
  says: '{path} needs a Projection with the ProjectionType ALL, KEYS_ONLY or INCLUDE.',
};

const NO_NAMES: ProblemKind = {
  code: 'table.index-without-names',
  severity: 'error',
  says: '{path} includes attributes by name, but its NonKeyAttributes are no list of names. Name at least one, or project KEYS_ONLY.',
};

const NAMES_UNASKED: ProblemKind = {
  code: 'table.index-names-unasked',
  severity: 'error',
  says: '{path} names NonKeyAttributes although it projects {type}. Leave them out, or project INCLUDE.',
};
