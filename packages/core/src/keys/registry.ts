import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { checkFields } from './check-fields.ts';
import { checkPrefixes } from './check-prefixes.ts';
import { keyPrefix } from './key.ts';
import type { KeyedEntity } from './keyed-entity.ts';
import { parseTemplate } from './template.ts';

/** An entity type as the registry lists it: how its keys are written. */
export interface RegisteredEntity {
  readonly name: string;
  /** Template of the partition key. Entities whose partition keys cannot be equal never meet. */
  readonly partitionKey: string;
  readonly sortKey?: string;
  /** Values that were seen for fields of the sort key, by field: they show what sorts wrongly. */
  readonly seen?: Readonly<Record<string, readonly string[]>>;
}

/** A prefix that some query hands to `begins_with` on the sort key. */
export interface PrefixQuery {
  readonly name: string;
  readonly prefix: string;
}

/** The entities of a table with their templates, and the prefixes that its queries use. */
export interface Registry {
  readonly entities: readonly RegisteredEntity[];
  readonly queries?: readonly PrefixQuery[];
}

/**
 * What is wrong, or will go wrong, with the prefixes of a table that holds several entity types.
 *
 * @param registry - Entities with their key templates, values seen, and the prefixes that queries use.
 * @returns Problems that name both sides and the smallest change that cures them.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-sort-keys.html
 * @example
 * checkRegistry({ entities: [{ name: 'User', partitionKey: 'TENANT#{id}', sortKey: 'USER#{user}' }], queries: [{ name: 'users', prefix: 'USERS#' }] }).map((each) => each.code) // ['prefix.unknown']
 */
export function checkRegistry({ entities, queries = [] }: Registry): readonly Problem[] {
  const found: Problem[] = [];
  const keyed = entities.flatMap((entity, index) => readEntity(entity, ['entities', index], found));
  found.push(...checkPrefixes(keyed), ...keyed.flatMap(checkFields));
  for (const [index, query] of queries.entries()) found.push(...checkQuery(query, keyed, ['queries', index, 'prefix']));
  return found;
}

/**
 * The entities that a Query with `begins_with` on the sort key would read.
 *
 * @param prefix - The prefix of the query.
 * @param registry - The entities with their templates; those whose templates cannot be read are passed over.
 * @returns Their names, in the order of the registry.
 * @example
 * entitiesUnder('USER', { entities: [{ name: 'User', partitionKey: 'T', sortKey: 'USER#{id}' }, { name: 'Group', partitionKey: 'T', sortKey: 'USERGROUP#{id}' }] }) // ['User', 'Group']
 */
export function entitiesUnder(prefix: string, { entities }: Registry): readonly string[] {
  return entities
    .flatMap((entity) => readEntity(entity, [], []))
    .filter((entity) => isReadBy(prefix, entity))
    .map(({ name }) => name);
}

function readEntity(entity: RegisteredEntity, path: Path, found: Problem[]): readonly KeyedEntity[] {
  const partition = parseTemplate(entity.partitionKey, [...path, 'partitionKey']);
  const sort = entity.sortKey === undefined ? undefined : parseTemplate(entity.sortKey, [...path, 'sortKey']);
  for (const reading of [partition, sort]) if (reading?.ok === false) found.push(...reading.problems);
  if (!partition.ok || sort?.ok !== true) return [];
  return [
    {
      name: entity.name,
      path,
      partition: partition.template,
      sort: sort.template,
      partitionPrefix: keyPrefix(partition.template),
      sortPrefix: keyPrefix(sort.template),
      seen: entity.seen ?? {},
    },
  ];
}

/** A key may begin with the prefix: one of the two texts is the beginning of the other. */
function isReadBy(prefix: string, { sort, sortPrefix: own }: KeyedEntity): boolean {
  return own.startsWith(prefix) || (own.length < sort.text.length && prefix.startsWith(own));
}

function checkQuery({ name, prefix }: PrefixQuery, entities: readonly KeyedEntity[], path: Path): readonly Problem[] {
  const read = entities.filter((entity) => isReadBy(prefix, entity));
  const [first, second] = read;
  if (first === undefined) {
    const near = nearest(
      prefix,
      entities.map(({ sortPrefix }) => sortPrefix).filter((own) => own !== ''),
    );
    return [problem(near === undefined ? UNKNOWN : MISSPELT, path, { query: name, prefix, ...(near && { near }) })];
  }
  if (second === undefined) return [];
  const change = first.sortPrefix;
  const details = { query: name, prefix, first: first.name, second: second.name, change };
  return [problem(change === prefix ? NESTED : BROAD, path, details)];
}

function nearest(prefix: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((own) => ({ own, distance: editDistance(prefix.toUpperCase(), own.toUpperCase()) }))
    // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own, and toSorted is later than ES2022
    .sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= Math.max(2, prefix.length / 3) ? best.own : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const UNKNOWN: ProblemKind = {
  code: 'prefix.unknown',
  severity: 'error',
  says: 'The query {query} asks for keys that begin with "{prefix}", but no entity has such keys. It returns nothing and no error.',
};

const MISSPELT: ProblemKind = {
  ...UNKNOWN,
  says: 'The query {query} asks for keys that begin with "{prefix}", but no entity has such keys. It returns nothing and no error. Did you mean "{near}"?',
};

const BROAD: ProblemKind = {
  code: 'prefix.reads-several',
  severity: 'error',
  says: 'The query {query} asks for keys that begin with "{prefix}" and so reads both {first} and {second}. Ask for "{change}" instead.',
};

const NESTED: ProblemKind = {
  code: 'prefix.reads-several',
  severity: 'warning',
  says: 'The query {query} asks for keys that begin with "{prefix}", which reads both {first} and {second}. Give one of them a prefix of its own if only {first} is wanted.',
};
