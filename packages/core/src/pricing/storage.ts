import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { ITEM_STORAGE_OVERHEAD, REPLICA_STORAGE_OVERHEAD } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import { amountIn, decimalIn } from './argument.ts';
import type { Charge, Place } from './charge.ts';
import { product, quotient, roundUp, sum, type Exact, type Quantity } from './money.ts';

/** Equal items or index entries. */
export interface Stored {
  readonly count: Given<Exact>;
  /** One of them, without what billing adds. */
  readonly size: Given<Bytes>;
}

/**
 * The bytes that are billed for items or index entries: 100 more for each than its size.
 *
 * @param stored - How many, and the bytes of one.
 * @returns Bytes as a decimal text.
 * @throws RangeError when the count or the size is negative or no decimal.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 * @example
 * storedBytes({ count: 1_000_000, size: 137 }).value // '237000000'
 */
export function storedBytes({ count, size }: Stored): Explained<Quantity> {
  amountIn('count', count);
  amountIn('size', size);
  return plainBytes({ count, size, overhead: ITEM_STORAGE_OVERHEAD });
}

/**
 * The bytes that are billed for the items of a global table in each Region: 148 more for each than its size.
 *
 * @param stored - How many, and the bytes of one.
 * @returns Bytes as a decimal text.
 * @throws RangeError when the count or the size is negative or no decimal.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 * @example
 * replicatedBytes({ count: 1_000_000, size: 137 }).value // '285000000'
 */
export function replicatedBytes({ count, size }: Stored): Explained<Quantity> {
  amountIn('count', count);
  amountIn('size', size);
  return replicaBytes({ count, size, overhead: ITEM_STORAGE_OVERHEAD, replica: REPLICA_STORAGE_OVERHEAD });
}

/**
 * Charges storage.
 *
 * @param place - Region, table or index, and table class.
 * @param bytes - Billed bytes, on average over the month.
 * @param gigabyte - The bytes of a GB.
 * @returns The charge, for `bill`.
 * @throws RangeError when the bytes are no decimal.
 * @see https://aws.amazon.com/dynamodb/pricing/
 * @example
 * bill([storage({ region: 'us-east-1', resource: 'table', tableClass: 'infrequentAccess' }, '107374182400', GIGABYTE)], US_EAST_1_PRICES).total.value // '10'
 */
export function storage(place: Place, bytes: Given<Quantity>, gigabyte: Given<Bytes>): Charge {
  decimalIn('bytes', bytes);
  const { region, resource, tableClass } = place;
  const quantity = gigabytesOf({ bytes, gigabyte });
  return { item: 'storage', region, resource, dimension: `${tableClass}.storageGbMonth`, quantity };
}

const plainBytes: RuleFunction<{ count: Exact; size: Bytes; overhead: Bytes }, Quantity> = rule({
  id: 'storage.bytes',
  says: 'Each item and each index entry is billed with 100 bytes more than its size.',
  formula: 'count × (size + overhead)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ count, size, overhead }) => product(count, size + overhead),
});

const replicaBytes: RuleFunction<{ count: Exact; size: Bytes; overhead: Bytes; replica: Bytes }, Quantity> = rule({
  id: 'storage.replica-bytes',
  says: 'Each item of a global table is billed with 148 bytes more than its size, in every Region.',
  formula: 'count × (size + overhead + replica)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ count, size, overhead, replica }) => product(count, size + overhead + replica),
});

export const totalBytes: RuleFunction<{ parts: readonly Quantity[] }, Quantity> = rule({
  id: 'storage.total',
  says: 'The bytes of all kinds of items add up.',
  formula: 'sum(parts)',
  unit: 'bytes',
  basis: 'documented',
  source: TABLE_DOCS.billingReports,
  compute: ({ parts }) => sum(parts),
});

export const gigabytesOf: RuleFunction<{ bytes: Quantity; gigabyte: Bytes }, Quantity> = rule({
  id: 'storage.gigabytes',
  says: 'Storage is charged by the GB, on average over the month.',
  formula: 'bytes ÷ gigabyte',
  unit: 'GB',
  basis: 'documented',
  source: TABLE_DOCS.billingReports,
  compute: ({ bytes, gigabyte }) => quotient(bytes, gigabyte),
});

/** The bytes as a whole number, for what counts in whole bytes. */
export const wholeBytesStored: RuleFunction<{ bytes: Quantity }, Bytes> = rule({
  id: 'storage.whole-bytes',
  says: 'Bytes are whole: an average is rounded up.',
  formula: '⌈bytes⌉',
  unit: 'bytes',
  basis: 'documented',
  source: TABLE_DOCS.billingReports,
  compute: ({ bytes }) => roundUp(bytes),
});

/** How many there are on average over a month that begins a number of months from now. */
export const averageCount: RuleFunction<{ count: Exact; growth: Exact; after: number }, Quantity> = rule({
  id: 'storage.average-count',
  says: 'Storage is sampled every hour, so steady growth counts by half in the month in which it happens.',
  formula: 'count + growth × (after + 0.5)',
  unit: 'items',
  basis: 'inferred',
  source: TABLE_DOCS.billingReports,
  evidence: 'AWS bills the average of hourly samples; of growth at a steady pace that is the middle of the month.',
  compute: ({ count, growth, after }) => sum([count, product(growth, after + 0.5)]),
});
