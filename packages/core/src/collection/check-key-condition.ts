import type { Explained } from '../explain.ts';
import { PARTITION_KEY_LIMIT, SORT_KEY_LIMIT } from '../facts/limits.ts';
import { attributeType } from '../item/attribute-type.ts';
import type { AttributeValue } from '../item/attribute-value.ts';
import { checkValue } from '../item/check-attributes.ts';
import { checkKeyLength } from '../item/check-keys.ts';
import { compareKeys } from '../item/order.ts';
import type { KeyAttribute } from '../item/table.ts';
import { problem, shorten, type Problem, type ProblemKind } from '../problem.ts';
import {
  isOperator,
  partitionValues,
  sortConditions,
  type Key,
  type KeyCondition,
  type SortCondition,
} from './key-condition.ts';

/** What DynamoDB would refuse about a key condition. Nothing is taken for granted: it may have come from anywhere. */
export function checkKeyCondition(condition: KeyCondition, key: Key): readonly Problem[] {
  const values = partitionValues(condition);
  const found: Problem[] = [];
  if (values.length !== key.partitionKey.length)
    found.push(problem(PARTITION, [], { count: values.length, names: names(key.partitionKey) }));
  else
    key.partitionKey.forEach((each, index) => found.push(...checkKeyValue(values[index], each, PARTITION_KEY_LIMIT)));
  return [...found, ...checkSort(sortConditions(condition), key)];
}

function checkSort(conditions: readonly SortCondition[], { sortKey }: Key): readonly Problem[] {
  if (conditions.length > sortKey.length)
    return [sortKey.length === 0 ? problem(NO_SORT_KEY) : problem(MANY_SORT, [], { names: names(sortKey) })];
  const found: Problem[] = [];
  conditions.forEach((condition, index) => {
    const key = sortKey[index];
    if (key === undefined) return;
    if (!isOperator(condition)) found.push(problem(OPERATOR, [key.name], { operator: writtenOperator(condition) }));
    else {
      if (index < conditions.length - 1 && condition.operator !== '=') found.push(problem(EARLY_RANGE, [key.name]));
      found.push(...checkSortValue(condition, key));
    }
  });
  return found;
}

function checkSortValue(condition: SortCondition, key: KeyAttribute): readonly Problem[] {
  if (condition.operator !== 'BETWEEN') {
    const found = checkKeyValue(condition.value, key, SORT_KEY_LIMIT);
    const prefixOfNumber = condition.operator === 'begins_with' && key.type === 'N' && found.length === 0;
    return prefixOfNumber ? [problem(NUMBER_PREFIX, [key.name])] : found;
  }
  const found = [condition.from, condition.to].flatMap((bound) => checkKeyValue(bound, key, SORT_KEY_LIMIT));
  if (found.length > 0) return found;
  return compareKeys(condition.from, condition.to) > 0 ? [problem(REVERSED, [key.name])] : [];
}

function checkKeyValue(value: unknown, { name, type }: KeyAttribute, limit: Explained<number>): readonly Problem[] {
  const path = ['keyCondition', name];
  const found: Problem[] = [];
  checkValue(value, path, 1, found);
  if (found.length > 0) return found;
  const given = attributeType(value, path);
  if (typeof given !== 'string') return [given];
  if (given !== type) return [problem(TYPE, [name], { type, found: given })];
  checkKeyLength(value as AttributeValue, path, limit, found);
  return found;
}

const writtenOperator = (condition: unknown): string =>
  shorten(String((condition as { readonly operator?: unknown } | null)?.operator), 40);

const names = (keys: readonly KeyAttribute[]): string => keys.map(({ name }) => name).join(', ');

const PARTITION: ProblemKind = {
  code: 'condition.partition',
  severity: 'error',
  says: 'A Query names one value for each attribute of the partition key ({names}); {count} were given. Give exactly those.',
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

const OPERATOR: ProblemKind = {
  code: 'condition.operator',
  severity: 'error',
  says: 'The condition on {path} has the operator {operator}, which no key condition has. Use =, <, <=, >, >=, BETWEEN or begins_with.',
};
