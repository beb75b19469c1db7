import { problem, type ProblemKind } from '../problem.ts';
import { positionAt } from './position.ts';
import type { Remark } from './remark.ts';

/** Says that text was left out: how many lines of it, and where it begins. */
export function skipped(text: string, offset: number, lines: number): Remark {
  const at = positionAt(text, offset);
  return { problem: { ...problem(SKIPPED, [], { line: at.line, lines }), at }, place: [], count: 1 };
}

const SKIPPED: ProblemKind = {
  code: 'paste.skipped',
  severity: 'notice',
  says: 'Text around the values was skipped (lines: {lines}, the first of them line {line}).',
};
