import type { Item } from '../item/attribute-value.ts';
import { entryNames, indexEntry } from '../item/entry.ts';
import { indexDefinition, indexNames, type IndexDefinition } from '../item/index-definition.ts';
import type { Table } from '../item/table.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { ReadOptions, Reads } from './paged-read.ts';
import type { Run } from './run.ts';
import { runsOf } from './runs-of-items.ts';
import type { SizedItems } from './sized-items.ts';

/** A read of real items. */
export interface ItemRead extends ReadOptions {
  readonly items: readonly Item[];
  readonly table: Table;
  /** The name of an index; the table itself unless told. */
  readonly index?: string | undefined;
  /** What comes back: `projected` is all that the index stores, and what is read unless told. */
  readonly attributes?: 'all' | 'projected' | readonly string[];
  /** Which items a FilterExpression lets pass, seen as they are read; it changes what comes back and never the units. */
  readonly filter?: (item: Item) => boolean;
}

/** What a read goes to: the table, or one of its indexes; undefined if there is no such index. */
export interface Target {
  readonly reads: Reads;
  readonly definition?: IndexDefinition;
  /** Whether whole items have to be fetched from the table. */
  readonly fetches: boolean;
  readonly problems: readonly Problem[];
}

/** Finds the index that a read names, and whether it stores what is asked for. */
export function findTarget({ table, index, attributes = 'projected' }: ItemRead): Target {
  if (index === undefined) return { reads: 'table', fetches: false, problems: [] };
  const definition = indexDefinition(table, index);
  if (definition === undefined) {
    const names = indexNames(table).join(', ') || 'none';
    return { reads: 'table', fetches: false, problems: [problem(UNKNOWN_INDEX, [], { index, names })] };
  }
  return { reads: definition.kind, definition, fetches: fetches(table, definition, attributes), problems: [] };
}

/** Runs of the items at some positions: their entries where an index is read. */
export function runsAt(
  positions: ArrayLike<number>,
  { items, bytes, entries }: SizedItems,
  { definition, fetches: fetching }: Target,
  { table, index, filter }: Pick<ItemRead, 'table' | 'index' | 'filter'>,
): readonly Run[] {
  return runsOf(positions.length, (order) => {
    const position = positions[order] as number;
    const whole = bytes[position] as number;
    const item = items[position] as Item;
    if (definition === undefined) return { bytes: whole, kept: filter?.(item) ?? true };
    const read = fetching || index === undefined ? item : indexEntry(item, table, index);
    const kept = filter === undefined || (read !== undefined && filter(read));
    return { bytes: entries?.[position] ?? 0, kept, fetched: fetching ? whole : undefined };
  });
}

function fetches(table: Table, definition: IndexDefinition, attributes: ItemRead['attributes']): boolean {
  if (attributes === 'projected' || attributes === undefined || definition.projection === 'ALL') return false;
  if (attributes === 'all') return true;
  const stored = entryNames(table, definition);
  return attributes.some((name) => !stored.has(name));
}

const UNKNOWN_INDEX: ProblemKind = {
  code: 'read.unknown-index',
  severity: 'error',
  says: 'The table has no index {index} (its indexes: {names}). The table itself was read.',
};
