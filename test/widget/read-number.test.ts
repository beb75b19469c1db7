import { expect, test } from 'vitest';
import { readNumber } from '../../packages/widget/src/read-number.ts';

test.each([
  ['1000000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1 000 000', 1_000_000],
  ["1'000'000", 1_000_000],
  ['1_000', 1_000],
  ['1.000.000', 1_000_000],
  ['1,234.5', 1_234.5],
  ['1.234,5', 1_234.5],
  ['1.5M', 1_500_000],
  ['1,5M', 1_500_000],
  ['2.5 k', 2_500],
  ['3bn', 3e9],
  ['.5', 0.5],
  ['0', 0],
])('%s is %d', (typed, value) => {
  expect(readNumber(typed, '.', 'things')).toBe(value);
});

test('what stands before three digits is the sign of the language: 1.500 is 1.5 in English and 1,500 in German', () => {
  expect(readNumber('1.500', '.', 'things')).toBe(1.5);
  expect(readNumber('1.500', ',', 'things')).toBe(1_500);
  expect(readNumber('1,500', '.', 'things')).toBe(1_500);
  expect(readNumber('1,500', ',', 'things')).toBe(1.5);
});

test('25 % and 25 are the same share; other fields take no per cent', () => {
  expect(readNumber('25 %', '.', 'percent')).toBe(25);
  expect(readNumber('25', '.', 'percent')).toBe(25);
  expect(readNumber('25 %', '.', 'things')).toBeUndefined();
});

test('1 TB = 2⁴⁰ B', () => {
  expect(readNumber('1 TB', '.', 'bytes')).toBe(1_099_511_627_776);
});

test('2 KB = 2,048 B, 1.5 MB = 1,572,864 B', () => {
  expect(readNumber('2 KB', '.', 'bytes')).toBe(2_048);
  expect(readNumber('1.5 MB', '.', 'bytes')).toBe(1_572_864);
  expect(readNumber('512 B', '.', 'bytes')).toBe(512);
});

test.each(['', 'abc', '1,00,0', '1.2.3', '-5', '1e9', '12 parsecs', '2 KB', 'NaN', 'Infinity', '9'.repeat(400)])(
  '%s is no count',
  (typed) => {
    expect(readNumber(typed, '.', 'things')).toBeUndefined();
  },
);
