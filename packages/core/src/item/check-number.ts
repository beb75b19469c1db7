import { NUMBER_DIGITS, NUMBER_LARGEST_EXPONENT, NUMBER_SMALLEST_EXPONENT } from '../facts/limits.ts';
import { problem, shorten, type Details, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { readDecimal } from './number.ts';

/** What DynamoDB would refuse a number for, from its text. */
export function checkNumber(literal: string, path: Path, found: Problem[]): void {
  const decimal = readDecimal(literal);
  if (decimal === undefined) {
    found.push(refusal(/^[+-]?(nan|inf(inity)?)$/i.test(literal) ? NOT_FINITE : NOT_A_NUMBER, literal, path));
    return;
  }
  const { digits, highest } = decimal;
  if (digits > NUMBER_DIGITS.value) found.push(refusal(TOO_MANY_DIGITS, literal, path, { digits }));
  if (highest > NUMBER_LARGEST_EXPONENT.value) found.push(refusal(TOO_LARGE, literal, path));
  if (highest < NUMBER_SMALLEST_EXPONENT.value) found.push(refusal(TOO_SMALL, literal, path));
}

function refusal(kind: ProblemKind, literal: string, path: Path, details: Details = {}): Problem {
  return problem(kind, path, { literal: shorten(literal, 50), ...details });
}

const NOT_FINITE: ProblemKind = {
  code: 'number.not-finite',
  severity: 'error',
  says: '{path} is {literal}, which DynamoDB cannot store. Leave the attribute out, or store NULL or a string.',
};

const NOT_A_NUMBER: ProblemKind = {
  code: 'number.unreadable',
  severity: 'error',
  says: '{path} is typed N but "{literal}" is not a number. Write digits like -12.5 or 1E3, without spaces or separators.',
};

const TOO_MANY_DIGITS: ProblemKind = {
  code: 'number.too-many-digits',
  severity: 'error',
  says: '{path} has {digits} significant digits ({literal}); a number has at most {limit}. Round it or store it as a string.',
  limit: NUMBER_DIGITS,
};

const TOO_LARGE: ProblemKind = {
  code: 'number.too-large',
  severity: 'error',
  says: '{path} is {literal}; numbers end below 1E+126. Store it as a string.',
  limit: NUMBER_LARGEST_EXPONENT,
};

const TOO_SMALL: ProblemKind = {
  code: 'number.too-small',
  severity: 'error',
  says: '{path} is {literal}; a number other than zero is at least 1E-130 away from zero. Store zero or a string.',
  limit: NUMBER_SMALLEST_EXPONENT,
};
