import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { cutNotes } from './cut-texts.ts';
import { duplicateNotes } from './duplicate.ts';
import { readCsv } from './csv.ts';
import { openEnvelopes, openQuotes } from './envelope.ts';
import type { Envelope } from './enveloped.ts';
import { readInside, type TextOrProblem } from './inside.ts';
import { locateJava, looksLikeJava, readJava } from './java.ts';
import { locateLiterals, readLiterals, type Literals } from './literal.ts';
import { openLog } from './log-lines.ts';
import { jsonReading } from './parse-json.ts';
import { readJson } from './reader.ts';
import { refusalOf } from './refusal.ts';
import type { Remark } from './remark.ts';
import { NO_TYPE_FOR, TRUNCATED } from './literal-syntax.ts';
import type { TextReading } from './text-reading.ts';
import type { Value } from './value.ts';

/** Reads text in the first notation that it is in; strict JSON, which most pastes are, before all others. */
export function readText(text: string, level = 0): TextOrProblem {
  const json = readJson(text);
  if (json.ok)
    return isEnvelope(json.values, level) ? openInside(text, [openQuotes(text)], level) : jsonReading(text, json);
  const envelopes = level < DEEPEST_ENVELOPE ? openEnvelopes(text) : [];
  if (envelopes.length > 0) return openInside(text, envelopes, level);
  const java = looksLikeJava(text) ? readJava(text) : undefined;
  if (java !== undefined) return javaReading(text, java);
  const table = readCsv(text);
  if (table !== undefined) return table;
  const literals = readLiterals(text);
  if (literals.ok)
    return isEnvelope(literals.values, level)
      ? openInside(text, [openQuotes(text)], level)
      : literalReading(text, literals);
  const { problem: found } = isTelling(literals.problem) || literals.offset >= json.offset ? literals : json;
  // A log may begin with a time, which has no type.
  if (isTelling(found) && /^\s*[^\w\s]/.test(text.slice(0, 99)) && !text.includes('[[Prototype]]'))
    return { ok: false, problem: found };
  const log = level < DEEPEST_ENVELOPE ? openLog(text) : undefined;
  const logged = log && openInside(text, [log], level);
  if (logged?.ok === true) return logged;
  if (isTelling(logged?.problem ?? found)) return logged ?? { ok: false, problem: found };
  return { ok: false, problem: refusalOf(text) ?? logged?.problem ?? found };
}

/** Whether a problem says that the notation was understood. */
const isTelling = ({ code }: Problem): boolean => code === TRUNCATED.code || code === NO_TYPE_FOR.code;

/** A JSON string in a JSON string in a log line is as deep as it gets. */
const DEEPEST_ENVELOPE = 3;

function openInside(text: string, envelopes: readonly Envelope[], level: number): TextOrProblem {
  return readInside(text, envelopes, (inside) => readText(inside, level + 1));
}

/** Whether all that was read is one text that has values in it. */
function isEnvelope([only, second]: readonly Value[], level: number): boolean {
  return (
    typeof only === 'string' &&
    second === undefined &&
    level < DEEPEST_ENVELOPE &&
    /^\s*[{["\\]/.test(only.slice(0, 99))
  );
}

function javaReading(text: string, values: readonly Value[]): TextReading {
  const notes: readonly Remark[] = [{ problem: problem(UNQUOTED), place: [], count: 1 }];
  return { ok: true, notation: 'java', values, inLines: true, notes, locate: (paths) => locateJava(text, paths) };
}

function literalReading(text: string, { values, notation, duplicates, cutTexts }: Literals): TextReading {
  const notes = [...duplicateNotes(text, duplicates), ...cutNotes(text, cutTexts)];
  return { ok: true, notation, values, inLines: true, notes, locate: (paths) => locateLiterals(text, paths) };
}

const UNQUOTED: ProblemKind = {
  code: 'paste.unquoted',
  severity: 'notice',
  says: 'Java prints texts without quotes: a text that holds brackets may have been cut at the wrong place.',
};
