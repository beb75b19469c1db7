import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getItem, heat, putItem, query } from '@dynamometer/core';

test('a 20 KB item = 3,000 ÷ 5 = 600 strong reads a second at most, 1,200 eventual, 50 writes', () => {
  expect(heat({ of: 'item', readUnits: getItem(20_480, 'strong') }).mostReads?.value).toBe(600);
  expect(heat({ of: 'item', readUnits: getItem(20_480, 'eventual') }).mostReads?.value).toBe(1_200);
  expect(heat({ of: 'item', writeUnits: putItem({ after: 20_480 }).table }).mostWrites?.value).toBe(50);
});

test('a collection bears as many Queries as their units allow', () => {
  const { units } = query({ runs: [{ count: 200, bytes: 2_048 }], consistency: 'eventual' });
  expect(heat({ of: 'collection', readUnits: units }).mostReads?.value).toBe(60);
});

test('300 reads a second of 5 units take half of a partition', () => {
  const { readShare, writeShare, mostWrites } = heat({ of: 'item', readUnits: 5, readsPerSecond: 300 });
  expect([readShare?.value, readShare?.basis, writeShare, mostWrites]).toEqual([0.5, 'inferred', undefined, undefined]);
});

test('splitting helps neither one item, nor a rising sort key, nor a collection beside a local index', () => {
  expect(heat({ of: 'item' }).split).toMatchObject({ helps: false, code: 'split.one-item' });
  expect(heat({ of: 'collection', sortKeys: 'rising' }).split).toMatchObject({ helps: false, code: 'split.rising' });
  expect(heat({ of: 'collection', localIndexes: 1 }).split).toMatchObject({ helps: false, code: 'split.local-index' });
  expect(heat({ of: 'collection' }).split).toMatchObject({ helps: true, code: 'split.spread' });
  expect(heat({ of: 'index partition', localIndexes: 1 }).split.helps).toBe(true);
});

test('rates that cannot be are problems', () => {
  const { readShare, problems } = heat({ of: 'item', readUnits: 1, readsPerSecond: -1 });
  expect([readShare, problems.map(({ code }) => code)]).toEqual([undefined, ['partition.amount']]);
  expect(heat({ of: 'collection', localIndexes: 0.5 }).problems.map(({ code }) => code)).toEqual(['partition.count']);
});

describe('always', () => {
  test('the most requests fit into a partition, and one more does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6_000 }), (halves) => {
        const most = heat({ of: 'item', readUnits: halves / 2 }).mostReads?.value ?? 0;
        expect((most * halves) / 2).toBeLessThanOrEqual(3_000);
        expect(((most + 1) * halves) / 2).toBeGreaterThan(3_000);
      }),
    );
  });
});
