import * as core from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { parseYaml } from '@dynamometer/core/yaml';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_PRICES as EVERY_REGION } from '../../packages/widget/src/prices.ts';
import { readKeys } from '../../packages/widget/src/presets/read-keys.ts';
import { readPartitions } from '../../packages/widget/src/presets/read-partitions.ts';
import { readPreset } from '../../packages/widget/src/presets/read-preset.ts';
import { readQuestion } from '../../packages/widget/src/presets/read-question.ts';
import { SAMPLE_WORKLOAD } from '../../packages/widget/src/sample-workload.ts';
import { createSession, type State } from '../../packages/widget/src/session.ts';
import type { Copies } from '../../packages/widget/src/share/copies.ts';
import { copies as ofCost } from '../../packages/widget/src/share/copy-cost.ts';
import { copies as ofItem } from '../../packages/widget/src/share/copy-item.ts';
import { copies as ofKeys } from '../../packages/widget/src/share/copy-keys.ts';
import { copies as ofPartitions } from '../../packages/widget/src/share/copy-partitions.ts';
import { copies as ofReads } from '../../packages/widget/src/share/copy-query-scan.ts';
import { literal, template } from '../../packages/widget/src/share/script.ts';
import { wordsFor } from '../../packages/widget/src/text/words.tsx';
import { createReader } from '../../packages/widget/src/weigh.ts';
import { evaluate, runBlock } from '../support/examples.ts';

// The panel loads them before it shows such a month.
await EVERY_REGION.load();
// The panel loads the notations before it shows an item that is no JSON.
await new Promise<void>((resolve) => {
  createReader(resolve)('Item:\n  pk:\n    S: a\n', undefined);
});

const begin = { ...createSession().state, workload: SAMPLE_WORKLOAD };
const item = JSON.stringify({ pk: 'TENANT#`acme`', note: '${x} \\ |', data: 'x'.repeat(1_500) }, undefined, 2);
const items = JSON.stringify([
  { pk: 'T#1', sk: 'A#1', data: 'x'.repeat(5_000) },
  { pk: 'T#1', sk: 'B#1' },
]);

const CASES: readonly (readonly [string, Copies, State, number])[] = [
  ['an item', ofItem, { ...begin, item }, 6],
  ['an item in YAML', ofItem, { ...begin, item: 'Item:\n  pk:\n    S: a\n' }, 6],
  ['the second of several items', ofItem, { ...begin, item: items, chosen: 1 }, 6],
  ['an item and the one before it', ofItem, { ...begin, item, before: items }, 7],
  ['an item that is too large', ofItem, { ...begin, item: JSON.stringify({ a: 'x'.repeat(410_000) }) }, 1],
  ['kinds of items', ofReads, begin, 3],
  [
    'pasted items',
    ofReads,
    { ...begin, question: readQuestion({ source: 'items', prefix: 'A#', items: { text: items } }) },
    3,
  ],
  ['partitions', ofPartitions, begin, 8],
  [
    'partitions of an index',
    ofPartitions,
    { ...begin, partitions: readPartitions({ hot: { of: 'index partition' } }) },
    8,
  ],
  ['keys', ofKeys, begin, 5],
  ['collections of pasted items', ofKeys, { ...begin, keys: { ...begin.keys, from: 'items' } }, 4],
  ['a table that exists', ofKeys, { ...begin, keys: { ...begin.keys, from: 'table' } }, 2],
  [
    'a table whose keys are a number and a binary',
    ofKeys,
    {
      ...begin,
      keys: readKeys({
        from: 'table',
        table: core.writeTableDefinition(
          { partitionKey: { name: 'n', type: 'N' }, sortKey: { name: 'b', type: 'B' } },
          'terraform',
        ),
        asked: { index: '', values: { n: '1e2', b: 'AAE=' }, operator: '>=', to: '' },
      }),
    },
    2,
  ],
  ['a month', ofCost, begin, 8],
  ['a month in Frankfurt', ofCost, { ...begin, workload: { ...begin.workload, region: 'eu-central-1' } }, 8],
];

