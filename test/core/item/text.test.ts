import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loneSurrogate, utf8Bytes } from '../../../packages/core/src/item/text.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 2],
  ['한국', 6],
  ['😀', 4],
  ['e\u0301', 3],
  ['a\ud83d', 4],
])('"%s" has %i B', (text, bytes) => {
  expect(utf8Bytes(text)).toBe(bytes);
});

test.each([
  ['abc😀', -1],
  ['\ud83d', 0],
  ['😀\ude00', 2],
  ['a\ud83dé', 1],
  ['\ud83d\ud83d\ude00', 0],
])('the first lone surrogate of %j is at %i', (text, position) => {
  expect(loneSurrogate(text)).toBe(position);
});

describe('always', () => {
  test('the bytes are those of an encoder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8Bytes(text)).toBe(Buffer.byteLength(text));
      }),
    );
  });

  test('a text is well formed exactly when nothing lone is found', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'é', '\ud83d', '\ude00')), (units) => {
        const text = units.join('');
        expect(loneSurrogate(text) === -1).toBe(Buffer.from(text).toString() === text);
      }),
    );
  });
});
