import type { DesignAttribute, DesignEntity, DesignInput, DesignPattern, DesignRead } from '@dynamometer/core';

/** The identifier of an entity as a list. */
export function identifierOf(entity: DesignEntity | undefined): readonly string[] {
  const { identifier = [] } = entity ?? {};
  return (typeof identifier === 'string' ? [identifier] : identifier).filter((name) => name !== '');
}

/** The identifiers of everything that an entity stands under. */
export function identifiersAbove({ entities }: DesignInput, name: string): readonly string[] {
  const seen = new Set([name]);
  const found: string[] = [];
  for (
    let parent = entities[name]?.parent;
    parent !== undefined && !seen.has(parent);
    parent = entities[parent]?.parent
  ) {
    seen.add(parent);
    found.unshift(...identifierOf(entities[parent]));
  }
  return found;
}

/** What a pattern may name of an entity. */
export function knownOf(input: DesignInput, name: string): readonly string[] {
  const entity = input.entities[name];
  const own = Object.keys(entity?.attributes ?? {});
  return [...new Set([...identifiersAbove(input, name), ...identifierOf(entity), ...own])];
}

/** Puts another entity in the place of one, under a name that may be new. */
export function withEntity(input: DesignInput, name: string, entity: DesignEntity, as: string = name): DesignInput {
  const to = (each: string): string => (each === name ? as : each);
  const entities = Object.entries(input.entities).map(([each, given]): readonly [string, DesignEntity] => {
    const changed = each === name ? entity : given;
    return [to(each), changed.parent === undefined ? changed : { ...changed, parent: to(changed.parent) }];
  });
  const patterns = input.patterns.map((pattern) => ({ ...pattern, entity: to(pattern.entity) }));
  return { ...input, entities: Object.fromEntries(entities), patterns };
}

/** Leaves an entity out with the patterns on it; what stood under it stands by itself. */
export function withoutEntity(input: DesignInput, name: string): DesignInput {
  const entities = Object.entries(input.entities)
    .filter(([each]) => each !== name)
    .map(([each, { parent, ...entity }]): readonly [string, DesignEntity] => [
      each,
      parent === undefined || parent === name ? entity : { ...entity, parent },
    ]);
  const patterns = input.patterns.filter(({ entity }) => entity !== name);
  return { ...input, entities: Object.fromEntries(entities), patterns };
}

/** Gives an identifier or an attribute of an entity another name, wherever it is named. */
export function withRenamed(input: DesignInput, name: string, from: string, to: string): DesignInput {
  const entity = input.entities[name];
  if (entity === undefined) return input;
  const follow = (each: string): string => (each === from ? to : each);
  const isIdentifier = identifierOf(entity).includes(from);
  const renamed: DesignEntity = {
    ...entity,
    identifier: typeof entity.identifier === 'string' ? follow(entity.identifier) : entity.identifier.map(follow),
    attributes: Object.fromEntries(Object.entries(entity.attributes).map(([each, value]) => [follow(each), value])),
  };
  const concerns = (each: string): boolean => each === name || (isIdentifier && standsUnder(input, each, name));
  const patterns = input.patterns.map((pattern) => (concerns(pattern.entity) ? renamedIn(pattern, follow) : pattern));
  return { ...withEntity(input, name, renamed), patterns };
}

function standsUnder({ entities }: DesignInput, name: string, ancestor: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !seen.has(at); at = entities[at]?.parent) {
    if (at === ancestor) return true;
    seen.add(at);
  }
  return false;
}

function renamedIn(pattern: DesignPattern, follow: (name: string) => string): DesignPattern {
  if (pattern.operation !== 'read')
    return pattern.changes === undefined ? pattern : { ...pattern, changes: pattern.changes.map(follow) };
  const { by, orderBy, attributes } = pattern;
  return {
    ...pattern,
    by: by.map(follow),
    ...(orderBy !== undefined && { orderBy: follow(orderBy) }),
    ...(attributes !== undefined && { attributes: attributes.map(follow) }),
  };
}

/** What kind of request a pattern is, as people put it. */
export const PATTERN_KINDS = [
  'get',
  'list',
  'latest',
  'range',
  'other',
  'across',
  'putItem',
  'updateItem',
  'deleteItem',
] as const;

export type PatternKind = (typeof PATTERN_KINDS)[number];

