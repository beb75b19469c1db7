import { NESTING_LIMIT } from '../facts/limits.ts';
import type { Problem } from '../problem.ts';
import { attributeType } from './attribute-type.ts';
import { checkContent, isEntries } from './check-content.ts';
import { checkName } from './check-text.ts';
import { isOwn } from './own.ts';

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
    if (!isOwn(entries, name)) continue;
    path.push(name);
    checkName(name, path, found);
    checkValue(entries[name], path, level, found);
    path.pop();
  }
}

/** What DynamoDB would refuse about a value that may have come from anywhere. */
export function checkValue(value: unknown, path: Trail, level: number, found: Problem[]): void {
  const type = attributeType(value, path);
  if (typeof type !== 'string') {
    found.push(type);
    return;
  }
  const content = (value as Record<string, unknown>)[type];
  checkContent(type, content, level, path, found);
  if (level >= NESTING_LIMIT.value) return;
  if (type === 'M' && isEntries(content)) checkEntries(content, path, level + 1, found);
  if (type === 'L' && Array.isArray(content)) checkElements(content, path, level + 1, found);
}

function checkElements(elements: readonly unknown[], path: Trail, level: number, found: Problem[]): void {
  // A list with holes has elements there all the same: undefined, which is none of the types.
  for (let index = 0; index < elements.length; index += 1) {
    path.push(index);
    checkValue(elements[index], path, level, found);
    path.pop();
  }
}
