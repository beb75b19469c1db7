import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import { DOCS } from '../facts/docs.ts';
import { ITEM_STORAGE_OVERHEAD } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';

/**
 * What equal items take of partitions: 100 bytes more for each than capacity counts.
 *
 * @param items - How many there are.
 * @param itemBytes - Their average size in bytes.
 * @returns Bytes, for `partitionsFor`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 * @example
 * bytesInPartitions(1_000_000, 137).value // 237000000
 */
export function bytesInPartitions(items: Given<number>, itemBytes: Given<Bytes>): Explained<Bytes> {
  return bytesOfItems({ items, size: itemBytes, overhead: ITEM_STORAGE_OVERHEAD });
}

export const bytesOfItems: RuleFunction<{ items: number; size: Bytes; overhead: Bytes }, Bytes> = rule({
  id: 'partitions.bytes',
  says: 'Each stored item takes 100 bytes more than its size.',
  formula: 'items × (size + overhead)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ items, size, overhead }) => items * (size + overhead),
});
