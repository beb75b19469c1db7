import { problem, type Path, type Position, type Problem, type ProblemKind } from '../problem.ts';

/** A problem or notice, where it is among the pasted values, and how many like it there are. */
export interface Remark {
  readonly problem: Problem;
  readonly place: Path;
  count: number;
}

/** Finds values in the text that they were read from. */
export type Locate = (paths: readonly Path[]) => readonly (Position | undefined)[];

/** Remarks as problems with line and column. */
export function place(remarks: readonly Remark[], locate: Locate | undefined): readonly Problem[] {
  if (remarks.length === 0) return [];
  const positions = locate?.(remarks.map((remark) => remark.place)) ?? [];
  return remarks.map((remark, index) => {
    const at = remark.problem.at ?? positions[index];
    return { ...counted(remark.problem, remark.count), ...(at && { at }) };
  });
}

/** The first problems of a long list, and how many more there are: they mostly follow from the same mistake. */
export function shortList(remarks: readonly Remark[]): readonly Remark[] {
  const more = remarks.length - MOST;
  if (more <= 0) return remarks;
  return [...remarks.slice(0, MOST), { problem: problem(MORE_PROBLEMS, [], { more }), place: [], count: 1 }];
}

function counted(found: Problem, count: number): Problem {
  if (count === 1) return found;
  const more = count - 1;
  return {
    ...found,
    says: `${found.says} (${more.toLocaleString('en-US')} more like it.)`,
    details: { ...found.details, more },
  };
}

const MOST = 100;

const MORE_PROBLEMS: ProblemKind = {
  code: 'paste.more-problems',
  severity: 'error',
  says: 'There are {more} more problems. Correct these first.',
};
