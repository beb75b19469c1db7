import { KEY_NAME_LIMIT } from '../../facts/limits.ts';
import { RESERVED_WORDS } from '../../facts/reserved-words.ts';
import { checkTableName } from '../../item/check-table-name.ts';
import { utf8Bytes } from '../../item/text.ts';
import { problem, shorten, type Path, type Problem, type ProblemKind } from '../../problem.ts';
import type { DesignAttribute, DesignEntity, DesignInput, DesignPattern, DesignRead, DesignWrite } from './input.ts';
import type { Model, ModelEntity } from './model.ts';

/** A model, or what keeps the input from being one. */
export type Resolved =
  | { readonly ok: true; readonly model: Model }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Follows the references of an input whose form is right. */
export function resolve(input: DesignInput): Resolved {
  const { delimiter = '#', patterns } = input;
  const problems: Problem[] = /^[^\p{L}\p{N}\s{}]+$/u.test(delimiter)
    ? []
    : [problem(DELIMITER, ['delimiter'], { delimiter })];
  const entities = new Map<string, ModelEntity>();
  for (const name of Object.keys(input.entities)) resolveEntity(name, [], input, delimiter, entities, problems);
  patterns.forEach(({ name }, index) => {
    if (patterns.findIndex((each) => each.name === name) < index)
      problems.push(problem(REPEATED_NAME, ['patterns', index, 'name'], { name }));
  });
  patterns.forEach((pattern, index) => checkPattern(pattern, entities, ['patterns', index], problems));
  problems.push(...checkNames(input), ...checkTableName(input.name, ['name']));
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  const reads = patterns.filter((pattern): pattern is DesignRead => pattern.operation === 'read');
  const writes = patterns.filter((pattern): pattern is DesignWrite => pattern.operation !== 'read');
  return { ok: true, model: { input, delimiter, entities, reads, writes, notices: problems } };
}

function resolveEntity(
  name: string,
  children: readonly string[],
  input: DesignInput,
  delimiter: string,
  done: Map<string, ModelEntity>,
  problems: Problem[],
): ModelEntity | undefined {
  const known = done.get(name);
  if (known !== undefined) return known;
  const entity = input.entities[name] as DesignEntity;
  const path = ['entities', name];
  if (children.includes(name)) {
    problems.push(problem(CIRCULAR, [...path, 'parent'], { circle: [...children, name].join(' → ') }));
    return undefined;
  }
  const hasParent = entity.parent !== undefined && Object.hasOwn(input.entities, entity.parent);
  if (entity.parent !== undefined && !hasParent)
    problems.push(problem(UNKNOWN_PARENT, [...path, 'parent'], { entity: name, parent: entity.parent }));
  const parent = hasParent
    ? resolveEntity(entity.parent, [...children, name], input, delimiter, done, problems)
    : undefined;
  if (hasParent && parent === undefined) return undefined;
  const identifier = [entity.identifier ?? []].flat().filter((each) => each !== '');
  if (identifier.length === 0) problems.push(problem(NO_IDENTIFIER, [...path, 'identifier'], { entity: name }));
  const ancestors = parent === undefined ? [] : [...parent.ancestors, parent];
  const attributes = new Map(Object.entries(entity.attributes));
  const inherited = ancestors.flatMap((each) => each.identifier.map((id) => [id, each.known.get(id) ?? {}] as const));
  const own = identifier.map((id) => [id, attributes.get(id) ?? {}] as const);
  const repeated = own.find(([id]) => inherited.some(([other]) => other === id));
  if (repeated !== undefined)
    problems.push(problem(SAME_IDENTIFIER, [...path, 'identifier'], { entity: name, name: repeated[0] }));
  const word = entity.prefix ?? wordOf(name);
  if (word.includes(delimiter))
    problems.push(problem(PREFIX, [...path, 'prefix'], { entity: name, prefix: word, delimiter }));
  const resolved: ModelEntity = {
    name,
    word,
    identifier,
    ancestors,
    attributes,
    known: new Map<string, DesignAttribute>([...inherited, ...attributes, ...own]),
    perParent: entity.count,
    total: entity.count * (parent?.total ?? 1),
    bytes: entity.bytes,
  };
  done.set(name, resolved);
  return resolved;
}

/** `LineItem` as LINEITEM: what a reader of keys recognises. */
function wordOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_]+/gu, '').toUpperCase() || 'ITEM';
}

function checkPattern(
  pattern: DesignPattern,
  entities: ReadonlyMap<string, ModelEntity>,
  path: Path,
  problems: Problem[],
): void {
  const entity = entities.get(pattern.entity);
  if (entity === undefined) {
    const details = { name: pattern.name, entity: pattern.entity, entities: [...entities.keys()].join(', ') || 'none' };
    problems.push(problem(UNKNOWN_ENTITY, [...path, 'entity'], details));
    return;
  }
  const check = (names: readonly string[], field: string): void =>
    names.forEach((attribute, index) => {
      if (entity.known.has(attribute)) return;
      const details = {
        name: pattern.name,
        attribute,
        entity: entity.name,
        known: [...entity.known.keys()].join(', '),
      };
      problems.push(problem(UNKNOWN_ATTRIBUTE, [...path, field, index], details));
    });
  if (pattern.operation !== 'read') {
    const { changes = [] } = pattern;
    check(changes, 'changes');
    const key = changes.find((name) =>
      [...entity.ancestors, entity].some(({ identifier }) => identifier.includes(name)),
    );
    if (key === undefined) return;
    problems.push(
      problem(CHANGES_KEY, [...path, 'changes'], { name: pattern.name, attribute: key, entity: entity.name }),
    );
    return;
  }
  check(pattern.by, 'by');
  check(pattern.attributes ?? [], 'attributes');
  check(pattern.orderBy === undefined ? [] : [pattern.orderBy], 'orderBy');
  const flag = [...pattern.by, pattern.orderBy].find(
    (name) => name !== undefined && entity.known.get(name)?.type === 'flag',
  );
  if (flag !== undefined) problems.push(problem(FLAG_KEY, [...path, 'by'], { name: pattern.name, attribute: flag }));
}

