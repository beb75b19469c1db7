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
  const inside: Inside[] = [];
  const notes = new Map<string, Remark>();
  const left: Envelope[] = [];
  let failed: Problem | undefined;
  for (const envelope of envelopes) {
    const reading: TextOrProblem =
      envelope.problem === undefined ? read(envelope.text) : { ok: false, problem: envelope.problem };
    if (reading.ok) {
      noteOnce(notes, outer, envelope, reading);
      inside.push({ envelope, reading });
      continue;
    }
    failed ??= movedProblems([reading.problem], outer, envelope)[0];
    if (envelope.optional === undefined) return { ok: false, problem: failed as Problem };
    left.push(envelope);
  }
  const [first] = inside;
  if (first === undefined) return { ok: false, problem: failed as Problem };
  const { notation, inLines } = first.reading;
  return {
    ok: true,
    notation,
    values: inside.flatMap(({ reading }) => reading.values),
    inLines: inside.length > 1 || inLines,
    notes: [...notes.values(), ...leftOut(outer, left)],
    locate: (paths) => locateInside(outer, inside, paths),
  };
}

/** What was in an envelope. */
interface Inside {
  readonly envelope: Envelope;
  readonly reading: TextReading;
}

/** Keeps what is said of a reading; what was said before is counted, since finding its place takes time. */
function noteOnce(notes: Map<string, Remark>, outer: string, envelope: Envelope, reading: TextReading): void {
  for (const note of envelope.notes) notes.set(note.problem.code, note);
  for (const note of reading.notes) {
    const { code } = note.problem;
    const known = notes.get(code);
    if (known === undefined) {
      const [problem = note.problem] = movedProblems([note.problem], outer, envelope);
      notes.set(code, { ...note, problem });
    } else if (note.place.length > 0 || note.problem.at !== undefined) known.count += note.count;
  }
}

function leftOut(outer: string, left: readonly Envelope[]): readonly Remark[] {
  const [first] = left;
  if (first === undefined) return [];
  const lines = left.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
  return [skipped(outer, offsetOf(first), lines)];
}

function offsetOf({ pieces }: Envelope): number {
  for (const { at } of pieces?.() ?? []) return at;
  return 0;
}

/** Where values stand that were read one envelope after the other. */
function locateInside(
  outer: string,
  inside: readonly Inside[],
  paths: readonly Path[],
): readonly (Position | undefined)[] {
  const found: (Position | undefined)[] = paths.map(() => undefined);
  let start = 0;
  for (const { envelope, reading } of inside) {
    const end = start + reading.values.length;
    const mine = paths.flatMap(([first], index) =>
      typeof first === 'number' && first >= start && first < end ? [index] : [],
    );
    const inner = mine.map((index) => [Number(paths[index]?.[0]) - start, ...(paths[index] ?? []).slice(1)]);
    const places = mine.length === 0 ? [] : (reading.locate?.(inner) ?? []);
    const moved = envelope.pieces === undefined ? places : outerPositions(outer, envelope.pieces, places);
    moved.forEach((place, index) => {
      found[mine[index] ?? 0] = place;
    });
    start = end;
  }
  return found;
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
