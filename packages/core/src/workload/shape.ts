import { isRecord } from '../item/json.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';

/** Notes what is wrong with a value at a place; the path grows and shrinks on the way. */
export type Shape = (value: unknown, path: (string | number)[], problems: Problem[]) => void;

/** The bounds of a number. */
export interface Bounds {
  readonly from?: number;
  readonly above?: number;
  readonly to: number;
  readonly whole?: true;
}

export const text: Shape = (value, path, problems) => {
  if (typeof value !== 'string' || value === '') wrong('a text that is not empty', value, path, problems);
};

export const flag: Shape = (value, path, problems) => {
  if (typeof value !== 'boolean') wrong('true or false', value, path, problems);
};

/** A number within bounds. */
export function number({ from, above, to, whole }: Bounds): Shape {
  const kind = whole === true ? 'a whole number' : 'a number';
  const start = from === undefined ? `above ${above}` : `from ${from}`;
  return (value, path, problems) => {
    const valid =
      typeof value === 'number' &&
      value <= to &&
      (from === undefined || value >= from) &&
      (above === undefined || value > above) &&
      (whole === undefined || Number.isInteger(value));
    if (!valid) wrong(`${kind} ${start} up to ${to}`, value, path, problems);
  };
}

/** One of some values. */
export function choice(...values: readonly (string | number)[]): Shape {
  return (value, path, problems) => {
    if (!values.some((each) => each === value)) wrong(`one of ${values.join(', ')}`, value, path, problems);
  };
}

/** A list, perhaps of a least length. */
export function list(element: Shape, { from = 0 }: { readonly from?: number } = {}): Shape {
  return (value, path, problems) => {
    if (!Array.isArray(value) || value.length < from) {
      const length = from === 0 ? 'a list' : `a list of at least ${from}`;
      wrong(length, value, path, problems);
      return;
    }
    value.forEach((each, position) => at(position, each, element, path, problems));
  };
}

/** An object whose names are free. */
export function map(entry: Shape): Shape {
  return (value, path, problems) => {
    if (!isRecord(value)) wrong('an object', value, path, problems);
    else for (const name of Object.keys(value)) at(name, value[name], entry, path, problems);
  };
}

/** An object of any content. What is nested deeper than any document has a use for would overflow the stack later. */
export const json: Shape = (value, path, problems) => {
  if (!isRecord(value)) wrong('an object', value, path, problems);
  else if (isDeeper(value, DEEPEST)) problems.push(problem(TOO_DEEP, [...path], { levels: DEEPEST }));
};

const DEEPEST = 200;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

type Fields = Readonly<Record<string, Shape>>;

/** An object of known fields: those that must be there, those that may, and those of which exactly one must. */
export function record(required: Fields, optional: Fields = {}, exactlyOne: Fields = {}): Shape {
  const known = new Map(Object.entries({ ...required, ...optional, ...exactlyOne }));
  const needed = Object.keys(required);
  const alternatives = Object.keys(exactlyOne);
  return (value, path, problems) => {
    if (!isRecord(value)) {
      wrong('an object', value, path, problems);
      return;
    }
    for (const name of Object.keys(value)) {
      const shape = known.get(name);
      if (shape !== undefined) at(name, value[name], shape, path, problems);
      else problems.push(problem(UNKNOWN_FIELD, [...path, name], { fields: [...known.keys()].join(', ') }));
    }
    for (const name of needed) {
      if (!Object.hasOwn(value, name)) problems.push(problem(MISSING, [...path, name]));
    }
    const given = alternatives.filter((name) => Object.hasOwn(value, name));
    if (alternatives.length > 0 && given.length !== 1)
      problems.push(problem(NOT_ONE, [...path], { fields: alternatives.join(' or '), count: given.length }));
  };
}

/** An object whose other fields depend on one of them. */
export function tagged(tag: string, variants: Fields): Shape {
  const known = new Map(Object.entries(variants));
  const anyOfThem = choice(...known.keys());
  return (value, path, problems) => {
    if (!isRecord(value)) wrong('an object', value, path, problems);
    else {
      const kind = value[tag];
      const shape = typeof kind === 'string' ? known.get(kind) : undefined;
      if (shape !== undefined) shape(value, path, problems);
      else if (Object.hasOwn(value, tag)) at(tag, kind, anyOfThem, path, problems);
      else problems.push(problem(MISSING, [...path, tag]));
    }
  };
}

/** The first shape where a test holds, else the second. */
export function when(holds: (value: unknown) => boolean, then: Shape, otherwise: Shape): Shape {
  return (value, path, problems) => (holds(value) ? then : otherwise)(value, path, problems);
}

function at(step: string | number, value: unknown, shape: Shape, path: (string | number)[], problems: Problem[]): void {
  path.push(step);
  shape(value, path, problems);
  path.pop();
}

function wrong(expected: string, value: unknown, path: readonly (string | number)[], problems: Problem[]): void {
  const found = typeof value === 'number' ? String(value) : shown(value);
  const place = path.length === 0 ? { path: 'the workload' } : {};
  problems.push(problem(WRONG, [...path], { ...place, expected, found }));
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value.slice(0, 60)}”`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return value === null || typeof value !== 'object' ? String(value) : 'an object';
}

const WRONG: ProblemKind = {
  code: 'workload.wrong-value',
  severity: 'error',
  says: '{path} has to be {expected}; it is {found}.',
};

const TOO_DEEP: ProblemKind = {
  code: 'workload.too-deep',
  severity: 'error',
  says: '{path} is nested more than {levels} levels deep. Leave out what is not needed.',
};

const MISSING: ProblemKind = {
  code: 'workload.missing-field',
  severity: 'error',
  says: '{path} is missing. Add it.',
};

const UNKNOWN_FIELD: ProblemKind = {
  code: 'workload.unknown-field',
  severity: 'error',
  says: '{path} is no field of a workload. Known there: {fields}.',
};

const NOT_ONE: ProblemKind = {
  code: 'workload.not-exactly-one',
  severity: 'error',
  says: '{path} needs exactly one of {fields}; it has {count}.',
};
