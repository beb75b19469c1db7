import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { query, scan, type Item, type PagedReadEstimate, type Run, type Table } from '@dynamometer/core';

const codes = ({ problems }: PagedReadEstimate): readonly string[] => problems.map(({ code }) => code);
const one: readonly Run[] = [{ count: 1, bytes: 100 }];

test('8,192 B = 1 eventual; an empty table costs the minimum', () => {
  expect(scan({ runs: [{ count: 8, bytes: 1_024 }], consistency: 'eventual' }).units.value).toBe(1);
  expect(scan({ runs: [], consistency: 'eventual' }).units.value).toBe(0.5);
});

test('a one-item on-demand table = 2 eventual, 4 strong: one minimum for each of four partitions', () => {
  const read = scan({ runs: one, consistency: 'eventual', mode: 'on-demand' });
  expect([read.units.value, read.units.basis]).toEqual([2, 'inferred']);
  expect(scan({ runs: one, consistency: 'strong', mode: 'on-demand' }).units.value).toBe(4);
  const counted = scan({ runs: one, consistency: 'strong', mode: 'on-demand', partitions: 10 });
  expect([counted.units.value, counted.units.basis]).toEqual([10, 'measured']);
});

test('a larger on-demand table pays its pages alone', () => {
  const runs = [{ count: 1_000, bytes: 1_024 }];
  const read = scan({ runs, consistency: 'eventual', mode: 'on-demand' });
  expect(read.units).toEqual(scan({ runs, consistency: 'eventual' }).units);
});

test('segments: each is read by requests of its own', () => {
  const read = scan({ runs: [{ count: 10, bytes: 100 }], consistency: 'eventual', segments: 4 });
  expect([read.units.value, read.requests, read.itemsRead]).toEqual([2, 4, 10]);
  expect(read.pages.map(({ count, items }) => [count, items])).toEqual([
    [2, 3],
    [2, 2],
  ]);
  expect(codes(read)).toEqual(['scan.even-segments']);
});

test('segments that hold the same are one entry, wherever they stand: 3 of 100 B and 200 B', () => {
  const runs = [100, 200, 100, 200, 100, 200].map((bytes) => ({ count: 1, bytes }));
  const read = scan({ runs, consistency: 'eventual', segments: 3 });
  expect(read.pages.map(({ count, items, bytes }) => [count, items, bytes])).toEqual([[3, 2, 300]]);
  expect(read.units.value).toBe(1.5);
});

test('more segments than items: the empty ones cost the minimum', () => {
  expect(scan({ runs: one, consistency: 'eventual', segments: 1_000_000 }).units.value).toBe(500_000);
});

test('segments and partitions that cannot be are problems', () => {
  for (const segments of [0, 1.5, -1, 1_000_001])
    expect(codes(scan({ runs: one, consistency: 'eventual', segments }))).toEqual(['scan.segments']);
  const read = scan({ runs: one, consistency: 'eventual', mode: 'on-demand', partitions: 0 });
  expect([codes(read), read.units.value]).toEqual([['scan.partitions'], 2]);
});

const table: Table = {
  partitionKey: { name: 'pk', type: 'S' },
  globalIndexes: { byG: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'KEYS_ONLY' } },
};

test('an index holds only the items that have its key: 50 entries of 9 B = 0.5', () => {
  const items = Array.from({ length: 100 }, (_, number): Item => {
    const item: Item = { pk: { S: String(number + 10_000) }, p: { S: 'x'.repeat(2_000) } };
    return number % 2 === 0 ? item : Object.assign(item, { g: { S: 'G' } });
  });
  const read = scan({ items, table, index: 'byG', consistency: 'eventual' });
  expect([read.itemsRead, read.bytesRead, read.units.value, read.index?.value]).toEqual([50, 450, 0.5, 0.5]);
  expect(scan({ items, table, consistency: 'eventual' }).itemsRead).toBe(100);
});

describe('always', () => {
  const runs = fc.array(fc.record({ count: fc.nat(2_000), bytes: fc.nat(5_000) }), { maxLength: 4 });

  test('one segment is a Query of the same items', () => {
    fc.assert(
      fc.property(runs, (given) => {
        expect(scan({ runs: given, consistency: 'strong', segments: 1 }).units.value).toBe(
          query({ runs: given, consistency: 'strong' }).units.value,
        );
      }),
    );
  });

  test('segments lose no item, and each makes at least one request', () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 2, max: 5_000 }), (given, segments) => {
        const read = scan({ runs: given, consistency: 'eventual', segments });
        const sum = (of: 'items' | 'bytes'): number =>
          read.pages.reduce((total, page) => total + page.count * page[of], 0);
        expect([sum('items'), sum('bytes')]).toEqual([read.itemsRead, read.bytesRead]);
        expect(read.requests).toBeGreaterThanOrEqual(segments);
      }),
    );
  });
});
