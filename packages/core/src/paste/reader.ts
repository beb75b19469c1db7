import type { Problem } from '../problem.ts';
import { readNumber, readString, readWord } from './json-scalar.ts';
import {
  CLOSE_BRACE,
  DEEPEST,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  LETTER_F,
  LETTER_N,
  LETTER_T,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  fail,
  scanOf,
  skipSpace,
  type Duplicates,
  type Scan,
} from './scan.ts';
import {
  MISSING_COLON,
  MISSING_COMMA,
  MISSING_VALUE,
  syntaxProblem,
  TOO_DEEP,
  TRAILING_COMMA,
  UNQUOTED_NAME,
  UNTERMINATED,
} from './syntax.ts';
import { mapOf, setEntry, type Value } from './value.ts';

/** One or more JSON values, or the first thing that is wrong with the text. */
export type Reading = Values | { readonly ok: false; readonly problem: Problem; readonly offset: number };

/** The values that a text holds, one after the other. */
export interface Values {
  readonly ok: true;
  readonly values: readonly Value[];
  /** Whether each value begins on a line of its own. */
  readonly inLines: boolean;
  readonly duplicates: Duplicates | undefined;
}

/**
 * Reads strict JSON without losing anything: numbers keep their digits, names that repeat are noted. Several values may
 * follow each other, on lines of their own or back to back. Linear in the text, whatever it holds.
 */
export function readJson(text: string): Reading {
  const scan = scanOf(text);
  const values: Value[] = [];
  let inLines = true;
  skipSpace(scan);
  do {
    values.push(readValue(scan));
    const end = scan.at;
    skipSpace(scan);
    inLines &&= scan.at >= text.length || text.slice(end, scan.at).includes('\n');
  } while (scan.failed === undefined && scan.at < text.length);
  if (scan.failed === undefined) return { ok: true, values, inLines, duplicates: scan.duplicates };
  const { kind, offset, depth } = scan.failed;
  return { ok: false, problem: syntaxProblem(kind, text, offset, scan.path.slice(0, depth)), offset };
}

/** Reads the value that starts here, whatever follows it. */
export function readValue(scan: Scan): Value {
  switch (scan.text.charCodeAt(scan.at)) {
    case QUOTE:
      return readString(scan);
    case OPEN_BRACE:
      return readObject(scan);
    case OPEN_BRACKET:
      return readArray(scan);
    case LETTER_T:
      return readWord(scan, 'true', true);
    case LETTER_F:
      return readWord(scan, 'false', false);
    case LETTER_N:
      return readWord(scan, 'null', null);
    default:
      return readNumber(scan);
  }
}

function readObject(scan: Scan): Value {
  const start = scan.at;
  if (!enter(scan)) return undefined;
  if (endsAtOnce(scan, CLOSE_BRACE)) return {};
  const level = scan.depth - 1;
  const first = readName(scan, level, start);
  const value = readEntry(scan);
  if (scan.failed !== undefined) return undefined;
  if (!moreFollows(scan, CLOSE_BRACE, start)) return scan.failed === undefined ? mapOf(first, value) : undefined;
  const map = mapOf(first, value);
  do {
    const offset = scan.at;
    const name = readName(scan, level, start);
    const next = readEntry(scan);
    if (scan.failed !== undefined) return undefined;
    if (Object.hasOwn(map, name)) noteDuplicate(scan, level, offset);
    setEntry(map, name, next);
  } while (moreFollows(scan, CLOSE_BRACE, start));
  return map;
}

function readArray(scan: Scan): Value {
  const start = scan.at;
  if (!enter(scan)) return undefined;
  if (endsAtOnce(scan, CLOSE_BRACKET)) return [];
  const level = scan.depth - 1;
  const list: Value[] = [];
  do {
    scan.path[level] = list.length;
    list.push(readValue(scan));
    if (scan.failed !== undefined) return undefined;
  } while (moreFollows(scan, CLOSE_BRACKET, start));
  return list;
}

function noteDuplicate(scan: Scan, level: number, offset: number): void {
  if (scan.duplicates === undefined) scan.duplicates = { count: 1, path: scan.path.slice(0, level + 1), offset };
  else scan.duplicates.count += 1;
}

function readName(scan: Scan, level: number, start: number): string {
  const code = scan.text.charCodeAt(scan.at);
  if (code !== QUOTE) {
    if (Number.isNaN(code)) fail(scan, UNTERMINATED, start);
    else fail(scan, code === CLOSE_BRACE ? TRAILING_COMMA : UNQUOTED_NAME);
    return '';
  }
  const name = readString(scan);
  scan.path[level] = name;
  return name;
}

/** The colon and the value after a name. */
function readEntry(scan: Scan): Value {
  if (scan.failed !== undefined) return undefined;
  if (scan.text.charCodeAt(scan.at) !== COLON) {
    skipSpace(scan);
    if (scan.text.charCodeAt(scan.at) !== COLON)
      return fail(scan, scan.at < scan.text.length ? MISSING_COLON : MISSING_VALUE);
  }
  scan.at += 1;
  skipSpace(scan);
  return readValue(scan);
}

/** Goes into a list or an object, unless that would be too deep. */
function enter(scan: Scan): boolean {
  if (scan.depth >= DEEPEST) fail(scan, TOO_DEEP);
  scan.depth += 1;
  scan.at += 1;
  skipSpace(scan);
  return scan.failed === undefined;
}

function endsAtOnce(scan: Scan, close: number): boolean {
  if (scan.text.charCodeAt(scan.at) !== close) return false;
  scan.at += 1;
  scan.depth -= 1;
  return true;
}

/** Whether a comma and another entry follow; if not, the closing bracket is passed. */
function moreFollows(scan: Scan, close: number, start: number): boolean {
  skipSpace(scan);
  const code = scan.text.charCodeAt(scan.at);
  if (code === COMMA) {
    scan.at += 1;
    skipSpace(scan);
    if (scan.text.charCodeAt(scan.at) === close) fail(scan, TRAILING_COMMA);
    return scan.failed === undefined;
  }
  if (code === close) {
    scan.at += 1;
    scan.depth -= 1;
  } else if (Number.isNaN(code)) fail(scan, UNTERMINATED, start);
  else fail(scan, MISSING_COMMA);
  return false;
}
