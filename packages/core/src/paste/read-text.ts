import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { duplicateNotes } from './duplicate.ts';
import { readCsv } from './csv.ts';
import { openEnvelope } from './envelope.ts';
import { looksLikeJava, readJava } from './java.ts';
import { locateLiterals, readLiterals, type Literals } from './literal.ts';
import { jsonReading } from './parse-json.ts';
import { readJson } from './reader.ts';
import { refusalOf } from './refusal.ts';
import type { Remark } from './remark.ts';
import { NO_TYPE_FOR, TRUNCATED } from './syntax.ts';
import type { TextReading } from './text-reading.ts';

/** Reads text in the first notation that it is in; strict JSON, which most pastes are, before all others. */
export function readText(text: string, level = 0): TextReading | { readonly ok: false; readonly problem: Problem } {
  const json = readJson(text);
  if (json.ok) {
    const [only, second] = json.values;
    if (
      typeof only === 'string' &&
      second === undefined &&
      level < DEEPEST_ENVELOPE &&
      /^\s*[{["\\]/.test(only.slice(0, 99))
    )
      return readInside(only, true, level);
    return jsonReading(text, json);
  }
  const envelope = level < DEEPEST_ENVELOPE ? openEnvelope(text) : undefined;
  if (envelope !== undefined) return readInside(envelope.text, envelope.decoded, level);
  const java = looksLikeJava(text) ? readJava(text) : undefined;
  if (java !== undefined) return { ok: true, notation: 'java', values: java, inLines: true, notes: [remark(UNQUOTED)] };
  const rows = readCsv(text);
  if (rows !== undefined) return { ok: true, notation: 'csv', values: [rows], inLines: true, notes: [remark(GUESSED)] };
  const literals = readLiterals(text);
  if (literals.ok) return literalReading(text, literals);
  const { problem: found } = literals.offset >= json.offset ? literals : json;
  return { ok: false, problem: isTelling(found) ? found : (refusalOf(text) ?? found) };
}

/** Whether a problem says that the notation was understood. */
const isTelling = ({ code }: Problem): boolean => code === TRUNCATED.code || code === NO_TYPE_FOR.code;

/** A JSON string in a JSON string in a log line is as deep as it gets. */
const DEEPEST_ENVELOPE = 3;

function readInside(text: string, decoded: boolean, level: number): ReturnType<typeof readText> {
  const inside = readText(text, level + 1);
  if (!decoded) return inside;
  if (!inside.ok) return { ok: false, problem: unplaced(inside.problem) };
  const { notation, values, inLines, notes } = inside;
  const decodedNotes = notes.map(({ problem: said, count }) => ({ problem: unplaced(said), place: [], count }));
  return { ok: true, notation, values, inLines, notes: [remark(DECODED), ...decodedNotes] };
}

function literalReading(text: string, { values, notation, duplicates }: Literals): TextReading {
  const notes = duplicateNotes(text, duplicates);
  return { ok: true, notation, values, inLines: true, notes, locate: (paths) => locateLiterals(text, paths) };
}

/** A problem without its place, which is not one in the paste. */
function unplaced({ code, severity, path, says, details, limit }: Problem): Problem {
  return { code, severity, path, says, details, ...(limit && { limit }) };
}

const remark = (kind: ProblemKind): Remark => ({ problem: problem(kind), place: [], count: 1 });

const DECODED: ProblemKind = {
  code: 'paste.decoded',
  severity: 'notice',
  says: 'The values were decoded once from a quoted string or a shell argument.',
};

const UNQUOTED: ProblemKind = {
  code: 'paste.unquoted',
  severity: 'notice',
  says: 'Java prints texts without quotes: a text that holds brackets may have been cut at the wrong place.',
};

const GUESSED: ProblemKind = {
  code: 'paste.guessed',
  severity: 'warning',
  says: 'The types are guessed from CSV, where a cell has none: digits were read as numbers, true and false as Booleans. Paste JSON for an exact size.',
};
