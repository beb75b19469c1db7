import { sizeDistribution } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const figures = (sizes: readonly number[]) => {
  const { average, p50, p90, p99, max } = sizeDistribution(sizes);
  return [average, p50, p90, p99, max].map(({ value }) => value);
};

describe('average, p50, p90, p99 and max', () => {
  test('of 1, 2, 3, …, 100 = 50.5, 50, 90, 99, 100', () => {
    expect(figures(Array.from({ length: 100 }, (_, index) => index + 1))).toEqual([50.5, 50, 90, 99, 100]);
  });

  test('of 4,000, 100, 300, 200 in this order = 1,150, 200, 4,000, 4,000, 4,000', () => {
    expect(figures([4_000, 100, 300, 200])).toEqual([1_150, 200, 4_000, 4_000, 4_000]);
  });

  test('of one item = its size', () => {
    expect(figures([7])).toEqual([7, 7, 7, 7, 7]);
  });

  test('of nothing: there is none', () => {
    expect(() => sizeDistribution([])).toThrow(RangeError);
  });
});

describe('bins', () => {
  test('1,024 B is the last that fits below 1 KB, 1,025 B the first above', () => {
    const { bins } = sizeDistribution([10, 1_024, 1_025, 9_000]);
    expect(bins.find(({ upTo }) => upTo === 1_024)?.count).toBe(1);
    expect(bins.find(({ over }) => over === 1_024)?.count).toBe(1);
  });

  test('an empty item is counted', () => {
    expect(sizeDistribution([0]).bins).toEqual([{ over: 0, upTo: 1, count: 1 }]);
  });

  test('0, 1, 2, 3, 4 B: no bin is empty of whole bytes', () => {
    expect(sizeDistribution([0, 1, 2, 3, 4]).bins.map(({ upTo, count }) => [upTo, count])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });

  test('300 to 310 B: fine bins, 16 to a doubling', () => {
    expect(sizeDistribution([300, 305, 310]).bins).toEqual([
      { over: 292, upTo: 304, count: 1 },
      { over: 304, upTo: 318, count: 2 },
    ]);
  });
});

describe('always', () => {
  const sizes = fc.array(fc.oneof(fc.nat(4_200), fc.nat(500_000)), { minLength: 1, maxLength: 300 });

  test('every item is in the one bin that has its size', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        const { bins } = sizeDistribution(all);
        for (const { over, upTo, count } of bins)
          expect(count).toBe(all.filter((size) => (size > over || (size === 0 && over === 0)) && size <= upTo).length);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      }),
    );
  });

  test('there are at most 24 bins, each begins where the one before ends, and the outer ones are not empty', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        const { bins } = sizeDistribution(all);
        expect(bins.length).toBeLessThanOrEqual(24);
        expect(bins.slice(1).map(({ over }) => over)).toEqual(bins.slice(0, -1).map(({ upTo }) => upTo));
        expect(bins[0]?.count).toBeGreaterThan(0);
        expect(bins.at(-1)?.count).toBeGreaterThan(0);
      }),
    );
  });

  test('1 KB and 4 KB are edges wherever there are items on both sides', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(1_024, 4_096), (all, edge) => {
        const { bins } = sizeDistribution([...all, edge, edge + 1]);
        expect(bins.map(({ upTo }) => upTo)).toContain(edge);
      }),
    );
  });

  test('a percentile is the size of an item, and so many percent are no larger', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        const { p50, p90, p99, max } = sizeDistribution(all);
        [p50, p90, p99, max].forEach(({ value }, index) => {
          const percent = [50, 90, 99, 100][index] ?? 0;
          expect(all).toContain(value);
          expect(all.filter((size) => size <= value).length * 100).toBeGreaterThanOrEqual(percent * all.length);
          expect(all.filter((size) => size < value).length * 100).toBeLessThan(percent * all.length);
        });
      }),
    );
  });
});
