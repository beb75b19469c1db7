import { numberLiteral } from '../item/number-literal.ts';
import { BACKSLASH, fail, QUOTE, SPACE, type Scan } from './scan.ts';
import { BAD_ESCAPE, BAD_NUMBER, MISSING_VALUE, CONTROL_CHARACTER, UNEXPECTED, UNTERMINATED_STRING } from './syntax.ts';
import type { Value } from './value.ts';

/** Below this length a loop is faster than a search. */
const SHORT = 40;

/** Reads a string in double quotes; the scan stands on the first of them. */
export function readString(scan: Scan): string {
  const { text } = scan;
  const start = scan.at + 1;
  const stop = Math.min(text.length, start + SHORT);
  for (let index = start; index < stop; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      scan.at = index + 1;
      return text.slice(start, index);
    }
    if (code === BACKSLASH || code < SPACE) return readLongString(scan, start, index);
  }
  return readLongString(scan, start, stop);
}

function readLongString(scan: Scan, start: number, from: number): string {
  const { text } = scan;
  let end = text.indexOf('"', from);
  if (scan.backslash < from) scan.backslash = indexOrEnd(text, '\\', from);
  const escaped = scan.backslash < end || end < 0;
  while (end >= 0 && scan.backslash < end) {
    const next = scan.backslash + 2;
    if (next > end) end = text.indexOf('"', next);
    scan.backslash = indexOrEnd(text, '\\', next);
  }
  if (end < 0) return fail(scan, UNTERMINATED_STRING) ?? '';
  const raw = text.slice(start, end);
  const control = raw.search(/[^ -\uFFFF]/);
  if (control >= 0) return fail(scan, CONTROL_CHARACTER, start + control) ?? '';
  scan.at = end + 1;
  return escaped ? unescape(scan, raw, start) : raw;
}

function unescape(scan: Scan, raw: string, start: number): string {
  return raw.replaceAll(
    /\\(?:u([\da-fA-F]{4})|(["\\/bfnrt])|)/g,
    (escape, hex: string, letter: string, offset: number) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (letter !== undefined) return ESCAPES[letter] ?? letter;
      fail(scan, BAD_ESCAPE, start + offset);
      return escape;
    },
  );
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function indexOrEnd(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index < 0 ? text.length : index;
}

/** Reads a number as it is written; anything else that could start a value is none. */
export function readNumber(scan: Scan): Value {
  const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
  number.lastIndex = scan.at;
  const [digits] = number.exec(scan.text) ?? [];
  if (digits === undefined) return fail(scan, scan.at < scan.text.length ? UNEXPECTED : MISSING_VALUE);
  scan.at += digits.length;
  // What goes on like a word or a number (01, 1.e5, 0x1F) is neither.
  if (/[\w.+-]/.test(scan.text.charAt(scan.at))) return fail(scan, BAD_NUMBER, scan.at - digits.length);
  return numberLiteral(digits);
}

/** Reads one of the three words that JSON knows. */
export function readWord(scan: Scan, word: string, value: boolean | null): Value {
  if (scan.text.startsWith(word, scan.at)) scan.at += word.length;
  else fail(scan, UNEXPECTED);
  return value;
}
