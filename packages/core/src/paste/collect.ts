import { problem, type Path, type ProblemKind } from '../problem.ts';
import { type Collected } from './collected.ts';
import { consumedCapacity } from './consumed-capacity.ts';
import { isTypedItem } from './format.ts';
import { isMap, type Value, type ValueMap } from './value.ts';
import { isTableDescription } from './table-description.ts';
import { wrapperOf } from './wrappers.ts';

/** Finds the items among pasted values, through everything that may be wrapped around them. */
export function collectItems(values: readonly Value[]): Collected {
  const collected: Collected = {
    items: [],
    changes: [],
    problems: [],
    notices: new Map(),
    consumed: [],
    missing: 0,
    pages: [],
  };
  values.forEach((value, index) => follow(value, [index], collected));
  return collected;
}

function follow(value: Value, path: Path, collected: Collected): void {
  if (isMap(value)) followMap(value, path, collected);
  else if (Array.isArray(value)) followList(value, path, collected);
  // PartiQL puts several items as a bag of them.
  else if (value instanceof Set && [...value].every(isMap)) followList([...value], path, collected);
  else refuse(collected, path, `${nameOf(value)} alone`);
}

function followMap(map: ValueMap, path: Path, collected: Collected): void {
  // An item may have attributes named Item or Records; the types of its values tell it apart.
  const names = Object.keys(map);
  const typed = isTypedItem(map, names);
  const wrapper = typed ? undefined : wrapperOf(map, names);
  if (wrapper === undefined) {
    if (isExpressionValues(names)) refuse(collected, path, 'A set of ExpressionAttributeValues');
    if (isTableDescription(map)) refuse(collected, path, 'A table description');
    collected.items.push({ map, path, typed });
    return;
  }
  // What has a table's name and one item is a request to put it.
  const isPut = wrapper.container === 'get-item-output' && Object.hasOwn(map, 'TableName');
  collected.container ??= isPut ? 'put-item-request' : wrapper.container;
  const consumed = map['ConsumedCapacity'];
  for (const each of Array.isArray(consumed) ? consumed : [consumed]) {
    const capacity = isMap(each) ? consumedCapacity(each) : undefined;
    if (capacity !== undefined) collected.consumed.push(capacity);
  }
  wrapper.open(map, path, collected, (value, within) => follow(value, within, collected));
}

/** The values of an expression, each named after a placeholder. */
function isExpressionValues(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => /^:\w+$/.test(name));
}

function followList(list: readonly Value[], path: Path, collected: Collected): void {
  const stray = list.find((element) => !isMap(element) && !Array.isArray(element));
  if (stray !== undefined) refuse(collected, path, `An array of ${nameOf(stray).slice(2).toLowerCase()}s`);
  else list.forEach((element, index) => follow(element, [...path, index], collected));
}

function refuse(collected: Collected, place: Path, found: string): void {
  collected.problems.push({ problem: problem(NOT_AN_ITEM, [], { found }), place, count: 1 });
}

function nameOf(value: Value): string {
  if (typeof value === 'string') return 'A string';
  if (typeof value === 'boolean') return 'A boolean';
  if (value === null || value === undefined) return 'A null';
  return value instanceof Set ? 'A set' : value instanceof Uint8Array ? 'A binary value' : 'A number';
}

const NOT_AN_ITEM: ProblemKind = {
  code: 'paste.not-an-item',
  severity: 'error',
  says: '{found} is not an item. An item is an object of named attributes, such as {"id": {"S": "a1"}} or {"id": "a1"}.',
};
