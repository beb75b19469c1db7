import { problem, shorten, type Problem, type ProblemKind } from '../problem.ts';
import { checkNumber } from './check-number.ts';
import { checkText } from './check-text.ts';
import { canonicalNumber } from './number.ts';

/**
 * What DynamoDB would refuse a set for: an element of it, having none, or having one twice (numbers by value, not by
 * spelling).
 */
export function checkSet(
  type: 'SS' | 'NS' | 'BS',
  elements: readonly (string | Uint8Array)[],
  path: (string | number)[],
  found: Problem[],
): void {
  if (elements.length === 0) {
    found.push(problem(EMPTY_SET, path, { type }));
    return;
  }
  const seen = new Set<string>();
  for (const [index, element] of elements.entries()) {
    path.push(index);
    if (type === 'SS') checkText(element as string, path, found);
    if (type === 'NS') checkNumber(element as string, path, found);
    const text = typeof element === 'string' ? element : element.join(' ');
    const key = type === 'NS' ? (canonicalNumber(text) ?? text) : text;
    if (seen.has(key)) found.push(problem(DUPLICATE, path, { element: shorten(text, 40) }));
    seen.add(key);
    path.pop();
  }
}

const EMPTY_SET: ProblemKind = {
  code: 'set.empty',
  severity: 'error',
  says: '{path} is an empty set ({type}), which DynamoDB cannot store. Leave the attribute out or put an element in.',
};

const DUPLICATE: ProblemKind = {
  code: 'set.duplicate',
  severity: 'error',
  says: '{path} repeats an element of its set ({element}). Remove one of the two.',
};
