import type { Item } from '../item/attribute-value.ts';
import { entryNames, isIndexed, keyValue } from '../item/entry.ts';
import { tableKey, type IndexDefinition } from '../item/index-definition.ts';
import { isRecord } from '../item/json.ts';
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
  const items: Item[] = [];
  const bytes: Bytes[] = [];
  const entries: (Bytes | undefined)[] = [];
  const problems: Problem[] = [];
  let numbers: NumberSizes = 'none';
  const entryOf = index && entrySizer(table, index);
  const keys = tableKey(table);
  const keyless: number[] = [];
  for (let position = 0; position < given.length; position += 1) {
    const item = given[position] as Item;
    const size = trySize(item);
    if (size === undefined) {
      problems.push(problem(UNREADABLE, [position], { number: position + 1 }));
      continue;
    }
    items.push(item);
    bytes.push(size.bytes);
    if (keys.some((key) => keyValue(item, key) === undefined)) keyless.push(position);
    if (numbers !== 'unconfirmed') numbers = numbersIn(size.parts, numbers);
    if (entryOf !== undefined) entries.push(entryOf(item, size));
  }
  const [first] = keyless;
  if (first !== undefined)
    problems.push(
      problem(KEYLESS, [first], {
        count: keyless.length,
        number: first + 1,
        names: keys.map(({ name, type }) => `${name} of type ${type}`).join(', '),
      }),
    );
  return { items, bytes, problems, numbers, ...(index !== undefined && { entries }) };
}

/** How large the entry of an item in an index is; undefined where it has none. */
function entrySizer(table: Table, index: IndexDefinition): (item: Item, size: ItemSize) => Bytes | undefined {
  const names: ReadonlySet<string | number> = entryNames(table, index);
  return (item, size) => {
    if (!isIndexed(item, index)) return undefined;
    if (index.projection === 'ALL') return size.bytes;
    let sum = 0;
    for (const part of size.parts) if (names.has(part.name)) sum += part.bytes;
    return sum;
  };
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

function trySize(item: unknown): ItemSize | undefined {
  if (!isRecord(item)) return undefined;
  try {
    const size = itemSize(item as Item);
    // A value of the wrong kind, such as a number in the place of a string, has no length.
    return Number.isSafeInteger(size.bytes) ? size : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const KEYLESS: ProblemKind = {
  code: 'read.item-without-key',
  severity: 'warning',
  says: 'Items that lack the key of the table ({names}): {count}, the first of them number {number}. DynamoDB would not store them; they are counted all the same. Complete them, or correct the keys of the table.',
};

const UNREADABLE: ProblemKind = {
  code: 'read.unreadable-item',
  severity: 'error',
  says: 'Item {number} holds a value that has no size, so it is not counted. Check it by itself to see which.',
};
