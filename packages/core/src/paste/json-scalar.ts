import { numberLiteral } from '../item/number-literal.ts';
import { BACKSLASH, fail, QUOTE, SPACE, type Scan } from './scan.ts';
import { BAD_ESCAPE, BAD_NUMBER, MISSING_VALUE, CONTROL_CHARACTER, UNEXPECTED, UNTERMINATED_STRING } from './syntax.ts';
import type { Value } from './value.ts';

/** For more characters than this a pattern is faster than a loop. */
const SHORT = 16;

/** Reads a string in double quotes; the scan stands on the first of them. */
export function readString(scan: Scan): string {
  const { text } = scan;
  const start = scan.at + 1;
  for (let index = start; index < start + SHORT; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      scan.at = index + 1;
      return text.slice(start, index);
    }
    // Neither does anything compare with what charCodeAt gives beyond the end.
    if (code === BACKSLASH || !(code >= SPACE)) return readRest(scan, start, index);
  }
  return readRest(scan, start, start + SHORT);
}

/** Reads the rest of a string from where it may hold anything. */
function readRest(scan: Scan, start: number, from: number): string {
  const { text } = scan;
  const end = text.indexOf('"', from);
  if (end < 0) return fail(scan, UNTERMINATED_STRING) ?? '';
  const raw = text.slice(start, end);
  // Neither a backslash nor a control character.
  const plain = /[ -[\]-\uFFFF]*/y;
  plain.lastIndex = from - start;
  plain.test(raw);
  if (plain.lastIndex < raw.length) return readEscaped(scan, start, start + plain.lastIndex);
  scan.at = end + 1;
  return raw;
}

/** Reads the rest of a string from a backslash or what should stand behind one. */
function readEscaped(scan: Scan, start: number, from: number): string {
  const { text } = scan;
  const plain = /[ !#-[\]-\uFFFF]*/y;
  let end = from;
  while (text.charCodeAt(end) === BACKSLASH) {
    plain.lastIndex = end + 2;
    plain.test(text);
    end = plain.lastIndex;
  }
  if (end >= text.length) return fail(scan, UNTERMINATED_STRING, start - 1) ?? '';
  if (text.charCodeAt(end) !== QUOTE) return fail(scan, CONTROL_CHARACTER, end) ?? '';
  scan.at = end + 1;
  return unescape(scan, text.slice(start, end), start);
}

function unescape(scan: Scan, raw: string, start: number): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    // All that can be wrong with it by now is a backslash before what it cannot escape.
    return fail(scan, BAD_ESCAPE, start + badEscape(raw)) ?? '';
  }
}

function badEscape(raw: string): number {
  const escape = /\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/y;
  let at = raw.indexOf('\\');
  for (escape.lastIndex = at; escape.test(raw); escape.lastIndex = at) at = raw.indexOf('\\', escape.lastIndex);
  return at;
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
