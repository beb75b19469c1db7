import { problem, shorten, type Problem, type ProblemKind } from '../problem.ts';

/** What is worth knowing about a prefix, by the prefixes of the entities that stand in a partition. */
export function checkPrefix(prefix: string, entities: readonly string[]): readonly Problem[] {
  if (entities.length === 0) return [];
  const matched = [...new Set(entities)].filter((entity) => entity.startsWith(prefix));
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted is later than ES2022
  const [meant, ...also] = matched.sort(byLength);
  if (prefix !== '' && meant !== undefined && also.length > 0)
    return [problem(SHARED, [], { prefix, meant, also: listed(also) })];
  if (meant !== undefined) return [];
  const around = entities.find((entity) => prefix.startsWith(entity));
  return around === undefined
    ? [problem(UNMATCHED, [], { prefix, prefixes: listed(entities) })]
    : [narrower(prefix, around)];
}

/** Of entities that are described: one whose prefix is shorter than the asked one, beside others that are read whole. */
export function checkPartlyRead(prefix: string, entities: readonly string[]): readonly Problem[] {
  if (!entities.some((entity) => entity.startsWith(prefix))) return [];
  const partly = entities.find((entity) => entity !== prefix && prefix.startsWith(entity));
  return partly === undefined ? [] : [narrower(prefix, partly)];
}

const narrower = (prefix: string, entity: string): Problem =>
  problem(NARROWER, [], { prefix, entity: entity === '' ? 'the items without a prefix' : entity });

/** The prefix of a sort key: up to its first separator, or all of it. */
export function prefixOf(sortKey: string): string {
  return /^[^#|/:~^@]*[#|/:~^@]/.exec(sortKey)?.[0] ?? sortKey;
}

const byLength = (a: string, b: string): number => a.length - b.length;

const listed = (texts: readonly string[]): string => {
  const some = texts.slice(0, 5).map((text) => shorten(text, 40));
  return texts.length > some.length ? `${some.join(', ')} and ${texts.length - some.length} more` : some.join(', ');
};

const SHARED: ProblemKind = {
  code: 'compare.prefix-shared',
  severity: 'warning',
  says: 'begins_with "{prefix}" reads more than {meant}: it also reads {also}. Include the separator in the prefix, if only {meant} is meant.',
};

const UNMATCHED: ProblemKind = {
  code: 'compare.prefix-unmatched',
  severity: 'warning',
  says: 'begins_with "{prefix}" matches nothing here; the sort keys begin with {prefixes}. The Query costs its minimum all the same.',
};

const NARROWER: ProblemKind = {
  code: 'compare.prefix-narrower',
  severity: 'notice',
  says: 'begins_with "{prefix}" reads only a part of {entity}, and how large a part is not known. All of it was counted.',
};
