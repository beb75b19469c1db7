import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deleteItem,
  indexWrite,
  putItem,
  trail,
  transactWriteItems,
  updateItem,
  type IndexChange,
  type Item,
  type Projection,
  type Table,
  type WriteEstimate,
} from '@dynamometer/core';

const table = (projection: Projection): Table => ({
  partitionKey: { name: 'pk', type: 'S' },
  globalIndexes: { gsi: { partitionKey: [{ name: 'g', type: 'S' }], projection } },
});
const padded = (bytes: number, rest: Item): Item => {
  const names = Object.entries(rest).reduce(
    (sum, [name, value]) => sum + name.length + ('S' in value ? value.S.length : 0),
    0,
  );
  return { ...rest, p: { S: 'x'.repeat(bytes - names - 1) } };
};
const values = ({ table: own, indexes, total }: WriteEstimate): unknown => ({
  table: own.value,
  indexes: Object.fromEntries(Object.entries(indexes).map(([name, units]) => [name, units.value])),
  total: total.value,
});

test('the six rows: nothing, new, old, nothing, larger of both, old + new', () => {
  const units = (change: IndexChange): number => indexWrite(change, 'standard').value;
  expect(units({})).toBe(0);
  expect(units({ after: 1_500 })).toBe(2);
  expect(units({ before: 2_500 })).toBe(3);
  expect(units({ before: 2_500, after: 2_500, change: 'none' })).toBe(0);
  expect(units({ before: 3_017, after: 18, change: 'entry' })).toBe(3);
  expect(units({ before: 3_017, after: 18, change: 'key' })).toBe(4);
});

test('an update that moves a key, 1,000 B entry = 2', () => {
  const before = padded(1_000, { pk: { S: 'a' }, g: { S: 'x' } });
  expect(values(updateItem({ before, after: { ...before, g: { S: 'y' } }, table: table('ALL') }))).toEqual({
    table: 1,
    indexes: { gsi: 2 },
    total: 3,
  });
});

test('a 400 KB item in a keys-only index = 400 + 1', () => {
  const after = padded(409_600, { pk: { S: 'a' }, g: { S: 'x' } });
  expect(values(putItem({ after, table: table('KEYS_ONLY') }))).toEqual({
    table: 400,
    indexes: { gsi: 1 },
    total: 401,
  });
});

test('a change of what the index does not project = 0', () => {
  const before = padded(500, { pk: { S: 'a' }, g: { S: 'x' } });
  const after = { ...before, p: { S: 'y' } };
  expect(updateItem({ before, after, table: table('KEYS_ONLY') }).indexes['gsi']?.value).toBe(0);
  expect(updateItem({ before, after, table: table('ALL') }).indexes['gsi']?.value).toBe(1);
});

test('another spelling of a number and another order of a set = 0', () => {
  const before: Item = { pk: { S: 'a' }, g: { S: 'x' }, n: { N: '1.0' }, tags: { SS: ['a', 'b'] } };
  const after: Item = { ...before, n: { N: '1' }, tags: { SS: ['b', 'a'] } };
  expect(values(updateItem({ before, after, table: table('ALL') }))).toEqual({
    table: 1,
    indexes: { gsi: 0 },
    total: 1,
  });
});

test('a failed condition: the table as for the attempt, the index nothing', () => {
  const before = padded(300 * 1024, { pk: { S: 'a' }, g: { S: 'x' } });
  const after = padded(310 * 1024, { pk: { S: 'a' }, g: { S: 'y' } });
  expect(values(putItem({ before, after, table: table('ALL'), condition: 'fails' }))).toEqual({
    table: 310,
    indexes: { gsi: 0 },
    total: 310,
  });
});

test('a transactional key move of a 1.5 KB item, 1,517 B entries = 4 + 4', () => {
  const indexes = { gsi: { before: 1_517, after: 1_517, change: 'key' } } as const;
  expect(values(transactWriteItems([{ operation: 'updateItem', before: 1_536, after: 1_536, indexes }]))).toEqual({
    table: 4,
    indexes: { gsi: 4 },
    total: 8,
  });
});

