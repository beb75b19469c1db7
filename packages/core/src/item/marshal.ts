import { NESTING_LIMIT } from '../facts/limits.ts';
import { problem, shorten, type Problem, type ProblemKind } from '../problem.ts';
import type { AttributeValue, Item } from './attribute-value.ts';
import { checkAttributes } from './check-attributes.ts';
import { isPlainObject } from './json.ts';
import { marshalNumber } from './marshal-number.ts';
import { marshalSet } from './marshal-set.ts';
import { refuse, type Marshalling } from './marshalling.ts';
import { isNumberLiteral } from './number-literal.ts';

/** An item made from plain values, or everything that keeps it from being one. */
export type Marshalled =
  | { readonly ok: true; readonly item: Item; readonly notices: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Types plain JavaScript values as DynamoDB does: what an application works with becomes an item.
 *
 * @param values - Attributes by name: strings, numbers, bigints, booleans, null, `Uint8Array`, arrays, plain objects,
 * `Map` and `Set` (of strings, of numbers or of `Uint8Array`s). What is undefined is left out.
 * @returns The item, with a notice for each number that a double may have changed; or the problems.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html
 * @example
 * marshal({ id: 'a1', tags: ['x', 2] }) // { ok: true, item: { id: { S: 'a1' }, tags: { L: [{ S: 'x' }, { N: '2' }] } }, notices: [] }
 */
export function marshal(values: Readonly<Record<string, unknown>>): Marshalled {
  const context: Within = { path: [], problems: [], notices: [], holders: [values] };
  const item = attributes(Object.entries(values), 1, context);
  const problems = [...context.problems, ...checkAttributes(item)];
  return problems.length === 0 ? { ok: true, item, notices: context.notices } : { ok: false, problems };
}

/** The arrays, maps and objects that the value at hand stands in, outermost first. */
interface Within extends Marshalling {
  readonly holders: unknown[];
}

type Holder = readonly unknown[] | ReadonlyMap<unknown, unknown> | Record<string, unknown>;

function attributes(entries: Iterable<readonly [unknown, unknown]>, level: number, context: Within): Item {
  const item: Item = {};
  for (const [name, plain] of entries) {
    if (typeof name !== 'string') {
      context.problems.push(problem(NAME_NOT_TEXT, context.path, { name: shorten(String(name), 40) }));
      continue;
    }
    context.path.push(name);
    const value = attribute(plain, level, context);
    if (value !== undefined) define(item, name, value);
    context.path.pop();
  }
  return item;
}

function attribute(plain: unknown, level: number, context: Within): AttributeValue | undefined {
  if (typeof plain === 'string') return { S: plain };
  if (typeof plain === 'number' || typeof plain === 'bigint' || isNumberLiteral(plain))
    return marshalNumber(plain, context);
  if (typeof plain === 'boolean') return { BOOL: plain };
  if (plain === null) return { NULL: true };
  if (plain === undefined) return undefined;
  if (plain instanceof Uint8Array) return { B: plain };
  if (plain instanceof Set) return marshalSet(plain, context);
  if (Array.isArray(plain) || plain instanceof Map || isPlainObject(plain)) return holder(plain, level, context);
  return refuse(UNSUPPORTED, context, { kind: kindOf(plain) });
}

function holder(plain: Holder, level: number, context: Within): AttributeValue | undefined {
  // Where it holds itself twice, following it to the deepest level would take 2³¹ steps.
  if (context.holders.includes(plain)) return refuse(HOLDS_ITSELF, context);
  context.holders.push(plain);
  const value = contents(plain, level, context);
  context.holders.pop();
  return value;
}

function contents(plain: Holder, level: number, context: Within): AttributeValue {
  // Deeper values are refused for their depth.
  const deeper = level < NESTING_LIMIT.value;
  if (isList(plain)) return { L: deeper ? elements(plain, level + 1, context) : [] };
  if (plain instanceof Map) return { M: deeper ? attributes(plain, level + 1, context) : {} };
  return { M: deeper ? attributes(Object.entries(plain), level + 1, context) : {} };
}

const isList = (plain: unknown): plain is readonly unknown[] => Array.isArray(plain);

function elements(plain: readonly unknown[], level: number, context: Within): AttributeValue[] {
  const list: AttributeValue[] = [];
  for (const [index, element] of plain.entries()) {
    context.path.push(index);
    const value = attribute(element, level, context);
    if (value !== undefined) list.push(value);
    context.path.pop();
  }
  return list;
}

function define(item: Item, name: string, value: AttributeValue): void {
  // Assigning to it would change the prototype and lose the attribute.
  if (name === '__proto__')
    Object.defineProperty(item, name, { value, writable: true, enumerable: true, configurable: true });
  else item[name] = value;
}

function kindOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`;
  const { constructor } = value as { constructor?: unknown };
  return typeof constructor === 'function' && constructor.name !== ''
    ? `an instance of ${constructor.name}`
    : 'an instance of a class';
}

const UNSUPPORTED: ProblemKind = {
  code: 'marshal.unsupported',
  severity: 'error',
  says: '{path} is {kind}, which no DynamoDB type can hold. Convert it first: a date to a string or a number, bytes to a Uint8Array, anything else to a plain object.',
};

const HOLDS_ITSELF: ProblemKind = {
  code: 'marshal.holds-itself',
  severity: 'error',
  says: '{path} is a value that it stands in itself, so it has no end. Leave it out, or put a key in its place.',
};

const NAME_NOT_TEXT: ProblemKind = {
  code: 'marshal.name-not-text',
  severity: 'error',
  says: 'A Map in {path} has the key {name}, which is not a string. Attribute names are strings.',
};
