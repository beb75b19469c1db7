import { valueOf, type Given } from '../explain.ts';
import { BATCH_GET_BYTES, BATCH_GET_ITEMS, BATCH_WRITE_BYTES, BATCH_WRITE_REQUESTS } from '../facts/limits.ts';
import type { Consistency } from '../facts/throughput.ts';
import type { Table } from '../item/table.ts';
import type { Bytes } from '../units.ts';
import { isSize } from './index-changes.ts';
import { getItem, readRate } from './read.ts';
import { checkRequest, type Requested, type RequestLimits } from './request-limits.ts';
import { totalOfWrites, type SeveralWritesEstimate } from './several-writes.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';
import { totalReadUnits } from './total.ts';
import type { ReadEstimate } from './transact.ts';
import { estimateWrite, type Delete, type Put } from './write.ts';

/** A put or a delete of a BatchWriteItem, which knows neither updates nor conditions. */
export type BatchWriteRequest =
  | ({ readonly operation: 'putItem' } & Omit<Put, 'condition'>)
  | ({ readonly operation: 'deleteItem' } & Omit<Delete, 'condition'>);

/**
 * What BatchGetItem consumes: each item rounded by itself, and a missing one too.
 *
 * @param reads - The item, or its size in bytes, behind each key; `missing` for a key that holds none.
 * @param consistency - `eventual` or `strong`, for all of them.
 * @param table - The table, to see whether an item is asked for twice.
 * @returns Read units of each item and of all; more than 100 items or 16 MB is a problem.
 * @throws RangeError when a size is not a whole number of bytes, or the consistency neither of the two; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * batchGetItem([1_536, 6_656], 'strong').total.value // 3
 */
export function batchGetItem(
  reads: readonly (ItemOrSize | 'missing')[],
  consistency: Exclude<Consistency, 'transactional'>,
  table?: Table,
): ReadEstimate {
  readRate(consistency, ['eventual', 'strong']);
  const sizes = reads.map((read) => (read === 'missing' ? read : sizeOf('reads', read)));
  const items = sizes.map((size) => getItem(size, consistency));
  const problems = checkRequest(
    reads.map((read, index) => readRequest(read, sizes[index], table)),
    BATCH_GET_LIMITS,
  );
  return { items, total: totalReadUnits(items), problems };
}

/**
 * What BatchWriteItem consumes: each put and each delete rounded by itself.
 *
 * @param requests - Puts and deletes with the items, or sizes in bytes, before and after; each may name its own table.
 * @param table - The table of the requests that name none.
 * @returns Write units of each request and of all; more than 25 requests, 16 MB or an item named twice is a problem.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * batchWriteItem([{ operation: 'putItem', after: 500 }, { operation: 'putItem', after: 3_584 }]).total.value // 5
 */
export function batchWriteItem(requests: readonly BatchWriteRequest[], table?: Table): SeveralWritesEstimate {
  const targeted = requests.map((request) => ({ ...request, table: request.table ?? table }));
  const actions = targeted.map((each) => ({ table: each.table, estimate: estimateWrite(each, 'standard') }));
  return totalOfWrites(actions, checkRequest(targeted.map(writeRequest), BATCH_WRITE_LIMITS));
}

function readRequest(
  read: ItemOrSize | 'missing',
  size: Given<Bytes> | 'missing' | undefined,
  table: Table | undefined,
): Requested {
  const bytes = size === undefined || size === 'missing' ? 0 : valueOf(size);
  return { bytes, table, item: read === 'missing' || isSize(read) ? undefined : read };
}

function writeRequest(request: BatchWriteRequest & { readonly table: Table | undefined }): Requested {
  const { table } = request;
  // A delete carries a key alone, which is small beside 16 MB.
  if (request.operation === 'deleteItem')
    return { bytes: 0, table, item: isSize(request.before) ? request.key : (request.before ?? request.key) };
  const { after } = request;
  return { bytes: valueOf(sizeOf('after', after)), table, item: isSize(after) ? undefined : after };
}

export const BATCH_GET_LIMITS: RequestLimits = {
  many: {
    code: 'batch.many-reads',
    severity: 'error',
    says: 'BatchGetItem was given {count} items; it takes at most {limit}. Split the request.',
    limit: BATCH_GET_ITEMS,
  },
  large: {
    code: 'batch.large-read',
    severity: 'error',
    says: 'The items have together {bytes} bytes; one BatchGetItem returns at most {limit} and leaves the rest as UnprocessedKeys. Split the request.',
    limit: BATCH_GET_BYTES,
  },
};

export const BATCH_WRITE_LIMITS: RequestLimits = {
  many: {
    code: 'batch.many-writes',
    severity: 'error',
    says: 'BatchWriteItem was given {count} puts and deletes; it takes at most {limit}. Split the request.',
    limit: BATCH_WRITE_REQUESTS,
  },
  large: {
    code: 'batch.large-write',
    severity: 'error',
    says: 'The items have together {bytes} bytes; BatchWriteItem carries at most {limit}. Split the request.',
    limit: BATCH_WRITE_BYTES,
  },
};
