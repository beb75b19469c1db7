import type { Path, Position } from '../problem.ts';
import { positionsAt } from './position.ts';

/** A cell of a table and where it begins. */
export interface Cell {
  readonly text: string;
  readonly offset: number;
}

/** The rows of a table in CSV; undefined where a quote is not closed. */
export function csvRows(text: string): readonly (readonly Cell[])[] | undefined {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;
  const body = text.trimEnd();
  // A byte order mark is no part of the first name.
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cell.lastIndex < body.length) {
    const offset = cell.lastIndex;
    const match = cell.exec(body);
    if (match === null) return undefined;
    const [, quoted, bare = '', end] = match;
    row.push({ text: quoted === undefined ? bare : quoted.replaceAll('""', '"'), offset });
    if (end === ',' && cell.lastIndex < body.length) continue;
    if (end === ',') row.push({ text: '', offset: cell.lastIndex });
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Where values stand in a table; the steps of a path are the number of the table, of the row and the name of the column. */
export function locateCells(
  text: string,
  names: readonly string[],
  paths: readonly Path[],
): readonly (Position | undefined)[] {
  const [, ...rows] = csvRows(text) ?? [];
  const offsets = paths.map(([, row, name]) => {
    const cells = typeof row === 'number' ? rows[row] : undefined;
    return cells?.[typeof name === 'string' ? names.lastIndexOf(name) : 0]?.offset;
  });
  const positions = positionsAt(
    text,
    offsets.flatMap((offset) => offset ?? []),
  );
  return offsets.map((offset) => (offset === undefined ? undefined : positions.get(offset)));
}
