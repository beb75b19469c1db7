import type { AttributeValue, Item } from '../item/attribute-value.ts';
import { entryNames, isIndexed, keyValue } from '../item/entry.ts';
import { tableKey, type IndexDefinition } from '../item/index-definition.ts';
import { isRecord } from '../item/json.ts';
import { isOwn } from '../item/own.ts';
import { valueSize, type NumberSizes, type NumbersMet } from '../item/size-value.ts';
import type { Table } from '../item/table.ts';
import { utf8Bytes } from '../item/text.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';

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

/** Sizes each item once; the size of an entry is the sum of its attributes. */
export function sizeItems(given: readonly Item[], table: Table, index?: IndexDefinition): SizedItems {
  const items: Item[] = [];
  const bytes: Bytes[] = [];
  const entries: (Bytes | undefined)[] = [];
  const problems: Problem[] = [];
  const numbers: NumbersMet = { weakest: 'none' };
  const names = index === undefined || index.projection === 'ALL' ? undefined : entryNames(table, index);
  const keys = tableKey(table);
  const keyless: number[] = [];
  for (let position = 0; position < given.length; position += 1) {
    const item = given[position] as Item;
    const size = trySize(item, names, numbers);
    if (size === undefined) {
      problems.push(problem(UNREADABLE, [position], { number: position + 1 }));
      continue;
    }
    items.push(item);
    bytes.push(size.whole);
    if (keys.some((key) => keyValue(item, key) === undefined)) keyless.push(position);
    if (index !== undefined) entries.push(isIndexed(item, index) ? size.stored : undefined);
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
  return { items, bytes, problems, numbers: numbers.weakest, ...(index !== undefined && { entries }) };
}

/** The bytes of an item, and of what an index would store of it: the attributes named, or all of them. */
function trySize(
  item: unknown,
  names: ReadonlySet<string> | undefined,
  numbers: NumbersMet,
): { readonly whole: Bytes; readonly stored: Bytes } | undefined {
  if (!isRecord(item)) return undefined;
  let [whole, stored] = [0, 0];
  try {
    for (const name in item) {
      if (!isOwn(item, name)) continue;
      const size = utf8Bytes(name) + valueSize(item[name] as AttributeValue, name, numbers);
      whole += size;
      if (names === undefined || names.has(name)) stored += size;
    }
  } catch (error) {
    // A RangeError where it is nested deeper than can be walked.
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
  // A value of the wrong kind, such as a number in the place of a string, has no length.
  return Number.isSafeInteger(whole) ? { whole, stored } : undefined;
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
