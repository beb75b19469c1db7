import type { Item } from '../item/attribute-value.ts';
import { entryNames, isIndexed } from '../item/entry.ts';
import type { IndexDefinition } from '../item/index-definition.ts';
import { numberSize } from '../item/number.ts';
import { itemSize, type ItemSize } from '../item/size.ts';
import type { SizePart } from '../item/size-parts.ts';
import type { Table } from '../item/table.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';
import type { NumberSizes } from './page.ts';

/** Items with their sizes: of the whole item and, where an index is read too, of its entry. */
export interface SizedItems {
  readonly items: readonly Item[];
  readonly bytes: readonly Bytes[];
  /** Undefined where an item has no entry in the index. */
  readonly entries?: readonly (Bytes | undefined)[];
  /** How well the sizes of the numbers among them are known. */
  readonly numbers: NumberSizes;
  readonly problems: readonly Problem[];
}

/** Sizes each item once; the size of an entry is the sum of its parts. */
export function sizeItems(given: readonly Item[], table: Table, index?: IndexDefinition): SizedItems {
  const names = index === undefined || index.projection === 'ALL' ? undefined : entryNames(table, index);
  const items: Item[] = [];
  const bytes: Bytes[] = [];
  const entries: (Bytes | undefined)[] = [];
  const problems: Problem[] = [];
  let numbers: NumberSizes = 'none';
  given.forEach((item, position) => {
    const size = trySize(item);
    if (size === undefined) {
      problems.push(problem(UNREADABLE, [position], { number: position + 1 }));
      return;
    }
    items.push(item);
    bytes.push(size.bytes);
    if (numbers !== 'unconfirmed') numbers = numbersIn(size.parts, numbers);
    if (index === undefined) return;
    if (!isIndexed(item, index)) entries.push(undefined);
    else if (names === undefined) entries.push(size.bytes);
    else entries.push(size.parts.reduce((sum, part) => (names.has(String(part.name)) ? sum + part.bytes : sum), 0));
  });
  return { items, bytes, problems, numbers, ...(index !== undefined && { entries }) };
}

/** The weaker of what was known and what these parts hold. */
function numbersIn(parts: readonly SizePart[], known: NumberSizes): NumberSizes {
  let weakest = known;
  for (const { type, rule, parts: inner } of parts) {
    if (inner !== undefined) weakest = numbersIn(inner, weakest);
    else if (type === 'N') weakest = rule === numberSize.rule.id ? 'measured' : 'unconfirmed';
    if (weakest === 'unconfirmed') return weakest;
  }
  return weakest;
}

function trySize(item: Item | null): ItemSize | undefined {
  if (item === null) return undefined;
  try {
    const size = itemSize(item);
    // A value of the wrong kind, such as a number in the place of a string, has no length.
    return Number.isSafeInteger(size.bytes) ? size : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const UNREADABLE: ProblemKind = {
  code: 'read.unreadable-item',
  severity: 'error',
  says: 'Item {number} holds a value that has no size, so it is not counted. Check it by itself to see which.',
};
