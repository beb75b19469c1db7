import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareReads,
  query as readQuery,
  scan as readScan,
  type Comparison,
  type DescribedQuestion,
  type Entity,
  type Item,
  type Table,
} from '@dynamometer/core';

const tenant: readonly Entity[] = [
  { prefix: 'USER#', perPartition: 200, bytes: 2_048 },
  { prefix: 'EVENT#', perPartition: 5_000, bytes: 1_024 },
];
const ask = (more: Partial<DescribedQuestion> = {}): Comparison =>
  compareReads({ entities: tenant, partitions: 100, prefix: 'USER#', consistency: 'strong', ...more });
const codes = ({ problems }: Comparison): readonly string[] => problems.map(({ code }) => code);

test('200 users of 2,048 B = 1 request, 409,600 B, 100 strong, 50 eventual', () => {
  const { query } = ask();
  expect([query.requests, query.bytesRead, query.units.value]).toEqual([1, 409_600, 100]);
  expect(ask({ consistency: 'eventual' }).query.units.value).toBe(50);
});

test('the whole partition = 6 pages, 5,529,600 B, 1,350 strong, 675 eventual', () => {
  const { partitionQuery } = ask();
  expect([partitionQuery.requests, partitionQuery.bytesRead, partitionQuery.units.value]).toEqual([
    6, 5_529_600, 1_350,
  ]);
  expect([partitionQuery.itemsReturned, partitionQuery.bytesDiscarded]).toEqual([200, 5_120_000]);
  expect(ask({ consistency: 'eventual' }).partitionQuery.units.value).toBe(675);
});

test('a Scan of 100 such tenants = 552,960,000 B, 135,000 strong, 67,500 eventual: 1,350 times the Query', () => {
  const { scan, ratios } = ask();
  expect([scan.bytesRead, scan.units.value, ratios.scan?.value]).toEqual([552_960_000, 135_000, 1_350]);
  expect([scan.itemsReturned, scan.bytesReturned]).toEqual([200, 409_600]);
  expect(ask({ consistency: 'eventual' }).scan.units.value).toBe(67_500);
});

test('where nothing is lost to rounding a Scan is never cheaper', () => {
  expect(ask().breakEven?.value).toBe(1);
});

test('100,000 partitions of one 100 B item: 2,451 Queries cost a Scan, and read 2.451 % of the table', () => {
  const small = ask({ entities: [{ prefix: 'USER#', perPartition: 1, bytes: 100 }], partitions: 100_000 });
  expect(small.scan.units.value).toBe(2_451);
  expect(small.breakEven?.value).toBeCloseTo(0.024_51, 10);
});

test('an index is the fourth way; strong is not to be had there', () => {
  const { indexQuery, ratios } = ask({ index: [{ count: 200, bytes: 100 }] });
  expect([indexQuery?.units.value, ratios.indexQuery?.value]).toEqual([2.5, 0.025]);
  expect(indexQuery?.problems.map(({ code }) => code)).toEqual(['read.strong-on-global-index']);
});

test('a prefix that two entities share is seen', () => {
  const groups = [...tenant, { prefix: 'USERGROUP#', perPartition: 10, bytes: 500 }];
  const shared = ask({ entities: groups, prefix: 'USER' });
  expect(shared.query.itemsRead).toBe(210);
  expect(shared.problems.map(({ says }) => says)).toEqual([
    'begins_with "USER" reads more than USER#: it also reads USERGROUP#. Include the separator in the prefix, if only USER# is meant.',
  ]);
  expect(codes(ask({ entities: groups }))).toEqual([]);
});

test('a prefix that matches nothing says so, and costs the minimum', () => {
  const none = ask({ prefix: 'USERS#' });
  expect([none.query.units.value, none.breakEven, codes(none)]).toEqual([1, undefined, ['compare.prefix-unmatched']]);
});

test('a prefix within an entity is counted as all of it, and says so', () => {
  expect(codes(ask({ prefix: 'USER#a' }))).toEqual(['compare.prefix-narrower']);
  // beside an entity that is read whole, too
  const admins = [...tenant, { prefix: 'USER#admin', perPartition: 8, bytes: 500 }];
  expect(codes(ask({ entities: admins, prefix: 'USER#admin' }))).toEqual(['compare.prefix-narrower']);
});

