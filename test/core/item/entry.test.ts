import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexEntry, itemSize, type Item, type Table } from '@dynamometer/core';

const table: Table = {
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  globalIndexes: {
    all: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'ALL' },
    keys: {
      partitionKey: [
        { name: 'g', type: 'S' },
        { name: 'h', type: 'N' },
      ],
      projection: 'KEYS_ONLY',
    },
    named: { partitionKey: [{ name: 'g', type: 'S' }], projection: { include: ['note', 'pk', 'absent'] } },
  },
  localIndexes: { byDate: { sortKey: { name: 'date', type: 'S' }, projection: 'KEYS_ONLY' } },
};
const item: Item = {
  pk: { S: 'p' },
  sk: { S: 's' },
  g: { S: 'g' },
  h: { N: '1' },
  date: { S: '2026' },
  note: { S: 'n' },
  rest: { S: 'r' },
};

test('an index that projects all stores the item itself', () => {
  expect(indexEntry(item, table, 'all')).toBe(item);
});

test('keys only: the keys of the table and of the index, each once', () => {
  expect(indexEntry(item, table, 'keys')).toEqual({ pk: { S: 'p' }, sk: { S: 's' }, g: { S: 'g' }, h: { N: '1' } });
  expect(indexEntry(item, table, 'byDate')).toEqual({ pk: { S: 'p' }, sk: { S: 's' }, date: { S: '2026' } });
});

test('included names join the keys where the item has them', () => {
  expect(indexEntry(item, table, 'named')).toEqual({
    pk: { S: 'p' },
    sk: { S: 's' },
    g: { S: 'g' },
    note: { S: 'n' },
  });
});

test('a missing part of the key, or one of another type, keeps the item out', () => {
  const { h: _, ...without } = item;
  expect(indexEntry(without, table, 'keys')).toBeUndefined();
  expect(indexEntry({ ...item, h: { S: '1' } }, table, 'keys')).toBeUndefined();
});

test('names that every object has are attributes like others', () => {
  const odd = JSON.parse('{"pk":{"S":"p"},"g":{"S":"g"},"__proto__":{"S":"x"},"constructor":{"S":"y"}}') as Item;
  const plain: Table = {
    partitionKey: { name: 'pk', type: 'S' },
    globalIndexes: {
      byG: { partitionKey: [{ name: 'g', type: 'S' }], projection: { include: ['__proto__', 'toString'] } },
      byProto: { partitionKey: [{ name: '__proto__', type: 'S' }], projection: 'KEYS_ONLY' },
      byConstructor: { partitionKey: [{ name: 'constructor', type: 'S' }], projection: 'KEYS_ONLY' },
    },
  };
  const sizeIn = (index: string, stored = odd): number | undefined => {
    const entry = indexEntry(stored, plain, index);
    return entry && itemSize(entry).bytes;
  };
  expect([sizeIn('byG'), sizeIn('byProto'), sizeIn('byConstructor')]).toEqual([3 + 2 + 10, 3 + 10, 3 + 12]);
  const without: Item = { pk: { S: 'p' } };
  expect([sizeIn('byG', without), sizeIn('byProto', without), sizeIn('byConstructor', without)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('an unknown index is misuse', () => {
  expect(() => indexEntry(item, table, 'none')).toThrow(RangeError);
  expect(() => indexEntry(item, table, 'toString')).toThrow(/all, keys, named, byDate/);
});

describe('always', () => {
  test('an entry is never larger than its item', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(item), 'other'), fc.string(), { noNullPrototype: true }),
        fc.constantFrom('all', 'keys', 'named', 'byDate'),
        (texts, index) => {
          const some: Item = Object.fromEntries(Object.entries(texts).map(([name, S]) => [name, { S }]));
          const entry = indexEntry(some, table, index);
          expect(entry === undefined ? 0 : itemSize(entry).bytes).toBeLessThanOrEqual(itemSize(some).bytes);
        },
      ),
    );
  });
});
