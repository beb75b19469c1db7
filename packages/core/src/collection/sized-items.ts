import type { Item } from '../item/attribute-value.ts';
import { entryNames, isIndexed } from '../item/entry.ts';
import type { IndexDefinition } from '../item/index-definition.ts';
import { itemSize } from '../item/size.ts';
import type { Table } from '../item/table.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';

/** Items with their sizes: of the whole item and, where an index is read too, of its entry. */
export interface SizedItems {
  readonly items: readonly Item[];
  readonly bytes: readonly Bytes[];
  /** Undefined where an item has no entry in the index. */
  readonly entries?: readonly (Bytes | undefined)[];
  readonly problems: readonly Problem[];
}

/** Sizes each item once; the size of an entry is the sum of its parts. */
export function sizeItems(given: readonly Item[], table: Table, index?: IndexDefinition): SizedItems {
  const names = index === undefined || index.projection === 'ALL' ? undefined : entryNames(table, index);
  const items: Item[] = [];
  const bytes: Bytes[] = [];
  const entries: (Bytes | undefined)[] = [];
  const problems: Problem[] = [];
  given.forEach((item, position) => {
    const size = trySize(item);
    if (size === undefined) {
      problems.push(problem(UNREADABLE, [position], { number: position + 1 }));
      return;
    }
    items.push(item);
    bytes.push(size.bytes);
    if (index === undefined) return;
    if (!isIndexed(item, index)) entries.push(undefined);
    else if (names === undefined) entries.push(size.bytes);
    else entries.push(size.parts.reduce((sum, part) => (names.has(String(part.name)) ? sum + part.bytes : sum), 0));
  });
  return { items, bytes, problems, ...(index !== undefined && { entries }) };
}

function trySize(item: Item): ReturnType<typeof itemSize> | undefined {
  try {
    return itemSize(item);
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
