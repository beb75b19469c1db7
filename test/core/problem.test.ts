import { formatPath } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problem, shorten, type ProblemKind } from '../../packages/core/src/problem.ts';
import { height } from '../support/rectangle.ts';

const KIND: ProblemKind = { code: 'demo.long', severity: 'warning', says: '{path} has {bytes} bytes, not {limit}.' };

describe('problem', () => {
  test('fills in the path, the limit and the details', () => {
    expect(problem({ ...KIND, limit: height }, ['tags', 2], { bytes: 2_049 })).toEqual({
      code: 'demo.long',
      severity: 'warning',
      path: ['tags', 2],
      says: 'tags[2] has 2,049 bytes, not 5.',
      details: { path: 'tags[2]', bytes: 2_049, limit: 5 },
      limit: height,
    });
  });

  test('leaves alone what nobody names, and does not fill in what was filled in', () => {
    expect(problem(KIND, [], { bytes: '{limit}' }).says).toBe('the item has {limit} bytes, not {limit}.');
  });

  test('is plain data', () => {
    const said = problem({ ...KIND, limit: height }, ['a'], { bytes: 1 });
    expect(JSON.parse(JSON.stringify(said))).toEqual(said);
  });
});

describe('formatPath', () => {
  test.each([
    [[], 'the item'],
    [['town'], 'town'],
    [['Address', 'town'], 'Address.town'],
    [['tags', 2, 'größe'], 'tags[2].größe'],
    [['ship to'], '["ship to"]'],
    [['a', '1st', ''], 'a["1st"][""]'],
    [['a-b', '__proto__'], 'a-b.__proto__'],
  ])('%j = %s', (path, text) => {
    expect(formatPath(path)).toBe(text);
  });

  test('cuts a name of 64 KB short', () => {
    expect(formatPath(['x'.repeat(65_536)])).toHaveLength(64);
  });
});

describe('always', () => {
  test('a shortened text keeps its start, has no half of a character and no more than it may', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
        const short = shorten(text, length);
        expect(Array.from(short).length).toBeLessThanOrEqual(length);
        expect(short === text || text.startsWith(short.slice(0, -1))).toBe(true);
        expect(() => encodeURIComponent(short)).not.toThrow();
      }),
    );
  });

  test('a path can be told from every other', () => {
    const step = fc.oneof(fc.string({ maxLength: 8 }), fc.nat(9));
    const path = fc.array(step, { minLength: 1 });
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(formatPath(a) === formatPath(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });
});
