import { itemSize, parse, reconcile } from '@dynamometer/core';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  [0.5, 'eventual'],
  [1, 'strong'],
  [2, 'transactional'],
])('%d units for an item of 3,500 B: %s', (consumed, matches) => {
  expect(reconcile({ consumed, sizes: [3_500], rounding: 'each' })).toMatchObject({ matches, reasons: [] });
});

test('a page is rounded as a whole: 3 × 3,000 B = 9,000 B = 3 blocks = 1.5 units', () => {
  expect(reconcile({ consumed: 1.5, sizes: [3_000, 3_000, 3_000], rounding: 'page' }).matches).toBe('eventual');
});

test('the item and the missing item of a transaction take 2 units each, as consumed', () => {
  const parsed = parse(readFileSync(new URL('../paste/samples/08-cli-transact-get.json', import.meta.url), 'utf8'));
  const evidence = parsed.ok && {
    consumed: parsed.consumed?.[0]?.units ?? 0,
    sizes: parsed.items.map((item) => itemSize(item).bytes),
    rounding: 'each' as const,
    missing: 1,
  };
  expect(evidence && reconcile(evidence).matches).toBe('transactional');
});

test('what does not fit has reasons', () => {
  const codes = (consumed: number, scanned: number) =>
    reconcile({ consumed, sizes: [100], rounding: 'page', scanned }).reasons.map(({ code }) => code);
  expect(codes(12.5, 9)).toEqual(['reconcile.filtered', 'reconcile.projected']);
  expect(codes(12.5, 1)).toEqual(['reconcile.projected']);
  expect(codes(0.25, 1)).toEqual(['reconcile.less']);
});

test('always: what a consistency costs is matched', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 409_600 }), { minLength: 1, maxLength: 5 }), (sizes) => {
      const consumed = reconcile({ consumed: 0, sizes, rounding: 'each' }).computed.strong.value;
      expect(reconcile({ consumed, sizes, rounding: 'each' }).matches).toBe('strong');
    }),
  );
});
