import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { SAME_NAME, checkTable } from './check-table.ts';
import { isRecord, listOf, type Json } from './json.ts';
import { readGlobalIndex, readLocalIndex } from './read-index.ts';
import { readKey, type KeyTypes } from './read-key.ts';
import type { KeyType, Table } from './table.ts';

/** A table read from a definition, or why it could not be. */
export type TableReading =
  | { readonly ok: true; readonly table: Table; readonly notices: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a table from what `aws dynamodb describe-table` prints, from a CreateTable request, or from a CloudFormation
 * resource or template (`AWS::DynamoDB::Table`, `AWS::DynamoDB::GlobalTable`).
 *
 * @param json - The definition as plain JSON data, already parsed.
 * @returns The table with notices, or the problems that keep it from being one. A template with several tables gives its first, with a notice.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html
 * @example
 * readTable({ Table: { TableName: 'Music', AttributeDefinitions: [{ AttributeName: 'Artist', AttributeType: 'S' }], KeySchema: [{ AttributeName: 'Artist', KeyType: 'HASH' }] } }) // { ok: true, table: { name: 'Music', partitionKey: { name: 'Artist', type: 'S' } }, notices: [] }
 */
export function readTable(json: unknown): TableReading {
  const { definition, notices } = findDefinition(json);
  if (definition === undefined) return { ok: false, problems: [problem(NO_DEFINITION)] };
  const found: Problem[] = [];
  const types = readTypes(definition, found);
  const { partition, sort } = readKey(definition['KeySchema'], types, ['KeySchema'], found);
  if (partition.length > 1 || sort.length > 1) found.push(problem(LONG_TABLE_KEY, ['KeySchema']));
  const [partitionKey] = partition;
  const globals = readList(definition, 'GlobalSecondaryIndexes', found).map((each) =>
    readGlobalIndex(each, types, found),
  );
  const locals = readList(definition, 'LocalSecondaryIndexes', found).map((each) =>
    readLocalIndex(each, types, partitionKey, found),
  );
  found.push(...checkNamesOnce([...globals, ...locals].filter(isRead).map(([name]) => name)));
  if (partitionKey === undefined || found.length > 0)
    return { ok: false, problems: partitionKey === undefined && found.length === 0 ? [problem(NO_DEFINITION)] : found };
  const [sortKey] = sort;
  const name = definition['TableName'];
  const table: Table = {
    ...(typeof name === 'string' && { name }),
    partitionKey,
    ...(sortKey !== undefined && { sortKey }),
    ...(globals.length > 0 && { globalIndexes: Object.fromEntries(globals.filter(isRead)) }),
    ...(locals.length > 0 && { localIndexes: Object.fromEntries(locals.filter(isRead)) }),
  };
  const problems = checkTable(table);
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems: [...notices, ...problems] };
  return { ok: true, table, notices: [...notices, ...problems] };
}

/** A list of indexes that may be left out; a template may compute it, and then its indexes are not known. */
function readList(definition: Json, name: string, found: Problem[]): readonly unknown[] {
  const list = definition[name] ?? [];
  if (!Array.isArray(list)) found.push(problem(NO_LIST, [name]));
  return listOf(list);
}

function checkNamesOnce(names: readonly string[]): readonly Problem[] {
  const taken = new Set(names.filter((name, position) => names.indexOf(name) !== position));
  return [...taken].map((index) => problem(SAME_NAME, [], { index }));
}

const isRead = <T>(entry: T | undefined): entry is T => entry !== undefined;

function findDefinition(json: unknown): { definition: Json | undefined; notices: readonly Problem[] } {
  if (!isRecord(json)) return { definition: undefined, notices: [] };
  const described = [json, json['Table'], json['TableDescription'], json['Properties']].find(hasKeySchema);
  if (described !== undefined) return { definition: described, notices: [] };
  const resources = isRecord(json['Resources']) ? Object.entries(json['Resources']) : Object.entries(json);
  const tables = resources.filter(([, resource]) => isTableResource(resource));
  const [first] = tables;
  if (first === undefined) return { definition: undefined, notices: [] };
  const [name, resource] = first as [string, { readonly Properties: Json }];
  const notices = tables.length > 1 ? [problem(SEVERAL_TABLES, [], { name, count: tables.length })] : [];
  return { definition: resource.Properties, notices };
}

const isTableResource = (resource: unknown): boolean =>
  isRecord(resource) &&
  hasKeySchema(resource['Properties']) &&
  /^AWS::DynamoDB::|^undefined$/.test(String(resource['Type']));

const hasKeySchema = (value: unknown): value is Json => isRecord(value) && Array.isArray(value['KeySchema']);

function readTypes(definition: Json, found: Problem[]): KeyTypes {
  const types = new Map<string, KeyType>();
  for (const each of listOf(definition['AttributeDefinitions'])) {
    const { AttributeName: name, AttributeType: type } = isRecord(each) ? each : {};
    if (typeof name !== 'string') continue;
    if (type !== 'S' && type !== 'N' && type !== 'B')
      found.push(problem(NO_KEY_TYPE, ['AttributeDefinitions'], { name, type: String(type) }));
    else if ((types.get(name) ?? type) !== type) found.push(problem(DEFINED_TWICE, ['AttributeDefinitions'], { name }));
    else types.set(name, type);
  }
  return types;
}

const NO_DEFINITION: ProblemKind = {
  code: 'table.not-a-definition',
  severity: 'error',
  says: 'No table definition found. Paste what aws dynamodb describe-table prints, a CreateTable request, or a CloudFormation table; each has a KeySchema with a HASH key.',
};

const NO_LIST: ProblemKind = {
  code: 'table.indexes-not-listed',
  severity: 'error',
  says: '{path} is no list, so its indexes cannot be read. Write them out, or leave it out if there are none.',
};

const SEVERAL_TABLES: ProblemKind = {
  code: 'table.several',
  severity: 'notice',
  says: 'The template has {count} tables; {name} was read. Paste another one by itself to read that.',
};

const LONG_TABLE_KEY: ProblemKind = {
  code: 'table.key-too-long',
  severity: 'error',
  says: 'The key of a table has one partition attribute and at most one sort attribute; only global indexes may have more.',
};

const NO_KEY_TYPE: ProblemKind = {
  code: 'table.no-key-type',
  severity: 'error',
  says: '{name} is defined with the type {type}. A key attribute is of type S, N or B.',
};

const DEFINED_TWICE: ProblemKind = {
  code: 'table.two-types',
  severity: 'error',
  says: '{name} is defined with two types. An attribute has one type in all keys of a table; choose one.',
};
