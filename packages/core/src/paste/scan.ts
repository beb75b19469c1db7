import type { Path, ProblemKind } from '../problem.ts';

/** Names that objects give twice; the later value counts, as everywhere in JSON. */
export interface Duplicates {
  count: number;
  /** Of the first of them: where its second value stands, through everything that is wrapped around the item. */
  readonly path: Path;
  readonly offset: number;
}

/** How far a text has been read. */
export interface Scan {
  readonly text: string;
  at: number;
  depth: number;
  /** Where the next backslash or control character stands; before `at` it says nothing. */
  special: number;
  /** Valid up to `depth`. */
  readonly path: (string | number)[];
  duplicates: Duplicates | undefined;
  failed: { readonly kind: ProblemKind; readonly offset: number; readonly depth: number } | undefined;
}

/** Brackets within brackets: far more than an item can need, far less than the stack can take. */
export const DEEPEST = 200;

/** Starts at the beginning of a text. */
export function scanOf(text: string): Scan {
  // A byte order mark says how the text was stored and is no part of it.
  const at = text.startsWith('\uFEFF') ? 1 : 0;
  const special = specialAfter(text, 0);
  return { text, at, depth: 0, special, path: [], duplicates: undefined, failed: undefined };
}

export function skipSpace(scan: Scan): void {
  const { text } = scan;
  let { at } = scan;
  let code = text.charCodeAt(at);
  if (code > SPACE) return;
  while (code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB) {
    at += 1;
    code = text.charCodeAt(at);
  }
  scan.at = at;
}

/** Where the first backslash or control character at or after a position stands. */
export function specialAfter(text: string, start: number): number {
  const plain = /[ -[\]-\uFFFF]*/y;
  plain.lastIndex = start;
  plain.test(text);
  return plain.lastIndex;
}

/** Keeps the first failure; everything after it is a consequence. */
export function fail(scan: Scan, kind: ProblemKind, offset: number = scan.at): undefined {
  scan.failed ??= { kind, offset, depth: scan.depth };
}

export const TAB = 9;
export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const QUOTE = 34;
export const COMMA = 44;
export const COLON = 58;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const LETTER_F = 102;
export const LETTER_N = 110;
export const LETTER_T = 116;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;
