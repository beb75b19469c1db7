import { itemCutter, itemSize, lineSizer, parse } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dynamoDBJson } from '../../support/item-text.ts';
import { items } from '../../support/items.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The lines that a text is cut into, and what stands around them. */
function cut(text: string, piece = Infinity): { lines: string; around: string[] } {
  const cutter = itemCutter();
  const bytes = encode(text);
  let lines = '';
  for (let at = 0; at < bytes.length; at += Math.min(piece, bytes.length))
    lines += decode(cutter.push(bytes.subarray(at, at + piece)));
  lines += decode(cutter.end());
  return {
    lines,
    around: cutter.frames().map(({ before, after, first }) => `${first}: ${decode(before)}…${decode(after)}`),
  };
}

describe('what is cut', () => {
  test.each([
    ['an array', '[{"a":1}, {"b":[2]}]', '{"a":1}\n{"b":[2]}\n'],
    ['an empty array', '[ ]', ''],
    ['values one after the other', '{"a":1}\n{\n  "b": 2\n}{"c":3}', '{"a":1}\n{   "b": 2 }\n{"c":3}\n'],
    ['brackets, commas and quotes in texts', '[{"a":"}],{\\""},{"b":"\\\\"}]', '{"a":"}],{\\""}\n{"b":"\\\\"}\n'],
    ['an item with a list called Items', '{"id":1,"Items":[{"a":1}]}', '{"id":1,"Items":[{"a":1}]}\n'],
    ['what is no object', '[1, "x", null]', '1\n"x"\nnull\n'],
    ['a value that does not end', '{"a": {"S": "x', '{"a": {"S": "x'],
    ['too many brackets', '{"a":1}]}', '{"a":1}\n]\n}\n'],
  ])('%s', (_, text, lines) => {
    expect(cut(text).lines).toBe(lines);
  });

  test('the Items of a response, and what is around them', () => {
    expect(cut('{"Count":2,"Items":[{"a":1},\n{"b":2}],"LastEvaluatedKey":{"k":[1]}} ')).toEqual({
      lines: '{"a":1}\n{"b":2}\n',
      around: ['1: {"Count":2,"Items":[…],"LastEvaluatedKey":{"k":[1]}}'],
    });
  });

  test('the Items of several responses, one after the other', () => {
    expect(cut('{"Items":[{"a":1}],"Count":1}\n{"Items":[{"b":2}],"Count":2}')).toEqual({
      lines: '{"a":1}\n{"b":2}\n',
      around: ['1: {"Items":[…],"Count":1}', '2: {"Items":[…],"Count":2}'],
    });
  });

  test('where an item begins in the text', () => {
    const cutter = itemCutter();
    cutter.push(encode('{\n"Items": [\n{"a":1},{\n"b":2},\n\n{"c":3}\n]}'));
    expect([1, 2, 3, 4].map((number) => cutter.begin(number))).toEqual([3, 3, 6, undefined]);
  });

  test('the Records of an event', () => {
    expect(cut('{"Records": [{"dynamodb": {"NewImage": {}}}]}').lines).toBe('{"dynamodb": {"NewImage": {}}}\n');
  });
});

/** What the full parser makes of an item; one that looks like an attribute value is refused. */
function sizesOf(text: string): readonly number[] {
  const parsed = parse(text);
  return parsed.ok ? parsed.items.map((item) => itemSize(item).bytes) : [];
}

describe('always', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('[', ']', '{', '}', '"', ',', ':', '\\', ' ', '\n', 'a', 'é', '{"Items":['),
  });
  const several = fc.array(items, { minLength: 1, maxLength: 4 });

  test('an array of items, indented or not, is cut into lines that have their sizes', () => {
    fc.assert(
      fc.property(several, fc.constantFrom(undefined, 2), (all, indent) => {
        const lines = cut(`[${all.map((item) => dynamoDBJson(item, indent)).join(', ')}]`).lines;
        const sizes = lineSizer()
          .push(encode(lines))
          .map((line) => line.sizes);
        expect(sizes).toEqual(all.map((item) => sizesOf(dynamoDBJson(item))));
      }),
    );
  });

  test('where the pieces are cut does not matter', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 5 }), (text, piece) => {
        const bytes = encode(text);
        const whole = itemCutter();
        const lines = [...whole.push(bytes), ...whole.end()];
        const cutter = itemCutter();
        const pieces: number[] = [];
        for (let at = 0; at < bytes.length; at += piece) pieces.push(...cutter.push(bytes.subarray(at, at + piece)));
        expect([...pieces, ...cutter.end()]).toEqual(lines);
        expect(cutter.frames()).toEqual(whole.frames());
      }),
    );
  });
});
