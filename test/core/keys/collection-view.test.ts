import { itemSize, viewCollections, type Item, type Table } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const table: Table = {
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  globalIndexes: {
    gsi1: {
      partitionKey: [{ name: 'status', type: 'S' }],
      sortKey: [{ name: 'due', type: 'N' }],
      projection: 'KEYS_ONLY',
    },
  },
};
const item = (pk: string, sk: string, more: Item = {}): Item => ({ pk: { S: pk }, sk: { S: sk }, ...more });
const seen = (items: readonly Item[], templates?: readonly string[]) =>
  viewCollections({ items, table, ...(templates && { templates }) }).map(({ key, groups }) => ({
    [key]: groups.map(({ prefix, count, alsoReads }) => [prefix, count, alsoReads.join()]),
  }));

describe('the background’s table', () => {
  const acme = [
    item('TENANT#acme', 'USER#u_3002'),
    item('TENANT#acme', 'META'),
    item('TENANT#acme', 'INVOICE#2026-0014'),
    item('TENANT#acme', 'USER#u_3001'),
    item('TENANT#acme', 'EVENT#2026-06-23T09:12Z'),
    item('TENANT#globex', 'META'),
  ];

  test('by partition and prefix, in key order', () => {
    expect(seen(acme)).toEqual([
      {
        'TENANT#acme': [
          ['EVENT#', 1, ''],
          ['INVOICE#', 1, ''],
          ['META', 1, ''],
          ['USER#', 2, ''],
        ],
      },
      { 'TENANT#globex': [['META', 1, '']] },
    ]);
  });

  test('as it is described: 200 users of 2 KB cost 50, the partition 675', () => {
    const [collection] = viewCollections({
      entities: [
        { prefix: 'USER#', perPartition: 200, bytes: 2_048 },
        { prefix: 'EVENT#', perPartition: 5_000, bytes: 1_024 },
      ],
    });
    expect(collection?.groups.map(({ prefix, bytes, query }) => [prefix, bytes, query.units.value])).toEqual([
      ['EVENT#', 5_120_000, 625],
      ['USER#', 409_600, 50],
    ]);
    expect([collection?.bytes, collection?.query.units.value]).toEqual([5_529_600, 675]);
  });
});

describe('overlaps', () => {
  test('a prefix that is the beginning of another reads both', () => {
    const items = [item('a', 'ORDER#1'), item('a', 'ORDER#1#LINE#1'), item('a', 'ORDER#1#LINE#2')];
    expect(seen(items, ['ORDER#{id:1}', 'ORDER#{id:1}#LINE#{n:1}'])).toEqual([
      {
        a: [
          ['ORDER#', 1, 'ORDER#'],
          ['ORDER#', 2, 'ORDER#'],
        ],
      },
    ]);
    const [collection] = viewCollections({
      entities: [
        { prefix: 'USER', perPartition: 10, bytes: 4_096 },
        { prefix: 'USERGROUP#', perPartition: 10, bytes: 4_096 },
      ],
    });
    expect(collection?.groups.map(({ alsoReads, query }) => [alsoReads, query.units.value])).toEqual([
      [['USERGROUP#'], 10],
      [[], 5],
    ]);
  });

  test('keys that follow no template stand for themselves', () => {
    expect(seen([item('a', 'X'), item('a', 'USER#1')], ['USER#{id}'])).toEqual([
      {
        a: [
          ['USER#', 1, ''],
          ['X', 1, ''],
        ],
      },
    ]);
  });
});

describe('an index', () => {
  test('by its own key, of entries alone, those that are sparse left out', () => {
    const items = [
      item('a', 'I#1', { status: { S: 'open' }, due: { N: '10' }, note: { S: 'x'.repeat(5_000) } }),
      item('a', 'I#2', { status: { S: 'open' }, due: { N: '9' } }),
      item('a', 'I#3', { status: { S: 'paid' } }),
    ];
    const views = viewCollections({ items, table, index: 'gsi1' });
    expect(views.map(({ key, count, query }) => [key, count, query.units.value])).toEqual([['open', 2, 0.5]]);
    expect(views[0]?.groups.map(({ prefix, count }) => [prefix, count])).toEqual([['', 2]]);
    expect(() => viewCollections({ items, table, index: 'gsi9' })).toThrow(RangeError);
  });
});

describe('always', () => {
  const keys = fc.constantFrom('META', 'USER#1', 'USER#2', 'USERS', 'EVENT#2026-06-23', 'é', '');
  const items = fc.array(fc.tuple(fc.constantFrom('a', 'b'), keys), { maxLength: 20 });

  test('every item is in one group, and bytes and counts add up', () => {
    fc.assert(
      fc.property(items, (pairs) => {
        const all = pairs.map(([pk, sk]) => item(pk, sk));
        const groups = viewCollections({ items: all, table }).flatMap((each) => each.groups);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
        expect(groups.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(
          all.reduce((sum, each) => sum + itemSize(each).bytes, 0),
        );
      }),
    );
  });

  test('a Query for a prefix reads its group at least', () => {
    fc.assert(
      fc.property(items, (pairs) => {
        const views = viewCollections({ items: pairs.map(([pk, sk]) => item(pk, sk)), table });
        for (const { count, query } of views.flatMap(({ groups }) => groups))
          expect(query.itemsRead).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});