test('two sub-KB transactional puts with a global and a local index = 4 + 2 + 2', () => {
  const both: Table = {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    globalIndexes: { gsi: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'ALL' } },
    localIndexes: { lsi: { sortKey: { name: 'l', type: 'S' }, projection: 'ALL' } },
  };
  const put = (sk: string): { operation: 'putItem'; after: Item } => ({
    operation: 'putItem',
    after: { pk: { S: 'a' }, sk: { S: sk }, g: { S: 'g' }, l: { S: 'l' } },
  });
  const estimate = transactWriteItems([put('1'), put('2')], both);
  expect(values(estimate)).toEqual({ table: 4, indexes: { gsi: 2, lsi: 2 }, total: 8 });
  expect(estimate.tableCapacity.value).toBe(6);
  expect(trail(estimate.total).map(({ rule }) => rule.id)).toContain('index.rate-in-transaction');
});

test('sizes alone leave the indexes uncounted, and that is said', () => {
  const estimate = putItem({ after: 500, table: table('ALL') });
  expect(estimate.indexes).toEqual({});
  expect(estimate.problems).toMatchObject([
    { code: 'write.indexes-not-counted', severity: 'warning', details: { indexes: 'gsi' } },
  ]);
  const stated = putItem({ after: 500, table: table('ALL'), indexes: { gsi: { after: 500 } } });
  expect(stated.total.value).toBe(2);
  expect(stated.problems).toEqual([]);
});

test('an index that the table does not have', () => {
  expect(putItem({ after: 1, table: table('ALL'), indexes: { gsi: {}, other: {} } }).problems).toMatchObject([
    { code: 'write.unknown-index' },
  ]);
});

test('an item over 400 KB, by itself and with its local entries', () => {
  expect(putItem({ after: 409_601 }).problems).toMatchObject([{ code: 'item.too-large' }]);
  const indexes = { lsi: { after: 204_801, kind: 'local' } } as const;
  expect(putItem({ after: 204_800, indexes }).problems).toMatchObject([
    { code: 'item.too-large-with-local-indexes', details: { over: 1 } },
  ]);
});

describe('always', () => {
  const bytes = fc.nat(409_600);
  const anItem: fc.Arbitrary<Item> = fc.record(
    {
      pk: fc.constant({ S: 'a' }),
      p: fc.nat(5_000).map((size) => ({ S: 'x'.repeat(size) })),
      g: fc.constantFrom({ S: 'x' }, { S: 'y' }),
      n: fc.constantFrom({ S: 'x' }, { S: 'y' }),
    },
    { requiredKeys: ['pk', 'p'] },
  );

  test('a move costs what a removal and an addition cost, and never less than a change in place', () => {
    fc.assert(
      fc.property(bytes, bytes, (before, after) => {
        const moved = indexWrite({ before, after, change: 'key' }, 'standard').value;
        const apart = indexWrite({ before }, 'standard').value + indexWrite({ after }, 'standard').value;
        expect(moved).toBe(apart);
        expect(moved).toBeGreaterThan(indexWrite({ before, after, change: 'entry' }, 'standard').value);
      }),
    );
  });

  test('a write and its undoing cost the same, on the table and on the index', () => {
    fc.assert(
      fc.property(
        anItem,
        anItem,
        fc.constantFrom<Projection>('ALL', 'KEYS_ONLY', { include: ['n'] }),
        (a, b, projection) => {
          const there = putItem({ before: a, after: b, table: table(projection) });
          const back = putItem({ before: b, after: a, table: table(projection) });
          expect(values(there)).toEqual(values(back));
        },
      ),
    );
  });

  test('deleting costs what putting into the empty place costs', () => {
    fc.assert(
      fc.property(anItem, (item) => {
        expect(values(deleteItem({ before: item, table: table('ALL') }))).toEqual(
          values(putItem({ after: item, table: table('ALL') })),
        );
      }),
    );
  });

  test('a transaction doubles the table and leaves the index', () => {
    fc.assert(
      fc.property(anItem, anItem, (before, after) => {
        const alone = putItem({ before, after, table: table('ALL') });
        const together = transactWriteItems([{ operation: 'putItem', before, after }], table('ALL'));
        expect(together.table.value).toBe(2 * alone.table.value);
        expect(together.indexes['gsi']?.value).toBe(alone.indexes['gsi']?.value);
      }),
    );
  });
});
