import type { Problem, SizedLine } from '@dynamometer/core';
import type { Found, FoundProblem, Source } from './opened.ts';
import { noteRead } from './reads-of-lines.ts';
import { noteRemark } from './remarks.ts';

interface Where {
  readonly source: Source;
  readonly found: Found;
  /** What the lines are: those of the file, or items that were cut out of it. */
  readonly unit: 'line' | 'item';
  /** The line of the file on which the item of a line begins, where the two are not the same. */
  readonly beginOf: (line: number) => number | undefined;
}

/** Takes down what lines hold. */
export function noteLines(sized: readonly SizedLine[], { source, found, unit, beginOf }: Where): void {
  for (const { line, sizes, problems, beside } of sized) {
    for (const size of sizes) {
      found.sizes.push(size);
      found.lines.push(line);
    }
    if (problems.length > 0) found.unreadable += 1;
    const placed = (problem: Problem): FoundProblem => ({
      problem: unit === 'line' ? problem : inItem(problem),
      source,
      unit,
      at: line,
      begin: beginOf(line),
    });
    for (const problem of problems) {
      if (found.problems.length === MOST_PROBLEMS) break;
      found.problems.push(placed(problem));
    }
    if (beside === undefined) continue;
    for (const notice of beside.notices) noteRemark(found.remarks, placed(notice));
    noteRead(found, beside, sizes);
  }
}

/** A problem told of its item alone: an item that was cut out has no line of its own in the file. */
function inItem(problem: Problem): Problem {
  if (problem.at === undefined || !('line' in problem.details)) return problem;
  return {
    ...problem,
    details: { ...problem.details, line: 1 },
    says: problem.says.replace(/^Line [\d,]+,/, 'Line 1,'),
  };
}

/** Nobody mends more of a long file by hand. */
const MOST_PROBLEMS = 20;