/** The kind of a pattern, by what it asks for. */
export function kindOf(input: DesignInput, pattern: DesignPattern): PatternKind {
  if (pattern.operation !== 'read') return pattern.operation;
  const { entity, by, orderBy, direction } = pattern;
  const above = identifiersAbove(input, entity);
  const own = identifierOf(input.entities[entity]);
  if (own.length > 0 && [...above, ...own].every((name) => by.includes(name))) return 'get';
  if (!above.every((name) => by.includes(name))) return 'across';
  if (direction === 'descending') return 'latest';
  if (orderBy !== undefined) return 'range';
  return by.some((name) => !above.includes(name)) ? 'other' : 'list';
}

/** The pattern as one of another kind; what the kind does not settle stays. */
export function withKind(input: DesignInput, pattern: DesignPattern, kind: PatternKind): DesignPattern {
  const { name, entity, rate } = pattern;
  if (kind === 'putItem' || kind === 'updateItem' || kind === 'deleteItem')
    return pattern.operation === 'read' ? { name, operation: kind, entity, rate } : { ...pattern, operation: kind };
  const above = identifiersAbove(input, entity);
  const own = identifierOf(input.entities[entity]);
  const given: DesignRead =
    pattern.operation === 'read' ? pattern : { name, operation: 'read', entity, by: above, rate };
  const { orderBy, direction: _, limit, ...plain } = given;
  const sorted = orderBy ?? own.at(-1);
  if (kind === 'get') return { ...plain, by: [...above, ...own] };
  if (kind === 'list') return { ...plain, by: above, ...(limit !== undefined && { limit }) };
  if (kind === 'latest' || kind === 'range') {
    const by = given.by.filter((each) => !own.includes(each) && !above.includes(each) && each !== sorted);
    const order = sorted === undefined ? {} : { orderBy: sorted };
    const last = kind === 'latest' ? ({ direction: 'descending', limit: limit ?? 20 } as const) : {};
    return { ...plain, by: [...above, ...by], ...order, ...last };
  }
  const attributes = Object.keys(input.entities[entity]?.attributes ?? {}).filter((each) => !own.includes(each));
  const chosen = given.by.filter((each) => attributes.includes(each));
  const by = chosen.length > 0 ? chosen : attributes.filter((each) => each !== orderBy).slice(0, 1);
  if (kind === 'other') return { ...plain, by: [...above, ...by], ...(limit !== undefined && { limit }) };
  return { ...given, by };
}

/** The pattern about another entity; names that it does not have are left out. */
export function aboutEntity(input: DesignInput, pattern: DesignPattern, entity: string): DesignPattern {
  const known = new Set(knownOf(input, entity));
  const keep = (names: readonly string[]): readonly string[] => names.filter((name) => known.has(name));
  if (pattern.operation !== 'read') {
    const { changes, ...plain } = pattern;
    const kept = keep(changes ?? []);
    return { ...plain, entity, ...(kept.length > 0 && { changes: kept }) };
  }
  const { attributes, orderBy, ...plain } = pattern;
  const kept = keep(attributes ?? []);
  const moved: DesignRead = {
    ...plain,
    entity,
    by: keep(pattern.by),
    ...(orderBy !== undefined && known.has(orderBy) && { orderBy }),
    ...(kept.length > 0 && { attributes: kept }),
  };
  const kind = kindOf(input, pattern);
  // These name attributes, which another entity may not have; the others follow from where an entity stands.
  return kind === 'other' || kind === 'across' ? moved : withKind(input, moved, kind);
}

/** A name that is not taken: `Entity 2` where there is an `Entity`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted} ${number}`;
  return name;
}

/** How an attribute's values are written, with `few` for one of a few texts. */
export const ATTRIBUTE_KINDS = ['text', 'few', 'number', 'date', 'time', 'ulid', 'uuid', 'flag'] as const;

export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

export function attributeKind({ type = 'text', values }: DesignAttribute): AttributeKind {
  return values !== undefined && type === 'text' ? 'few' : type;
}

/** The attribute with values written in another way. */
export function withAttributeKind(attribute: DesignAttribute, kind: AttributeKind): DesignAttribute {
  const { type: _, values, digits, ...rest } = attribute;
  if (kind === 'text') return rest;
  if (kind === 'few') return { ...rest, values: values ?? ['open', 'closed'] };
  return { ...rest, type: kind, ...(kind === 'number' && digits !== undefined && { digits }) };
}
