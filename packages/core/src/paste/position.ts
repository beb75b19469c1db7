import type { Position } from '../problem.ts';

/** The line and column of an offset in a text; `\n`, `\r\n` and `\r` end lines. */
export function positionAt(text: string, offset: number): Position {
  return positionsAt(text, [offset]).get(offset) ?? { line: 1, column: 1 };
}

/** The lines and columns of several offsets, in one pass through the text. */
export function positionsAt(text: string, offsets: readonly number[]): ReadonlyMap<number, Position> {
  const positions = new Map<number, Position>();
  const lineEnd = /\r\n?|\n/g;
  let line = 1;
  let start = 0;
  let end = lineEnd.exec(text);
  const inOrder = [...offsets];
  inOrder.sort((a, b) => a - b);
  for (const offset of inOrder) {
    while (end !== null && end.index + end[0].length <= offset) {
      line += 1;
      start = end.index + end[0].length;
      end = lineEnd.exec(text);
    }
    positions.set(offset, { line, column: offset - start + 1 });
  }
  return positions;
}
