import type { WriteMode } from '../facts/throughput.ts';
import { entryNames } from '../item/entry.ts';
import { indexDefinition, indexNames } from '../item/index-definition.ts';
import type { Table } from '../item/table.ts';
import { indexWrite, type EntryChange, type IndexChange } from '../operation/index-write.ts';
import { onAverage, type SizedEntity, type SizedEntry } from './entities.ts';
import type { WriteAction } from './pattern.ts';
import type { Consumption } from './per-call.ts';

/** The units of a write on each index that it touches. */
export type IndexWrites = (entity: SizedEntity, action: WriteAction, mode: WriteMode) => readonly Consumption[];

/** An index that holds an entity, with what writes of it were found to cost. */
interface Indexed {
  readonly index: string;
  readonly entry: SizedEntry;
  readonly kind: 'global' | 'local';
  readonly keys: ReadonlySet<string>;
  /** The attributes that the index stores; undefined where it stores all. */
  readonly stored: ReadonlySet<string> | undefined;
  readonly known: Record<WriteMode, Map<Effect, Consumption>>;
}

/** Tells what writes cost on the indexes of a table; equal writes of an entity are worked out once. */
export function indexWrites(table: Table): IndexWrites {
  const entities = new Map<SizedEntity, readonly Indexed[]>();
  return (entity, action, mode) => {
    let indexes = entities.get(entity);
    if (indexes === undefined) {
      indexes = indexesOf(entity, table);
      entities.set(entity, indexes);
    }
    const touched: Consumption[] = [];
    for (const indexed of indexes) {
      const effect = effectOf(action, indexed);
      let consumption = indexed.known[mode].get(effect);
      if (consumption === undefined) {
        const { index, entry, kind } = indexed;
        const each = indexWrite({ ...changeOf(effect, entry), kind }, mode);
        const units = effect === 'enters' || effect === 'leaves' ? each : onAverage(each, entry.share);
        consumption = { resource: index, kind: 'write', units };
        indexed.known[mode].set(effect, consumption);
      }
      if (consumption.units.value > 0) touched.push(consumption);
    }
    return touched;
  };
}

function indexesOf({ entries }: SizedEntity, table: Table): readonly Indexed[] {
  return indexNames(table).flatMap((index): readonly Indexed[] => {
    const [entry, definition] = [entries.get(index), indexDefinition(table, index)];
    if (entry === undefined || definition === undefined) return [];
    const { kind, partitionKey, sortKey, projection } = definition;
    const keys = new Set([...partitionKey, ...sortKey].map(({ name }) => name));
    const stored = projection === 'ALL' ? undefined : entryNames(table, definition);
    return [{ index, entry, kind, keys, stored, known: { standard: new Map(), transactional: new Map() } }];
  });
}

/** That an item has an entry is told where it enters or leaves; else it may be one of those that have none. */
type Effect = EntryChange | 'added' | 'removed' | 'enters' | 'leaves';

function effectOf(action: WriteAction, { index, keys, stored }: Indexed): Effect {
  if (action.operation === 'deleteItem') return 'removed';
  if (action.operation === 'putItem' && action.replaces !== 'item') return 'added';
  if (action.operation === 'updateItem' && action.enters?.includes(index)) return 'enters';
  if (action.operation === 'updateItem' && action.leaves?.includes(index)) return 'leaves';
  // Nothing told of what changes: an attribute that the index stores may well be among it.
  if (action.changes === undefined) return 'entry';
  if (action.changes.some((name) => keys.has(name))) return 'key';
  const changes = stored === undefined ? action.changes.length > 0 : action.changes.some((name) => stored.has(name));
  return changes ? 'entry' : 'none';
}

function changeOf(effect: Effect, { bytes }: SizedEntry): IndexChange {
  if (effect === 'added' || effect === 'enters') return { after: bytes };
  if (effect === 'removed' || effect === 'leaves') return { before: bytes };
  return { before: bytes, after: bytes, change: effect };
}
