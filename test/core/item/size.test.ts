import {
  explainItemSize,
  explainPartSize,
  itemSize,
  type AttributeValue,
  type Item,
  type SizePart,
} from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { items } from '../../support/items.ts';

const bytes = (item: Item) => itemSize(item).bytes;

describe('the size of an item', () => {
  test.each<[Item, number]>([
    [{}, 0],
    [{ a: { N: '1.5' } }, 4],
    [{ a: { N: '-42' } }, 4],
    [{ a: { L: [{ N: '1' }, { N: '2' }] } }, 10],
    [{ a: { M: { b: { N: '1' } } } }, 8],
    [{ a: { S: 'é' } }, 3],
    [{ é: { S: '' } }, 2],
    [{ a: { N: '12345678901234567890' } }, 12],
    [{ a: { L: [] } }, 4],
    [{ a: { M: {} } }, 4],
    [{ a: { BOOL: false } }, 2],
    [{ a: { NULL: true } }, 2],
    [{ a: { B: new Uint8Array(5) } }, 6],
    [{ a: { SS: ['ab', 'c'] } }, 4],
    [{ a: { NS: ['1', '-22'] } }, 6],
    [{ a: { BS: [new Uint8Array(2), new Uint8Array(3)] } }, 6],
    [{ 'shirt-color': { S: 'R' }, 'shirt-size': { S: 'M' } }, 23],
  ])('%j = %i B', (item, expected) => {
    expect(bytes(item)).toBe(expected);
  });

  test('an inner map pays 3 + 1 an entry and its keys: {"a":{"b":{"cd":true}}} = 1 + 3+1+1 + 3+1+2 + 1 = 13 B', () => {
    expect(bytes({ a: { M: { b: { M: { cd: { BOOL: true } } } } } })).toBe(13);
  });

  test('__proto__, constructor and hasOwnProperty are names like others', () => {
    const item = Object.fromEntries(['__proto__', 'constructor', 'hasOwnProperty'].map((name) => [name, { S: '' }]));
    expect(bytes(item)).toBe(9 + 11 + 14);
  });

  test('each part tells name, value and overhead apart', () => {
    expect(itemSize({ tags: { L: [{ S: 'ab' }] } }).parts).toEqual([
      {
        name: 'tags',
        type: 'L',
        bytes: 10,
        nameBytes: 4,
        valueBytes: 2,
        overhead: 4,
        rule: 'size.container',
        parts: [{ name: 0, type: 'S', bytes: 2, nameBytes: 0, valueBytes: 2, overhead: 0, rule: 'size.string' }],
      },
    ]);
  });

  test('what has no size throws with the name of the attribute', () => {
    expect(() => itemSize({ price: { N: 'dear' } })).toThrow(/"price"/);
    expect(() => itemSize({ price: { $unknown: ['X', 1] } })).toThrow(TypeError);
  });

  test.each([
    ['S', 5],
    ['N', 5],
    ['B', new ArrayBuffer(3)],
    ['B', 'YWJj'],
    ['SS', 'abc'],
    ['SS', [5]],
    ['NS', [5]],
    ['BS', ['YWJj']],
    ['L', { 0: { S: 'x' } }],
    ['M', null],
    ['M', []],
  ])('a value of type %s that holds %o throws with the name of the attribute, on top and in a map', (type, content) => {
    const value = { [type]: content } as unknown as AttributeValue;
    const says = new RegExp(`^"a" has the type ${type} but does not hold an? `);
    expect(() => itemSize({ a: value })).toThrow(says);
    expect(() => itemSize({ m: { M: { a: value } } })).toThrow(says);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`b${index}`, { S: 'x' }]));
    expect(() => itemSize({ ...many, a: value })).toThrow(says);
  });

  test('a Buffer is 3 bytes as a Uint8Array is', () => {
    expect(bytes({ a: { B: Buffer.from('abc') }, b: { BS: [new Uint8Array(3)] } })).toBe(1 + 3 + 1 + 3);
  });

  test.each([undefined, null, [], 'a'])('%o is no item', (item) => {
    expect(() => itemSize(item as unknown as Item)).toThrow(/^item must be an attribute map; it is /);
  });
});

describe('the explanation of a size', () => {
  test('names 2 + values 2 + numbers 5 + overhead 5 = 14 B', () => {
    const size = explainItemSize(itemSize({ a: { N: '-42' }, e: { L: [{ N: '1' }, { S: 'é' }] } }));
    expect(size.value).toBe(14);
    expect(size.inputs).toMatchObject({ names: 2, values: 2, numbers: { value: 5 }, overhead: 5 });
  });

  test('an item without numbers is documented, with numbers measured, with a doubtful one inferred', () => {
    expect(explainItemSize(itemSize({ a: { S: 'x' } })).basis).toBe('documented');
    expect(explainItemSize(itemSize({ a: { N: '12' } })).basis).toBe('measured');
    expect(explainItemSize(itemSize({ a: { N: '12' }, b: { L: [{ N: '120' }] } })).basis).toBe('inferred');
  });

  test('a part that does not belong to its value is refused', () => {
    const [part] = itemSize({ a: { N: '1' } }).parts;
    expect(() => explainPartSize(part!, { N: 'x' })).toThrow(/"a"/);
  });
});

describe('always', () => {
  test('size is additive over attributes', () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        const both = { ...one, ...other };
        const rest = Object.fromEntries(Object.entries(one).filter(([name]) => !Object.hasOwn(other, name)));
        expect(bytes(both)).toBe(bytes(rest) + bytes(other));
      }),
    );
  });

  test('every part is its name, its overhead and its parts', () => {
    const check = (part: SizePart): void => {
      const sum = part.parts?.reduce((total, each) => total + each.bytes, 0) ?? part.valueBytes;
      expect(part.bytes).toBe(part.nameBytes + part.overhead + sum);
      part.parts?.forEach(check);
    };
    fc.assert(fc.property(items, (item) => itemSize(item).parts.forEach(check)));
  });

  test('the explained sizes are the sizes, of the item and of each attribute', () => {
    fc.assert(
      fc.property(items, (item) => {
        const size = itemSize(item);
        expect(explainItemSize(size).value).toBe(size.bytes);
        for (const part of size.parts) expect(explainPartSize(part, item[part.name]!).value).toBe(part.bytes);
      }),
    );
  });
});
