import { compareKeys } from '../item/order.ts';
import { readDecimal } from '../item/number.ts';
import type { AttributeValue } from '../item/attribute-value.ts';
import type { KeyAttribute } from '../item/table.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { partitionValues, sortConditions, type Key, type KeyCondition, type SortCondition } from './key-condition.ts';

/** What DynamoDB would refuse about a key condition. */
export function checkKeyCondition(condition: KeyCondition, key: Key): readonly Problem[] {
  const values = partitionValues(condition);
  const found: Problem[] = [];
  if (values.length !== key.partitionKey.length)
    found.push(problem(PARTITION, [], { count: values.length, names: names(key.partitionKey) }));
  key.partitionKey.forEach((each, index) => found.push(...checkValue(values[index], each)));
  return [...found, ...checkSort(sortConditions(condition), key)];
}

function checkSort(conditions: readonly SortCondition[], { sortKey }: Key): readonly Problem[] {
  if (conditions.length > sortKey.length)
    return [sortKey.length === 0 ? problem(NO_SORT_KEY) : problem(MANY_SORT, [], { names: names(sortKey) })];
  const found: Problem[] = [];
  conditions.forEach((condition, index) => {
    const key = sortKey[index];
    if (key === undefined) return;
    if (index < conditions.length - 1 && condition.operator !== '=') found.push(problem(EARLY_RANGE, [key.name]));
    found.push(...checkSortValue(condition, key));
  });
  return found;
}

function checkSortValue(condition: SortCondition, key: KeyAttribute): readonly Problem[] {
  if (condition.operator !== 'BETWEEN') {
    const found = checkValue(condition.value, key);
    const prefixOfNumber = condition.operator === 'begins_with' && key.type === 'N' && found.length === 0;
    return prefixOfNumber ? [problem(NUMBER_PREFIX, [key.name])] : found;
  }
  const found = [...checkValue(condition.from, key), ...checkValue(condition.to, key)];
  if (found.length > 0) return found;
  return compareKeys(condition.from, condition.to) > 0 ? [problem(REVERSED, [key.name])] : [];
}

function checkValue(value: AttributeValue | undefined, { name, type }: KeyAttribute): readonly Problem[] {
  if (value === undefined) return [];
  if (!(type in value)) return [problem(TYPE, [name], { type, found: Object.keys(value)[0] ?? 'nothing' })];
  return 'N' in value && readDecimal(value.N) === undefined ? [problem(NUMBER, [name], { value: value.N })] : [];
}

const names = (keys: readonly KeyAttribute[]): string => keys.map(({ name }) => name).join(', ');

const PARTITION: ProblemKind = {
  code: 'condition.partition',
  severity: 'error',
  says: 'A Query names one value for each attribute of the partition key ({names}); {count} were given.',
};

const NO_SORT_KEY: ProblemKind = {
  code: 'condition.no-sort-key',
  severity: 'error',
  says: 'There is no sort key to put a condition on. Leave the condition out, or query an index that has one.',
};

const MANY_SORT: ProblemKind = {
  code: 'condition.many-sort-conditions',
  severity: 'error',
  says: 'There are more conditions than attributes of the sort key ({names}). Give each at most one.',
};

const EARLY_RANGE: ProblemKind = {
  code: 'condition.early-range',
  severity: 'error',
  says: 'Only the last condition on a sort key may be a range, but the one on {path} is followed by another. Ask for = there.',
};

const NUMBER_PREFIX: ProblemKind = {
  code: 'condition.number-prefix',
  severity: 'error',
  says: 'begins_with works on strings and binaries; {path} is a number. Use BETWEEN.',
};

const REVERSED: ProblemKind = {
  code: 'condition.reversed',
  severity: 'error',
  says: 'BETWEEN on {path} starts after it ends. Exchange its values.',
};

const TYPE: ProblemKind = {
  code: 'condition.type',
  severity: 'error',
  says: '{path} is a key of type {type}, but the condition gives {found}. Give a value of that type.',
};

const NUMBER: ProblemKind = {
  code: 'condition.number',
  severity: 'error',
  says: 'The condition on {path} gives "{value}", which is not a number.',
};
