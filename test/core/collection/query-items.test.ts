import { expect, test } from 'vitest';
import {
  query,
  type AttributeValue,
  type Item,
  type PagedReadEstimate,
  type SortCondition,
  type Table,
} from '@dynamometer/core';

const codes = ({ problems }: PagedReadEstimate): readonly string[] => problems.map(({ code }) => code);

const table: Table = {
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  globalIndexes: {
    byKind: {
      partitionKey: [{ name: 'kind', type: 'S' }],
      sortKey: [
        { name: 'year', type: 'N' },
        { name: 'rank', type: 'N' },
      ],
      projection: 'KEYS_ONLY',
    },
  },
  localIndexes: { byYear: { sortKey: { name: 'year', type: 'N' }, projection: { include: ['kind'] } } },
};
const item = (sk: string, year: string, rank = '1'): Item => ({
  pk: { S: 'p' },
  sk: { S: sk },
  year: { N: year },
  rank: { N: rank },
  kind: { S: 'k' },
});
const stored = [
  item('b', '9'),
  item('a', '10'),
  item('USER#1', '1'),
  item('USERGROUP#1', '-5'),
  { ...item('x', '1'), pk: { S: 'q' } },
];
const ask = (sort?: SortCondition, given = stored): number =>
  query({
    items: given,
    table,
    keyCondition: { partition: { S: 'p' }, ...(sort && { sort }) },
    consistency: 'eventual',
  }).itemsRead;

test('key conditions on real items', () => {
  expect(ask()).toBe(4);
  expect(ask({ operator: '=', value: { S: 'a' } })).toBe(1);
  expect(ask({ operator: '<', value: { S: 'a' } })).toBe(2);
  expect(ask({ operator: '<=', value: { S: 'a' } })).toBe(3);
  expect(ask({ operator: '>', value: { S: 'a' } })).toBe(1);
  expect(ask({ operator: '>=', value: { S: 'a' } })).toBe(2);
  expect(ask({ operator: 'BETWEEN', from: { S: 'USER#' }, to: { S: 'a' } })).toBe(3);
  expect(ask({ operator: 'begins_with', value: { S: 'USER' } })).toBe(2);
  expect(ask({ operator: 'begins_with', value: { S: 'USER#' } })).toBe(1);
});

test('text is compared by UTF-8 bytes, numbers by all of their 38 digits, binaries by bytes', () => {
  expect(ask({ operator: '>', value: { S: '\uFF5E' } }, [item('\u{1F600}', '1')])).toBe(1);
  const numeric: Table = { ...table, sortKey: { name: 'year', type: 'N' } };
  const close = [item('a', '12345678901234567890123456789012345678')];
  const above = (N: string): number =>
    query({
      items: close,
      table: numeric,
      keyCondition: { partition: { S: 'p' }, sort: { operator: '>', value: { N } } },
      consistency: 'eventual',
    }).itemsRead;
  expect([above('12345678901234567890123456789012345677'), above('12345678901234567890123456789012345678')]).toEqual([
    1, 0,
  ]);
  const binary: Table = { ...table, sortKey: { name: 'b', type: 'B' } };
  const prefix = { operator: 'begins_with', value: { B: Uint8Array.of(1, 255) } } as const;
  const held: Item[] = [Uint8Array.of(1, 255, 0), Uint8Array.of(1)].map((B) => ({ pk: { S: 'p' }, b: { B } }));
  expect(
    query({
      items: held,
      table: binary,
      keyCondition: { partition: { S: 'p' }, sort: prefix },
      consistency: 'eventual',
    }).itemsRead,
  ).toBe(1);
});

test('an index of several key attributes: equality from the left, the last a range', () => {
  const read = (sort: readonly SortCondition[]): PagedReadEstimate =>
    query({
      items: stored,
      table,
      index: 'byKind',
      keyCondition: { partition: { S: 'k' }, sort },
      consistency: 'eventual',
    });
  expect(
    read([
      { operator: '=', value: { N: '1.0' } },
      { operator: '>=', value: { N: '1' } },
    ]).itemsRead,
  ).toBe(2);
  expect(
    codes(
      read([
        { operator: '>', value: { N: '1' } },
        { operator: '=', value: { N: '1' } },
      ]),
    ),
  ).toEqual(['condition.early-range']);
});

