import { expect, test } from 'vitest';
import { query, trail, type PagedReadEstimate, type Run } from '@dynamometer/core';

const eventual = (runs: readonly Run[], limit?: number): PagedReadEstimate =>
  query({ runs, limit, consistency: 'eventual' });
const codes = ({ problems }: PagedReadEstimate): readonly string[] => problems.map(({ code }) => code);
const pages = (read: PagedReadEstimate): unknown => read.pages.map(({ count, items, end }) => [count, items, end]);

test('10,000 × 1,000 B eventual = 9 × 128.5 + 68.5 = 1,225', () => {
  const read = eventual([{ count: 10_000, bytes: 1_000 }]);
  expect(read.units.value).toBe(1_225);
  expect(pages(read)).toEqual([
    [9, 1_049, 'size'],
    [1, 559, 'end'],
  ]);
  expect(read.requests).toBe(10);
});

test('1,000 × 100 B with Limit 25, eventual = 20 for the pages with items, 20.5 read to the end', () => {
  const read = eventual([{ count: 1_000, bytes: 100 }], 25);
  expect([read.filledUnits.value, read.units.value, read.requests]).toEqual([20, 20.5, 41]);
  expect(pages(read)).toEqual([
    [40, 25, 'limit'],
    [1, 0, 'end'],
  ]);
});

test('Limit 1 = 500, read to the end 500.5', () => {
  const read = eventual([{ count: 1_000, bytes: 100 }], 1);
  expect([read.filledUnits.value, read.units.value]).toEqual([500, 500.5]);
});

test('a page that ends with the last item because of its size is followed by nothing', () => {
  const read = eventual([{ count: 4, bytes: 262_144 }]);
  expect([read.units.value, read.requests]).toEqual([128, 1]);
});

test('nothing matched = 0.5 eventual, 1 strong', () => {
  expect(eventual([]).units.value).toBe(0.5);
  expect(query({ runs: [], consistency: 'strong' }).units.value).toBe(1);
});

test('items of 1,042 B: a full page holds 1,007 of them and costs 128.5 eventual', () => {
  const [full] = eventual([{ count: 5_000, bytes: 1_042 }]).pages;
  expect([full?.items, full?.units.value]).toEqual([1_007, 128.5]);
  expect(full?.units.basis).toBe('inferred');
});

test('ten items of 40.8 KB together = 11 strong, 5.5 eventual: rounded once', () => {
  const runs = [
    { count: 9, bytes: 4_178 },
    { count: 1, bytes: 4_177 },
  ];
  expect(query({ runs, consistency: 'strong' }).units.value).toBe(11);
  expect(eventual(runs).units.value).toBe(5.5);
});

test('a global index: 8 entries of 2,000 B = 2 eventual; strong is refused', () => {
  const runs = [{ count: 8, bytes: 2_000 }];
  const read = query({ runs, index: 'global', consistency: 'eventual' });
  expect([read.units.value, read.index?.value, read.table, read.capacity]).toEqual([2, 2, undefined, 'global index']);
  const strong = query({ runs, index: 'global', consistency: 'strong' });
  expect([strong.units.value, codes(strong)]).toEqual([2, ['read.strong-on-global-index']]);
});

test('a local index, 4 entries of 200 B, items of 300 B fetched = 1 + 4 strong, 2.5 eventual', () => {
  const runs = [{ count: 4, bytes: 200, fetched: 300 }];
  const strong = query({ runs, index: 'local', consistency: 'strong' });
  expect([strong.index?.value, strong.table?.value, strong.units.value]).toEqual([1, 4, 5]);
  expect(strong.capacity).toBe('table');
  expect(query({ runs, index: 'local', consistency: 'eventual' }).units.value).toBe(2.5);
});

test('fetched items fill the page in whole blocks: 255 of them and one block of entries reach 1 MB', () => {
  const read = query({ runs: [{ count: 1_000, bytes: 10, fetched: 100 }], index: 'local', consistency: 'strong' });
  expect(read.pages[0]).toMatchObject({ items: 255, end: 'size' });
});

test('what a filter drops is read and paid for all the same', () => {
  const read = eventual([{ count: 100, bytes: 500, kept: 10 }]);
  expect(read.units.value).toBe(eventual([{ count: 100, bytes: 500 }]).units.value);
  expect(read).toMatchObject({
    itemsRead: 100,
    bytesRead: 50_000,
    itemsReturned: 10,
    bytesReturned: 5_000,
    bytesDiscarded: 45_000,
  });
});

test('10⁹ items are two explained pages, and 2⁵³ − 1 of them are counted exactly', () => {
  const read = eventual([{ count: 1e9, bytes: 1_000 }]);
  expect(read.pages).toHaveLength(2);
  expect(read.requests).toBe(953_289);
  expect(trail(read.units).length).toBeLessThan(15);
  const most = eventual([{ count: Number.MAX_SAFE_INTEGER, bytes: 1 }]);
  expect(most.requests).toBe(8_589_934_592);
  expect(most.pages.reduce((sum, { count, items }) => sum + BigInt(count) * BigInt(items), 0n)).toBe(2n ** 53n - 1n);
});

test('10¹⁸ items are answered, with the notice that the figures are rounded', () => {
  const read = eventual([{ count: 1e18, bytes: 1_000 }]);
  expect(codes(read)).toEqual(['run.inexact']);
  expect(read.units.value / 1.224_976e17).toBeCloseTo(1, 5);
});

test('a count that is negative, a fraction or no number is a problem, and is left out', () => {
  for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect([codes(eventual([{ count, bytes: 10 }])), eventual([{ count, bytes: 10 }]).units.value]).toEqual([
      ['run.count'],
      0.5,
    ]);
  for (const bytes of [-1, 0.5, Number.NaN, 1e300])
    expect(codes(eventual([{ count: 1, bytes }]))).toEqual(['run.bytes']);
  for (const kept of [-1, 0.5, 3]) expect(codes(eventual([{ count: 2, bytes: 1, kept }]))).toEqual(['run.kept']);
  expect(codes(eventual([{ count: 1, bytes: 409_601 }]))).toEqual(['run.large-item']);
});

test('a Limit of 0 is a problem, and the pages are counted without it', () => {
  for (const limit of [0, -1, 1.5, Number.NaN]) {
    const read = eventual([{ count: 10, bytes: 10 }], limit);
    expect([codes(read), read.units.value]).toEqual([['read.limit'], 0.5]);
  }
});

test('5,000 events thrown away, then 200 users kept: 4 pages of 1 MB keep nothing, the last two share the users', () => {
  const read = eventual([
    { count: 5_000, bytes: 1_024, kept: 0 },
    { count: 200, bytes: 2_048 },
  ]);
  // 5th page: the last 904 events and (1,048,576 − 904 × 1,024) ÷ 2,048 = 60 users
  expect(read.pages.map(({ count, kept }) => [count, kept])).toEqual([
    [4, 0],
    [1, 60],
    [1, 140],
  ]);
});

test('200 of 20,000 equal items kept: on which of the pages is not known', () => {
  const read = eventual([{ count: 20_000, bytes: 2_048, kept: 200 }]);
  expect(read.pages.every((page) => page.kept === undefined)).toBe(true);
});
