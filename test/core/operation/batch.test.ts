import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  batchGetItem,
  batchWriteItem,
  deleteByTimeToLive,
  getItem,
  transactGetItems,
  transactWriteItems,
  type Table,
} from '@dynamometer/core';

const table: Table = { name: 'Orders', partitionKey: { name: 'pk', type: 'N' } };
const put = (after: number): { operation: 'putItem'; after: number } => ({ operation: 'putItem', after });
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const codes = ({ problems }: { problems: readonly { code: string }[] }): readonly string[] =>
  problems.map(({ code }) => code);

test('BatchGetItem of 1.5 KB and 6.5 KB = 3 strong, 1.5 eventual', () => {
  expect(batchGetItem([1_536, 6_656], 'strong').total.value).toBe(3);
  expect(batchGetItem([1_536, 6_656], 'eventual').total.value).toBe(1.5);
});

test('a missing key costs the minimum', () => {
  expect(batchGetItem(['missing'], 'eventual').total.value).toBe(0.5);
  expect(transactGetItems(['missing']).total.value).toBe(2);
});

test('a batch write of 500 B and 3.5 KB = 1 + 4; deletes of missing keys 1 each', () => {
  expect(batchWriteItem([put(500), put(3_584)]).total.value).toBe(5);
  expect(batchWriteItem([{ operation: 'deleteItem' }]).total.value).toBe(1);
});

test('three transactional writes of 500 B = 6', () => {
  expect(transactWriteItems(times(3, put(500))).total.value).toBe(6);
});

test('100, 25, 100 and 100 are allowed; one more is a problem that cites its limit', () => {
  expect(codes(batchGetItem(times(100, 10), 'strong'))).toEqual([]);
  expect(codes(batchWriteItem(times(25, put(10))))).toEqual([]);
  expect(codes(transactGetItems(times(100, 10)))).toEqual([]);
  expect(codes(transactWriteItems(times(100, put(10))))).toEqual([]);
  const [many] = batchGetItem(times(101, 10), 'strong').problems;
  expect(many).toMatchObject({
    code: 'batch.many-reads',
    limit: { value: 100, rule: { id: 'limit.batch-get-items' } },
  });
  expect(codes(batchWriteItem(times(26, put(10))))).toEqual(['batch.many-writes']);
  expect(codes(transactGetItems(times(101, 10)))).toEqual(['transaction.many-items']);
  expect(codes(transactWriteItems(times(101, put(10))))).toEqual(['transaction.many-items']);
});

test('16 MB and 4 MB are allowed; one byte more is a problem', () => {
  expect(codes(batchGetItem([...times(40, 409_600), 393_216], 'strong'))).toEqual([]);
  expect(codes(batchGetItem([...times(40, 409_600), 393_217], 'strong'))).toEqual(['batch.large-read']);
  expect(codes(transactGetItems([...times(10, 409_600), 98_304]))).toEqual([]);
  expect(codes(transactGetItems([...times(10, 409_600), 98_305]))).toEqual(['transaction.large']);
  expect(codes(transactWriteItems(times(100, put(409_600))))).toEqual(['transaction.large']);
});

test('an empty request is refused, and costs nothing', () => {
  expect(codes(batchGetItem([], 'strong'))).toEqual(['request.empty']);
  expect(batchWriteItem([]).total.value).toBe(0);
});

test('an item named twice, also when its number is spelt otherwise', () => {
  const [one, again, other] = ['1', '1.0', '2'].map((N) => ({ pk: { N } })) as [never, never, never];
  expect(codes(batchGetItem([one, other], 'strong', table))).toEqual([]);
  expect(codes(batchGetItem([one, other, again], 'strong', table))).toEqual(['request.duplicate']);
  expect(
    codes(
      transactWriteItems(
        [
          { operation: 'putItem', after: one },
          { operation: 'conditionCheck', key: again },
        ],
        table,
      ),
    ),
  ).toEqual(['request.duplicate']);
  expect(
    codes(
      batchWriteItem(
        [
          { operation: 'putItem', after: one },
          { operation: 'deleteItem', key: again },
        ],
        table,
      ),
    ),
  ).toEqual(['request.duplicate']);
});

test('the same key in two tables is two items, and their indexes are told apart', () => {
  const indexed = (name: string): Table => ({
    name,
    partitionKey: { name: 'pk', type: 'N' },
    globalIndexes: { byPk: { partitionKey: [{ name: 'pk', type: 'N' }], projection: 'ALL' } },
  });
  const after = { pk: { N: '1' } };
  const estimate = batchWriteItem([
    { operation: 'putItem', after, table: indexed('One') },
    { operation: 'putItem', after, table: indexed('Two') },
  ]);
  expect(estimate.problems).toEqual([]);
  expect(Object.keys(estimate.indexes)).toEqual(['One.byPk', 'Two.byPk']);
  expect(estimate.total.value).toBe(4);
});

test('copies of a table are one table', () => {
  const copy = (): Table => ({
    name: 'Orders',
    partitionKey: { name: 'pk', type: 'N' },
    globalIndexes: { byPk: { partitionKey: [{ name: 'pk', type: 'N' }], projection: 'ALL' } },
  });
  const estimate = batchWriteItem(
    ['1', '1.0'].map((N) => ({ operation: 'putItem', after: { pk: { N } }, table: copy() })),
  );
  expect(codes(estimate)).toEqual(['request.duplicate']);
  expect(Object.keys(estimate.indexes)).toEqual(['byPk']);
});

test('a transaction of which one condition fails writes no index at all', () => {
  const indexes = { gsi: { after: 500 } };
  const estimate = transactWriteItems([
    { ...put(500), indexes },
    { operation: 'conditionCheck', condition: 'fails' },
  ]);
  expect([estimate.table.value, estimate.total.value]).toEqual([4, 4]);
});

test('an expired item is free at home and 1 per KB in every other replica', () => {
  const indexes = { gsi: { before: 500 } };
  expect(deleteByTimeToLive({ before: 2_500 }).total.value).toBe(0);
  const estimate = deleteByTimeToLive({ before: 2_500, otherReplicas: 2, indexes });
  expect([estimate.table.value, estimate.indexes['gsi']?.value, estimate.replicated.value]).toEqual([0, 0, 6]);
  expect(estimate.indexes['gsi']?.basis).toBe('assumed');
  expect(codes(deleteByTimeToLive({ before: 1, otherReplicas: 1.5 }))).toEqual(['expiry.replicas']);
});

describe('always', () => {
  test('a batch costs what its items cost one by one, transactional twice the strong', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(409_600), { minLength: 1, maxLength: 120 }), (sizes) => {
        const strong = batchGetItem(sizes, 'strong').total.value;
        expect(strong).toBe(sizes.reduce((sum, size) => sum + getItem(size, 'strong').value, 0));
        expect(transactGetItems(sizes).total.value).toBe(2 * strong);
      }),
    );
  });
});
