import { checkTableName } from '../../item/check-table-name.ts';
import { problem, type Problem, type ProblemKind } from '../../problem.ts';
import { checkNames } from './check-names.ts';
import { checkPatterns } from './check-patterns.ts';
import type { DesignAttribute, DesignEntity, DesignInput, DesignRead, DesignWrite } from './input.ts';
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
  problems.push(...checkPatterns(patterns, entities), ...checkNames(input), ...checkTableName(input.name, ['name']));
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
  if (children.length > MOST_ANCESTORS) {
    const [descendant = name] = children;
    problems.push(problem(DEEP, ['entities', descendant, 'parent'], { entity: descendant }));
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

/** No key has room for the identifiers of more. */
const MOST_ANCESTORS = 20;

/** `LineItem` as LINEITEM: what a reader of keys recognises. */
function wordOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_]+/gu, '').toUpperCase() || 'ITEM';
}

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

const DEEP: ProblemKind = {
  code: 'design.deep-parents',
  severity: 'error',
  says: '{entity} has more than 20 ancestors, whose identifiers no key has room for. Let one of them have no parent.',
};

const PREFIX: ProblemKind = {
  code: 'design.prefix',
  severity: 'error',
  says: 'The prefix "{prefix}" of {entity} holds the delimiter "{delimiter}". Leave it out: it is added.',
};
