import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { KeyedEntity } from './keyed-entity.ts';
import { fieldsOf } from './template.ts';

/** Prefixes of entities that can meet in one partition and get in each other's way; each pair is named once. */
export function checkPrefixes(entities: readonly KeyedEntity[]): readonly Problem[] {
  const found = entities.flatMap((second, index) =>
    entities.slice(0, index).flatMap((first) => (canMeet(first, second) ? checkPair(first, second) : [])),
  );
  return [...found, ...checkDelimiters(entities)];
}

/** Whether two entities can have equal partition keys, as far as their constant beginnings tell. */
function canMeet(first: KeyedEntity, second: KeyedEntity): boolean {
  const [a, b] = [first.partitionPrefix, second.partitionPrefix];
  return a.startsWith(b) || b.startsWith(a);
}

function checkPair(first: KeyedEntity, second: KeyedEntity): readonly Problem[] {
  const [a, b] = [first.sortPrefix, second.sortPrefix];
  const path = [...second.path, 'sortKey'];
  const details = { first: first.name, second: second.name, firstPrefix: a, secondPrefix: b };
  if (a === b) {
    if (shape(first) === shape(second)) return [problem(SAME_KEYS, path, details)];
    return [problem(SAME_PREFIX, path, { ...details, prefix: a || 'nothing' })];
  }
  if (a.toLowerCase() === b.toLowerCase()) return [problem(CASE, path, { ...details, change: a })];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const [shortName, longName] = a.length < b.length ? [first.name, second.name] : [second.name, first.name];
  const names = { ...details, short, long, shortName, longName };
  if (long.startsWith(short)) return [problem(CONTAINED, path, { ...names, change: `${wordOf(long)}_${short}` })];
  const word = wordOf(short);
  // USER# and USERGROUP# are apart, but USER alone is the beginning of both.
  if (word !== '' && long.startsWith(word)) return [problem(WORD, path, { ...names, word, change: short })];
  return [];
}

const wordOf = (prefix: string): string => /^[\p{L}\p{N}]*/u.exec(prefix)?.[0] ?? '';

/** A template with its fields unnamed: equal for entities whose keys could be the same. */
function shape({ sort }: KeyedEntity): string {
  return sort.parts.map((part) => (typeof part === 'string' ? part : `{${part.format}}`)).join('');
}

/** The character between the first word of a sort key and its first field; the one used most is taken as meant. */
function checkDelimiters(entities: readonly KeyedEntity[]): readonly Problem[] {
  const used = entities.flatMap((entity) => {
    const [, delimiter] = /^[\p{L}\p{N}_]+([^\p{L}\p{N}_\s])/u.exec(entity.sortPrefix) ?? [];
    return delimiter === undefined || fieldsOf(entity.sort).length === 0 ? [] : [{ entity, delimiter }];
  });
  const uses = (delimiter: string): number => used.filter((each) => each.delimiter === delimiter).length;
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own, and toSorted is later than ES2022
  const [common] = [...used].sort((a, b) => uses(b.delimiter) - uses(a.delimiter));
  if (common === undefined) return [];
  return used
    .filter(({ delimiter }) => delimiter !== common.delimiter)
    .map(({ entity, delimiter }) =>
      problem(DELIMITERS, [...entity.path, 'sortKey'], {
        first: common.entity.name,
        second: entity.name,
        common: common.delimiter,
        other: delimiter,
        change: entity.sort.text.replace(delimiter, common.delimiter),
      }),
    );
}

const SAME_KEYS: ProblemKind = {
  code: 'prefix.same-keys',
  severity: 'error',
  says: '{first} and {second} write keys of one form, so an item of one can overwrite an item of the other. Put the name of the entity before the keys of {second}.',
};

const SAME_PREFIX: ProblemKind = {
  code: 'prefix.same',
  severity: 'warning',
  says: 'The keys of {first} and {second} both begin with {prefix}, so no begins_with reads one without the other. Give {second} a prefix of its own.',
};

const CASE: ProblemKind = {
  code: 'prefix.case',
  severity: 'warning',
  says: 'The prefixes "{firstPrefix}" of {first} and "{secondPrefix}" of {second} differ only in case; keys are compared letter for letter. Write both as "{change}" or choose another word.',
};

const CONTAINED: ProblemKind = {
  code: 'prefix.contained',
  severity: 'warning',
  says: 'The prefix "{short}" of {shortName} is the beginning of "{long}" of {longName}: a query for "{short}" reads both. Begin the keys of {longName} with another word if they are not to be read together.',
};

const WORD: ProblemKind = {
  code: 'prefix.shared-word',
  severity: 'notice',
  says: 'The prefixes "{short}" of {shortName} and "{long}" of {longName} both begin with "{word}": begins_with "{word}" reads both. Always query with the delimiter, "{change}".',
};

const DELIMITERS: ProblemKind = {
  code: 'prefix.mixed-delimiters',
  severity: 'warning',
  says: '{first} separates with "{common}" and {second} with "{other}". Use one delimiter everywhere: write {second} as {change}.',
};
