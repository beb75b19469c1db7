import { NUMBER_DIGITS } from '../facts/limits.ts';
import { isAttributeType } from '../item/attribute-type.ts';
import type { AttributeType } from '../item/attribute-value.ts';
import { readDecimal } from '../item/number.ts';
import { problem, type ProblemKind } from '../problem.ts';
import { csvRows, locateCells, type Cell } from './csv-cells.ts';
import { guessedNested, typedNested } from './csv-nested.ts';
import { duplicateNotes } from './duplicate.ts';
import type { Remark } from './remark.ts';
import type { TextReading } from './text-reading.ts';
import { setEntry, type Value, type ValueMap } from './value.ts';

/** A column, and the type that its values have where the name says so: "total (N)". */
interface Column {
  readonly name: string;
  readonly type: AttributeType | undefined;
}

/**
 * Reads a table in CSV, one item a row. A cell has no type unless its column has one: digits are taken for a number,
 * `true` and `false` for a Boolean, JSON for what it holds, an empty cell for an attribute that is not there.
 *
 * @returns Items, or undefined if the text is no table: less than two columns or rows, or rows of different lengths.
 */
export function readCsv(text: string): TextReading | undefined {
  const [head = [], ...rows] = csvRows(text) ?? [];
  const columns = head.map(columnOf);
  if (columns.length < 2 || rows.length === 0 || columns.some(({ name }) => !NAME.test(name))) return undefined;
  if (rows.some((row) => row.length !== head.length)) return undefined;
  const names = columns.map(({ name }) => name);
  const guessed: readonly Remark[] = columns.every(({ type }) => type !== undefined) ? [] : [GUESSED_NOTE];
  const last = rows.at(-1)?.at(-1)?.text ?? '';
  const isCut = text.trimEnd().endsWith(',') || (/^[[{]/.test(last) && guessedNested(last) === undefined);
  return {
    ok: true,
    notation: 'csv',
    values: [rows.map((row) => itemOf(columns, row))],
    inLines: true,
    notes: [...guessed, ...repeated(text, names, head), ...(isCut ? [CUT_NOTE] : [])],
    locate: (paths) => locateCells(text, names, paths),
  };
}

const NAME = /^[\p{L}\p{N}_$.:@ -]{1,255}$/u;

function columnOf({ text }: Cell): Column {
  const [, name = text, type = ''] = /^(.+) \(([A-Z]{1,4})\)$/.exec(text) ?? [];
  return isAttributeType(type) ? { name, type } : { name: text, type: undefined };
}

/** What there is to say about columns of one name: the last of them is read. */
function repeated(text: string, names: readonly string[], head: readonly Cell[]): readonly Remark[] {
  const seen = new Set<string>();
  const twice = names.flatMap((name, index) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew ? [] : [{ name, offset: head[index]?.offset ?? 0 }];
  });
  const [first] = twice;
  if (first === undefined) return [];
  return duplicateNotes(text, { count: twice.length, path: [first.name], offset: first.offset });
}

function itemOf(columns: readonly Column[], row: readonly Cell[]): ValueMap {
  const item: ValueMap = {};
  columns.forEach(({ name, type }, index) => {
    const { text } = row[index] ?? { text: '' };
    if (text !== '') setEntry(item, name, type === undefined ? guessedValue(text) : typedValue(type, text));
  });
  return item;
}

function typedValue(type: AttributeType, cell: string): Value {
  if (type === 'S' || type === 'N' || type === 'B') return { [type]: cell };
  if (type === 'BOOL') return { BOOL: cell === 'true' || (cell === 'false' ? false : cell) };
  if (type === 'NULL') return { NULL: true };
  return { [type]: typedNested(type, cell) };
}

/** What a cell holds, typed as in DynamoDB JSON: so do the lists and maps that the console writes. */
function guessedValue(cell: string): Value {
  if (cell === 'true' || cell === 'false') return { BOOL: cell === 'true' };
  if (/^[[{]/.test(cell)) return guessedNested(cell) ?? { S: cell };
  const digits = readDecimal(cell)?.digits ?? Number.POSITIVE_INFINITY;
  // A number has no leading zeros: what does is a postcode or an identifier.
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(cell) && digits <= NUMBER_DIGITS.value
    ? { N: cell }
    : { S: cell };
}

const GUESSED: ProblemKind = {
  code: 'paste.guessed',
  severity: 'warning',
  says: 'The types are guessed from CSV, where a cell has none: digits were read as numbers, true and false as Booleans. Paste JSON for an exact size.',
};

const GUESSED_NOTE: Remark = { problem: problem(GUESSED), place: [], count: 1 };

const CUT: ProblemKind = {
  code: 'paste.cut-row',
  severity: 'warning',
  says: 'The table ends in the middle of a row or of a cell: if it was cut, the last item is larger.',
};

const CUT_NOTE: Remark = { problem: problem(CUT), place: [], count: 1 };
