import fc from 'fast-check';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layerProblems } from './layering.ts';
import { parseSource, readSources } from './source.ts';

const core = readSources('packages/core/src');
const widget = readSources('packages/widget/src');

const LONGEST = 200;
// lists, not code: what the package exports, prices, and sentences
const DATA = /^index\.ts$|^pricing\/prices\/|^text\/(en|ko|id)[./]/;
const VAGUE = new Set(['utils', 'helpers', 'common']);
// state and parsing: they run where there is no page
const PAGELESS = new Set(['session.ts', 'attributes.ts']);

describe('core', () => {
  test('imports go down or sideways, never up, never around, never out', () => {
    expect(core).not.toEqual([]);
    expect(layerProblems(core)).toEqual([]);
  });
});

describe.each([
  { name: 'core', sources: core },
  { name: 'widget', sources: widget },
])('$name', ({ sources }) => {
  test(`no file but data is longer than ${LONGEST} lines`, () => {
    const long = sources.filter(({ path, lines }) => lines > LONGEST && !DATA.test(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test('no folder or file is a catch-all', () => {
    const words = (path: string) => path.split('/').map((part) => posix.basename(part).replace(/\.tsx?$/, ''));
    expect(sources.filter(({ path }) => words(path).some((word) => VAGUE.has(word)))).toEqual([]);
  });

  test('nothing is exported as default', () => {
    expect(sources.filter(({ exportsDefault }) => exportsDefault).map(({ path }) => path)).toEqual([]);
  });
});

describe('widget', () => {
  test('session and attributes know no page', () => {
    const touching = widget.filter(
      ({ path, names }) => PAGELESS.has(path) && (names.has('document') || names.has('window')),
    );
    expect(touching.map(({ path }) => path)).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const problemsOf = (files: Readonly<Record<string, string>>) =>
    layerProblems(Object.entries(files).map(([path, text]) => parseSource(path, text)));

  test.each([
    ["import type { A } from '../keys/a.ts';", 'item/size.ts imports keys/a.ts, upwards'],
    ["export { a } from '../paste/a.ts';", 'item/size.ts imports paste/a.ts, upwards'],
    ["type A = import('../paste/a.ts').A;", 'item/size.ts imports paste/a.ts, upwards'],
    ["const a = import('../paste/a.ts');", 'item/size.ts imports paste/a.ts, upwards'],
    ["import { a } from '../index.ts';", 'item/size.ts imports index.ts, which nothing may'],
    ["import { a } from '../other/a.ts';", 'item/size.ts imports other/a.ts, which is in no layer'],
    ["import { a } from './a';", 'item/size.ts imports ./a without its .ts'],
    ["import { a } from 'node:fs';", 'item/size.ts imports node:fs, which is not part of core'],
    ['const a = import(name);', 'item/size.ts imports (computed), which is not part of core'],
    ["import { Decimal } from 'decimal.js';", 'item/size.ts imports decimal.js, which only pricing/money.ts may'],
    ["import { parseDocument } from 'yaml';", 'item/size.ts imports yaml, which only paste/yaml/ may'],
    ["import { a } from '../paste/yaml/a.ts';", 'item/size.ts imports paste/yaml/a.ts, an entry of its own'],
    ["export * from './number.ts';", 'item/size.ts is a barrel; index.ts is the only one'],
  ])('%s in item/size.ts is refused', (text, problem) => {
    expect(problemsOf({ 'item/size.ts': text })).toEqual([problem]);
  });

  test('down, sideways and into the barrel is allowed', () => {
    const problems = problemsOf({
      'units.ts': '',
      'item/number.ts': "import type { Bytes } from '../units.ts';",
      'item/size.ts': "import { a } from './number.ts'; import { b } from '../facts/sizes.ts';",
      'facts/sizes.ts': '',
      'pricing/money.ts': "import { Decimal } from 'decimal.js';",
      'keys/program/typescript.ts': "import { a } from '../../item/size.ts';",
      'index.ts': "export * from './keys/program/typescript.ts'; export { a } from './item/size.ts';",
    });
    expect(problems).toEqual([]);
  });

  test('a cycle is refused, be it of types alone', () => {
    const problems = problemsOf({
      'item/a.ts': "import { b } from './b.ts';",
      'item/b.ts': "import { c } from './c.ts';",
      'item/c.ts': "import type { B } from './b.ts';",
    });
    expect(problems).toEqual(['item/b.ts → item/c.ts → item/b.ts is a cycle']);
  });

  test('a file outside the layers is refused', () => {
    expect(problemsOf({ 'size.ts': '' })).toEqual(['size.ts is in no layer']);
  });

  test('an import in a string or a comment is none, whatever surrounds it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before}import a from 'node:fs';${after}`;
        const comment = `/* ${text.replaceAll('*/', '')} */`;
        expect(problemsOf({ 'item/size.ts': `${comment} const text = ${JSON.stringify(text)};` })).toEqual([]);
      }),
    );
  });
});
