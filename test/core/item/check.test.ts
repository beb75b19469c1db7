import { checkItem, type AttributeValue, type Item, type Table } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { items } from '../../support/items.ts';

const found = (item: unknown, table?: Table) => checkItem(item as Item, table);
const codes = (item: unknown, table?: Table) => found(item, table).map((each) => each.code);
const sentence = (item: unknown, table?: Table) => found(item, table)[0]?.says;

const nested = (levels: number): AttributeValue => (levels === 0 ? { S: 'x' } : { L: [nested(levels - 1)] });

describe('sizes', () => {
  test('409,600 B are accepted', () => {
    expect(codes({ a: { S: 'x'.repeat(409_599) } })).toEqual([]);
  });
  test('409,601 B are not, and the sentence says by how much', () => {
    const item = { a: { S: 'x'.repeat(409_600) } };
    expect(found(item)).toMatchObject([{ code: 'item.too-large', limit: { value: 409_600 } }]);
    expect(sentence(item)).toBe(
      'The item has 409,601 B; DynamoDB allows 409,600 B. Take 1 B off it, or move a large value to S3 and keep its key.',
    );
  });
  test('an item without attributes has no key', () => {
    expect(codes({})).toEqual(['item.no-key']);
  });
});

describe('numbers', () => {
  test.each([
    ['123456789012345678901234567890123456789', 'number.too-many-digits'],
    ['1E126', 'number.too-large'],
    ['-1E200', 'number.too-large'],
    ['1E-131', 'number.too-small'],
    ['NaN', 'number.not-finite'],
    ['-Infinity', 'number.not-finite'],
    ['', 'number.unreadable'],
    ['1,000', 'number.unreadable'],
  ])('%s is refused: %s', (literal, code) => {
    expect(codes({ n: { N: literal } })).toEqual([code]);
  });
  test.each([
    '12345678901234567890123456789012345678',
    '123456789012345678901234567890123456780',
    '0.1E126',
    '10E-131',
  ])('%s is accepted', (literal) => {
    expect(codes({ n: { N: literal } })).toEqual([]);
  });
  test('39 digits: the sentence says where and what to do', () => {
    expect(sentence({ n: { L: [{ N: '123456789012345678901234567890123456789' }] } })).toBe(
      'n[0] has 39 significant digits (123456789012345678901234567890123456789); a number has at most 38. Round it or store it as a string.',
    );
  });
});

describe('types', () => {
  test('"Nul" at Address.town: did you mean NULL?', () => {
    const item = { Address: { M: { town: { Nul: true } } } };
    expect(sentence(item)).toBe('Address.town has the type "Nul", which DynamoDB does not know. Did you mean NULL?');
  });
  test.each([
    [{ s: 'x' }, 'S'],
    [{ String: 'x' }, 'S'],
    [{ bool: true }, 'BOOL'],
    [{ BOLL: true }, 'BOOL'],
    [{ List: [] }, 'L'],
  ])('%j: did you mean %s?', (value, near) => {
    expect(sentence({ a: value })).toContain(`Did you mean ${near}?`);
  });
  test('a tag near to nothing lists the ten', () => {
    expect(sentence({ a: { X: '1' } })).toContain('The types are S, N, B, BOOL, NULL, SS, NS, BS, L or M.');
  });
  test('no type, two types, no object, another content', () => {
    expect(codes({ a: {} })).toEqual(['type.missing']);
    expect(codes({ a: { S: 'x', N: '1' } })).toEqual(['type.several']);
    expect(codes({ a: 'x' })).toEqual(['type.untyped']);
    expect(codes({ a: null })).toEqual(['type.untyped']);
    expect(codes({ a: { N: 5 } })).toEqual(['value.wrong-content']);
    expect(codes({ a: { L: {} }, b: { M: [] }, c: { SS: [1] }, d: { BOOL: 'true' }, e: { B: 'YQ==' } })).toEqual(
      Array.from({ length: 5 }, () => 'value.wrong-content'),
    );
  });
  test('members that are undefined count as absent, as the SDK gives them', () => {
    expect(codes({ a: { S: 'x', N: undefined } })).toEqual([]);
  });
  test('NULL with false is refused', () => {
    expect(codes({ a: { NULL: false } })).toEqual(['value.false-null']);
  });
});

