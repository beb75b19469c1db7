import type { DesignRead } from './input.ts';
import type { ModelEntity } from './model.ts';

/** The fields of a key: without those of the partition there is no Query, those of the sort key help from the left. */
export interface KeyFields {
  readonly partition: readonly string[];
  readonly sort: readonly string[];
}

/** The key of an index that an entity needs for some of its reads. */
export interface Need extends KeyFields {
  readonly entity: ModelEntity;
  readonly reads: readonly DesignRead[];
}

/** How far a key helps a read. */
export interface Help {
  /** How many fields of the sort key the caller knows. */
  readonly sortFields: number;
  /** What the caller knows beyond the key: only a filter can use it. */
  readonly filtered: readonly string[];
}

/** How far a key helps a read; undefined where it cannot find or order what is asked for. */
export function helpOf({ by, orderBy }: DesignRead, { partition, sort }: KeyFields): Help | undefined {
  if (!partition.every((field) => by.includes(field))) return undefined;
  let sortFields = 0;
  while (by.includes(sort[sortFields] ?? '')) sortFields += 1;
  const used = new Set([...partition, ...sort.slice(0, sortFields)]);
  const inOrder = orderBy === undefined || used.has(orderBy) || orderBy === sort[sortFields];
  return inOrder ? { sortFields, filtered: by.filter((field) => !used.has(field)) } : undefined;
}

/** The index keys that reads of one entity need; reads that one key answers share it. */
export function needsOf(entity: ModelEntity, reads: readonly DesignRead[]): readonly Need[] {
  const needs: Need[] = [];
  // Reads with an order first: the key that they need may answer those without one too.
  for (const read of [...reads.filter(isOrdered), ...reads.filter((each) => !isOrdered(each))]) {
    const at = needs.findIndex((need) => helpOf(read, need)?.filtered.length === 0);
    const need = needs[at];
    if (need !== undefined) needs[at] = { ...need, reads: [...need.reads, read] };
    else
      needs.push({
        entity,
        partition: read.by,
        sort: isOrdered(read) && read.orderBy !== undefined ? [read.orderBy] : [],
        reads: [read],
      });
  }
  return needs;
}

function isOrdered({ by, orderBy }: DesignRead): boolean {
  return orderBy !== undefined && !by.includes(orderBy);
}
