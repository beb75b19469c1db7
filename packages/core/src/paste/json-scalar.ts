import { numberLiteral } from '../item/number-literal.ts';
import { BACKSLASH, fail, QUOTE, SPACE, specialAfter, type Scan } from './scan.ts';
import { BAD_ESCAPE, BAD_NUMBER, MISSING_VALUE, CONTROL_CHARACTER, UNEXPECTED, UNTERMINATED_STRING } from './syntax.ts';
import type { Value } from './value.ts';

/** Reads a string in double quotes; the scan stands on the first of them. */
export function readString(scan: Scan): string {
  const { text, at, special } = scan;
  if (special <= at) return readUnsure(scan);
  // In text without line feeds a look at two numbers mostly tells that all of a string stands for itself.
  const end = text.indexOf('"', at + 1);
  if (end < 0) return fail(scan, UNTERMINATED_STRING) ?? '';
  if (special < end) return readEscaped(scan, special, end);
  scan.at = end + 1;
  return text.slice(at + 1, end);
}

/** For more characters than this a pattern is faster than a loop. */
const SHORT = 16;

/** Reads a string that may hold anything. */
function readUnsure(scan: Scan): string {
  const { text } = scan;
  const start = scan.at + 1;
  let at = start;
  while (at < start + SHORT && isPlain(text.charCodeAt(at))) at += 1;
  const end = text.charCodeAt(at) === QUOTE ? at : text.indexOf('"', at);
  if (end < 0) return fail(scan, UNTERMINATED_STRING) ?? '';
  if (at === start + SHORT) at = Math.min(specialAfter(text, at), end);
  if (at < end) return readEscaped(scan, at, end);
  scan.at = end + 1;
  return text.slice(start, end);
}

/** Neither a quote nor special, nor beyond the end, where there is no code to compare. */
const isPlain = (code: number): boolean => code >= SPACE && code !== QUOTE && code !== BACKSLASH;

/** Reads a string with a backslash, or what should stand behind one; `quote` is where it ends or where one is escaped. */
function readEscaped(scan: Scan, from: number, quote: number): string {
  const { text } = scan;
  const start = scan.at + 1;
  let end = quote;
  while (end >= 0 && isEscaped(text, end, from)) end = text.indexOf('"', end + 1);
  try {
    const read = JSON.parse(text.slice(start - 1, end + 1)) as string;
    scan.at = end + 1;
    scan.special = specialAfter(text, scan.at);
    return read;
  } catch {
    return failWithin(scan, from) ?? '';
  }
}

/** Whether an odd number of backslashes stands before a quote. */
function isEscaped(text: string, quote: number, from: number): boolean {
  let first = quote;
  while (first > from && text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (quote - first) % 2 === 1;
}

/** What is wrong with a string, and where. */
function failWithin(scan: Scan, from: number): undefined {
  const { text } = scan;
  const start = scan.at + 1;
  const plain = /[ !#-[\]-\uFFFF]*/y;
  let end = from;
  while (text.charCodeAt(end) === BACKSLASH) {
    // Beyond the end a pattern would start over.
    plain.lastIndex = Math.min(end + 2, text.length);
    plain.test(text);
    end = plain.lastIndex;
  }
  if (end >= text.length) return fail(scan, UNTERMINATED_STRING);
  if (text.charCodeAt(end) !== QUOTE) return fail(scan, CONTROL_CHARACTER, end);
  // All that can be wrong with it by now is a backslash before what it cannot escape.
  return fail(scan, BAD_ESCAPE, start + badEscape(text.slice(start, end)));
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
