import { problem, shorten, type ProblemKind } from '../problem.ts';
import type { AttributeValue } from './attribute-value.ts';
import type { Marshalling } from './marshalling.ts';
import { canonicalNumber, readDecimal } from './number.ts';
import { DIGITS, type NumberLiteral } from './number-literal.ts';

/** A number of any kind as an attribute value; its digits are judged with all others when the item is checked. */
export function marshalNumber(number: number | bigint | NumberLiteral, context: Marshalling): AttributeValue {
  return { N: digitsOf(number, context) };
}

/** The digits of a number, with a notice where a double could not hold them. */
export function digitsOf(number: number | bigint | NumberLiteral, context: Marshalling): string {
  if (typeof number === 'bigint') return number.toString();
  const digits = typeof number === 'number' ? String(number) : number[DIGITS];
  const unsafe = typeof number === 'number' ? isBeyondExact(number) : isBeyondDouble(digits);
  if (unsafe) {
    const kind = typeof number === 'number' ? MAY_BE_ROUNDED : BEYOND_DOUBLE;
    context.notices.push(problem(kind, context.path, { digits: shorten(digits, 50) }));
  }
  return digits;
}

const isBeyondExact = (number: number): boolean => Number.isInteger(number) && !Number.isSafeInteger(number);

function isBeyondDouble(digits: string): boolean {
  const decimal = readDecimal(digits);
  // Up to 15 digits survive a double and back, whatever they are.
  if (decimal === undefined || decimal.digits <= 15) return false;
  return canonicalNumber(digits) !== canonicalNumber(String(Number(digits)));
}

const MAY_BE_ROUNDED: ProblemKind = {
  code: 'number.may-be-rounded',
  severity: 'notice',
  says: '{path} is {digits}, an integer beyond those that a JavaScript number holds exactly: it may have been rounded before. Use a bigint to keep all digits.',
};

const BEYOND_DOUBLE: ProblemKind = {
  code: 'number.beyond-double',
  severity: 'notice',
  says: '{path} is {digits}, beyond double precision: it was sized from its digits, but a program that reads it with JSON.parse stores another number.',
};
