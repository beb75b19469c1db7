import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSplit } from '@dynamometer/core';

test('10 GB of 1,000 B items = ⌊10,737,418,240 ÷ 1,100⌋ = 9,761,289', () => {
  expect(nextSplit({ items: 0, itemBytes: 1_000 }).capacity.value).toBe(9_761_289);
});

test('9,000,000 of them leave 761,289: 76 days at 10,000 a day', () => {
  const { itemsLeft, daysLeft } = nextSplit({ items: 9_000_000, itemBytes: 1_000, itemsPerDay: 10_000 });
  expect([itemsLeft.value, daysLeft?.value, daysLeft?.basis]).toEqual([761_289, 76, 'assumed']);
});

test('what is over full has nothing left; what does not grow has no day', () => {
  expect(nextSplit({ items: 1e9, itemBytes: 1_000 }).itemsLeft.value).toBe(0);
  expect(nextSplit({ items: 1, itemBytes: 1_000, itemsPerDay: 0 }).daysLeft).toBeUndefined();
});

test('amounts that cannot be are problems, and no day is named', () => {
  const { daysLeft, problems } = nextSplit({ items: -1, itemBytes: 1_000, itemsPerDay: 1 });
  expect([daysLeft, problems.map(({ path }) => path)]).toEqual([undefined, [['items']]]);
});

test('counts are whole, and amounts are numbers, not their texts', () => {
  const problems = (filling: Partial<Record<'items' | 'itemBytes' | 'partitions', unknown>>): readonly string[] =>
    nextSplit({ items: 0, itemBytes: 100, ...filling } as Parameters<typeof nextSplit>[0]).problems.map(
      ({ says }) => says,
    );
  expect(problems({ items: 1.5 })).toEqual([
    'items is 1.5; it has to be a whole number, 0 or more. It was taken as 0.',
  ]);
  expect(problems({ partitions: 0 })).toEqual([
    'partitions is 0; it has to be a whole number, 1 or more. It was taken as 1.',
  ]);
  expect(problems({ itemBytes: '100' })).toHaveLength(1);
  expect(problems({ items: null })).toHaveLength(1);
  expect(problems({ items: 1e18, itemBytes: 99.5 })).toEqual([]);
});

describe('always', () => {
  test('the items that fit do fit, and one more does not', () => {
    fc.assert(
      fc.property(fc.nat(409_600), (itemBytes) => {
        const fits = nextSplit({ items: 0, itemBytes }).capacity.value;
        expect(fits * (itemBytes + 100)).toBeLessThanOrEqual(10_737_418_240);
        expect((fits + 1) * (itemBytes + 100)).toBeGreaterThan(10_737_418_240);
      }),
    );
  });
});
