import type { AttributeValue } from '../item/attribute-value.ts';
import type { KeyAttribute } from '../item/table.ts';
import { formatPath, problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { checkCondition, pathOf, typeOf, type Condition, type Operator } from './condition.ts';

/** The key that a Query addresses: the table's or an index's, by its halves. */
export interface QueriedKey {
  /** How a sentence calls it: `the table`, `the index gsi1`. */
  readonly of: string;
  readonly partitionKey: readonly KeyAttribute[];
  readonly sortKey: readonly KeyAttribute[];
}

/** What DynamoDB would refuse about a key condition; each problem says which rule it breaks. */
export function checkKeyConditions(key: readonly Condition[], queried: QueriedKey, path: Path): readonly Problem[] {
  const found = key.flatMap((each, index) => checkEach(each, queried, [...path, index]));
  const names = key.map(({ attribute }) => nameOf(attribute));
  const repeated = names.filter((name, index) => name !== undefined && names.indexOf(name) !== index);
  for (const name of new Set(repeated)) found.push(problem(TWICE, path, { attribute: name ?? '' }));
  for (const { name } of queried.partitionKey)
    if (!names.includes(name)) found.push(problem(NO_PARTITION, path, { attribute: name, of: queried.of }));
  return [...found, ...checkSortOrder(key, queried, path)];
}

function checkEach(condition: Condition, { of, partitionKey, sortKey }: QueriedKey, path: Path): readonly Problem[] {
  const { attribute, operator, values = [] } = condition;
  const details = { attribute: formatPath(pathOf(attribute)), operator, of };
  const name = nameOf(attribute);
  const partition = partitionKey.some((key) => key.name === name);
  const declared = [...partitionKey, ...sortKey].find((key) => key.name === name);
  if (declared === undefined) return [problem(NOT_A_KEY, path, details)];
  if (declared.type === 'N' && operator === 'begins_with') return [problem(NUMBER_KEY, path, details)];
  if (!RANGES.has(operator) && operator !== '=') return [problem(NOT_FOR_KEYS, path, details)];
  if (partition && operator !== '=') return [problem(PARTITION_EQUALITY, path, details)];
  const broken = checkCondition(condition, path);
  if (broken.length > 0) return broken;
  return values.flatMap((value) => checkValue(value, declared, path, details));
}

function checkValue(
  value: AttributeValue,
  { type }: KeyAttribute,
  path: Path,
  details: Problem['details'],
): readonly Problem[] {
  const found = typeOf(value);
  if (found !== type) return [problem(KEY_TYPE, path, { ...details, type, found })];
  const empty = ('S' in value && value.S === '') || ('B' in value && value.B.length === 0);
  return empty ? [problem(EMPTY_VALUE, path, details)] : [];
}

/** A sort key of several attributes is compared from the left, without gaps, and only the last by a range. */
function checkSortOrder(key: readonly Condition[], { of, sortKey }: QueriedKey, path: Path): readonly Problem[] {
  const used = sortKey.map(({ name }) => key.find(({ attribute }) => nameOf(attribute) === name));
  const last = used.reduce((latest, each, index) => (each === undefined ? latest : index), -1);
  return sortKey.slice(0, Math.max(0, last)).flatMap(({ name }, index) => {
    const condition = used[index];
    const details = { attribute: name, of, after: sortKey[last]?.name ?? '' };
    if (condition === undefined) return [problem(GAP, path, details)];
    return RANGES.has(condition.operator) ? [problem(RANGE_NOT_LAST, path, details)] : [];
  });
}

const RANGES: ReadonlySet<Operator> = new Set(['<', '<=', '>', '>=', 'between', 'begins_with']);

function nameOf(attribute: string | Path): string | undefined {
  const [name, ...deeper] = pathOf(attribute);
  return typeof name === 'string' && deeper.length === 0 ? name : undefined;
}

const NOT_A_KEY: ProblemKind = {
  code: 'expression.not-a-key',
  severity: 'error',
  says: '{attribute} is not part of the key of {of}, so the key condition cannot name it. Move it to the filter, or query an index that has it as a key.',
};

const NOT_FOR_KEYS: ProblemKind = {
  code: 'expression.operator',
  severity: 'error',
  says: 'A key condition has no {operator}; on {attribute} it takes = or, for a sort key, a range or begins_with. Move the condition to the filter.',
};

const PARTITION_EQUALITY: ProblemKind = {
  code: 'expression.partition-equality',
  severity: 'error',
  says: '{attribute} is a partition key of {of}: a Query compares it with = alone, not with {operator}. Name one value.',
};

const NO_PARTITION: ProblemKind = {
  code: 'expression.no-partition',
  severity: 'error',
  says: 'The key condition does not name {attribute}, a partition key of {of}. A Query needs = on every partition key attribute; without it only a Scan can answer.',
};

const NUMBER_KEY: ProblemKind = {
  code: 'expression.begins-with-number',
  severity: 'error',
  says: '{attribute} is a key of type N; begins_with works on strings and binaries alone. Use between for a range of numbers.',
};

const KEY_TYPE: ProblemKind = {
  code: 'expression.key-type',
  severity: 'error',
  says: '{attribute} is a key of type {type} but is compared with a value of type {found}. Change the value.',
};

const EMPTY_VALUE: ProblemKind = {
  code: 'expression.empty-value',
  severity: 'error',
  says: '{attribute} is compared with an empty value, which no key has. Give at least one character, or leave the condition out.',
};

const TWICE: ProblemKind = {
  code: 'expression.twice',
  severity: 'error',
  says: 'The key condition compares {attribute} twice; one condition for each key attribute is allowed. Use between for a lower and an upper bound.',
};

const GAP: ProblemKind = {
  code: 'expression.sort-gap',
  severity: 'error',
  says: 'The key condition skips {attribute} of {of} and compares {after} after it. Sort key attributes are compared from the left without gaps; add {attribute} or leave out {after}.',
};

const RANGE_NOT_LAST: ProblemKind = {
  code: 'expression.range-not-last',
  severity: 'error',
  says: 'The key condition has a range on {attribute} of {of} and compares {after} after it. Only the last sort key attribute compared may have a range.',
};
