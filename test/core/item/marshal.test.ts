import { itemSize, marshal } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const itemOf = (values: Record<string, unknown>) => {
  const marshalled = marshal(values);
  return marshalled.ok ? marshalled.item : marshalled.problems.map(({ says }) => says);
};

describe('each kind of value', () => {
  test.each([
    [1.5, { N: '1.5' }],
    [-0, { N: '0' }],
    [1e21, { N: '1e+21' }],
    [12345678901234567890n, { N: '12345678901234567890' }],
    ['', { S: '' }],
    [true, { BOOL: true }],
    [null, { NULL: true }],
    [new Uint8Array([1, 2]), { B: new Uint8Array([1, 2]) }],
    [new Set(['a', 'b']), { SS: ['a', 'b'] }],
    [new Set([1, 2n]), { NS: ['1', '2'] }],
    [new Set([new Uint8Array([1])]), { BS: [new Uint8Array([1])] }],
    [[1, undefined, 'a'], { L: [{ N: '1' }, { S: 'a' }] }],
    [new Map([['a', [1]]]), { M: { a: { L: [{ N: '1' }] } } }],
    [{ a: {}, b: undefined }, { M: { a: { M: {} } } }],
    [Object.create(null), { M: {} }],
  ])('%o', (plain, value) => {
    expect(itemOf({ x: plain })).toEqual({ x: value });
  });

  test('undefined is left out', () => {
    expect(itemOf({ a: undefined })).toEqual({});
  });

  test('special names are names', () => {
    const item = itemOf(JSON.parse('{"__proto__":1,"constructor":"c"}') as Record<string, unknown>);
    expect(Object.entries(item)).toEqual([
      ['__proto__', { N: '1' }],
      ['constructor', { S: 'c' }],
    ]);
  });
});

describe('what has no type', () => {
  class Money {}
  const itself: unknown[] = [];
  itself.push(itself);

  test.each([
    [Number.NaN, 'x is NaN, which DynamoDB cannot store.'],
    [-Infinity, 'x is -Infinity, which DynamoDB cannot store.'],
    [1e200, 'x is 1e+200; numbers end below 1E+126.'],
    [new Set(), 'x is an empty set, which DynamoDB cannot store.'],
    [new Set([1, 'a']), 'x is a set whose elements are not all strings'],
    [new Date(0), 'x is an instance of Date, which no DynamoDB type can hold.'],
    [new Money(), 'x is an instance of Money'],
    [() => 1, 'x is a function'],
    [Symbol('a'), 'x is a symbol'],
    [new Float64Array(1), 'x is an instance of Float64Array'],
    [new Map([[1, 2]]), 'A Map in x has the key 1, which is not a string.'],
    [itself, 'x[0] is a value that it stands in itself'],
    ['\ud800', 'x holds half of a surrogate pair'],
  ])('%s: %s', (plain, says) => {
    expect(itemOf({ x: plain })).toEqual([expect.stringContaining(says)]);
  });

  test('33 arrays in each other are too deep; an object or a Map that holds itself twice is refused at both places', () => {
    const deep = Array.from({ length: 33 }).reduce<unknown>((inner) => [inner], 'x');
    expect(itemOf({ x: deep })).toEqual([expect.stringContaining('is nested deeper than 32 levels')]);
    const twice: Record<string, unknown> = {};
    Object.assign(twice, { a: twice, b: new Map([['c', twice]]) });
    const says = (path: string) => expect.stringMatching(new RegExp(`^${path} is a value that it stands in itself`));
    expect(itemOf({ x: twice })).toEqual([says('x.a'), says('x.b.c')]);
    expect(itemOf(twice)).toEqual([says('a'), says('b.c')]);
  });

  test('the same value at two places, neither within the other, is stored at both', () => {
    const town = { zip: '1' };
    const stored = { M: { zip: { S: '1' } } };
    expect(itemOf({ a: town, b: [town, town] })).toEqual({ a: stored, b: { L: [stored, stored] } });
  });

  test('all of it at once, with paths', () => {
    const marshalled = marshal({ a: [new Date(0)], b: { c: Number.NaN } });
    expect(marshalled.ok ? [] : marshalled.problems.map(({ path }) => path)).toEqual([
      ['a', 0],
      ['b', 'c'],
    ]);
  });
});

describe('what is worth knowing', () => {
  test('2^53 may have been 2^53 + 1', () => {
    expect(marshal({ a: 2 ** 53 })).toMatchObject({
      ok: true,
      notices: [{ code: 'number.may-be-rounded', path: ['a'] }],
    });
    expect(marshal({ a: 2 ** 53 - 1, b: 0.1, c: 2n ** 60n })).toMatchObject({ ok: true, notices: [] });
  });
});

describe('always', () => {
  test('whatever is given, there is an item with a size or a sentence', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), anything), (values) => {
        const marshalled = marshal(values);
        expect(marshalled.ok ? itemSize(marshalled.item).bytes >= 0 : marshalled.problems.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
