import { replicatedBytes, storedBytes } from '@dynamometer/core';
import { expect, test } from 'vitest';
import { averageCount } from '../../../packages/core/src/pricing/storage.ts';

test('a million items of 137 B: 237 MB; of a global table: 285 MB', () => {
  expect(storedBytes({ count: 1_000_000, size: 137 }).value).toBe('237000000');
  expect(replicatedBytes({ count: 1_000_000, size: 137 }).value).toBe('285000000');
});

test('an index entry of 30 + 20 + 50 B takes 200 B', () => {
  expect(storedBytes({ count: 1, size: 30 + 20 + 50 }).value).toBe('200');
});

test('10¹⁵ items of 400 KB keep every byte', () => {
  expect(storedBytes({ count: 1e15, size: 409_600 }).value).toBe('409700000000000000000');
});

test('100 items that grow by 10 a month are 105 on average in the first, 165 in the seventh', () => {
  expect(averageCount({ count: 100, growth: 10, after: 0 })).toMatchObject({ value: '105', basis: 'inferred' });
  expect(averageCount({ count: 100, growth: 10, after: 6 }).value).toBe('165');
});
