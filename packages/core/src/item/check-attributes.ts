import { NAME_LIMIT, NESTING_LIMIT } from '../facts/limits.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { attributeType } from './attribute-type.ts';
import type { AttributeType } from './attribute-value.ts';
import { checkNumber } from './check-number.ts';
import { checkSet } from './check-set.ts';
import { loneSurrogate, utf8Bytes } from './text.ts';

/**
 * What DynamoDB would refuse about an item's names and values, whatever table they are meant for. Nothing is taken for
 * granted: the attributes may have come from anywhere.
 */
export function checkAttributes(attributes: Readonly<Record<string, unknown>>): Problem[] {
  const found: Problem[] = [];
  checkEntries(attributes, [], 1, found);
  return found;
}

/** The path is one array that grows and shrinks on the way; a problem takes a copy. */
type Trail = (string | number)[];

function checkEntries(entries: Readonly<Record<string, unknown>>, path: Trail, level: number, found: Problem[]): void {
  for (const name in entries) {
    path.push(name);
    checkName(name, path, found);
    checkValue(entries[name], path, level, found);
    path.pop();
  }
}

function checkName(name: string, path: Trail, found: Problem[]): void {
  if (name === '') found.push(problem(EMPTY_NAME, path.slice(0, -1)));
  if (name.length * 3 > NAME_LIMIT.value && utf8Bytes(name) > NAME_LIMIT.value)
    found.push(problem(LONG_NAME, path, { bytes: utf8Bytes(name) }));
  checkText(name, path, found);
}

/** What DynamoDB would refuse about a value that may have come from anywhere. */
export function checkValue(value: unknown, path: Trail, level: number, found: Problem[]): void {
  const type = attributeType(value, path);
  if (typeof type !== 'string') {
    found.push(type);
    return;
  }
  const content = (value as Record<string, unknown>)[type];
  if (hasContentOf(type, content)) checkContent(type, content, path, level, found);
  else found.push(problem(WRONG_CONTENT, path, { type, wanted: CONTENT[type] }));
}

function checkContent(type: AttributeType, content: unknown, path: Trail, level: number, found: Problem[]): void {
  switch (type) {
    case 'S':
      return checkText(content as string, path, found);
    case 'N':
      return checkNumber(content as string, path, found);
    case 'SS':
      checkEach(content as string[], path, (text) => checkText(text, path, found));
      return checkSet(type, content as string[], path, found);
    case 'NS':
      checkEach(content as string[], path, (literal) => checkNumber(literal, path, found));
      return checkSet(type, content as string[], path, found);
    case 'BS':
      return checkSet(type, content as Uint8Array[], path, found);
    case 'NULL':
      if (content === false) found.push(problem(FALSE_NULL, path));
      return;
    case 'L':
    case 'M':
      // A container on the last level would put its contents beyond it, even when it has none.
      if (level >= NESTING_LIMIT.value) found.push(problem(TOO_DEEP, path));
      else if (type === 'M') checkEntries(content as Record<string, unknown>, path, level + 1, found);
      else checkEach(content as unknown[], path, (element) => checkValue(element, path, level + 1, found));
  }
}

function checkEach<T>(elements: readonly T[], path: Trail, check: (element: T) => void): void {
  elements.forEach((element, index) => {
    path.push(index);
    check(element);
    path.pop();
  });
}

function checkText(text: string, path: Path, found: Problem[]): void {
  const position = loneSurrogate(text);
  if (position >= 0) found.push(problem(LONE_SURROGATE, path, { position: position + 1 }));
}

/** What each type's content looks like in JavaScript, in prose. */
const CONTENT: Readonly<Record<AttributeType, string>> = {
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
  if (type === 'M') return typeof content === 'object' && content !== null && !Array.isArray(content);
  if (type === 'B') return isBinary(content);
  if (type === 'BOOL' || type === 'NULL') return typeof content === 'boolean';
  if (!Array.isArray(content)) return false;
  return type === 'L' || content.every(type === 'BS' ? isBinary : isText);
}

const isText = (content: unknown): boolean => typeof content === 'string';
const isBinary = (content: unknown): boolean => content instanceof Uint8Array;

const EMPTY_NAME: ProblemKind = {
  code: 'name.empty',
  severity: 'error',
  says: 'An attribute of {path} has an empty name. Give it at least one character.',
};

const LONG_NAME: ProblemKind = {
  code: 'name.too-long',
  severity: 'error',
  says: 'The name of {path} has {bytes} bytes; DynamoDB allows {limit}. Shorten it.',
  limit: NAME_LIMIT,
};

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

const LONE_SURROGATE: ProblemKind = {
  code: 'text.lone-surrogate',
  severity: 'error',
  says: '{path} holds half of a surrogate pair (character {position}), which UTF-8 cannot store. Remove it or restore its other half.',
};
