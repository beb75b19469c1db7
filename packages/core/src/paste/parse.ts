import type { Item } from '../item/attribute-value.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { collectItems } from './collect.ts';
import { noticesOf, type Collected, type Found, type FoundChange } from './collected.ts';
import { chooseFormat } from './detect.ts';
import type { Format } from './format.ts';
import { interpreter } from './interpret.ts';
import { readJson, type Values } from './reader.ts';
import { duplicateNotices, place, shortList } from './remark.ts';

/** What pasted text turned out to hold. */
export type Parsed =
  | ParsedItems
  | { readonly ok: false; readonly format?: Format; readonly problems: readonly Problem[] };

/** Items that were found in pasted text. */
export interface ParsedItems {
  readonly ok: true;
  /** How the values say their types. */
  readonly format: Format;
  /** What the items were in: `item` for one alone, `array`, `json-lines`, `get-item-output` and so on. */
  readonly container: string;
  /** What else the values could be, where that is in doubt; `parse` takes it as its second argument. */
  readonly alternatives: readonly Format[];
  readonly items: readonly Item[];
  /** What is worth knowing: loose spellings, missing items, doubts. One for each kind, where it came up first. */
  readonly notices: readonly Problem[];
  /** The writes that stream records tell of, with the item before, after or both. */
  readonly changes?: readonly Change[];
}

/** One write of a stream record: an insert has no item before, a removal none after. */
export interface Change {
  readonly before?: Item;
  readonly after?: Item;
}

/**
 * Finds the items in pasted text, whatever is wrapped around them, without losing a digit.
 *
 * @param text - DynamoDB JSON or plain JSON: an item, several of them, or what AWS returns, takes or exports.
 * @param format - How the values say their types; found out unless given.
 * @returns The items and notices; or, if there is none or one that DynamoDB could not hold, the problems with line and column.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
 * @example
 * parse('{"id": {"S": "a1"}}') // { ok: true, format: 'dynamodb-json', container: 'item', alternatives: [], items: [{ id: { S: 'a1' } }], notices: [] }
 */
export function parse(text: string, format?: Format): Parsed {
  if (text.trim() === '') return { ok: false, problems: [problem(EMPTY)] };
  const reading = readJson(text);
  if (!reading.ok) return { ok: false, problems: [reading.problem] };
  return itemsIn(text, reading, format);
}

function itemsIn(text: string, reading: Values, forced: Format | undefined): Parsed {
  const collected = collectItems(reading.values);
  const { format, alternatives, doubts } = chooseFormat(collected.items, forced);
  const { read, problems, notices } = interpreter(format);
  const items = collected.items.map(read);
  const itemOf = new Map(collected.items.map((found, index) => [found, items[index]]));
  const changes = collected.changes.map((change) => readChange(change, (found) => itemOf.get(found) ?? read(found)));
  const remarks = [...doubts, ...noticesOf(collected), ...notices.values()];
  const wrong = [...collected.problems, ...problems];
  if (items.length === 0 && wrong.length === 0)
    wrong.push({ problem: problem(NO_ITEMS), place: [], count: 1 }, ...remarks);
  if (wrong.length > 0) return { ok: false, format, problems: place(text, shortList(wrong)) };
  return {
    ok: true,
    format,
    container: containerOf(reading, collected),
    alternatives,
    items,
    notices: [...duplicateNotices(text, reading.duplicates), ...place(text, remarks)],
    ...(changes.length > 0 && { changes }),
  };
}

function readChange({ before, after }: FoundChange, read: (found: Found) => Item): Change {
  return { ...(before && { before: read(before) }), ...(after && { after: read(after) }) };
}

function containerOf({ values, inLines }: Values, { container }: Collected): string {
  if (container === 'get-item-output' && values.length > 1) return 'export-lines';
  if (container !== undefined) return container;
  if (values.length > 1) return inLines ? 'json-lines' : 'concatenated-json';
  return Array.isArray(values[0]) ? 'array' : 'item';
}

const EMPTY: ProblemKind = {
  code: 'paste.empty',
  severity: 'error',
  says: 'There is nothing here: nothing was pasted but space. Paste an item, such as {"id": {"S": "a1"}} or {"id": "a1"}.',
};

const NO_ITEMS: ProblemKind = {
  code: 'paste.no-items',
  severity: 'error',
  says: 'There are no items in this. Paste an item, or the output of a command that returns items.',
};
