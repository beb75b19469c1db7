import { fact, isExplained, rule, valueOf, type Basis, type RuleFunction } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT, area, height } from '../support/rectangle.ts';

describe('a rule', () => {
  test('area({ width: 3, height: 4 }) = 12, from the values given', () => {
    expect(area({ width: 3, height: 4 })).toEqual({
      value: 12,
      rule: { ...TEXT, id: 'demo.area', says: 'Width times height.', formula: 'width × height', unit: 'squares' },
      inputs: { width: 3, height: 4 },
      basis: 'documented',
    });
  });

  test('keeps an explained input whole and computes with its value', () => {
    const explained = area({ width: 3, height: height });
    expect(explained.value).toBe(15);
    expect(explained.inputs).toEqual({ width: 3, height });
  });

  test('computes with lists of explained values', () => {
    const sum: RuleFunction<{ parts: readonly number[] }, number> = rule({
      ...TEXT,
      id: 'demo.sum',
      says: 'All of them.',
      formula: 'sum(parts)',
      unit: 'squares',
      compute: ({ parts }) => parts.reduce((total, part) => total + part, 0),
    });
    expect(sum({ parts: [area({ width: 3, height: 4 }), 1, height] }).value).toBe(18);
    expect(sum({ parts: [] }).value).toBe(0);
    expect(sum.rule.id).toBe('demo.sum');
  });
});

describe('a fact', () => {
  test('has a value, a text and no inputs', () => {
    expect(height.value).toBe(5);
    expect(height.inputs).toEqual({});
    expect(height.rule).toEqual({
      ...TEXT,
      id: 'demo.height',
      says: 'All are 5 high.',
      unit: 'steps',
      basis: 'measured',
    });
  });
});

describe('the basis', () => {
  const known = (basis: Basis) =>
    fact({ ...TEXT, id: `demo.${basis}`, says: 'Known.', unit: 'steps', value: 2, basis });

  test.each<[Basis, Basis, Basis]>([
    ['documented', 'documented', 'documented'],
    ['documented', 'measured', 'measured'],
    ['inferred', 'measured', 'inferred'],
    ['inferred', 'assumed', 'assumed'],
  ])('%s and %s make %s', (width, other, basis) => {
    expect(area({ width: known(width), height: known(other) }).basis).toBe(basis);
    expect(area({ width: known(other), height: known(width) }).basis).toBe(basis);
  });

  test('plain values weaken nothing', () => {
    expect(area({ width: 1, height: known('documented') }).basis).toBe('documented');
  });

  test('reaches through steps and lists', () => {
    const twice: RuleFunction<{ both: readonly number[] }, number> = rule({
      ...TEXT,
      id: 'demo.twice',
      says: 'Both.',
      formula: 'sum(both)',
      unit: 'squares',
      compute: ({ both: [first = 0, second = 0] }) => first + second,
    });
    expect(twice({ both: [1, area({ width: 1, height: known('assumed') })] }).basis).toBe('assumed');
  });
});

test('valueOf takes the reasons away, in lists too', () => {
  expect(valueOf(height)).toBe(5);
  expect(valueOf(7)).toBe(7);
  expect(valueOf<unknown>([height, 7])).toEqual([5, 7]);
});

describe('isExplained', () => {
  test('is true of figures and facts, also after a round trip through JSON', () => {
    expect(isExplained(height)).toBe(true);
    expect(isExplained(JSON.parse(JSON.stringify(area({ width: 1, height }))))).toBe(true);
  });

  test('is false of an item whose attributes have such names', () => {
    expect(isExplained({ value: { N: '1' }, rule: { S: 'x' }, inputs: { M: {} } })).toBe(false);
    expect(isExplained({ value: 1, inputs: {} })).toBe(false);
  });
});

describe('always', () => {
  test('a value that is no figure is not taken for one', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(isExplained(anything)).toBe(false);
        expect(valueOf(anything)).toEqual(anything);
      }),
    );
  });

  test('explained inputs give the value that plain ones give', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (width, size) => {
        const explained = fact({ ...TEXT, id: 'demo.size', says: 'So large.', unit: 'steps', value: size });
        expect(area({ width, height: explained }).value).toBe(area({ width, height: size }).value);
      }),
    );
  });
});
