import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSource, readSources, type Source } from './source.ts';

// the compiler knows no page and no Node in core; these it would let through
const IMPURE = ['Date', 'Math.random', 'console', 'process', 'globalThis'];

const impurities = ({ path, names }: Source) =>
  IMPURE.filter((name) => names.has(name)).map((name) => `${path} uses ${name}`);

test('core has no clock, no chance, no output and no environment', () => {
  expect(readSources('packages/core/src').flatMap(impurities)).toEqual([]);
});

test('core tells bundlers that it has no side effects', () => {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../packages/core/package.json', import.meta.url), 'utf8'),
  );
  expect(manifest).toMatchObject({ sideEffects: false });
});

test.each([
  ['Date.now()', ['Date']],
  ['const a: Date | undefined = undefined', ['Date']],
  ['Math.random()', ['Math.random']],
  ["Math['random']()", ['Math.random']],
  ['globalThis.console.log(process)', ['process', 'globalThis']],
  ['const a = { console: 1, process: 2 }; a.console', []],
  ['"Date.now()" // Math.random()', []],
  ['Math.max(1, 2)', []],
])('%s is found to use %j', (text, names) => {
  expect(impurities(parseSource('a.ts', text))).toEqual(names.map((name) => `a.ts uses ${name}`));
});
