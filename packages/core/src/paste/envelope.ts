import { problem, type ProblemKind } from '../problem.ts';
import type { Envelope } from './enveloped.ts';
import { escaped, joined, type Pieces } from './pieces.ts';
import type { Remark } from './remark.ts';
import { commandTexts } from './shell.ts';

/** Opens what surrounds the notation: Markdown fences, shell commands, a level of escapes. None if there is nothing around it. */
export function openEnvelopes(text: string): readonly Envelope[] {
  const fences = openFences(text);
  if (fences.length > 0) return fences;
  const commands = commandTexts(text).map(({ pieces, problem: found }) => decoded(pieces, found));
  return commands.length > 0 ? commands : openEscapes(text);
}

/** A quoted text as the envelope of what is in it; it stands between two quotes, with space around. */
export function openQuotes(text: string): Envelope {
  const start = text.search(/["'`]/) + 1;
  return decoded(() => escaped(text, start, text.trimEnd().length - 1));
}

function decoded(pieces: Pieces, found?: Envelope['problem']): Envelope {
  return { text: joined(pieces), pieces, notes: [DECODED_NOTE], ...(found && { problem: found }) };
}

/** What is in Markdown fences. */
function openFences(text: string): readonly Envelope[] {
  const line = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n?/gm;
  const fences: Envelope[] = [];
  for (let open = line.exec(text); open !== null; open = line.exec(text)) {
    const start = line.lastIndex;
    // The end is on a line of its own; where there is none, the text was cut or ends with it.
    const close = text.indexOf(open[1] ?? '', start);
    const end = close < 0 ? text.length : close;
    const inside = text.slice(start, end);
    fences.push({ text: inside, pieces: () => [{ at: start, text: inside }], notes: [], optional: true });
    line.lastIndex = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  }
  return fences;
}

/** `{\"a\": …}`: the inside of a JSON string, copied without its quotes. */
function openEscapes(text: string): readonly Envelope[] {
  if (!/^\s*[{[]\s*\\+"/.test(text.slice(0, 200))) return [];
  return [decoded(() => escaped(text, 0, text.length))];
}

const DECODED: ProblemKind = {
  code: 'paste.decoded',
  severity: 'notice',
  says: 'The values were decoded once from a quoted string or a shell argument.',
};

const DECODED_NOTE: Remark = { problem: problem(DECODED), place: [], count: 1 };