test('a local index fetches what it does not store', () => {
  const read = (attributes: 'all' | readonly string[]): PagedReadEstimate =>
    query({
      items: stored,
      table,
      index: 'byYear',
      attributes,
      keyCondition: { partition: { S: 'p' } },
      consistency: 'strong',
    });
  expect([read('all').index?.value, read('all').table?.value]).toEqual([1, 4]);
  expect(read(['kind', 'sk']).table).toBeUndefined();
  expect(read(['rank']).table?.value).toBe(4);
});

test('a global index refuses to fetch', () => {
  const read = query({
    items: stored,
    table,
    index: 'byKind',
    attributes: 'all',
    keyCondition: { partition: { S: 'k' } },
    consistency: 'eventual',
  });
  expect([codes(read), read.units.value]).toEqual([['read.fetch-on-global-index'], 0.5]);
});

test('a filter on real items says what was thrown away', () => {
  const read = query({
    items: stored,
    table,
    keyCondition: { partition: { S: 'p' } },
    filter: ({ sk }) => sk !== undefined && 'S' in sk && sk.S === 'a',
    consistency: 'eventual',
  });
  expect(read).toMatchObject({ itemsRead: 4, itemsReturned: 1 });
});

test('an unknown index and an unreadable item are problems', () => {
  const read = query({
    items: [...stored, { pk: { S: 'p' }, sk: { S: 'z' }, bad: { N: 'x' } }],
    table,
    index: 'none',
    keyCondition: { partition: { S: 'p' } },
    consistency: 'eventual',
  });
  expect(codes(read)).toEqual(['read.unknown-index', 'read.unreadable-item']);
  expect(read.itemsRead).toBe(4);
});

test('items without the key of the table are counted, and said to be impossible', () => {
  const odd: readonly Item[] = [...stored, { pk: { S: 'p' } }, { pk: { S: 'p' }, sk: { N: '1' } }];
  const read = query({ items: odd, table, keyCondition: { partition: { S: 'p' } }, consistency: 'eventual' });
  expect([codes(read), read.itemsRead]).toEqual([['read.item-without-key'], 6]);
  expect(read.problems[0]?.details).toMatchObject({ count: 2, number: 6, names: 'pk of type S, sk of type S' });
});

test('values of the wrong kind make an item unreadable, never an exception', () => {
  const odd = [
    { pk: { S: 5 } },
    { pk: 5 },
    null,
    undefined,
    5,
    'x',
    [],
    { pk: { S: 'p' }, sk: { S: 1 } },
    { pk: {} },
  ] as unknown as Item[];
  const sort = { operator: 'begins_with', value: { S: 'a' } } as const;
  const read = query({ items: odd, table, keyCondition: { partition: { S: 'p' }, sort }, consistency: 'eventual' });
  expect([codes(read), read.units.value]).toEqual([Array.from(odd, () => 'read.unreadable-item'), 0.5]);
});

test('an item nested deeper than can be walked is unreadable', () => {
  let deep: AttributeValue = { S: 'x' };
  for (let level = 0; level < 100_000; level += 1) deep = { L: [deep] };
  const items: readonly Item[] = [{ pk: { S: 'p' }, sk: { S: 'a' }, deep }];
  const read = query({ items, table, keyCondition: { partition: { S: 'p' } }, consistency: 'eventual' });
  expect([codes(read), read.units.value]).toEqual([['read.unreadable-item'], 0.5]);
});

test('units of real items are as well known as their numbers', () => {
  const simple: Table = { partitionKey: { name: 'pk', type: 'S' } };
  const basis = (rest: Item): string =>
    query({
      items: [{ ...rest, pk: { S: 'p' } }],
      table: simple,
      keyCondition: { partition: { S: 'p' } },
      consistency: 'eventual',
    }).units.basis;
  expect([basis({}), basis({ n: { N: '1' } }), basis({ n: { L: [{ N: '110' }] } })]).toEqual([
    'documented',
    'measured',
    'inferred',
  ]);
});
