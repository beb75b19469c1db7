import { ITEM_SIZE_LIMIT } from '../facts/limits.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Item } from './attribute-value.ts';
import { checkAttributes } from './check-attributes.ts';
import { checkKeys } from './check-keys.ts';
import { itemSize } from './size.ts';
import type { Table } from './table.ts';

/**
 * Everything that DynamoDB would refuse an item for, all of it at once.
 *
 * @param item - An attribute map in DynamoDB's types; nothing about its shape is taken for granted.
 * @param table - The table that it is meant for, whose keys and index keys are then checked too.
 * @returns Problems, each with the path of the value that it concerns and the limit that was passed.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 * @example
 * checkItem({ tags: { SS: [] } }).map((each) => each.code) // ['set.empty']
 */
export function checkItem(item: Item, table?: Table): readonly Problem[] {
  const problems = checkAttributes(item);
  // What follows reads the values, so it has to wait until all of them can be read.
  if (problems.length > 0) return problems;
  if (Object.keys(item).length === 0) problems.push(problem(NO_KEY));
  else if (table !== undefined) problems.push(...checkKeys(item, table));
  const { bytes } = itemSize(item);
  if (bytes > ITEM_SIZE_LIMIT.value)
    problems.push(problem(TOO_LARGE, [], { bytes, over: bytes - ITEM_SIZE_LIMIT.value }));
  return problems;
}

const NO_KEY: ProblemKind = {
  code: 'item.no-key',
  severity: 'error',
  says: 'The item has no attributes and so no key. Every item has at least its partition key.',
};

export const TOO_LARGE: ProblemKind = {
  code: 'item.too-large',
  severity: 'error',
  says: 'The item has {bytes} B; DynamoDB allows {limit} B. Take {over} B off it, or move a large value to S3 and keep its key.',
  limit: ITEM_SIZE_LIMIT,
};
