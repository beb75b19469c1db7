import type { ProblemKind } from '../problem.ts';
import type { AttributeValue } from './attribute-value.ts';
import { digitsOf } from './marshal-number.ts';
import { refuse, type Marshalling } from './marshalling.ts';
import { isNumberLiteral, type NumberLiteral } from './number-literal.ts';

/** A set as the one set type that fits all of its elements. */
export function marshalSet(set: ReadonlySet<unknown>, context: Marshalling): AttributeValue | undefined {
  const elements = [...set];
  if (elements.length === 0) return refuse(EMPTY_SET, context);
  if (elements.every(isText)) return { SS: elements };
  if (elements.every(isNumber)) return { NS: elements.map((number) => digitsOf(number, context)) };
  if (elements.every(isBinary)) return { BS: elements };
  return refuse(MIXED_SET, context);
}

const isText = (element: unknown): element is string => typeof element === 'string';
const isBinary = (element: unknown): element is Uint8Array => element instanceof Uint8Array;
const isNumber = (element: unknown): element is number | bigint | NumberLiteral =>
  typeof element === 'number' || typeof element === 'bigint' || isNumberLiteral(element);

const EMPTY_SET: ProblemKind = {
  code: 'set.empty',
  severity: 'error',
  says: '{path} is an empty set, which DynamoDB cannot store. Leave the attribute out or put an element in.',
};

const MIXED_SET: ProblemKind = {
  code: 'set.mixed',
  severity: 'error',
  says: '{path} is a set whose elements are not all strings, all numbers or all Uint8Arrays. Make them alike or use an array.',
};
