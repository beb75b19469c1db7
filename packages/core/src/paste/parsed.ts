import type { Item } from '../item/attribute-value.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { ConsumedCapacity } from './consumed-capacity.ts';
import { collectItems } from './collect.ts';
import { noticesOf, type Collected, type Found } from './collected.ts';
import { chooseFormat } from './detect.ts';
import type { Format } from './format.ts';
import { interpreter } from './interpret.ts';
import type { Notation, TextReading } from './text-reading.ts';
import { place, shortList } from './remark.ts';

/** What pasted text turned out to hold. */
export type Parsed =
  | ParsedItems
  | { readonly ok: false; readonly format?: Format; readonly problems: readonly Problem[] };

/** Items that were found in pasted text. */
export interface ParsedItems {
  readonly ok: true;
  /** How the text writes its values. */
  readonly notation: Notation;
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
  /** What DynamoDB said that the request consumed, table by table; `reconcile` compares it. */
  readonly consumed?: readonly ConsumedCapacity[];
  /** How many items were read for those that came back: ScannedCount. */
  readonly scanned?: number;
  /** How many keys held no item, where the answer shows it. */
  readonly missing?: number;
  /** How many items each page of a Query or Scan has. */
  readonly pages?: readonly number[];
}

/** One write of a stream record: an insert has no item before, a removal none after. */
export interface Change {
  readonly before?: Item;
  readonly after?: Item;
}

/** Makes items of the values that a text holds; a text without any is refused. */
export function itemsIn(reading: TextReading, forced: Format | undefined): Parsed {
  const found = foundIn(reading, forced);
  if (!found.ok || found.items.length > 0) return found;
  const none = place([{ problem: problem(NO_ITEMS), place: [], count: 1 }], reading.locate);
  return { ok: false, format: found.format, problems: [...none, ...found.notices] };
}

/** As `itemsIn`, for a text among others: it may hold no item and still say something. */
export function foundIn(reading: TextReading, forced: Format | undefined): Parsed {
  const collected = collectItems(reading.values);
  // Cells of a table were typed one by one: there is nothing to choose.
  const chosen = reading.notation === 'csv' ? 'dynamodb-json' : forced;
  const { format, alternatives, doubts } = chooseFormat(collected.items, chosen);
  const { read, problems, notices } = interpreter(format);
  const items = collected.items.map(read);
  const changes = collected.changes.length === 0 ? [] : readChanges(collected, items, read);
  const remarks = [...reading.notes, ...doubts, ...noticesOf(collected), ...notices.values()];
  const wrong = [...collected.problems, ...problems];
  if (wrong.length > 0) return { ok: false, format, problems: place(shortList(wrong), reading.locate) };
  return {
    ok: true,
    notation: reading.notation,
    format,
    container: containerOf(reading, collected),
    alternatives,
    items,
    notices: place(remarks, reading.locate),
    ...(changes.length > 0 && { changes }),
    ...(collected.consumed.length > 0 && { consumed: collected.consumed }),
    ...(collected.scanned !== undefined && { scanned: collected.scanned }),
    ...(collected.missing > 0 && { missing: collected.missing }),
    ...(collected.pages.length > 0 && { pages: collected.pages }),
  };
}

/** Images that are among the items have been read; the others are read now. */
function readChanges(
  { items: found, changes }: Collected,
  items: readonly Item[],
  read: (found: Found) => Item,
): readonly Change[] {
  const itemOf = new Map(found.map((each, index) => [each, items[index]]));
  const imageOf = (image: Found): Item => itemOf.get(image) ?? read(image);
  return changes.map(({ before, after }) => ({
    ...(before && { before: imageOf(before) }),
    ...(after && { after: imageOf(after) }),
  }));
}

function containerOf({ values, inLines }: TextReading, { container, consumed }: Collected): string {
  // A line of an export looks like an answer of GetItem, but consumed nothing.
  if (container === 'get-item-output' && values.length > 1 && consumed.length === 0) return 'export-lines';
  if (container !== undefined) return container;
  if (values.length > 1) return inLines ? 'json-lines' : 'concatenated-json';
  return Array.isArray(values[0]) ? 'array' : 'item';
}

const NO_ITEMS: ProblemKind = {
  code: 'paste.no-items',
  severity: 'error',
  says: 'There are no items in this. Paste an item, or the output of a command that returns items.',
};
