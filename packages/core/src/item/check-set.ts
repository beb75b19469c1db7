import { problem, shorten, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { canonicalNumber } from './number.ts';

/** What DynamoDB would refuse a set for: no elements, or one of them twice (numbers by value, not by spelling). */
export function checkSet(
  type: 'SS' | 'NS' | 'BS',
  elements: readonly (string | Uint8Array)[],
  path: Path,
  found: Problem[],
): void {
  if (elements.length === 0) {
    found.push(problem(EMPTY_SET, path, { type }));
    return;
  }
  const seen = new Set<string>();
  elements.forEach((element, index) => {
    const text = typeof element === 'string' ? element : Array.from(element).join(' ');
    const key = type === 'NS' ? (canonicalNumber(text) ?? text) : text;
    if (seen.has(key)) found.push(problem(DUPLICATE, [...path, index], { element: shorten(text, 40) }));
    seen.add(key);
  });
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
