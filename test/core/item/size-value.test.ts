import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainItemSize, itemSize, type AttributeValue, type Item } from '@dynamometer/core';
import { valueSize, type NumbersMet } from '../../../packages/core/src/item/size-value.ts';
import { items } from '../../support/items.ts';

const met = (value: unknown): readonly [number, string] => {
  const numbers: NumbersMet = { weakest: 'none' };
  return [valueSize(value as AttributeValue, 'a', numbers), numbers.weakest];
};

test('{"M":{"b":{"N":"1"}}} = 3 + 1 + 1 + 2 = 7, measured; a list of 110 = 3 + 1 + 3 = 7, not confirmed', () => {
  expect(met({ M: { b: { N: '1' } } })).toEqual([7, 'measured']);
  expect(met({ L: [{ N: '110' }] })).toEqual([7, 'unconfirmed']);
  expect(met({ SS: ['é', 'a'] })).toEqual([3, 'none']);
});

test('members that are undefined are none', () => {
  expect(met({ S: undefined, N: '110' })).toEqual([3, 'unconfirmed']);
});

test('what is no value, or no number, is misuse as for the whole item', () => {
  for (const value of [{}, { X: 1 }, { S: 'a', N: '1' }, { N: 'x' }, { NS: ['x'] }, { S: undefined }])
    expect(() => met(value)).toThrow(TypeError);
});

describe('always', () => {
  test('the bytes of an item are its names and the bytes of its values, as well known as its numbers', () => {
    fc.assert(
      fc.property(items, (item: Item) => {
        const { bytes } = itemSize(item);
        const values = Object.entries(item).map(([name, value]) => [Buffer.byteLength(name), met(value)] as const);
        expect(values.reduce((sum, [name, [value]]) => sum + name + value, 0)).toBe(bytes);
        const kinds = new Set(values.map(([, [, weakest]]) => weakest));
        const basis = kinds.has('unconfirmed') ? 'inferred' : kinds.has('measured') ? 'measured' : 'documented';
        expect(explainItemSize(itemSize(item)).basis).toBe(basis);
      }),
    );
  });
});
