import {
  batchGetItem,
  batchWriteItem,
  getItem,
  putItem,
  query,
  scan,
  transactGetItems,
  transactWriteItems,
  updateItem,
  type IndexChange,
  type Run,
} from '@dynamometer/core';

export interface ReadCheck {
  readonly fn: 'read';
  readonly op: 'GetItem' | 'BatchGetItem' | 'TransactGetItems' | 'Query' | 'Scan';
  readonly mode: 'EC' | 'SC' | 'TX';
  /** Bytes of each item, 0 for a missing one; or so many of one size. */
  readonly sizes: readonly number[] | { readonly count: number; readonly bytes: number };
  readonly rate?: number;
  readonly expect: number;
}

export interface WriteCheck {
  readonly fn: 'write';
  readonly op: 'PutItem' | 'UpdateItem' | 'BatchWriteItem' | 'TransactWriteItems';
  readonly sizes: readonly number[];
  readonly index_units?: number;
  readonly rate?: number;
  readonly expect: number;
}

/** Read units of a request, or of as many a second as it happens. */
export function readUnits({ op, mode, sizes, rate = 1 }: ReadCheck): number {
  const consistency = mode === 'EC' ? 'eventual' : 'strong';
  const runs: readonly Run[] = 'count' in sizes ? [sizes] : sizes.map((bytes) => ({ count: 1, bytes }));
  if (op === 'Query') return rate * query({ runs, consistency }).units.value;
  if (op === 'Scan') return rate * scan({ runs, consistency }).units.value;
  const list = 'count' in sizes ? [] : sizes.map((size) => (size === 0 ? 'missing' : size));
  const [first = 'missing'] = list;
  if (op === 'GetItem') return rate * getItem(first, consistency).value;
  if (op === 'BatchGetItem') return rate * batchGetItem(list, consistency).total.value;
  return rate * transactGetItems(list).total.value;
}

/** Write units of a request on the table and its indexes, or of as many a second as it happens. */
export function writeUnits({ op, sizes, index_units: indexUnits = 0, rate = 1 }: WriteCheck): number {
  const [size = 0] = sizes;
  if (op === 'PutItem') return rate * putItem({ after: size, indexes: entries(size, indexUnits) }).total.value;
  // one entry moves to another key, which is two writes
  if (op === 'UpdateItem')
    return rate * updateItem({ before: size, after: size, indexes: { moved: moved(size, indexUnits) } }).total.value;
  if (op === 'TransactWriteItems')
    return rate * transactWriteItems(sizes.map((after) => ({ operation: 'putItem', after }))).total.value;
  const requests = sizes.map((after) =>
    after === 0
      ? ({ operation: 'deleteItem' } as const)
      : ({ operation: 'putItem', after, indexes: entries(after, indexUnits / sizes.length) } as const),
  );
  return rate * batchWriteItem(requests).total.value;
}

/** A new entry of the item in each of so many indexes; all of them are small. */
function entries(after: number, count: number): Readonly<Record<string, IndexChange>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`index ${index}`, { after }]));
}

function moved(size: number, units: number): IndexChange {
  if (units !== 2) throw new Error(`An update that moves one entry costs 2 on its index, not ${units}.`);
  return { before: size, after: size, change: 'key' };
}

export interface FetchCheck {
  readonly fn: 'lsiFetch';
  readonly index_entry: number;
  readonly item: number;
  readonly count: number;
  readonly expect_sc: number;
  readonly expect_ec: number;
}

/** Units, strong and eventual, of a Query on a local index that fetches each item from the table. */
export function fetchUnits({ index_entry: bytes, item: fetched, count }: FetchCheck): readonly number[] {
  const runs = [{ count, bytes, fetched }];
  return (['strong', 'eventual'] as const).map(
    (consistency) => query({ runs, index: 'local', consistency }).units.value,
  );
}
