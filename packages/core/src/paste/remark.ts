import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { locate } from './locate.ts';
import { positionAt } from './position.ts';
import type { Duplicates } from './scan.ts';

/** A problem or notice, where it is among the pasted values, and how many like it there are. */
export interface Remark {
  readonly problem: Problem;
  readonly place: Path;
  count: number;
}

/** Remarks as problems with line and column. */
export function place(text: string, remarks: readonly Remark[]): readonly Problem[] {
  if (remarks.length === 0) return [];
  const positions = locate(
    text,
    remarks.map((remark) => remark.place),
  );
  return remarks.map((remark, index) => {
    const at = positions[index];
    return { ...counted(remark.problem, remark.count), ...(at && { at }) };
  });
}

/** The first problems of a long list, and how many more there are: they mostly follow from the same mistake. */
export function shortList(remarks: readonly Remark[]): readonly Remark[] {
  const more = remarks.length - MOST;
  if (more <= 0) return remarks;
  return [...remarks.slice(0, MOST), { problem: problem(MORE_PROBLEMS, [], { more }), place: [], count: 1 }];
}

/** What there is to say about names that objects give twice. */
export function duplicateNotices(text: string, duplicates: Duplicates | undefined): readonly Problem[] {
  if (duplicates === undefined) return [];
  const { path, offset, count } = duplicates;
  return [{ ...counted(problem(DUPLICATE_NAME, path), count), at: positionAt(text, offset) }];
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

const DUPLICATE_NAME: ProblemKind = {
  code: 'name.duplicate',
  severity: 'warning',
  says: 'The name {path} is given twice. The later value was read, as JSON parsers do; remove one of the two.',
};
