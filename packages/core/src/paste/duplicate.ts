import { problem, type ProblemKind } from '../problem.ts';
import { positionAt } from './position.ts';
import type { Remark } from './remark.ts';
import type { Duplicates } from './scan.ts';

/** What there is to say about names that objects give twice. */
export function duplicateNotes(text: string, duplicates: Duplicates | undefined): readonly Remark[] {
  if (duplicates === undefined) return [];
  const { path, offset, count } = duplicates;
  return [{ problem: { ...problem(DUPLICATE_NAME, path), at: positionAt(text, offset) }, place: [], count }];
}

const DUPLICATE_NAME: ProblemKind = {
  code: 'name.duplicate',
  severity: 'warning',
  says: 'The name {path} is given twice. The later value was read, as JSON parsers do; remove one of the two.',
};
