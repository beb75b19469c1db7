import { expect, test } from 'vitest';
import { checkTable, type GlobalIndex, type KeyAttribute, type Table } from '@dynamometer/core';

const text = (name: string): KeyAttribute => ({ name, type: 'S' });
const codes = (table: Table): readonly string[] => checkTable(table).map(({ code }) => code);
const simple: Table = { name: 'Orders', partitionKey: text('pk') };
const composite: Table = { ...simple, sortKey: text('sk') };
const indexes = (count: number, index: GlobalIndex): Record<string, GlobalIndex> =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`gsi${number}`, index]));

test('a sound table has no problems', () => {
  expect(codes({ ...composite, globalIndexes: indexes(20, { partitionKey: [text('g')], projection: 'ALL' }) })).toEqual(
    [],
  );
});

test('a key attribute of two types', () => {
  const table: Table = {
    ...simple,
    globalIndexes: { byPk: { partitionKey: [{ name: 'pk', type: 'N' }], projection: 'ALL' } },
  };
  expect(checkTable(table).map(({ says }) => says)).toEqual([
    'pk is a key of type S and N. An attribute has one type in all keys of a table; choose one.',
  ]);
});

test('a local index needs a sort key in the table', () => {
  expect(codes({ ...simple, localIndexes: { byDate: { sortKey: text('date'), projection: 'ALL' } } })).toEqual([
    'table.local-index-without-sort-key',
  ]);
});

test('21 global indexes are a notice that cites the quota, 6 local indexes an error', () => {
  const [many] = checkTable({
    ...simple,
    globalIndexes: indexes(21, { partitionKey: [text('g')], projection: 'ALL' }),
  });
  expect(many).toMatchObject({ code: 'table.many-global-indexes', severity: 'notice', limit: { value: 20 } });
  const local = Object.fromEntries(
    Array.from({ length: 6 }, (_, number) => [
      `lsi${number}`,
      { sortKey: text(`l${number}`), projection: 'ALL' as const },
    ]),
  );
  const [tooMany] = checkTable({ ...composite, localIndexes: local });
  expect(tooMany).toMatchObject({ code: 'table.many-local-indexes', severity: 'error', limit: { value: 5 } });
});

test('included names are summed over all indexes, also when equal: 2 × 50 are allowed, 2 × 51 are not', () => {
  const named = (count: number): GlobalIndex => ({
    partitionKey: [text('g')],
    projection: { include: Array.from({ length: count }, (_, number) => `a${number}`) },
  });
  expect(codes({ ...simple, globalIndexes: indexes(2, named(50)) })).toEqual([]);
  expect(codes({ ...simple, globalIndexes: indexes(2, named(51)) })).toEqual(['table.many-included-names']);
});

test('4 + 4 key attributes are allowed, 5 are not', () => {
  const keys = (prefix: string, count: number): KeyAttribute[] =>
    Array.from({ length: count }, (_, number) => text(`${prefix}${number}`));
  const index = (count: number): Table => ({
    ...simple,
    globalIndexes: { wide: { partitionKey: keys('p', 4), sortKey: keys('s', count), projection: 'ALL' } },
  });
  expect(codes(index(4))).toEqual([]);
  expect(codes(index(5))).toEqual(['table.index-key-too-long']);
});

test('names', () => {
  expect(codes({ ...simple, name: 'ab' })).toEqual(['table.name-too-short']);
  expect(codes({ ...simple, name: 'a b c' })).toEqual(['table.name-characters']);
  expect(codes({ ...simple, name: 'x'.repeat(256) })).toEqual(['table.name-too-long']);
  expect(codes({ partitionKey: text('x'.repeat(256)) })).toEqual(['table.key-name-length']);
});

test('keys that name an attribute twice, or none', () => {
  expect(codes({ partitionKey: text('pk'), sortKey: text('pk') })).toEqual(['table.key-repeated']);
  const index = (partitionKey: KeyAttribute[]): Table => ({
    ...simple,
    globalIndexes: { gsi1: { partitionKey, projection: 'ALL' } },
  });
  expect(codes(index([]))).toEqual(['table.index-without-key']);
  expect(codes(index([text('g'), text('g')]))).toEqual(['table.index-key-repeated']);
});

test('a global and a local index of one name', () => {
  const shared: Table = {
    ...composite,
    globalIndexes: { byDate: { partitionKey: [text('date')], projection: 'ALL' } },
    localIndexes: { byDate: { sortKey: text('date'), projection: 'ALL' } },
  };
  expect(codes(shared)).toEqual(['table.index-name-taken']);
});