/** Names that a template, an index or an expression has trouble with. */
function checkNames({ entities, delimiter = '#' }: DesignInput): readonly Problem[] {
  return Object.entries(entities).flatMap(([entity, { attributes, identifier = [] }]) =>
    [...new Set([...Object.keys(attributes), ...[identifier].flat()])].flatMap((name) => {
      const path = ['entities', entity, 'attributes', name];
      const details = { name: shorten(name, 60), bytes: utf8Bytes(name) };
      if (/[{}:]/.test(name)) return [problem(NAME_CHARACTERS, path, details)];
      if (details.bytes > KEY_NAME_LIMIT.value) return [problem(LONG_NAME, path, details)];
      const value = attributes[name]?.values?.find((each) => each.includes(delimiter));
      if (value !== undefined) return [problem(VALUE, path, { ...details, value: shorten(value, 60), delimiter })];
      return RESERVED.has(name.toUpperCase()) ? [problem(RESERVED_NAME, path, { ...details, alias: `#${name}` })] : [];
    }),
  );
}

const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS.value);

const DELIMITER: ProblemKind = {
  code: 'design.delimiter',
  severity: 'error',
  says: 'The delimiter "{delimiter}" has a letter, digit, space or brace, which values and templates have too. Use a mark such as #.',
};

const NO_IDENTIFIER: ProblemKind = {
  code: 'design.no-identifier',
  severity: 'error',
  says: '{entity} has no identifier, so two of its items would have the same key. Name the attribute that tells them apart.',
};

const SAME_IDENTIFIER: ProblemKind = {
  code: 'design.same-identifier',
  severity: 'error',
  says: '{entity} is identified by {name}, as one of its ancestors is. Give its identifier a name of its own.',
};

const UNKNOWN_PARENT: ProblemKind = {
  code: 'design.unknown-parent',
  severity: 'error',
  says: '{entity} belongs to {parent}, which is no entity here. Add it or choose another parent.',
};

const CIRCULAR: ProblemKind = {
  code: 'design.circular-parents',
  severity: 'error',
  says: 'The parents go in a circle: {circle}. Let one of them have no parent.',
};

const PREFIX: ProblemKind = {
  code: 'design.prefix',
  severity: 'error',
  says: 'The prefix "{prefix}" of {entity} holds the delimiter "{delimiter}". Leave it out: it is added.',
};

const REPEATED_NAME: ProblemKind = {
  code: 'design.repeated-name',
  severity: 'error',
  says: 'Two patterns are named "{name}". Give each a name of its own.',
};

const UNKNOWN_ENTITY: ProblemKind = {
  code: 'design.unknown-entity',
  severity: 'error',
  says: 'The pattern "{name}" is about {entity}, which is no entity here. Entities: {entities}.',
};

const UNKNOWN_ATTRIBUTE: ProblemKind = {
  code: 'design.unknown-attribute',
  severity: 'error',
  says: 'The pattern "{name}" names {attribute}, which {entity} does not have. It has {known}.',
};

const FLAG_KEY: ProblemKind = {
  code: 'design.flag-key',
  severity: 'error',
  says: 'The pattern "{name}" reads by {attribute}, a flag; keys are text, numbers or binaries. Make it a text with two values.',
};

const CHANGES_KEY: ProblemKind = {
  code: 'design.changes-key',
  severity: 'error',
  says: 'The pattern "{name}" changes {attribute}, which is part of the key of {entity}, and no update can change a key. Delete the item and put another.',
};

const VALUE: ProblemKind = {
  code: 'design.value-holds-delimiter',
  severity: 'warning',
  says: 'The value "{value}" of {name} holds the delimiter "{delimiter}", so a key with it cannot be read back. Choose another delimiter or encode the value.',
};

const NAME_CHARACTERS: ProblemKind = {
  code: 'design.attribute-characters',
  severity: 'error',
  says: 'The attribute name {name} holds a brace or a colon, which templates need for themselves. Rename it.',
};

const LONG_NAME: ProblemKind = {
  code: 'design.long-name',
  severity: 'warning',
  says: 'The attribute name {name} has {bytes} bytes; an index can include names of at most {limit}. Every item stores it too: shorten it.',
  limit: KEY_NAME_LIMIT,
};

const RESERVED_NAME: ProblemKind = {
  code: 'design.reserved-name',
  severity: 'notice',
  says: '{name} is a reserved word; expressions write {alias} and say in ExpressionAttributeNames what it stands for. The programs here do.',
};
