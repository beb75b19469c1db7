import { ITEM_SIZE_LIMIT } from '@dynamometer/core';
import type { ItemsIndex, ItemsSource } from '../read-items.ts';
import type { EntryIndex, ReadQuestion } from '../reads.ts';
import { NEW_INDEX, TENANT_QUESTION } from '../sample-question.ts';
import { list, number, object, oneOf, perhaps, text, whole } from './readers.ts';

const ITEM_BYTES = whole(1, ITEM_SIZE_LIMIT.value);
const NAME = perhaps(text, '');

const INDEX = object<ItemsIndex>({
  partitionKey: NAME,
  sortKey: NAME,
  projection: oneOf('ALL', 'KEYS_ONLY', 'INCLUDE'),
  include: text,
  partition: NAME,
  prefix: text,
});

const ITEMS = object<ItemsSource>({
  text,
  partitionKey: NAME,
  sortKey: NAME,
  partition: NAME,
  index: perhaps(INDEX, NEW_INDEX),
});

const QUESTION = object<ReadQuestion>({
  source: oneOf('entities', 'items'),
  entities: list(object({ prefix: text, perPartition: whole(), bytes: ITEM_BYTES }), {
    prefix: '',
    perPartition: 0,
    bytes: 1,
  }),
  partitions: whole(1),
  index: perhaps(object<EntryIndex>({ bytes: perhaps(ITEM_BYTES, 1) }), { bytes: undefined }),
  items: ITEMS,
  prefix: text,
  limit: perhaps(whole(1), 1),
  consistency: oneOf('eventual', 'strong'),
  percentKept: number(0, 100),
  callsPerMonth: number(),
});

/** A question as a page or a link asks it; where it says nothing or nonsense, as the panel begins with. */
export function readQuestion(given: unknown): ReadQuestion {
  return QUESTION(given, TENANT_QUESTION);
}
