import type { Position } from '../problem.ts';
import { positionsAt } from './position.ts';

/** A run of text and where it stands in the text around: as it is there, or what an escape there means. */
export interface Piece {
  readonly at: number;
  readonly text: string;
}

/** Pieces in order, made anew by each call: only a paste with a problem has them looked up. */
export type Pieces = () => Iterable<Piece>;

/** The text that pieces make. */
export function joined(pieces: Pieces): string {
  return Array.from(pieces(), ({ text }) => text).join('');
}

/** The pieces of what stands between two offsets, with escapes as JSON and most languages write them. */
export function* escaped(text: string, start: number, end: number): Iterable<Piece> {
  const escape = /\\(?:u([\da-fA-F]{4})|([^]))/g;
  let at = start;
  for (escape.lastIndex = start; ; at = escape.lastIndex) {
    const match = escape.exec(text);
    if (match === null || match.index >= end) break;
    if (match.index > at) yield { at, text: text.slice(at, match.index) };
    const [, hex, letter = ''] = match;
    const meant = hex === undefined ? (LETTERS[letter] ?? letter) : String.fromCharCode(Number.parseInt(hex, 16));
    yield { at: match.index, text: meant };
  }
  if (at < end) yield { at, text: text.slice(at, end) };
}

const LETTERS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Where positions in the text that pieces make are in the text around. */
export function outerPositions(
  outer: string,
  pieces: Pieces,
  positions: readonly (Position | undefined)[],
): readonly (Position | undefined)[] {
  const starts = lineStarts(joined(pieces));
  const offsets = positions.map((each) => each && (starts[each.line - 1] ?? 0) + each.column - 1);
  const wanted = [...new Set(offsets.flatMap((offset) => offset ?? []))];
  wanted.sort((a, b) => a - b);
  const found = new Map<number, number>();
  let end = 0;
  let next = 0;
  for (const { at, text } of pieces()) {
    const start = end;
    end += text.length;
    for (let offset = wanted[next]; offset !== undefined && offset < end; offset = wanted[next]) {
      found.set(offset, at + offset - start);
      next += 1;
    }
    if (next < wanted.length) found.set(wanted[next] ?? 0, at + text.length);
  }
  const places = positionsAt(outer, [...found.values()]);
  return offsets.map((offset) => (offset === undefined ? undefined : places.get(found.get(offset) ?? -1)));
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
}
