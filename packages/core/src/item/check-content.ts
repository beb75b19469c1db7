import { NESTING_LIMIT } from '../facts/limits.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { AttributeType } from './attribute-value.ts';
import { checkNumber } from './check-number.ts';
import { checkSet } from './check-set.ts';
import { checkText } from './check-text.ts';
import { isPlainObject } from './json.ts';
import { isNumberLiteral } from './number-literal.ts';

/** What DynamoDB would refuse about what stands under a type tag, leaving aside what is in a list or a map. */
export function checkContent(
  type: AttributeType,
  content: unknown,
  level: number,
  path: (string | number)[],
  found: Problem[],
): void {
  if (!hasContentOf(type, content)) {
    found.push(problem(WRONG_CONTENT, path, { type, wanted: CONTENT[type] }));
    return;
  }
  switch (type) {
    case 'S':
      return checkText(content as string, path, found);
    case 'N':
      return checkNumber(content as string, path, found);
    case 'SS':
    case 'NS':
    case 'BS':
      return checkSet(type, content as (string | Uint8Array)[], path, found);
    case 'NULL':
      if (content === false) found.push(problem(FALSE_NULL, path));
      return;
    case 'L':
    case 'M':
      // A container on the last level would put its contents beyond it, even when it has none.
      if (level >= NESTING_LIMIT.value) found.push(problem(TOO_DEEP, path));
  }
}

/** What each type's content looks like in JavaScript, in prose. */
export const CONTENT: Readonly<Record<AttributeType, string>> = {
  S: 'a string',
  N: 'a string of digits',
  B: 'a Uint8Array',
  BOOL: 'true or false',
  NULL: 'true',
  SS: 'an array of strings',
  NS: 'an array of strings of digits',
  BS: 'an array of Uint8Arrays',
  L: 'an array of typed values',
  M: 'an object of typed values',
};

function hasContentOf(type: AttributeType, content: unknown): boolean {
  if (type === 'S' || type === 'N') return isText(content);
  if (type === 'M') return isEntries(content);
  if (type === 'B') return isBinary(content);
  if (type === 'BOOL' || type === 'NULL') return typeof content === 'boolean';
  if (!Array.isArray(content)) return false;
  return type === 'L' || content.every(type === 'BS' ? isBinary : isText);
}

/** Whether something can be a map's entries. */
export function isEntries(content: unknown): content is Readonly<Record<string, unknown>> {
  return isPlainObject(content) && !isNumberLiteral(content);
}

const isText = (content: unknown): boolean => typeof content === 'string';
const isBinary = (content: unknown): boolean => content instanceof Uint8Array;

const WRONG_CONTENT: ProblemKind = {
  code: 'value.wrong-content',
  severity: 'error',
  says: '{path} is typed {type} but does not hold {wanted}. Change the type or the value.',
};

const FALSE_NULL: ProblemKind = {
  code: 'value.false-null',
  severity: 'error',
  says: '{path} is NULL with the value false. DynamoDB takes NULL with true alone: use true, or BOOL with false.',
};

const TOO_DEEP: ProblemKind = {
  code: 'item.too-deep',
  severity: 'error',
  says: '{path} is nested deeper than {limit} levels. Flatten the item, or store the inner part as a JSON string.',
  limit: NESTING_LIMIT,
};
