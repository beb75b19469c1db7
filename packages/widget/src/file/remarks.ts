import type { Problem } from '@dynamometer/core';
import type { FoundProblem, FoundRemark } from './opened.ts';

/** Takes down what a line says beside its items: each kind once, with its first place and the number of lines. */
export function noteRemark(remarks: Map<string, FoundRemark>, found: FoundProblem): void {
  const { code } = found.problem;
  const known = remarks.get(code);
  if (known === undefined) remarks.set(code, { ...found, lines: 1 });
  else remarks.set(code, { ...known, problem: summed(known.problem, found.problem), lines: known.lines + 1 });
}

/** Whether a remark tells a number that the lines add up to, rather than what one of them is. */
export function isSum({ says, details: { count } }: Problem): boolean {
  return typeof count === 'number' && says.includes(told(count));
}

function summed(first: Problem, next: Problem): Problem {
  const { count } = first.details;
  const more = next.details['count'];
  if (!isSum(first) || typeof count !== 'number' || typeof more !== 'number') return first;
  const sum = count + more;
  return { ...first, says: first.says.replace(told(count), told(sum)), details: { ...first.details, count: sum } };
}

/** A number as the English sentence tells it: `Responses without an item: 2.` */
function told(count: number): string {
  return `: ${count.toLocaleString('en-US')}.`;
}
