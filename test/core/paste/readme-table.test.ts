import { parse } from '@dynamometer/core';
import { parseYaml } from '@dynamometer/core/yaml';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from './samples/manifest.json' with { type: 'json' };

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const [, section = ''] = /\n## What can be pasted\n([^]*?)\n## /.exec(readme) ?? [];

/** The texts in backticks; a table has its bars escaped. */
const quoted = (cell: string) =>
  Array.from(cell.replaceAll('\\|', '|').matchAll(/(`+)(.+?)\1(?!`)/g), ([, , text = '']) => text.trim());

const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [, what = '', examples = '', result = ''] = line.split(/(?<!\\)\|/);
    return { what: what.trim(), examples: quoted(examples), codes: quoted(result).filter((code) => !isWord(code)) };
  });

/** Words of the languages that stand in the text as they are. */
function isWord(text: string): boolean {
  return ['undefined', 'parseYaml', '@dynamometer/core/yaml'].includes(text);
}

/** Each sample: its text without space, how it is recognised or refused, and what is said of it. */
const samples = manifest.map(({ file }) => {
  const text = readFileSync(new URL(`samples/${file}`, import.meta.url), 'utf8');
  const parsed = file.endsWith('.yaml') ? parseYaml(text) : parse(text);
  const recognised = parsed.ok ? [parsed.notation, parsed.container] : parsed.problems.map(({ code }) => code);
  const told = parsed.ok ? parsed.notices.map(({ code }) => code) : [];
  return { file, text: text.replaceAll(/\s/g, ''), recognised, codes: [...recognised, ...told] };
});

test('has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

describe.each(rows)('$what', ({ examples, codes }) => {
  test.each(codes)('%s is what a sample gives', (code) => {
    expect(samples.filter((sample) => sample.codes.includes(code)).map(({ file }) => file)).not.toEqual([]);
  });

  test.each(examples)('%s is in a sample that gives it', (example) => {
    const compact = example.replaceAll(/\s/g, '');
    const found = samples.filter(
      (sample) => sample.text.includes(compact) && codes.some((code) => sample.codes.includes(code)),
    );
    expect(found.map(({ file }) => file)).not.toEqual([]);
  });
});

test('each way to be recognised or refused has a row', () => {
  const listed = new Set(rows.flatMap(({ codes }) => codes));
  const missing = samples.flatMap(({ file, recognised }) =>
    recognised.filter((code) => !listed.has(code)).map((code) => `${file} ${code}`),
  );
  expect(missing).toEqual([]);
});