test.each(CASES)('the code for %s gives the figures that it says', async (_, { code }, state, count) => {
  const results = await runBlock(code(state) ?? '', { ...core, ALL_PRICES, parseYaml });
  expect(results).toHaveLength(count);
  expect(results.map(({ is }) => is)).toEqual(results.map(({ promised }) => promised));
});

test.each(CASES)('the Markdown for %s is tables with as many cells as columns', (_, { markdown }, state) => {
  const lines = (markdown(state, wordsFor('en')) ?? '').split('\n');
  const tables = lines
    .join('\n')
    .split('\n\n')
    .filter((block) => block.startsWith('|'));
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    const widths = table
      .trim()
      .split('\n')
      .map((row) => row.replaceAll(String.raw`\|`, '').split('|').length);
    expect(new Set(widths).size).toBe(1);
  }
});

test('200 members of 2 KB, strongly consistent: 100 units in the code', () => {
  const question = readQuestion({ consistency: 'strong' });
  expect(ofReads.code({ ...begin, question })).toContain('ways.query.units.value; // 100');
});

test('an item as JSON is DynamoDB JSON, whatever it was pasted as', () => {
  expect(JSON.parse(ofItem.json({ ...begin, item: '{"pk": "a", "n": 1}' }) ?? '')).toEqual({
    pk: { S: 'a' },
    n: { N: '1' },
  });
});

test('a table is copied as what makes the panel begin with it', () => {
  const keys = { ...begin.keys, from: 'table' as const };
  const { keys: again } = readPreset('keys', ofKeys.json({ ...begin, keys }) ?? '');
  expect(again?.from).toBe('table');
  expect(ofKeys.markdown({ ...begin, keys: again ?? keys }, wordsFor('en'))).toBe(
    ofKeys.markdown({ ...begin, keys }, wordsFor('en')),
  );
});

describe('always', () => {
  test('keys that anybody may have written into a link can be asked', () => {
    const value = fc.oneof(fc.constantFrom('', 'x', '1', 'AAE=', '__proto__'), fc.string(), fc.integer());
    const asked = fc.record(
      {
        index: fc.constantFrom('', 'gsi1', 'toString'),
        values: fc.dictionary(fc.constantFrom('pk', 'sk', 'gsi1pk', 'gsi1sk', '__proto__'), value),
        operator: fc.constantFrom('=', 'between', 'begins_with', '>', 'in'),
        to: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), asked, (table, question) => {
        const keys = readKeys({ from: 'table', table, asked: question });
        expect(() => ofKeys.code({ ...begin, keys })).not.toThrow();
      }),
    );
  });

  test('a value written as JavaScript is that value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(evaluate(literal(value))).toEqual(value);
      }),
      { examples: [[-0], [{ '5': 5, true: true, null: null }]] },
    );
  });

  test('a text written as a template is that text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '$', '{', '\\', 'a', "'", '\n') }), (text) => {
        expect(evaluate(template(text))).toBe(text);
      }),
    );
  });

  test('a question that anybody may have written into a link can be asked', () => {
    const asked = fc.object({
      key: fc.constantFrom(
        'source',
        'entities',
        'partitions',
        'prefix',
        'limit',
        'index',
        'items',
        'text',
        'bytes',
        'hot',
        'of',
      ),
      values: [
        fc.constantFrom('items', 'entities', 'item', 'strong'),
        fc.double(),
        fc.integer(),
        fc.string(),
        fc.constant(null),
      ],
    });
    fc.assert(
      fc.property(asked, (given) => {
        const question = readQuestion(given);
        const partitions = readPartitions(given);
        ofReads.markdown({ ...begin, question }, wordsFor('en'));
        expect(ofPartitions.markdown({ ...begin, partitions }, wordsFor('en'))).not.toContain('NaN');
      }),
    );
  });
});
