import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalNumber,
  decimalSize,
  explainDecimalSize,
  readDecimal,
} from '../../../packages/core/src/item/number.ts';

const sizeOf = (literal: string) => {
  const decimal = readDecimal(literal);
  return decimal === undefined ? undefined : decimalSize(decimal).bytes;
};

// Sizes measured on the service: paritysuite/dynamodb-conformance and dynoxide, eu-west-2, 2026.
const MEASURED: Readonly<Record<number, readonly string[]>> = {
  1: ['0', '-0'],
  2: ['1', '12', '15', '100', '0042', '0.15', '0.0000001', '1E125', '1E-100'],
  3: ['123', '1234', '1010', '1.5', '1.2', '1.200', '-42', '-0.15', '-1E125'],
  4: ['12345', '123456', '1.234', '100.5'],
  5: ['1234567', '12345678', '3.14159', '-12345'],
  6: ['123456789', '1234567891'],
  7: ['12345678912', '123456789123'],
  11: ['1234567890123456789'],
  20: ['12345678901234567890123456789012345678'],
};

describe('a number measured on the service', () => {
  for (const [bytes, literals] of Object.entries(MEASURED))
    test.each(literals)(`%s takes ${bytes} B`, (literal) => {
      expect(sizeOf(literal)).toBe(Number(bytes));
      expect(explainDecimalSize(readDecimal(literal)!).basis).toBe('measured');
    });
});

describe('a number whose digits do not line up with its pairs', () => {
  test.each([
    ['120', 3],
    ['250', 3],
    ['0.012', 3],
    ['1735689600000', 6],
    ['110', 3],
    ['12E21', 3],
  ])('%s takes %i B, inferred', (literal, bytes) => {
    expect(sizeOf(literal)).toBe(bytes);
    expect(explainDecimalSize(readDecimal(literal)!)).toMatchObject({ value: bytes, basis: 'inferred' });
  });

  test('38 digits and a minus stop at 21 B, inferred', () => {
    const decimal = readDecimal('-12345678901234567890123456789012345678.0e1')!;
    expect(decimalSize(decimal)).toEqual({ bytes: 21, rule: 'size.number-capped' });
    expect(explainDecimalSize(decimal)).toMatchObject({ value: 21, basis: 'inferred' });
  });
});

describe('the shape of a literal', () => {
  test('-0.0120 has the digits 12 on the powers -2 and -3', () => {
    expect(readDecimal('-0.0120')).toEqual({ negative: true, digits: 2, highest: -2, lowest: -3 });
  });
  test.each(['', '+', '-', '.', 'e5', '1e', '1e+', '0x10', ' 1', '1 ', '1,000', '1_000', '--1', '1.2.3', 'NaN', '１'])(
    '"%s" is no number',
    (text) => {
      expect(readDecimal(text)).toBeUndefined();
    },
  );
  test.each(['+5', '5.', '.5', '0E500', '1E+3'])('%s is a number', (text) => {
    expect(readDecimal(text)).toBeDefined();
  });
  test('an exponent of 30 digits is far away, not infinite', () => {
    expect(readDecimal(`1E${'9'.repeat(30)}`)?.highest).toBe(1e9);
  });
});

describe('always', () => {
  const digits = fc.stringMatching(/^[1-9]\d{0,36}$/);
  const exponent = fc.integer({ min: -80, max: 80 });

  test('the spelling of a number changes neither its size nor its canonical form', () => {
    fc.assert(
      fc.property(digits, exponent, fc.nat(5), fc.boolean(), (whole, power, zeros, negative) => {
        const sign = negative ? '-' : '';
        const plain = `${sign}${whole}E${power}`;
        const padded = `${sign}${'0'.repeat(zeros)}${whole}${'0'.repeat(zeros)}.${'0'.repeat(zeros)}e${power - zeros}`;
        const fraction = `${sign}0.${whole}E${power + whole.length}`;
        expect(sizeOf(padded)).toBe(sizeOf(plain));
        expect(sizeOf(fraction)).toBe(sizeOf(plain));
        expect(canonicalNumber(padded)).toBe(canonicalNumber(plain));
        expect(canonicalNumber(fraction)).toBe(canonicalNumber(plain));
      }),
    );
  });

  test('a minus adds 1 B up to the cap', () => {
    fc.assert(
      fc.property(digits, exponent, (whole, power) => {
        const size = sizeOf(`${whole}E${power}`) ?? 0;
        expect(sizeOf(`-${whole}E${power}`)).toBe(Math.min(21, size + 1));
      }),
    );
  });

  test('a hundredfold number has the same size', () => {
    fc.assert(
      fc.property(digits, exponent, (whole, power) => {
        expect(sizeOf(`${whole}E${power + 2}`)).toBe(sizeOf(`${whole}E${power}`));
      }),
    );
  });

  test('the explained size is the size', () => {
    fc.assert(
      fc.property(digits, exponent, fc.boolean(), (whole, power, negative) => {
        const decimal = readDecimal(`${negative ? '-' : ''}${whole}E${power}`)!;
        const explained = explainDecimalSize(decimal);
        expect({ bytes: explained.value, rule: explained.rule.id }).toEqual(decimalSize(decimal));
      }),
    );
  });
});
