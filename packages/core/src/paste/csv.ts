import { marshal } from '../item/marshal.ts';
import { readJson } from './reader.ts';
import { isTyped } from './format.ts';
import { readDecimal } from '../item/number.ts';
import { NUMBER_DIGITS } from '../facts/limits.ts';
import { isMap, setEntry, type Value, type ValueMap } from './value.ts';

/**
 * Reads a table in CSV, one item a row. A cell has no type: digits are taken for a number, `true` and `false` for a
 * Boolean, JSON for what it holds, an empty cell for an attribute that is not there.
 *
 * @returns Items, or undefined if the text is no table: less than two columns or rows, or rows of different lengths.
 */
export function readCsv(text: string): ValueMap[] | undefined {
  const [head = [], ...rows] = rowsOf(text);
  if (head.length < 2 || rows.length === 0 || head.some((name) => !/^[\p{L}\p{N}_$.:@ -]{1,255}$/u.test(name)))
    return undefined;
  if (rows.some((row) => row.length !== head.length)) return undefined;
  return rows.map((row) => itemOf(head, row));
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;
  const body = text.trimEnd();
  while (cell.lastIndex < body.length) {
    const match = cell.exec(body);
    if (match === null) return [];
    const [, quoted, bare = '', end] = match;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',' && cell.lastIndex < body.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}

function itemOf(head: readonly string[], row: readonly string[]): ValueMap {
  const item: ValueMap = {};
  head.forEach((name, column) => {
    const cell = row[column] ?? '';
    // The console writes the type behind the name: "total (N)".
    if (cell !== '') setEntry(item, name.replace(/ \((?:[SNB]S?|BOOL|NULL|L|M)\)$/, ''), valueOf(cell));
  });
  return item;
}

/** What a cell holds, typed as in DynamoDB JSON: so do the lists and maps that the console writes. */
function valueOf(cell: string): Value {
  if (cell === 'true' || cell === 'false') return { BOOL: cell === 'true' };
  if (/^[[{]/.test(cell)) return nested(cell) ?? { S: cell };
  const digits = readDecimal(cell)?.digits ?? Number.POSITIVE_INFINITY;
  // A number has no leading zeros: what does is a postcode or an identifier.
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(cell) && digits <= NUMBER_DIGITS.value
    ? { N: cell }
    : { S: cell };
}

function nested(cell: string): Value {
  const reading = readJson(cell);
  const value = reading.ok && reading.values.length === 1 ? reading.values[0] : undefined;
  if (Array.isArray(value) && value.every(isTyped)) return { L: value };
  if (isMap(value) && Object.values(value).every(isTyped)) return { M: value };
  const marshalled = marshal({ value });
  return marshalled.ok ? (marshalled.item['value'] as ValueMap | undefined) : undefined;
}
