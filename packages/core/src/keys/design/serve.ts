import type { DesignRead } from './input.ts';
import type { Place } from './layout.ts';
import { distinctValues, type ModelEntity } from './model.ts';
import { helpOf, type Help } from './needs.ts';
import type { Slot } from './slots.ts';

/** What answers a read. */
export interface Served extends Help {
  readonly read: DesignRead;
  readonly entity: ModelEntity;
  readonly operation: 'getItem' | 'query' | 'scan';
  /** The index that is queried; the table where there is none. */
  readonly index?: string;
  /** Items that the key condition matches. */
  readonly itemsMatched: number;
  /** Items that one call reads until it has what is wanted, before any filter. */
  readonly itemsRead: number;
  /** Items that it is meant to give. */
  readonly itemsReturned: number;
}

/** Whether the table alone answers a read well: by a key, with nothing to filter. */
export function servedByTable(read: DesignRead, entity: ModelEntity, place: Place): Served | undefined {
  const help = helpOf(read, place);
  if (help === undefined) return undefined;
  const isWhole = help.sortFields === place.sort.length;
  // An attribute beyond the key of one item is checked on that item.
  if (isWhole) return { ...help, read, entity, operation: 'getItem', itemsMatched: 1, itemsRead: 1, itemsReturned: 1 };
  return help.filtered.length > 0 ? undefined : query(read, entity, help, [...place.partition, ...place.sort]);
}

/** A Query of the table with a filter, where no index is wanted for the rest. */
export function servedByFilter(read: DesignRead, entity: ModelEntity, place: Place): Served | undefined {
  const help = helpOf(read, place);
  // What is part of a key alone, no filter can name.
  if (help === undefined || !help.filtered.every((field) => entity.attributes.has(field))) return undefined;
  return query(read, entity, help, [...place.partition, ...place.sort]);
}

/** A Query of the index that was made for the read. */
export function servedByIndex(read: DesignRead, entity: ModelEntity, slots: readonly Slot[]): Served | undefined {
  const slot = slots.find(({ needs }) => needs.some(({ reads }) => reads.includes(read)));
  const need = slot?.needs.find(({ reads }) => reads.includes(read));
  const help = need && helpOf(read, need);
  if (slot === undefined || need === undefined || help === undefined) return undefined;
  return { ...query(read, entity, help, [...need.partition, ...need.sort]), index: slot.index };
}

/** A Scan: neither the table's key nor an index helps. */
export function servedByScan(read: DesignRead, entity: ModelEntity): Served {
  const itemsReturned = wanted(read, matching(entity, read.by));
  const { total } = entity;
  return {
    read,
    entity,
    operation: 'scan',
    sortFields: 0,
    filtered: read.by,
    itemsMatched: total,
    itemsRead: total,
    itemsReturned,
  };
}

function query(read: DesignRead, entity: ModelEntity, help: Help, fields: readonly string[]): Served {
  const used = read.by.filter((field) => fields.includes(field) && !help.filtered.includes(field));
  const matched = read.items ?? matching(entity, read.by);
  const found = help.filtered.length === 0 ? matched : matching(entity, used);
  const itemsReturned = wanted(read, matched);
  // Behind a filter the limit is reached after as many items as it takes to find so many.
  const share = matched === 0 ? 1 : itemsReturned / matched;
  return {
    ...help,
    read,
    entity,
    operation: 'query',
    itemsMatched: found,
    itemsRead: Math.ceil(found * share),
    itemsReturned,
  };
}

function wanted({ limit }: DesignRead, matched: number): number {
  return Math.min(limit ?? matched, matched);
}

/** How many items have, on average, the same values in some fields. */
export function matching(entity: ModelEntity, fields: readonly string[]): number {
  return Math.max(1, Math.round(entity.total / combinations(entity, fields)));
}

/** How many different values some fields take together. */
export function combinations(entity: ModelEntity, fields: readonly string[]): number {
  const line = [...entity.ancestors, entity];
  const identified = line.filter(({ identifier }) => identifier.every((field) => fields.includes(field)));
  const identities = new Set(identified.flatMap(({ identifier }) => identifier));
  // Who knows an item knows its ancestors: the deepest counts for all.
  const items = Math.max(1, ...identified.map(({ total }) => total));
  const others = fields.filter((field) => !identities.has(field));
  return Math.min(
    entity.total,
    others.reduce((product, field) => product * distinctValues(entity, field), items),
  );
}
