import { problem, type ProblemKind } from '../problem.ts';
import type { CutTexts } from './literal-scan.ts';
import { positionAt } from './position.ts';
import type { Remark } from './remark.ts';

/** What there is to say about texts that a console seems to have cut. */
export function cutNotes(text: string, cut: CutTexts | undefined): readonly Remark[] {
  if (cut === undefined) return [];
  return [{ problem: { ...problem(MAYBE_CUT), at: positionAt(text, cut.offset) }, place: [], count: cut.count }];
}

const MAYBE_CUT: ProblemKind = {
  code: 'paste.maybe-cut',
  severity: 'warning',
  says: 'A text has … where consoles cut long texts. If it was cut, the item is larger: paste it as JSON.',
};
