import { expect, test } from 'vitest';
import {
  query,
  type Item,
  type KeyCondition,
  type PagedReadEstimate,
  type SortCondition,
  type Table,
} from '@dynamometer/core';

const codes = ({ problems }: PagedReadEstimate): readonly string[] => problems.map(({ code }) => code);
const table: Table = {
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  localIndexes: { byYear: { sortKey: { name: 'year', type: 'N' }, projection: 'KEYS_ONLY' } },
};
const stored: readonly Item[] = [{ pk: { S: 'p' }, sk: { S: 'a' }, year: { N: '9' } }];

test('contradictory conditions are problems, and match nothing', () => {
  const refused = (sort: SortCondition | readonly SortCondition[], index?: string): readonly string[] =>
    codes(
      query({ items: stored, table, index, keyCondition: { partition: { S: 'p' }, sort }, consistency: 'eventual' }),
    );
  expect(refused({ operator: 'BETWEEN', from: { S: 'b' }, to: { S: 'a' } })).toEqual(['condition.reversed']);
  expect(refused({ operator: '=', value: { N: '1' } })).toEqual(['condition.type']);
  expect(refused({ operator: 'begins_with', value: { N: '1' } }, 'byYear')).toEqual(['condition.number-prefix']);
  expect(refused({ operator: '=', value: { N: 'one' } }, 'byYear')).toEqual(['number.unreadable']);
  expect(
    refused([
      { operator: '=', value: { S: 'a' } },
      { operator: '=', value: { S: 'a' } },
    ]),
  ).toEqual(['condition.many-sort-conditions']);
  const simple: Table = { partitionKey: { name: 'pk', type: 'S' } };
  const ofSimple = query({
    items: stored,
    table: simple,
    keyCondition: { partition: { S: 'p' }, sort: { operator: '=', value: { S: 'a' } } },
    consistency: 'eventual',
  });
  expect(codes(ofSimple)).toEqual(['condition.no-sort-key']);
  const twoValues = query({
    items: stored,
    table,
    keyCondition: { partition: [{ S: 'p' }, { S: 'q' }] },
    consistency: 'eventual',
  });
  expect(codes(twoValues)).toEqual(['condition.partition']);
});

test('a condition that may have come from anywhere is a problem, never an exception', () => {
  const refused = (condition: unknown): readonly string[] => {
    const keyCondition = condition as KeyCondition;
    const read = query({ items: stored, table, keyCondition, consistency: 'eventual' });
    expect([read.itemsRead, read.units.value]).toEqual([0, 0.5]);
    return codes(read);
  };
  const partition = { S: 'p' };
  for (const operator of ['contains', '<>', 'toString', undefined])
    expect(refused({ partition, sort: { operator, value: { S: 'a' } } })).toEqual(['condition.operator']);
  expect(refused({ partition, sort: [null] })).toEqual(['condition.operator']);
  const values = [undefined, null, 'a', 5, {}, { S: 5 }, { S: 'a', N: '1' }, { S: '' }, { S: 'x'.repeat(1_025) }];
  const kinds = ['type.untyped', 'type.untyped', 'type.untyped', 'type.untyped', 'type.missing', 'value.wrong-content'];
  expect(values.flatMap((value) => refused({ partition, sort: { operator: '<', value } }))).toEqual([
    ...kinds,
    'type.several',
    'key.empty',
    'key.too-long',
  ]);
  expect(refused({ partition, sort: { operator: 'BETWEEN', value: { S: 'a' } } })).toEqual([
    'type.untyped',
    'type.untyped',
  ]);
  for (const none of [undefined, null, []]) expect(refused({ partition: none })).toEqual(['condition.partition']);
  expect(refused({ partition: { S: '\ud800' } })).toEqual(['text.lone-surrogate']);
});
