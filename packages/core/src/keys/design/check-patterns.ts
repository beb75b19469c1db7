import { problem, type Path, type Problem, type ProblemKind } from '../../problem.ts';
import type { DesignPattern } from './input.ts';
import type { ModelEntity } from './model.ts';

/** Patterns that name what is not there, or ask for what no key can do. */
export function checkPatterns(
  patterns: readonly DesignPattern[],
  entities: ReadonlyMap<string, ModelEntity>,
): readonly Problem[] {
  const problems: Problem[] = [];
  const names = new Set<string>();
  patterns.forEach((pattern, index) => {
    if (names.has(pattern.name))
      problems.push(problem(REPEATED_NAME, ['patterns', index, 'name'], { name: pattern.name }));
    names.add(pattern.name);
    checkPattern(pattern, entities, ['patterns', index], problems);
  });
  return problems;
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

const CHANGES_KEY: ProblemKind = {
  code: 'design.changes-key',
  severity: 'error',
  says: 'The pattern "{name}" changes {attribute}, which is part of the key of {entity}, and no update can change a key. Delete the item and put another.',
};

const FLAG_KEY: ProblemKind = {
  code: 'design.flag-key',
  severity: 'error',
  says: 'The pattern "{name}" reads by {attribute}, a flag; keys are text, numbers or binaries. Make it a text with two values.',
};
