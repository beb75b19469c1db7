/// <reference types="vite/types/importMeta.d.ts" />
import * as core from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDocumentation, tagged } from './support/documentation.ts';
import { evaluate, exampleIn, runBlock } from './support/examples.ts';
import { compile, inFolder } from './support/run-program.ts';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../packages/core/src/**/*.ts',
  { eager: true },
);
// what is not exported from the package is documented for those who work on it, with the names of its file in scope
const scopeOf = (path: string) => ({ ...core, ...modules[`../packages/core/src/${path}`] });

const examples = readDocumentation().flatMap(({ path, name, comment = '' }) =>
  tagged('example', comment).flatMap((text) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    // a type is shown by a value of it, which has no result
    const isDeclaration = /^(const|type|interface) /.test(text);
    return [{ path, name, lines, isDeclaration }];
  }),
);
const evaluated = examples.filter(({ isDeclaration }) => !isDeclaration);

test('most examples are evaluated', () => {
  expect(evaluated.length).toBeGreaterThan(examples.length / 2);
});

describe.each(evaluated)('$path $name', ({ path, lines }) => {
  test.each(lines)('%s', (line) => {
    const { expression, result } = exampleIn(line) ?? { expression: '', result: 'no result in this line' };
    expect(evaluate(expression, scopeOf(path))).toEqual(evaluate(result, {}));
  });
});

const blocks = [...blocksOf('README.md'), ...blocksOf('packages/core/README.md')];

test('the blocks of the READMEs are TypeScript as strict as it gets', async () => {
  const files = blocks.map(({ block }, index) => [`block-${index}.ts`, block] as const);
  expect(await inFolder((folder) => Promise.resolve(compile(folder, Object.fromEntries(files))))).toBe('');
});

describe.each(blocks)('$file, line $line', ({ block }) => {
  test('the block gives what it says', async () => {
    for (const { expression, is, promised } of await runBlock(block, { ...core, ALL_PRICES }))
      expect([expression, is]).toEqual([expression, promised]);
  });
});

test('blocks of a text are found, run and compared', async () => {
  const [block] = blocksIn('# A\n\n```ts\nconst size: Bytes = 10_240;\ngetItem(size, "strong").value; // 3\n```\n');
  expect(block?.line).toBe(4);
  expect(await runBlock(block?.block ?? '')).toEqual([
    { expression: 'getItem(size, "strong").value', is: 3, promised: 3 },
  ]);
});

test('an example may be a statement and may hold an address', () => {
  expect(exampleIn('f("https://a.b // c"); // 2')).toEqual({ expression: 'f("https://a.b // c")', result: '2' });
  expect(exampleIn('f(1)')).toBeUndefined();
});

function blocksOf(file: string) {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return blocksIn(text).map(({ line, block }) => ({ file, line, block }));
}

function blocksIn(text: string): readonly { readonly line: number; readonly block: string }[] {
  return Array.from(
    text.matchAll(/^```(?:ts|js|typescript|javascript)\n(.*?)^```$/gms),
    ({ index, [1]: block = '' }) => ({
      line: text.slice(0, index).split('\n').length + 1,
      block,
    }),
  );
}
