import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainItemSize, itemSize } from '@dynamometer/core';
import { UNCONFIRMED, answer, type Check } from './answers.ts';

interface Case {
  readonly id: string;
  readonly title: string;
  readonly check?: readonly Check[];
}

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as readonly Case[];
const checked = cases.filter(({ check = [] }) => check.length > 0);

test('all cases are there', () => {
  expect([cases.length, checked.length]).toEqual([95, 75]);
});

describe.each(checked)('$id $title', ({ check = [] }) => {
  test.each(check.map((one) => [JSON.stringify(one), one] as const))('%s', (_, one) => {
    const { is, expected } = answer(one);
    expect(is).toEqual(expected);
  });
});

test.each([...UNCONFIRMED])('the size of %s is said to be inferred', (n) => {
  expect(explainItemSize(itemSize({ a: { N: n } })).basis).toBe('inferred');
});
