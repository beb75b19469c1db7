import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallProduct, smallSum, smallSumOfProducts } from '../../../packages/core/src/pricing/small-decimal.ts';

/** A decimal as a whole number and its decimal places, by arithmetic of any length. */
interface Whole {
  readonly digits: bigint;
  readonly places: number;
}

function read(given: string | number): Whole {
  const [mantissa = '', exponent = '0'] = String(given).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

function write({ digits, places }: Whole): string {
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  const decimal = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '');
  return digits < 0n ? `-${decimal}` : decimal;
}

const plus = (a: Whole, b: Whole): Whole => {
  const places = Math.max(a.places, b.places);
  const scaled = ({ digits, places: own }: Whole): bigint => digits * 10n ** BigInt(places - own);
  return { digits: scaled(a) + scaled(b), places };
};

const times = (a: Whole, b: Whole): Whole => ({ digits: a.digits * b.digits, places: a.places + b.places });
const [ZERO, ONE] = [read(0), read(1)];

/** Decimals as texts and as numbers, of few and of many digits. */
const decimals = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.integer({ min: 0, max: 18 }))
    .map(([digits, places]) => write({ digits, places })),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1_000),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

test('0.1 + 0.2 = 0.3, and 0.1 × 3 = 0.3', () => {
  expect(smallSum([0.1, '0.2'])).toBe('0.3');
  expect(smallProduct([0.1, 3])).toBe('0.3');
  expect(smallSumOfProducts([0.1, 2], [3, '0.25'])).toBe('0.8');
});

test('nothing adds up to 0, and zero has no sign', () => {
  expect(smallSum([])).toBe('0');
  expect(smallProduct([-5, 0])).toBe('0');
  expect(smallSum(['0.50', '-0.5'])).toBe('0');
});

test.each([
  '',
  'abc',
  '1.2.3',
  '.5',
  '5.',
  ' 1.5',
  '9007199254740993',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e21,
  1e-7,
])('%j is left to arithmetic of any length', (given) => {
  const exact = smallSum([given]);
  expect(exact).toBeUndefined();
});

test('more digits than a double holds are left alone, also where they cancel out', () => {
  expect(smallSum(['999999999999999', '1'])).toBeUndefined();
  expect(smallProduct(['99999999', '99999999'])).toBeUndefined();
  expect(smallSum(['100000000000000', '0.000000000001'])).toBeUndefined();
});

describe('always', () => {
  test('a result is the exact one, or none', () => {
    fc.assert(
      fc.property(fc.array(decimals, { maxLength: 6 }), fc.array(decimals, { maxLength: 6 }), (a, b) => {
        const length = Math.min(a.length, b.length);
        const [left, right] = [a.slice(0, length), b.slice(0, length)];
        const products = left.map((each, index) => times(read(each), read(right[index] ?? 0)));
        expect([write(a.map(read).reduce(plus, ZERO)), undefined]).toContain(smallSum(a));
        expect([write(a.map(read).reduce(times, ONE)), undefined]).toContain(smallProduct(a));
        expect([write(products.reduce(plus, ZERO)), undefined]).toContain(smallSumOfProducts(left, right));
      }),
      { numRuns: 2_000 },
    );
  });
});
