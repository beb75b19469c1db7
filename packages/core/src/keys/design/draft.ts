import type { GlobalIndex, Table } from '../../item/table.ts';
import type { DesignRead } from './input.ts';
import { placeOf, type Collections, type Place } from './layout.ts';
import type { Model, ModelEntity } from './model.ts';
import { needsOf } from './needs.ts';
import { servedByFilter, servedByIndex, servedByScan, servedByTable, type Served } from './serve.ts';
import { keysOf, shardKey, slotsOf, type IndexKeys, type Shards, type Sharing, type Slot } from './slots.ts';

/** What can be decided one way or another. */
export interface Choices {
  readonly collections: Collections;
  readonly indexes: Sharing;
  /** What is done where the table's key finds more than is wanted: an index, or a filter over what it finds. */
  readonly rest: 'index' | 'filter';
  /** Whether index keys that run hot are spread over shards. */
  readonly shards: 'none' | 'where-hot';
}

/** A design before anything is counted. */
export interface Draft {
  readonly model: Model;
  readonly choices: Choices;
  readonly table: Table;
  /** By the name of the entity. */
  readonly places: ReadonlyMap<string, Place>;
  readonly slots: readonly Slot[];
  readonly shards: Shards;
  /** By the name of the index, then of the entity. */
  readonly indexKeys: ReadonlyMap<string, ReadonlyMap<string, IndexKeys>>;
  readonly served: readonly Served[];
}

/** Lays out the table and its indexes. */
export function draftOf(model: Model, choices: Choices, shards: Shards = new Map()): Draft {
  const entities = [...model.entities.values()];
  const places = new Map(entities.map((entity) => [entity.name, placeOf(entity, model, choices.collections)]));
  const onTable = new Map(model.reads.map((read) => [read, servedWithoutIndex(read, model, places, choices)]));
  const byEntity = new Map<string, DesignRead[]>();
  for (const read of model.reads) if (onTable.get(read) === undefined) append(byEntity, read);
  const needs = entities.flatMap((entity) => needsOf(entity, byEntity.get(entity.name) ?? []));
  const slots = slotsOf(needs, choices.indexes);
  const served = model.reads.map((read) => {
    const entity = model.entities.get(read.entity) as ModelEntity;
    return onTable.get(read) ?? servedByIndex(read, entity, slots) ?? servedByScan(read, entity);
  });
  const indexKeys = new Map(slots.map((slot) => [slot.index, keysOf(slot, model, shards)]));
  return { model, choices, table: tableOf(model, slots), places, slots, shards, indexKeys, served };
}

/** How many Queries one call of a read makes. */
export function shardsOf({ shards }: Draft, { index, entity }: Served): number {
  return index === undefined ? 1 : (shards.get(shardKey(index, entity.name)) ?? 1);
}

function servedWithoutIndex(
  read: DesignRead,
  { entities }: Model,
  places: ReadonlyMap<string, Place>,
  { rest }: Choices,
): Served | undefined {
  const entity = entities.get(read.entity) as ModelEntity;
  const place = places.get(read.entity) as Place;
  const served =
    servedByTable(read, entity, place) ?? (rest === 'filter' ? servedByFilter(read, entity, place) : undefined);
  if (served !== undefined) return served;
  // All items of an entity in no order: an index for them would hold as much as the Scan reads.
  return read.by.length === 0 && read.orderBy === undefined ? servedByScan(read, entity) : undefined;
}

function append(groups: Map<string, DesignRead[]>, read: DesignRead): void {
  const group = groups.get(read.entity);
  if (group === undefined) groups.set(read.entity, [read]);
  else group.push(read);
}

function tableOf({ input }: Model, slots: readonly Slot[]): Table {
  const globalIndexes = slots.map(({ index, projection }): readonly [string, GlobalIndex] => [
    index,
    {
      partitionKey: [{ name: `${index}pk`, type: 'S' }],
      sortKey: [{ name: `${index}sk`, type: 'S' }],
      projection,
    },
  ]);
  return {
    ...(input.name !== undefined && { name: input.name }),
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    ...(globalIndexes.length > 0 && { globalIndexes: Object.fromEntries(globalIndexes) }),
  };
}
