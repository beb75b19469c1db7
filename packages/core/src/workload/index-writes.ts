import type { Explained } from '../explain.ts';
import type { WriteMode } from '../facts/throughput.ts';
import { entryNames } from '../item/entry.ts';
import { indexDefinition, indexNames } from '../item/index-definition.ts';
import type { Table } from '../item/table.ts';
import { indexWrite, type EntryChange, type IndexChange } from '../operation/index-write.ts';
import { onAverage, type SizedEntity, type SizedEntry } from './entities.ts';
import type { WriteAction } from './pattern.ts';

/** The units of a write on each index that it touches. */
export type IndexWrites = (
  entity: SizedEntity,
  action: WriteAction,
  mode: WriteMode,
) => readonly (readonly [index: string, units: Explained<number>])[];

/** Tells what writes cost on the indexes of a table; equal writes of an entity are worked out once. */
export function indexWrites(table: Table): IndexWrites {
  const names = indexNames(table).map((index) => {
    const definition = indexDefinition(table, index);
    const keys = new Set([...(definition?.partitionKey ?? []), ...(definition?.sortKey ?? [])].map(({ name }) => name));
    const stored = definition && definition.projection !== 'ALL' ? entryNames(table, definition) : undefined;
    return { index, keys, stored, kind: definition?.kind ?? 'global' };
  });
  const known = new Map<SizedEntry, Map<string, Explained<number>>>();
  return (entity, action, mode) => {
    const touched: (readonly [string, Explained<number>])[] = [];
    for (const { index, keys, stored, kind } of names) {
      const entry = entity.entries.get(index);
      if (entry === undefined) continue;
      const effect = effectOf(action, index, keys, stored);
      const ofEntry = known.get(entry) ?? new Map<string, Explained<number>>();
      known.set(entry, ofEntry);
      const key = `${mode} ${effect}`;
      const units = ofEntry.get(key) ?? onAverage(indexWrite({ ...changeOf(effect, entry), kind }, mode), entry.share);
      ofEntry.set(key, units);
      if (units.value > 0) touched.push([index, units]);
    }
    return touched;
  };
}

type Effect = EntryChange | 'added' | 'removed';

function effectOf(
  action: WriteAction,
  index: string,
  keys: ReadonlySet<string>,
  stored: ReadonlySet<string> | undefined,
): Effect {
  if (action.operation === 'deleteItem') return 'removed';
  if (action.operation === 'putItem' && action.replaces !== 'item') return 'added';
  if (action.operation === 'updateItem' && action.enters?.includes(index)) return 'added';
  if (action.operation === 'updateItem' && action.leaves?.includes(index)) return 'removed';
  // Nothing told of what changes: an attribute that the index stores may well be among it.
  if (action.changes === undefined) return 'entry';
  if (action.changes.some((name) => keys.has(name))) return 'key';
  const changes = stored === undefined ? action.changes.length > 0 : action.changes.some((name) => stored.has(name));
  return changes ? 'entry' : 'none';
}

function changeOf(effect: Effect, { bytes }: SizedEntry): IndexChange {
  if (effect === 'added') return { after: bytes };
  if (effect === 'removed') return { before: bytes };
  return { before: bytes, after: bytes, change: effect };
}
