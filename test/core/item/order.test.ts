import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalNumber } from '../../../packages/core/src/item/number.ts';
import { compareBinary, compareNumbers, compareText } from '../../../packages/core/src/item/order.ts';

const sign = (order: number): number => Math.sign(order);

test('text is in the order of its UTF-8 bytes, which UTF-16 is not', () => {
  expect(['\uFF5E', '\u{1F600}'].toSorted()).toEqual(['\u{1F600}', '\uFF5E']);
  expect(sign(compareText('\u{1F600}', '\uFF5E'))).toBe(1);
  expect(sign(compareText('USER#', 'USER#1'))).toBe(-1);
  expect(compareText('é', 'é')).toBe(0);
});

test('numbers are compared digit by digit, whatever their spelling', () => {
  expect(compareNumbers('1.0', '1')).toBe(0);
  expect(compareNumbers('-0', '0')).toBe(0);
  expect(sign(compareNumbers('-2', '-1'))).toBe(-1);
  expect(sign(compareNumbers('-1', '0.001'))).toBe(-1);
  expect(sign(compareNumbers('1e2', '99.99'))).toBe(1);
  expect(sign(compareNumbers('12345678901234567890123456789012345679', '12345678901234567890123456789012345678'))).toBe(
    1,
  );
});

test('numbers of many digits take no longer than their length', () => {
  const [smaller, larger] = ['1', '2'].map((last) => `1${'0'.repeat(300_000)}${last}`) as [string, string];
  const start = performance.now();
  expect([sign(compareNumbers(smaller, larger)), compareNumbers(larger, larger)]).toEqual([-1, 0]);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('binaries are compared as unsigned bytes', () => {
  expect(sign(compareBinary(Uint8Array.of(255), Uint8Array.of(1, 2)))).toBe(1);
  expect(sign(compareBinary(Uint8Array.of(1), Uint8Array.of(1, 0)))).toBe(-1);
});

describe('always', () => {
  test('text is ordered as its bytes are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(sign(compareText(a, b))).toBe(sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
    );
  });

  test('integers are ordered as JavaScript orders them, and equal ones have one text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 37n), max: 10n ** 37n }), fc.bigInt(), (a, b) => {
        const c = b % 10n ** 37n;
        expect(sign(compareNumbers(String(a), String(c)))).toBe(a < c ? -1 : a > c ? 1 : 0);
        expect(canonicalNumber(`${a}.00`)).toBe(canonicalNumber(`${a}e0`));
        expect(canonicalNumber(String(a)) === canonicalNumber(String(c))).toBe(a === c);
      }),
    );
  });
});
