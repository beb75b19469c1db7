import { DOCS, explainAsText, getItem, rule, trail, withValues, type RuleFunction } from '@dynamometer/core';
import { describe, expect, test } from 'vitest';
import { TEXT, area, height } from '../support/rectangle.ts';

const ids = (figure: Parameters<typeof trail>[0]) => trail(figure).map((step) => step.rule.id);

const sum: RuleFunction<{ parts: readonly number[] }, number> = rule({
  ...TEXT,
  id: 'demo.sum',
  says: 'All of them.',
  formula: 'sum(parts)',
  unit: 'squares',
  compute: ({ parts }) => parts.reduce((total, part) => total + part, 0),
});

describe('trail', () => {
  test('of a fact is the fact', () => {
    expect(trail(height)).toEqual([height]);
  });

  test('names causes first and the figure last', () => {
    expect(ids(getItem(10_240, 'strong'))).toEqual(['read.block', 'read.blocks', 'read.rate.strong', 'read.units']);
  });

  test('names a step once, however often it went in', () => {
    const one = area({ width: 2, height });
    expect(ids(sum({ parts: [one, one, area({ width: 2, height })] }))).toEqual([
      'demo.height',
      'demo.area',
      'demo.sum',
    ]);
  });

  test('tells steps of one rule apart by what went in', () => {
    const figure = sum({ parts: [area({ width: 2, height: 3 }), area({ width: 3, height: 2 })] });
    expect(ids(figure)).toEqual(['demo.area', 'demo.area', 'demo.sum']);
  });
});

describe('explainAsText', () => {
  test('writes a line for each step', () => {
    expect(explainAsText(area({ width: 3, height }))).toBe(
      [
        `5 steps. All are 5 high. [measured: ${DOCS.quotas.url}]`,
        `width × height = 3 × 5 = 15 squares. Width times height. [documented: ${DOCS.quotas.url}]`,
      ].join('\n'),
    );
  });

  test('reads like this for a GetItem', () => {
    expect(explainAsText(getItem(10_240, 'eventual'))).toMatch(
      /^4096 bytes\. .*\nmax\(1, ⌈size ÷ block⌉\) = max\(1, ⌈10240 ÷ 4096⌉\) = 3 blocks\. .*\n0\.5 read units a block\. .*\nblocks × rate = 3 × 0\.5 = 1\.5 read units\. .*$/,
    );
  });
});

describe('withValues', () => {
  test.each([
    ['max(1, ⌈size ÷ block⌉)', { size: 10, block: 4 }, 'max(1, ⌈10 ÷ 4⌉)'],
    ['width × height', { width: 3, height }, '3 × 5'],
    ['sum(parts)', { parts: [1, 2, 3] }, 'sum(1 + 2 + 3)'],
    ['sum(parts)', { parts: [1, 2, 3, 4] }, 'sum(1 + 2 + … 4 in all)'],
    ['utf8(text)', { text: 'a "b"' }, 'utf8("a \\"b\\"")'],
    ['size × constructor', { size: 1 }, '1 × constructor'],
  ])('%s of %j = %s', (formula, inputs, filled) => {
    expect(withValues(formula, inputs)).toBe(filled);
  });

  test('writes numbers as it is told', () => {
    expect(withValues('size × 2', { size: 10_240 }, (value) => value.toLocaleString('en-US'))).toBe('10,240 × 2');
  });
});
