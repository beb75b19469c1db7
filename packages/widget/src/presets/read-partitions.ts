import { ITEM_SIZE_LIMIT, LOCAL_INDEX_LIMIT } from '@dynamometer/core';
import type { HotSpot, PartitionQuestion } from '../partition-question.ts';
import { TENANT_PARTITIONS } from '../sample-partitions.ts';
import { number, object, oneOf, perhaps, whole } from './readers.ts';

const ITEM_BYTES = whole(1, ITEM_SIZE_LIMIT.value);

const QUESTION = object<PartitionQuestion>({
  mode: oneOf('on-demand', 'provisioned'),
  items: whole(),
  itemBytes: ITEM_BYTES,
  itemsPerDay: number(),
  readUnits: number(),
  writeUnits: number(),
  warmReads: perhaps(number(), 0),
  warmWrites: perhaps(number(), 0),
  hot: object<HotSpot>({
    of: oneOf('item', 'collection', 'index partition'),
    readItems: whole(),
    readBytes: ITEM_BYTES,
    consistency: oneOf('eventual', 'strong'),
    readsPerSecond: number(),
    writeBytes: ITEM_BYTES,
    writesPerSecond: number(),
    sortKeys: oneOf('spread', 'rising'),
  }),
  localIndexes: whole(0, LOCAL_INDEX_LIMIT.value),
  collection: object<PartitionQuestion['collection']>({ items: whole(), itemBytes: whole(1), itemsPerDay: number() }),
});

/** A question about partitions as a page or a link asks it; where it says nothing or nonsense, as the panel begins with. */
export function readPartitions(given: unknown): PartitionQuestion {
  return QUESTION(given, TENANT_PARTITIONS);
}