test('counts that cannot be are problems, never NaN', () => {
  for (const partitions of [0, -1, 1.5, Number.NaN]) expect(codes(ask({ partitions }))).toEqual(['compare.partitions']);
  const odd = ask({ entities: [{ prefix: 'USER#', perPartition: -1, bytes: 10 }] });
  expect(odd.query.problems.map(({ code }) => code)).toEqual(['run.count']);
  expect(ask({ entities: [] }).ratios.scan?.value).toBe(1);
  expect(ask({ partitions: 1e18 }).scan.problems.map(({ code }) => code)).toEqual(['run.inexact']);
});

const table: Table = {
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  globalIndexes: { byKind: { partitionKey: [{ name: 'kind', type: 'S' }], projection: 'KEYS_ONLY' } },
};
const item = (pk: string, sk: string, kind: string): Item => ({
  pk: { S: pk },
  sk: { S: sk },
  kind: { S: kind },
  p: { S: 'x'.repeat(3_000) },
});
const items = [
  item('1', 'USER#1', 'user'),
  item('1', 'USER#2', 'user'),
  item('1', 'USERGROUP#1', 'group'),
  item('1', 'EVENT#1', 'event'),
  item('2', 'USER#3', 'user'),
  item('2', 'EVENT#2', 'event'),
];
const question = (prefix: string, partition = '1'): Comparison =>
  compareReads({
    items,
    table,
    keyCondition: { partition: { S: partition }, sort: { operator: 'begins_with', value: { S: prefix } } },
    index: { name: 'byKind', keyCondition: { partition: { S: 'user' } } },
    consistency: 'eventual',
  });

test('real items, four ways', () => {
  const { query, partitionQuery, scan, indexQuery } = question('USER#');
  expect([query.itemsRead, partitionQuery.itemsRead, scan.itemsRead, indexQuery?.itemsRead]).toEqual([2, 4, 6, 3]);
  expect([query.itemsReturned, partitionQuery.itemsReturned, scan.itemsReturned]).toEqual([2, 2, 2]);
  expect([query.units.value, partitionQuery.units.value, scan.units.value, indexQuery?.units.value]).toEqual([
    1, 1.5, 2.5, 0.5,
  ]);
});

test('real items: shared, unmatched, and a partition that is not there', () => {
  expect(codes(question('USER#'))).toEqual([]);
  expect(codes(question('USER'))).toEqual(['compare.prefix-shared']);
  expect(codes(question('USERS#'))).toEqual(['compare.prefix-unmatched']);
  expect(codes(question('USER#', '3'))).toEqual(['compare.empty-partition']);
});

describe('always', () => {
  const some = fc.array(
    fc
      .tuple(fc.constantFrom('1', '2'), fc.constantFrom('USER#', 'EVENT#'), fc.nat(99), fc.nat(9_000))
      .map(([pk, prefix, number, length]) => ({
        ...item(pk, `${prefix}${number}`, prefix),
        p: { S: 'x'.repeat(length) },
      })),
    { maxLength: 40 },
  );

  test('each way costs what it costs asked alone', () => {
    fc.assert(
      fc.property(some, fc.constantFrom('USER#', 'EVENT#', 'X'), fc.constantFrom(3, 100), (stored, kind, limit) => {
        const asked = { items: stored, table, limit, consistency: 'strong' as const };
        const partition = { S: '1' };
        const sort = { operator: 'begins_with', value: { S: kind } } as const;
        const filter = ({ pk, sk }: Item): boolean =>
          pk !== undefined && 'S' in pk && pk.S === '1' && sk !== undefined && 'S' in sk && sk.S.startsWith(kind);
        const index = { name: 'byKind', keyCondition: { partition: { S: kind } } };
        const ways = compareReads({ ...asked, keyCondition: { partition, sort }, index });
        const alone = {
          query: readQuery({ ...asked, keyCondition: { partition, sort } }),
          partitionQuery: readQuery({ ...asked, keyCondition: { partition }, filter }),
          scan: readScan({ ...asked, filter }),
          indexQuery: readQuery({ ...asked, keyCondition: index.keyCondition, index: index.name }),
        };
        expect(ways).toMatchObject(alone);
      }),
    );
  });
});
