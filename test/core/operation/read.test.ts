import { batchGetItem, explainItemSize, getItem, itemSize, query, scan } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizes } from '../../support/arbitraries.ts';

describe('getItem', () => {
  test.each([
    [3_500, 0.5, 1, 2],
    [10_240, 1.5, 3, 6],
    [0, 0.5, 1, 2],
    [1, 0.5, 1, 2],
    [4_096, 0.5, 1, 2],
    [4_097, 1, 2, 4],
    [409_600, 50, 100, 200],
    ['missing', 0.5, 1, 2],
  ] as const)('of %s B = %d eventual, %d strong, %d transactional', (size, eventual, strong, transactional) => {
    expect(getItem(size, 'eventual').value).toBe(eventual);
    expect(getItem(size, 'strong').value).toBe(strong);
    expect(getItem(size, 'transactional').value).toBe(transactional);
  });

  test('carries the reasons of a size along', () => {
    const size = explainItemSize(itemSize({ a: { N: '110' } }));
    const units = getItem(size, 'strong');
    expect(units.value).toBe(1);
    // nobody has measured a number of that form on the service
    expect(units.basis).toBe('inferred');
    expect(getItem(3, 'strong').basis).toBe('documented');
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('of %d B is a mistake of the caller', (size) => {
    expect(() => getItem(size, 'strong')).toThrow(RangeError);
    expect(() => getItem(size, 'strong')).toThrow(/^size must be .* it is /);
  });

  test('of a consistency that there is not is a mistake of the caller', () => {
    expect(() => getItem(1, 'weak' as 'strong')).toThrow(/^consistency must be one of .* it is weak\.$/);
    expect(() => batchGetItem([1], 'transactional' as 'strong')).toThrow(RangeError);
    for (const consistency of ['transactional', undefined] as unknown as readonly 'strong'[]) {
      expect(() => query({ runs: [], consistency })).toThrow(RangeError);
      expect(() => scan({ runs: [], consistency, mode: 'on-demand' })).toThrow(RangeError);
    }
  });
});

describe('always', () => {
  test('strong = 2 × eventual, transactional = 2 × strong', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const strong = getItem(size, 'strong').value;
        expect(strong).toBe(2 * getItem(size, 'eventual').value);
        expect(getItem(size, 'transactional').value).toBe(2 * strong);
      }),
    );
  });

  test('units never fall when the size grows', () => {
    fc.assert(
      fc.property(sizes, sizes, (one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
        expect(getItem(smaller, 'strong').value).toBeLessThanOrEqual(getItem(larger, 'strong').value);
      }),
    );
  });

  test('one byte more costs one unit more exactly after k × 4,096 bytes, and nothing elsewhere', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const more = getItem(size + 1, 'strong').value - getItem(size, 'strong').value;
        expect(more).toBe(size > 0 && size % 4_096 === 0 ? 1 : 0);
      }),
    );
  });

  test('as many units cover the size, and one fewer would not', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const units = getItem(size, 'strong').value;
        expect(units * 4_096).toBeGreaterThanOrEqual(size);
        expect((units - 1) * 4_096).toBeLessThan(Math.max(1, size));
      }),
    );
  });
});
