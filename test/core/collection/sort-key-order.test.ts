import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '@dynamometer/core';
import { inSortKeyOrder } from '../../../packages/core/src/collection/sort-key-order.ts';

const key = { partitionKey: [], sortKey: [{ name: 'sk', type: 'S' as const }] };
const item = (S: string): Item => ({ sk: { S } });

test('equal keys stay as they stood', () => {
  expect([...inSortKeyOrder([0, 1, 2], [item('b'), item('a'), item('b')], key)]).toEqual([1, 0, 2]);
});

describe('always', () => {
  test('texts are in the order of their UTF-8 bytes, plain or not', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.string({ unit: 'binary' }))), (texts) => {
        const order = inSortKeyOrder([...texts.keys()], texts.map(item), key);
        const sorted = texts.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        expect(Array.from(order, (position) => texts[position])).toEqual(sorted);
      }),
    );
  });
});
