import { valueOf } from '../explain.ts';
import { HOUR_SECONDS } from '../facts/billing.ts';
import { checkTable } from '../item/check-table.ts';
import { indexDefinition, indexNames, tableKey } from '../item/index-definition.ts';
import { below } from './below.ts';
import { BILLING_TERMS } from '../pricing/bill.ts';
import { compareExact, product, type Exact } from '../pricing/money.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import type { ItemCounts, Pattern, Rate, WriteAction } from './pattern.ts';
import type { Workload } from './workload.ts';

/** What is wrong between the fields of a workload whose form is right: names that nothing has, rates that contradict. */
export function checkReferences(workload: Workload): readonly Problem[] {
  const { table, entities, patterns, region, replicas = [], billing } = workload;
  const seconds = product(billing?.hoursPerMonth ?? valueOf(BILLING_TERMS.hours), HOUR_SECONDS.value);
  const problems: Problem[] = [...below(['table'], checkTable(table))];
  const indexes = new Set(indexNames(table));
  const keys = new Set(tableKey(table).map(({ name }) => name));
  const needEntity = (name: string, path: Path): void => {
    if (!Object.hasOwn(entities, name))
      problems.push(problem(UNKNOWN_ENTITY, path, { name, known: Object.keys(entities).join(', ') || 'none' }));
  };
  const needIndex = (name: string, path: Path): void => {
    if (!indexes.has(name))
      problems.push(problem(UNKNOWN_INDEX, path, { name, known: [...indexes].join(', ') || 'none' }));
  };
  for (const group of ['globalIndexes', 'localIndexes'] as const)
    if (Object.hasOwn(table[group] ?? {}, 'table')) problems.push(problem(NAMED_TABLE, ['table', group, 'table']));
  for (const [name, { entries = {} }] of Object.entries(entities))
    for (const index of Object.keys(entries)) needIndex(index, ['entities', name, 'entries', index]);
  patterns.forEach((pattern, position) => {
    const path = ['patterns', position];
    checkPattern(pattern, path, needEntity, needIndex);
    problems.push(...checkChanges(pattern, path, keys));
    problems.push(...checkRate(pattern.rate, seconds, [...path, 'rate']));
    if (
      'consistency' in pattern &&
      pattern.consistency === 'strong' &&
      'index' in pattern &&
      pattern.index !== undefined &&
      indexDefinition(table, pattern.index)?.kind === 'global'
    )
      problems.push(problem(STRONG_ON_GLOBAL, [...path, 'consistency'], { index: pattern.index }));
  });
  replicas.forEach((replica, position) => {
    if (replica === region || replicas.indexOf(replica) !== position)
      problems.push(problem(REPEATED_REGION, ['replicas', position], { region: replica }));
  });
  return problems;
}

interface Counted {
  readonly items?: ItemCounts;
  readonly puts?: ItemCounts;
  readonly deletes?: ItemCounts;
}

function countsOf(pattern: Pattern): Counted {
  if ('items' in pattern) return { items: pattern.items };
  return pattern.operation === 'batchWriteItem' ? pattern : {};
}

type Need = (name: string, path: Path) => void;

function checkPattern(pattern: Pattern, path: Path, needEntity: Need, needIndex: Need): void {
  if ('entity' in pattern) needEntity(pattern.entity, [...path, 'entity']);
  const { items = {}, puts = {}, deletes = {} } = countsOf(pattern);
  for (const [field, counts] of Object.entries({ items, puts, deletes }))
    for (const name of Object.keys(counts)) needEntity(name, [...path, field, name]);
  if ('index' in pattern && pattern.index !== undefined) needIndex(pattern.index, [...path, 'index']);
  const actions = pattern.operation === 'transactWriteItems' ? pattern.actions : [];
  actions.forEach((action, position) => needEntity(action.entity, [...path, 'actions', position, 'entity']));
  updatesOf(pattern, path).forEach(({ action, at }) => {
    action.enters?.forEach((index, order) => needIndex(index, [...at, 'enters', order]));
    action.leaves?.forEach((index, order) => needIndex(index, [...at, 'leaves', order]));
  });
}

interface PlacedUpdate {
  readonly action: Extract<WriteAction, { readonly operation: 'updateItem' }>;
  readonly at: Path;
}

/** The updates of a pattern: itself, or actions of its transaction. */
function updatesOf(pattern: Pattern, path: Path): readonly PlacedUpdate[] {
  if (pattern.operation === 'updateItem') return [{ action: pattern, at: path }];
  if (pattern.operation !== 'transactWriteItems') return [];
  return pattern.actions.flatMap((action, position) =>
    action.operation === 'updateItem' ? [{ action, at: [...path, 'actions', position] }] : [],
  );
}

function checkChanges(pattern: Pattern, path: Path, keys: ReadonlySet<string>): readonly Problem[] {
  return updatesOf(pattern, path).flatMap(({ action: { changes = [] }, at }) =>
    changes.flatMap((name, order) =>
      keys.has(name) ? [problem(CHANGED_KEY, [...at, 'changes', order], { name })] : [],
    ),
  );
}

function checkRate({ perSecond, perMonth = 0, peakPerSecond }: Rate, seconds: Exact, path: Path): readonly Problem[] {
  if (peakPerSecond === undefined) return [];
  // Both for the month, so that a peak that is the average itself is not below it by a rounding.
  const average = perSecond === undefined ? perMonth : product(perSecond, seconds);
  if (compareExact(product(peakPerSecond, seconds), average) >= 0) return [];
  const mean = perSecond ?? perMonth / Number(seconds);
  return [problem(LOW_PEAK, [...path, 'peakPerSecond'], { peak: peakPerSecond, average: mean })];
}

const UNKNOWN_ENTITY: ProblemKind = {
  code: 'workload.unknown-entity',
  severity: 'error',
  says: '{path} names the entity “{name}”, which is not there. Entities: {known}.',
};

const UNKNOWN_INDEX: ProblemKind = {
  code: 'workload.unknown-index',
  severity: 'error',
  says: '{path} names the index “{name}”, which the table does not have. Indexes: {known}.',
};

// Figures are told apart by the name of their index, and `table` stands for the table itself.
const NAMED_TABLE: ProblemKind = {
  code: 'workload.index-named-table',
  severity: 'error',
  says: '{path}: an index of the name “table” cannot be told from the table itself here. Give it another name in the workload.',
};

const CHANGED_KEY: ProblemKind = {
  code: 'workload.changed-key',
  severity: 'error',
  says: '{path} changes {name}, which is a key of the table: DynamoDB refuses the update. To move an item, delete it and put the other.',
};

const LOW_PEAK: ProblemKind = {
  code: 'workload.low-peak',
  severity: 'error',
  says: '{path} is {peak}, below the average of {average}. A peak is at least the average.',
};

const REPEATED_REGION: ProblemKind = {
  code: 'workload.repeated-region',
  severity: 'error',
  says: '{path} names {region} a second time. A table has one replica in a Region.',
};

const STRONG_ON_GLOBAL: ProblemKind = {
  code: 'workload.strong-on-global-index',
  severity: 'error',
  says: '{path} asks for strong consistency on the global index {index}, which DynamoDB refuses. Read it eventually consistent.',
};
