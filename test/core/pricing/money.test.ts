import { formatDollars, showAmounts } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, product, quotient, roundUp, sum } from '../../../packages/core/src/pricing/money.ts';

/** Amounts from far below a cent to a million dollars, as exact decimals; some of them taken off. */
const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 14 }))
  .map(([digits, places]) => product(`${digits}`, `0.${'0'.repeat(places)}1`));

const cents = (text: string) => BigInt(text.replace('.', ''));

test('0.1 + 0.2 = 0.3', () => {
  expect(sum([0.1, 0.2])).toBe('0.3');
});

test('10¹⁵ × 4 × 0.0000006250 = 2,500,000,000', () => {
  expect(product(1e15, 4, '0.0000006250')).toBe('2500000000');
});

test('70 ÷ 0.7 = 100, and no unit more', () => {
  expect(roundUp(quotient(70, 0.7))).toBe(100);
});

test('1 − 0.9 = 0.1', () => {
  expect(difference(1, 0.9)).toBe('0.1');
});

test('three rows of a third of a dollar add up to the dollar shown', () => {
  expect(showAmounts([quotient(1, 3), quotient(1, 3), quotient(1, 3)])).toEqual({
    rows: ['0.34', '0.33', '0.33'],
    total: '1.00',
  });
});

test('a row below a cent is shown with its digits, and the total with as many', () => {
  expect(showAmounts(['25', '0.0000625'])).toEqual({ rows: ['25.00', '0.0000625'], total: '25.0000625' });
});

test('no rows are $0.00', () => {
  expect(showAmounts([])).toEqual({ rows: [], total: '0.00' });
});

test.each([
  ['0', '$0.00'],
  ['0.0625', '$0.0625'],
  ['0.625', '$0.625'],
  ['25', '$25.00'],
  ['8437.5', '$8,437.50'],
  ['164.255', '$164.26'],
  ['1234567.891', '$1,234,567.89'],
  ['0.0000000625', '$0.0000000625'],
  ['-6.25', '−$6.25'],
  ['0.99999', '$1.00'],
])('%s is written %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

describe('always', () => {
  test('rows shown add up to the total shown, which is the exact total rounded', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 12 }), (rows) => {
        const shown = showAmounts(rows);
        expect(sum(shown.rows)).toBe(sum([shown.total]));
        const places = Math.max(...[...shown.rows, shown.total].map((text) => text.split('.')[1]?.length ?? 0));
        const error = difference(sum(rows), shown.total).replace('-', '');
        expect(Number(error)).toBeLessThanOrEqual(10 ** -places);
      }),
    );
  });

  test('a row that is something is never shown as nothing', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), (rows) => {
        const shown = showAmounts(rows);
        const isNothing = (amount: string) => Number(amount) === 0;
        expect(shown.rows.map(isNothing)).toEqual(rows.map(isNothing));
        expect(isNothing(shown.total)).toBe(isNothing(sum(rows)));
      }),
    );
  });

  test('sums keep every digit', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { maxLength: 20 }), (whole) => {
        const expected = whole.reduce((total, each) => total + each, 0n);
        expect(sum(whole.map((each) => product(`${each}`, '0.0000000001')))).toBe(
          product(`${expected}`, '0.0000000001'),
        );
      }),
    );
  });

  test('a shown row is within a step of the exact one', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), (rows) => {
        showAmounts(rows).rows.forEach((row, index) => {
          expect(Math.abs(Number(difference(row, rows[index] ?? '0')))).toBeLessThan(0.01);
        });
      }),
    );
  });

  test('an amount is never written as $0.00 unless it is nothing', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = formatDollars(amount).replaceAll(/[^\d.]/g, '');
        expect(cents(digits) === 0n).toBe(Number(amount) === 0);
      }),
    );
  });
});