describe('sets', () => {
  test.each([{ SS: [] }, { NS: [] }, { BS: [] }])('%j is refused', (value) => {
    expect(codes({ a: value })).toEqual(['set.empty']);
  });
  test('an element may be there once; numbers count by value', () => {
    expect(codes({ a: { SS: ['a', 'b', 'a'] } })).toEqual(['set.duplicate']);
    expect(codes({ a: { NS: ['1000', '1E3'] } })).toEqual(['set.duplicate']);
    expect(codes({ a: { NS: ['0', '-0.0'] } })).toEqual(['set.duplicate']);
    expect(codes({ a: { BS: [new Uint8Array([1, 23]), new Uint8Array([1, 23])] } })).toEqual(['set.duplicate']);
    expect(codes({ a: { BS: [new Uint8Array([1, 23]), new Uint8Array([12, 3])] } })).toEqual([]);
    expect(codes({ a: { SS: ['1', '1.0', ''] } })).toEqual([]);
  });
});

describe('names and texts', () => {
  test('a name has from 1 byte to 64 KB', () => {
    expect(codes({ '': { S: 'x' } })).toEqual(['name.empty']);
    expect(codes({ a: { M: { '': { S: 'x' } } } })).toEqual(['name.empty']);
    expect(codes({ ['x'.repeat(65_536)]: { S: '' } })).toEqual([]);
    expect(codes({ ['é'.repeat(32_769)]: { S: '' } })).toEqual(['name.too-long']);
  });
  test('half of a surrogate pair is refused, in names, strings and sets', () => {
    expect(codes({ a: { S: 'x\ud83d' } })).toEqual(['text.lone-surrogate']);
    expect(codes({ '\ude00': { S: 'x' } })).toEqual(['text.lone-surrogate']);
    expect(codes({ a: { SS: ['\ude00'] } })).toEqual(['text.lone-surrogate']);
  });
});

describe('nesting', () => {
  test('31 lists around a value are accepted, 32 are not', () => {
    expect(codes({ a: nested(31) })).toEqual([]);
    expect(codes({ a: nested(32) })).toEqual(['item.too-deep']);
  });
  test('10,000 levels are one problem', () => {
    let value: AttributeValue = { S: 'x' };
    for (let level = 0; level < 10_000; level += 1) value = { M: { m: value } };
    expect(codes({ a: value })).toEqual(['item.too-deep']);
  });
});

describe('keys', () => {
  const table: Table = {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'N' },
    globalIndexes: { byDate: { partitionKey: [{ name: 'date', type: 'S' }], projection: 'ALL' } },
    localIndexes: { byRank: { sortKey: { name: 'rank', type: 'B' }, projection: 'KEYS_ONLY' } },
  };
  const keys = { pk: { S: 'a' }, sk: { N: '1' } };

  test('an item with its keys is accepted, in the indexes or not', () => {
    expect(codes(keys, table)).toEqual([]);
    expect(codes({ ...keys, date: { S: '2026-06-30' }, rank: { B: new Uint8Array(1) } }, table)).toEqual([]);
  });
  test('a key may not be missing, empty, of another type or too long', () => {
    expect(codes({ pk: { S: 'a' } }, table)).toEqual(['key.missing']);
    expect(codes({ pk: { S: '' }, sk: { N: '1' } }, table)).toEqual(['key.empty']);
    expect(codes({ pk: { N: '1' }, sk: { S: '1' } }, table)).toEqual(['key.wrong-type', 'key.wrong-type']);
    expect(codes({ ...keys, pk: { S: 'x'.repeat(2_048) } }, table)).toEqual([]);
    expect(codes({ ...keys, pk: { S: 'x'.repeat(2_049) } }, table)).toEqual(['key.too-long']);
    expect(codes({ ...keys, rank: { B: new Uint8Array(1_025) } }, table)).toEqual(['key.too-long']);
  });
  test('an index key of another type is refused, since DynamoDB refuses the write', () => {
    expect(codes({ ...keys, date: { N: '20260630' } }, table)).toEqual(['key.wrong-index-type']);
    expect(codes({ ...keys, date: { S: '' } }, table)).toEqual(['key.empty']);
  });
  test('a key named like a member of every object is missing until it is there', () => {
    const odd: Table = { partitionKey: { name: 'constructor', type: 'S' } };
    expect(codes(keys, odd)).toEqual(['key.missing']);
  });
});

describe('always', () => {
  test('what DynamoDB stores passes', () => {
    fc.assert(
      fc.property(items, (item) => {
        expect(codes(item)).toEqual([]);
      }),
    );
  });
  test('whatever comes, it answers in sentences and does not throw', () => {
    const anything = fc.dictionary(fc.string(), fc.anything({ withNullPrototype: true, withBigInt: true }));
    fc.assert(
      fc.property(anything, (item) => {
        for (const each of found(item)) expect(each.says).toMatch(/^\S.*[.?]$/s);
      }),
    );
  });
});
