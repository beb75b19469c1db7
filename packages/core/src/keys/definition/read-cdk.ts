import { isRecord, listOf } from '../../item/json.ts';
import { findMark, tokensOf, type Token } from './tokens.ts';

/** The first table of a CDK stack in TypeScript, by CreateTable's names; undefined where there is none. */
export function readCdk(source: string): unknown {
  const tokens = tokensOf(source, 'cdk');
  const start = tokens.findIndex(
    ({ text }, at) => /(?:^|\.)Table(?:V2)?$/.test(text) && tokens[at - 1]?.text === 'new',
  );
  const properties = start < 0 ? undefined : firstObject(tokens, start);
  if (!isRecord(properties)) return undefined;
  const added = (method: string): readonly unknown[] =>
    tokens.flatMap(({ kind, text }, at) =>
      kind === 'word' && text.endsWith(`.${method}`) ? [firstObject(tokens, at)] : [],
    );
  const globals = [...listOf(properties['globalSecondaryIndexes']), ...added('addGlobalSecondaryIndex')];
  const locals = [...listOf(properties['localSecondaryIndexes']), ...added('addLocalSecondaryIndex')];
  const partition = keysOf(properties, 'partitionKey');
  const keys = [properties, ...globals, ...locals].flatMap((each) =>
    keysOf(each, 'partitionKey').concat(keysOf(each, 'sortKey')),
  );
  return {
    TableName: properties['tableName'],
    AttributeDefinitions: keys.map(({ name, type }) => ({ AttributeName: name, AttributeType: TYPES[String(type)] })),
    KeySchema: [...elements(partition, 'HASH'), ...elements(keysOf(properties, 'sortKey'), 'RANGE')],
    GlobalSecondaryIndexes: globals.map((each) => indexOf(each, keysOf(each, 'partitionKey'))),
    LocalSecondaryIndexes: locals.map((each) => indexOf(each, partition)),
  };
}

type Key = Readonly<Record<string, unknown>>;

/** Enumerations are read by their last word. */
const TYPES: Readonly<Record<string, string>> = { STRING: 'S', NUMBER: 'N', BINARY: 'B' };

/** One attribute, or the list that a key of several has in the plural. */
function keysOf(properties: unknown, name: string): readonly Key[] {
  if (!isRecord(properties)) return [];
  return [properties[name], ...listOf(properties[`${name}s`])].filter(isRecord);
}

function elements(keys: readonly Key[], type: 'HASH' | 'RANGE'): readonly unknown[] {
  return keys.map(({ name }) => ({ AttributeName: name, KeyType: type }));
}

function indexOf(properties: unknown, partition: readonly Key[]): unknown {
  const { indexName, projectionType = 'ALL', nonKeyAttributes } = isRecord(properties) ? properties : {};
  return {
    IndexName: indexName,
    KeySchema: [...elements(partition, 'HASH'), ...elements(keysOf(properties, 'sortKey'), 'RANGE')],
    Projection: { ProjectionType: projectionType, NonKeyAttributes: nonKeyAttributes },
  };
}

/** The first object literal behind a place, as plain data. Calls and what else is no literal become undefined. */
function firstObject(tokens: readonly Token[], from: number): unknown {
  const start = findMark(tokens, '{', from);
  return start < 0 ? undefined : readLiteral(tokens, start, 0).value;
}

interface Literal {
  readonly value: unknown;
  /** The place behind it. */
  readonly end: number;
}

/** No definition of a table goes deeper. */
const DEPTH = 12;

function readLiteral(tokens: readonly Token[], at: number, depth: number): Literal {
  const token = tokens[at];
  if (token === undefined || depth > DEPTH) return { value: undefined, end: tokens.length };
  if (token.kind === 'text') return { value: token.text, end: at + 1 };
  if (token.kind === 'word') return { value: token.text.split('.').at(-1), end: at + 1 };
  return token.text === '{' || token.text === '['
    ? readContainer(tokens, at, depth)
    : { value: undefined, end: at + 1 };
}

function readContainer(tokens: readonly Token[], start: number, depth: number): Literal {
  const isList = tokens[start]?.text === '[';
  const values: unknown[] = [];
  const properties: [string, unknown][] = [];
  let at = start + 1;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    if (token.kind === 'mark' && (token.text === '}' || token.text === ']')) break;
    const named = !isList && token.kind !== 'mark' && tokens[at + 1]?.text === ':';
    const { value, end } = readLiteral(tokens, named ? at + 2 : at, depth + 1);
    if (named) properties.push([token.text, value]);
    else if (isList && !(token.kind === 'mark' && token.text === ',')) values.push(value);
    at = end;
  }
  return { value: isList ? values : Object.fromEntries(properties), end: at + 1 };
}
