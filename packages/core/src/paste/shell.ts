import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Piece, Pieces } from './pieces.ts';

/** JSON that a shell command is given. */
export interface CommandText {
  readonly pieces: Pieces;
  /** That the shell fills something in, so that the size is not known. */
  readonly problem?: Problem;
}

/** What shell commands are given: the arguments of options, or what stands in here-documents. */
export function commandTexts(text: string): readonly CommandText[] {
  if (!COMMAND.test(text.slice(0, 500))) return [];
  const documents = hereDocuments(text);
  return documents.length > 0 ? documents : options(text);
}

const COMMAND =
  /^\s*(?:[\w.@:~/\\-]*[$>%#]\s+)?(?:sudo\s+)?(?:\w+=\S*\s+)*(?:aws|awslocal|curl|echo|printf|cat|tee|docker)\s/;

const OPTION =
  /(?:^\s*(?:\$\s+)?(?:echo|printf)|--(?:items?|transact-items|request-items|cli-input-json|statement|data(?:-raw|-binary)?)|\s-d)[=\s]\s*/g;

function options(text: string): readonly CommandText[] {
  const option = new RegExp(OPTION);
  const found: CommandText[] = [];
  for (let match = option.exec(text); match !== null; match = option.exec(text)) {
    const start = option.lastIndex;
    const { end, variable } = wordAt(text, start);
    found.push({ pieces: () => word(text, start), ...refused(variable) });
    option.lastIndex = Math.max(end, start);
  }
  return found;
}

/** Where a word ends, and the first variable in it that the shell fills in. */
function wordAt(text: string, start: number): { readonly end: number; readonly variable: string | undefined } {
  const part = new RegExp(PART);
  part.lastIndex = start;
  let end = start;
  let variable: string | undefined;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const [whole, , , quoted] = match;
    end = part.lastIndex;
    if (quoted !== undefined || /^[^'"\\$]|^\$[^']/.test(whole)) variable ??= VARIABLE.exec(whole)?.[1];
  }
  return { end, variable };
}

/** One word as a POSIX shell reads it: quoted and bare parts side by side. */
function* word(text: string, start: number): Iterable<Piece> {
  const part = new RegExp(PART);
  part.lastIndex = start;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const [whole, ansi, raw, quoted, single] = match;
    const { index } = match;
    if (ansi !== undefined) yield* unescaped(ansi, index + 2, /\\([^])/g);
    else if (raw !== undefined) yield { at: index + 1, text: raw };
    else if (quoted !== undefined) yield* unescaped(quoted, index + 1, /\\(?:\n|([$`"\\]))/g);
    else if (single !== undefined) yield { at: index + 1, text: single };
    else yield { at: index, text: whole };
  }
}

/** `$'…'`, `'…'`, `"…"`, an escaped character, or what needs no quotes. */
const PART = /\$'([^'\\]*(?:\\[^][^'\\]*)*)'|'([^']*)'|"([^"\\]*(?:\\[^][^"\\]*)*)"|\\([^])|\$(?!')|[^\s'"\\$]+/y;

/** A variable or a command that stands for what it prints. */
const VARIABLE = /(?<!\\)(?:\\\\)*(\$(?:[A-Za-z_]\w{0,40}|[{(]|\d))/;

function* unescaped(raw: string, start: number, escape: RegExp): Iterable<Piece> {
  let at = 0;
  for (const match of raw.matchAll(escape)) {
    if (match.index > at) yield { at: start + at, text: raw.slice(at, match.index) };
    yield { at: start + match.index, text: match[1] ?? '' };
    at = match.index + match[0].length;
  }
  if (at < raw.length) yield { at: start + at, text: raw.slice(at) };
}

function hereDocuments(text: string): readonly CommandText[] {
  const mark = /<<-?[ \t]*(['"]?)(\w{1,40})\1/g;
  const found: CommandText[] = [];
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    const start = text.indexOf('\n', mark.lastIndex) + 1;
    const close = start === 0 ? -1 : text.indexOf(`\n${match[2] ?? ''}`, start - 1);
    const end = close < 0 ? text.length : close;
    const body = start === 0 ? '' : text.slice(start, end);
    const expands = match[1] === '';
    const pieces = (): Iterable<Piece> =>
      expands ? unescaped(body, start, /\\([\\$`])/g) : [{ at: start, text: body }];
    found.push({ pieces, ...refused(expands ? VARIABLE.exec(body)?.[1] : undefined) });
    // Without an end there is no other document either.
    mark.lastIndex = close < 0 ? text.length : end + 1;
  }
  return found;
}

function refused(variable: string | undefined): { readonly problem?: Problem } {
  return variable === undefined ? {} : { problem: problem(VARIABLE_INSIDE, [], { variable }) };
}

const VARIABLE_INSIDE: ProblemKind = {
  code: 'paste.variable',
  severity: 'error',
  says: 'The shell fills in {variable} here, so the size is unknown. Paste the item with the values themselves.',
};
