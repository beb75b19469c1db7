import type { Item } from '../item/attribute-value.ts';
import { entryNames, indexEntry } from '../item/entry.ts';
import { indexDefinition, indexNames, type IndexDefinition } from '../item/index-definition.ts';
import type { Table } from '../item/table.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';
import { addItem, type OpenRun } from './open-run.ts';
import type { ReadOptions, Reads } from './paged-read.ts';
import type { Run } from './run.ts';
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
  return { reads: definition.kind, definition, fetches: hasToFetch(table, definition, attributes), problems: [] };
}

/** Whether the item at a position comes back. */
export type Keeps = (position: number) => boolean;

/** What a FilterExpression lets pass, seen as it is read: whole items, or what an index stores of them. */
export function keptBy(
  { filter, table, index }: ItemRead,
  { items }: SizedItems,
  { definition, fetches }: Target,
): Keeps {
  if (filter === undefined) return () => true;
  const itemAt = (position: number): Item => items[position] as Item;
  if (definition === undefined || fetches || index === undefined) return (position) => filter(itemAt(position));
  return (position) => {
    const entry = indexEntry(itemAt(position), table, index);
    return entry !== undefined && filter(entry);
  };
}

/** Runs of the items at some positions, or of their entries where an index is read; neighbours of equal size are one. */
export function runsAt(
  positions: ArrayLike<number>,
  { bytes, entries = bytes }: SizedItems,
  { fetches }: Target,
  keeps: Keeps,
): readonly Run[] {
  const runs: OpenRun[] = [];
  for (let order = 0; order < positions.length; order += 1) {
    const position = positions[order] as number;
    addItem(runs, entries[position] as Bytes, keeps(position), fetches ? bytes[position] : undefined);
  }
  return runs;
}

function hasToFetch(table: Table, definition: IndexDefinition, attributes: ItemRead['attributes']): boolean {
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
