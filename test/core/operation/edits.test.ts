import { cheapestEdits, itemSize, type Edit, type Item } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const edits = (item: Item, keys?: readonly string[]): readonly Edit[] => cheapestEdits(itemSize(item), keys);
const text = (length: number): { S: string } => ({ S: 'x'.repeat(length) });
const kinds = (list: readonly Edit[]): readonly string[] => list.map(({ kind }) => kind);

test('12 B name + 1,022 B = 1,034 B: 10 B over 1 KB, so emailAddress becomes em', () => {
  const [rename] = edits({ emailAddress: text(1_022) });
  expect(rename).toMatchObject({
    kind: 'rename',
    changes: [{ path: ['emailAddress'], to: 'em', places: 1, saves: 10 }],
    saves: 10,
    bytes: 1_024,
  });
  expect(rename?.write.value).toBe(1);
});

test('a name keeps as much of itself as it can: 2 B over, so emailAddress becomes emailAddre', () => {
  expect(edits({ emailAddress: text(1_014) })[0]?.changes[0]?.to).toBe('emailAddre');
});

test('of two names the one that loses the smaller share: 4 of 16 letters, not 4 of 8', () => {
  const item = { lastSeen: text(500), billingReference: text(504) };
  expect(edits(item)[0]?.changes).toMatchObject([{ path: ['billingReference'], to: 'billingRefer', saves: 4 }]);
});

test('a name that is taken is not proposed: em stands there already, so 11 B go instead of 10', () => {
  // 12 + 1,009 + 2 + 11 = 1,034; the only free beginnings of at most 2 B are `e` and nothing
  expect(edits({ emailAddress: text(1_009), em: text(11) })[0]?.changes[0]).toMatchObject({ to: 'e', saves: 11 });
});

test('the same name in 50 elements is one change: 50 × 1 B', () => {
  const lines = Array.from({ length: 50 }, () => ({ M: { price: text(10) } }));
  // lines 5 + 3 + 50 × (1 + 3 + 1 + 5 + 10) = 1,008; pad 3 + 20 = 23; 1,031 B: 7 B over
  const [rename] = edits({ lines: { L: lines }, pad: text(20) });
  expect(rename?.changes).toEqual([{ path: ['lines', 'price'], places: 50, to: 'pric', saves: 50 }]);
});

test('where no single name suffices several together do: 8 + 4 = 12 B', () => {
  const [rename] = edits({ description: text(500), reference: text(514), id: text(0) });
  // 11 + 500 + 9 + 514 + 2 = 1,036: 12 B over; description can lose 9 and reference 7
  expect(rename?.kind).toBe('rename');
  expect(rename?.changes.map(({ to, saves }) => [to, saves])).toEqual([
    ['de', 9],
    ['refere', 3],
  ]);
});

test('two new names do not meet: one becomes de, the other des or longer', () => {
  // 11 + 507 + 10 + 511 = 1,039: 15 B over
  const to = edits({ description: text(507), descriptor: text(511) })[0]?.changes.map((change) => change.to);
  expect(to).toEqual(['de', 'desc']);
});

test('1,083 B: notes loses 59 B, or moves to S3, or goes', () => {
  const item = { pk: text(11), notes: text(1_065) };
  expect(edits(item, ['pk']).map(({ kind, saves, write }) => [kind, saves, write.value])).toEqual([
    ['shorten', 59, 1],
    ['move', 1_065 - 36, 1],
    ['remove', 1_070, 1],
  ]);
});

test('4,100 B: 4 B less save a write unit and a read unit at once, so there is one list of edits', () => {
  const list = edits({ pk: text(98), body: text(3_996) }, ['pk']);
  expect(list.map(({ write, read }) => [write.value, read.value])).toEqual(list.map(() => [expect.any(Number), 1]));
  expect(list[0]).toMatchObject({ kind: 'shorten', saves: 4 });
});

test('5,130 B: first 10 B for a write unit, then 1,034 B for a read unit', () => {
  const list = edits({ pk: text(98), body: text(5_026) }, ['pk']).filter(({ kind }) => kind === 'shorten');
  expect(list.map(({ saves, write, read }) => [saves, write.value, read.value])).toEqual([
    [10, 5, 2],
    [1_034, 4, 1],
  ]);
});

test('409,601 B: the edits make it fit', () => {
  const list = edits({ pk: text(98), body: text(409_497) }, ['pk']);
  expect(list[0]).toMatchObject({ kind: 'rename', changes: [{ to: 'bod' }], bytes: 409_600 });
  expect(list[1]).toMatchObject({ kind: 'shorten', saves: 1, bytes: 409_600 });
});

test('a string inside lists and maps is shortened where it stands', () => {
  const item = { a: { L: [{ N: '1' }, { M: { b: text(1_100) } }] } };
  expect(edits(item).find(({ kind }) => kind === 'shorten')?.changes[0]?.path).toEqual(['a', 1, 'b']);
  expect(kinds(edits(item, ['a']))).toEqual([]);
});

test('what costs one unit already has nothing to gain', () => {
  expect(edits({})).toEqual([]);
  expect(edits({ a: text(1_023) })).toEqual([]);
});

test('keys stay as they are, and the last attribute is not left out', () => {
  expect(edits({ partitionKeyOfTheTable: text(1_020) }, ['partitionKeyOfTheTable'])).toEqual([]);
  expect(kinds(edits({ b: text(1_024) }))).toEqual(['shorten', 'move']);
});

describe('always', () => {
  const name = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
  const value = fc.integer({ min: 0, max: 3_000 }).map(text);
  const item = fc
    .dictionary(name, fc.oneof(value, fc.array(fc.dictionary(name, value, { maxKeys: 4 }), { maxLength: 5 })), {
      maxKeys: 6,
    })
    .map((entries): Item =>
      Object.fromEntries(
        Object.entries(entries).map(([key, each]) => [
          key,
          Array.isArray(each) ? { L: each.map((M) => ({ M })) } : each,
        ]),
      ),
    );

  test('every edit saves a write unit or a read unit', () => {
    fc.assert(
      fc.property(item, (given) => {
        const { bytes } = itemSize(given);
        for (const edit of edits(given)) {
          expect(edit.bytes).toBe(bytes - edit.saves);
          expect(edit.saves).toBe(edit.changes.reduce((sum, { saves }) => sum + saves, 0));
          expect(Math.ceil(edit.bytes / 1_024)).toBeLessThan(Math.ceil(bytes / 1_024));
          expect(edit.write.value).toBe(Math.max(1, Math.ceil(edit.bytes / 1_024)));
        }
      }),
    );
  });

  test('a renamed attribute has a name of its own, and the item is as small as it says', () => {
    fc.assert(
      fc.property(item, (given) => {
        for (const { kind, changes, bytes } of edits(given)) {
          if (kind !== 'rename' || changes.some(({ path }) => path.length > 1)) continue;
          const to = new Map(changes.map((change) => [change.path[0], change.to]));
          const renamed = Object.entries(given).map(([key, each]) => [to.get(key) ?? key, each] as const);
          expect(new Set(renamed.map(([key]) => key)).size).toBe(renamed.length);
          expect(itemSize(Object.fromEntries(renamed)).bytes).toBe(bytes);
        }
      }),
    );
  });
});
