import type { Path, Position, Problem } from '../problem.ts';
import type { Envelope } from './enveloped.ts';
import { outerPositions } from './pieces.ts';
import type { Remark } from './remark.ts';
import { skipped } from './skipped.ts';
import type { TextReading } from './text-reading.ts';

/** What a text holds, or why it cannot be read. */
export type TextOrProblem = TextReading | { readonly ok: false; readonly problem: Problem };

/** Reads what is in envelopes, one after the other; lines and columns are those of the text around. */
export function readInside(
  outer: string,
  envelopes: readonly Envelope[],
  read: (text: string) => TextOrProblem,
): TextOrProblem {
  const readings: TextReading[] = [];
  const left: Remark[] = [];
  let failed: Problem | undefined;
  for (const envelope of envelopes) {
    const reading: TextOrProblem =
      envelope.problem === undefined ? read(envelope.text) : { ok: false, problem: envelope.problem };
    if (reading.ok) readings.push(moved(reading, outer, envelope));
    else {
      failed ??= movedProblems([reading.problem], outer, envelope)[0];
      if (envelope.optional === undefined) break;
      left.push(skipped(outer, offsetOf(envelope), envelope.text.trimEnd().split('\n').length));
    }
  }
  const [first, ...others] = readings;
  const isWhole = failed === undefined || envelopes.every(({ optional }) => optional);
  if (first !== undefined && isWhole) {
    const whole = others.reduce(joinedReading, first);
    return { ...whole, notes: once(whole.notes, left) };
  }
  return { ok: false, problem: failed as Problem };
}

function offsetOf({ pieces }: Envelope): number {
  for (const { at } of pieces?.() ?? []) return at;
  return 0;
}

function moved(reading: TextReading, outer: string, envelope: Envelope): TextReading {
  const { notation, values, inLines, notes, locate } = reading;
  const problems = movedProblems(
    notes.map((note) => note.problem),
    outer,
    envelope,
  );
  const said = notes.map(({ place, count }, index) => ({ problem: problems[index] as Problem, place, count }));
  const { pieces } = envelope;
  const find =
    pieces === undefined || locate === undefined
      ? locate
      : (paths: readonly Path[]) => outerPositions(outer, pieces, locate(paths));
  return { ok: true, notation, values, inLines, notes: once(envelope.notes, said), ...(find && { locate: find }) };
}

function movedProblems(problems: readonly Problem[], outer: string, { pieces }: Envelope): readonly Problem[] {
  if (pieces === undefined || problems.every(({ at }) => at === undefined)) return problems;
  const positions = outerPositions(
    outer,
    pieces,
    problems.map(({ at }) => at),
  );
  return problems.map((each, index) => atPosition(each, positions[index]));
}

/** A problem somewhere else; sentences that begin with line and column are worded anew. */
function atPosition(found: Problem, at: Position | undefined): Problem {
  if (at === undefined) return found;
  const { line, column } = at;
  if (!('line' in found.details) || !('column' in found.details)) return { ...found, at };
  const place = `Line ${line.toLocaleString('en-US')}, column ${column.toLocaleString('en-US')}`;
  const says = found.says.replace(/^Line [\d,]+, column [\d,]+/, place);
  return { ...found, at, says, details: { ...found.details, line, column } };
}

function joinedReading(before: TextReading, after: TextReading): TextReading {
  const { length } = before.values;
  const shift = ([first, ...steps]: Path): Path => [Number(first) < length ? '' : Number(first) - length, ...steps];
  const locate = (paths: readonly Path[]): readonly (Position | undefined)[] => {
    const early = before.locate?.(paths);
    const late = after.locate?.(paths.map(shift));
    return paths.map((_, index) => early?.[index] ?? late?.[index]);
  };
  const { notation } = before;
  const values = [...before.values, ...after.values];
  return { ok: true, notation, values, inLines: true, notes: once(before.notes, after.notes), locate };
}

/** Remarks one after the other, none twice. */
function once(before: readonly Remark[], after: readonly Remark[]): readonly Remark[] {
  const said = new Set(before.map(({ problem }) => problem.says));
  return [...before, ...after.filter(({ problem }) => !said.has(problem.says))];
}
