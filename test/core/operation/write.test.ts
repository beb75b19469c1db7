import {
  deleteItem,
  explainItemSize,
  itemSize,
  itemWrite,
  putItem,
  trail,
  transactWriteItems,
  updateItem,
  type Item,
  type Table,
} from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizes } from '../../support/arbitraries.ts';
import { items } from '../../support/items.ts';

const small: Item = { id: { S: 'a' } };

describe('putItem', () => {
  test.each([
    [1_638, 2],
    [1_100, 2],
    [3, 1],
    [1_024, 1],
    [1_025, 2],
    [409_600, 400],
  ])('of %d B = %d', (after, units) => {
    expect(putItem({ after }).table.value).toBe(units);
    expect(putItem({ after }).total.value).toBe(units);
  });

  test('that shrinks 3,023 B to 18 B = 3', () => {
    expect(putItem({ before: 3_023, after: 18 }).table.value).toBe(3);
  });

  test('of an item is as its size, with the reasons of both', () => {
    const put = putItem({ before: 3_023, after: small });
    expect(put.table.value).toBe(3);
    expect(trail(put.table).map((step) => step.rule.id)).toEqual([
      'size.contents',
      'write.larger',
      'write.block',
      'write.blocks',
      'write.rate.standard',
      'write.units',
    ]);
  });

  test('whose condition fails is charged for the larger item all the same', () => {
    expect(putItem({ before: 307_200, after: 317_440, condition: 'fails' }).table.value).toBe(310);
    expect(putItem({ before: 3_000, after: 700, condition: 'fails' }).table.value).toBe(3);
    expect(putItem({ after: 700, condition: 'fails' }).table.value).toBe(1);
    expect(putItem({ after: 700, condition: 'fails' }).table.basis).toBe('measured');
  });

  test('without indexes has no units beside the table’s', () => {
    expect(putItem({ after: 1_638 }).indexes).toEqual({});
  });
});

describe('updateItem', () => {
  test('of one attribute of 1,000 B is charged for the whole item: 1,000 B to 1,100 B = 2', () => {
    expect(updateItem({ before: 1_000, after: 1_100 }).table.value).toBe(2);
  });

  test('that changes nothing is charged in full', () => {
    expect(updateItem({ before: 9_000, after: 9_000 }).table.value).toBe(9);
  });

  test('of a missing item creates it', () => {
    expect(updateItem({ after: 1_024 }).table.value).toBe(1);
  });

  test('whose condition fails on an item of 2,500 B = 3', () => {
    expect(updateItem({ before: 2_500, after: 2_503, condition: 'fails' }).table.value).toBe(3);
  });
});

test('a write leaves the key of its item as it is', () => {
  const keyed: Table = { partitionKey: { name: 'pk', type: 'N' } };
  const codes = (N: string): readonly string[] =>
    updateItem({ before: { pk: { N: '1' } }, after: { pk: { N } }, table: keyed }).problems.map(({ code }) => code);
  expect([codes('1.0'), codes('2')]).toEqual([[], ['write.other-key']]);
});

test('an item without its key, or with one of another type, has units and is refused', () => {
  const table: Table = { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'sk', type: 'N' } };
  const written = putItem({ after: { pk: { N: '1' } }, table });
  expect(written.total.value).toBe(1);
  expect(written.problems.map(({ code, path }) => [code, path])).toEqual([
    ['key.wrong-type', ['pk']],
    ['key.missing', []],
  ]);
});

describe('deleteItem', () => {
  test('of 1,025 B = 2, of a missing item = 1', () => {
    expect(deleteItem({ before: 1_025 }).table.value).toBe(2);
    expect(deleteItem({}).table.value).toBe(1);
  });

  test('whose condition fails on an item of 3,000 B = 3', () => {
    expect(deleteItem({ before: 3_000, condition: 'fails' }).table.value).toBe(3);
  });
});

test.each([-1, 1.5, Number.NaN])('a size of %d B is a mistake of the caller, who is told which', (size) => {
  expect(() => putItem({ after: size })).toThrow(/^after must be/);
  expect(() => updateItem({ before: size, after: 1 })).toThrow(/^before must be/);
  expect(() => deleteItem({ before: size })).toThrow(RangeError);
});

describe('always', () => {
  test('a write without a word of indexes is what it is on the table, alone and in a transaction', () => {
    const size = fc.option(sizes, { nil: undefined });
    fc.assert(
      fc.property(size, sizes, fc.constantFrom('holds', 'fails'), (before, after, condition) => {
        const change = { before, after, condition } as const;
        expect(itemWrite(change, 'standard')).toEqual(putItem(change).table);
        expect(itemWrite({ before, condition }, 'standard')).toEqual(deleteItem({ before, condition }).table);
        const { actions } = transactWriteItems([{ operation: 'putItem', ...change }]);
        expect(itemWrite(change, 'transactional')).toEqual(actions[0]?.table);
      }),
    );
  });

  test('write(before, after) = write(after, before) on the table', () => {
    fc.assert(
      fc.property(sizes, sizes, (before, after) => {
        const units = putItem({ before, after }).table.value;
        expect(putItem({ before: after, after: before }).table.value).toBe(units);
        expect(updateItem({ before, after }).table.value).toBe(units);
      }),
    );
  });

  test('a write costs what the larger of its two items costs alone', () => {
    fc.assert(
      fc.property(sizes, sizes, (before, after) => {
        const alone = [before, after].map((size) => putItem({ after: size }).table.value);
        expect(putItem({ before, after }).table.value).toBe(Math.max(...alone));
      }),
    );
  });

  test('a condition that fails does not make a write cheaper', () => {
    fc.assert(
      fc.property(sizes, sizes, (before, after) => {
        const units = putItem({ before, after }).table.value;
        expect(putItem({ before, after, condition: 'fails' }).table.value).toBe(units);
      }),
    );
  });

  test('one byte more costs one unit more exactly after k × 1,024 bytes, and nothing elsewhere', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const more = putItem({ after: size + 1 }).table.value - putItem({ after: size }).table.value;
        expect(more).toBe(size > 0 && size % 1_024 === 0 ? 1 : 0);
      }),
    );
  });

  test('an item costs what its size costs', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const bySize = putItem({ before: itemSize(before).bytes, after: explainItemSize(itemSize(after)) });
        expect(putItem({ before, after }).table.value).toBe(bySize.table.value);
        expect(deleteItem({ before }).table.value).toBe(deleteItem({ before: itemSize(before).bytes }).table.value);
      }),
    );
  });
});
