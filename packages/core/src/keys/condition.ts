import { IN_OPERANDS } from '../facts/expressions.ts';
import type { AttributeType, AttributeValue } from '../item/attribute-value.ts';
import { checkAttributes } from '../item/check-attributes.ts';
import { compareKeys } from '../item/order.ts';
import { formatPath, problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { checkPath } from './check-paths.ts';

/** How a condition compares; `between` takes two values, `in` up to 100, the two of existence none, others one. */
export type Operator =
  | '='
  | '<>'
  | '<'
  | '<='
  | '>'
  | '>='
  | 'between'
  | 'in'
  | 'begins_with'
  | 'contains'
  | 'attribute_exists'
  | 'attribute_not_exists';

/** One condition of a key condition or of a filter. */
export interface Condition {
  /** The name of an attribute, or a path into it: `['address', 'town']`. */
  readonly attribute: string | Path;
  readonly operator: Operator;
  readonly values?: readonly AttributeValue[];
}

/** What a key condition or a filter may do with its operator and its values, by the rules both share. */
export function checkCondition({ attribute, operator, values = [] }: Condition, path: Path): readonly Problem[] {
  const unwritable = checkPath(pathOf(attribute), path);
  if (unwritable.length > 0) return unwritable;
  const details = { attribute: formatPath(pathOf(attribute)), operator, count: values.length };
  if (!Object.hasOwn(OPERANDS, operator)) return [problem(UNKNOWN_OPERATOR, path, details)];
  const [least, most] = OPERANDS[operator];
  if (values.length < least || values.length > most) return [problem(COUNT, path, { ...details, least, most })];
  const unreadable = values.flatMap((value, index) => checkAttributes({ [`value ${index + 1}`]: value }));
  if (unreadable.length > 0)
    return unreadable.map((each) => Object.assign({}, each, { path: [...path, ...each.path] }));
  const types = values.map(typeOf);
  const allowed = TYPES[operator];
  const refused = types.find((type) => allowed !== undefined && !allowed.includes(type));
  if (refused === 'N' && operator === 'begins_with') return [problem(BEGINS_WITH_NUMBER, path, details)];
  if (refused !== undefined)
    return [problem(TYPE, path, { ...details, type: refused, allowed: (allowed ?? []).join(', ') })];
  const [first, second] = values;
  if (operator !== 'between' || first === undefined || second === undefined) return [];
  if (types[0] !== types[1]) return [problem(BETWEEN_TYPES, path, details)];
  return compareKeys(first, second) > 0 ? [problem(BETWEEN_ORDER, path, details)] : [];
}

/** An attribute as a path; a plain name is a path of one step. */
export function pathOf(attribute: string | Path): Path {
  return typeof attribute === 'string' ? [attribute] : attribute;
}

/** The type tag of a value that is known to have one. */
export function typeOf(value: AttributeValue): AttributeType {
  return Object.keys(value)[0] as AttributeType;
}

const ONE = [1, 1] as const;
const OPERANDS: Readonly<Record<Operator, readonly [number, number]>> = {
  '=': ONE,
  '<>': ONE,
  '<': ONE,
  '<=': ONE,
  '>': ONE,
  '>=': ONE,
  between: [2, 2],
  in: [1, IN_OPERANDS.value],
  begins_with: ONE,
  contains: ONE,
  attribute_exists: [0, 0],
  attribute_not_exists: [0, 0],
};

const ORDERED: readonly AttributeType[] = ['S', 'N', 'B'];
const TYPES: Readonly<Partial<Record<Operator, readonly AttributeType[]>>> = {
  '<': ORDERED,
  '<=': ORDERED,
  '>': ORDERED,
  '>=': ORDERED,
  between: ORDERED,
  begins_with: ['S', 'B'],
};

const UNKNOWN_OPERATOR: ProblemKind = {
  code: 'expression.operator-unknown',
  severity: 'error',
  says: '"{operator}" on {attribute} is no operator of DynamoDB. Use =, <>, <, <=, >, >=, between, in, begins_with, contains, attribute_exists or attribute_not_exists.',
};

const COUNT: ProblemKind = {
  code: 'expression.operands',
  severity: 'error',
  says: '{operator} on {attribute} has {count} values; it takes from {least} to {most}.',
};

const BEGINS_WITH_NUMBER: ProblemKind = {
  code: 'expression.begins-with-number',
  severity: 'error',
  says: 'begins_with on {attribute} has a number; it works on strings and binaries alone. Use between for a range of numbers, or store the number as zero-padded text.',
};

const TYPE: ProblemKind = {
  code: 'expression.operand-type',
  severity: 'error',
  says: '{operator} on {attribute} has a value of type {type}; it takes {allowed} alone.',
};

const BETWEEN_TYPES: ProblemKind = {
  code: 'expression.between-types',
  severity: 'error',
  says: 'The two values of between on {attribute} have different types. Give both the type of the attribute.',
};

const BETWEEN_ORDER: ProblemKind = {
  code: 'expression.between-order',
  severity: 'error',
  says: 'The lower value of between on {attribute} is above the upper one. Swap them.',
};
