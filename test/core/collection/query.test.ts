import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getItem,
  query,
  trail,
  type Item,
  type KeyCondition,
  type PagedReadEstimate,
  type Run,
  type SortCondition,
  type Table,
} from '@dynamometer/core';

const eventual = (runs: readonly Run[], limit?: number): PagedReadEstimate =>
  query({ runs, limit, consistency: 'eventual' });
const codes = ({ problems }: PagedReadEstimate): readonly string[] => problems.map(({ code }) => code);
const pages = (read: PagedReadEstimate): unknown => read.pages.map(({ count, items, end }) => [count, items, end]);

test('10,000 × 1,000 B eventual = 9 × 128.5 + 68.5 = 1,225', () => {
  const read = eventual([{ count: 10_000, bytes: 1_000 }]);
  expect(read.units.value).toBe(1_225);
  expect(pages(read)).toEqual([
    [9, 1_049, 'size'],
    [1, 559, 'end'],
  ]);
  expect(read.requests).toBe(10);
});

test('1,000 × 100 B with Limit 25, eventual = 20 for the pages with items, 20.5 read to the end', () => {
  const read = eventual([{ count: 1_000, bytes: 100 }], 25);
  expect([read.filledUnits.value, read.units.value, read.requests]).toEqual([20, 20.5, 41]);
  expect(pages(read)).toEqual([
    [40, 25, 'limit'],
    [1, 0, 'end'],
  ]);
});

test('Limit 1 = 500, read to the end 500.5', () => {
  const read = eventual([{ count: 1_000, bytes: 100 }], 1);
  expect([read.filledUnits.value, read.units.value]).toEqual([500, 500.5]);
});

test('a page that ends with the last item because of its size is followed by nothing', () => {
  const read = eventual([{ count: 4, bytes: 262_144 }]);
  expect([read.units.value, read.requests]).toEqual([128, 1]);
});

test('nothing matched = 0.5 eventual, 1 strong', () => {
  expect(eventual([]).units.value).toBe(0.5);
  expect(query({ runs: [], consistency: 'strong' }).units.value).toBe(1);
});

test('items of 1,042 B: a full page holds 1,007 of them and costs 128.5 eventual', () => {
  const [full] = eventual([{ count: 5_000, bytes: 1_042 }]).pages;
  expect([full?.items, full?.units.value]).toEqual([1_007, 128.5]);
  expect(full?.units.basis).toBe('inferred');
});

test('ten items of 40.8 KB together = 11 strong, 5.5 eventual: rounded once', () => {
  const runs = [
    { count: 9, bytes: 4_178 },
    { count: 1, bytes: 4_177 },
  ];
  expect(query({ runs, consistency: 'strong' }).units.value).toBe(11);
  expect(eventual(runs).units.value).toBe(5.5);
});

test('a global index: 8 entries of 2,000 B = 2 eventual; strong is refused', () => {
  const runs = [{ count: 8, bytes: 2_000 }];
  const read = query({ runs, index: 'global', consistency: 'eventual' });
  expect([read.units.value, read.index?.value, read.table, read.capacity]).toEqual([2, 2, undefined, 'global index']);
  const strong = query({ runs, index: 'global', consistency: 'strong' });
  expect([strong.units.value, codes(strong)]).toEqual([2, ['read.strong-on-global-index']]);
});

test('a local index, 4 entries of 200 B, items of 300 B fetched = 1 + 4 strong, 2.5 eventual', () => {
  const runs = [{ count: 4, bytes: 200, fetched: 300 }];
  const strong = query({ runs, index: 'local', consistency: 'strong' });
  expect([strong.index?.value, strong.table?.value, strong.units.value]).toEqual([1, 4, 5]);
  expect(strong.capacity).toBe('table');
  expect(query({ runs, index: 'local', consistency: 'eventual' }).units.value).toBe(2.5);
});

test('fetched items fill the page in whole blocks: 255 of them and one block of entries reach 1 MB', () => {
  const read = query({ runs: [{ count: 1_000, bytes: 10, fetched: 100 }], index: 'local', consistency: 'strong' });
  expect(read.pages[0]).toMatchObject({ items: 255, end: 'size' });
});

test('what a filter drops is read and paid for all the same', () => {
  const read = eventual([{ count: 100, bytes: 500, kept: 10 }]);
  expect(read.units.value).toBe(eventual([{ count: 100, bytes: 500 }]).units.value);
  expect(read).toMatchObject({
    itemsRead: 100,
    bytesRead: 50_000,
    itemsReturned: 10,
    bytesReturned: 5_000,
    bytesDiscarded: 45_000,
  });
});

test('10⁹ items are two explained pages, and 2⁵³ − 1 of them are counted exactly', () => {
  const read = eventual([{ count: 1e9, bytes: 1_000 }]);
  expect(read.pages).toHaveLength(2);
  expect(read.requests).toBe(953_289);
  expect(trail(read.units).length).toBeLessThan(15);
  const most = eventual([{ count: Number.MAX_SAFE_INTEGER, bytes: 1 }]);
  expect(most.requests).toBe(8_589_934_592);
  expect(most.pages.reduce((sum, { count, items }) => sum + BigInt(count) * BigInt(items), 0n)).toBe(2n ** 53n - 1n);
});

test('10¹⁸ items are answered, with the notice that the figures are rounded', () => {
  const read = eventual([{ count: 1e18, bytes: 1_000 }]);
  expect(codes(read)).toEqual(['run.inexact']);
  expect(read.units.value / 1.224_976e17).toBeCloseTo(1, 5);
});

test('a count that is negative, a fraction or no number is a problem, and is left out', () => {
  for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect([codes(eventual([{ count, bytes: 10 }])), eventual([{ count, bytes: 10 }]).units.value]).toEqual([
      ['run.count'],
      0.5,
    ]);
  for (const bytes of [-1, 0.5, Number.NaN, 1e300])
    expect(codes(eventual([{ count: 1, bytes }]))).toEqual(['run.bytes']);
  for (const kept of [-1, 0.5, 3]) expect(codes(eventual([{ count: 2, bytes: 1, kept }]))).toEqual(['run.kept']);
  expect(codes(eventual([{ count: 1, bytes: 409_601 }]))).toEqual(['run.large-item']);
});

test('a Limit of 0 is a problem, and the pages are counted without it', () => {
  for (const limit of [0, -1, 1.5, Number.NaN]) {
    const read = eventual([{ count: 10, bytes: 10 }], limit);
    expect([codes(read), read.units.value]).toEqual([['read.limit'], 0.5]);
  }
});

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

test('5,000 events thrown away, then 200 users kept: 4 pages of 1 MB keep nothing, the last two share the users', () => {
  const read = eventual([
    { count: 5_000, bytes: 1_024, kept: 0 },
    { count: 200, bytes: 2_048 },
  ]);
  // 5th page: the last 904 events and (1,048,576 − 904 × 1,024) ÷ 2,048 = 60 users
  expect(read.pages.map(({ count, kept }) => [count, kept])).toEqual([
    [4, 0],
    [1, 60],
    [1, 140],
  ]);
});

test('200 of 20,000 equal items kept: on which of the pages is not known', () => {
  const read = eventual([{ count: 20_000, bytes: 2_048, kept: 200 }]);
  expect(read.pages.every((page) => page.kept === undefined)).toBe(true);
});

describe('always', () => {
  const runs = fc.array(fc.record({ count: fc.nat(3_000), bytes: fc.nat(20_000) }), { maxLength: 5 });
  const limit = fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined });

  test('pages hold every item once, none more than Limit, none going on after 1 MB', () => {
    fc.assert(
      fc.property(runs, limit, (given, most) => {
        const read = eventual(given, most);
        expect(read.pages.reduce((sum, { count, items }) => sum + count * items, 0)).toBe(read.itemsRead);
        expect(read.pages.reduce((sum, { count, bytes }) => sum + count * bytes, 0)).toBe(read.bytesRead);
        for (const { items, bytes } of read.pages) {
          expect(items).toBeLessThanOrEqual(most ?? Infinity);
          expect(bytes).toBeLessThan(1_048_576 + 20_000);
        }
        expect(read.pages.slice(0, -1).every(({ end }) => end !== 'end')).toBe(true);
      }),
    );
  });

  test('what pages keep adds up to what is returned, where it is known', () => {
    const filtered = fc.array(
      fc.record({ count: fc.nat(3_000), bytes: fc.nat(20_000), all: fc.boolean() }).map(({ count, bytes, all }) => {
        return { count, bytes, kept: all ? count : 0 };
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(filtered, limit, (given, most) => {
        const read = eventual(given, most);
        const kept = read.pages.reduce((sum, page) => sum + page.count * (page.kept ?? Number.NaN), 0);
        expect(kept).toBe(read.itemsReturned);
      }),
    );
  });

  test('the same as reading one item after another', () => {
    fc.assert(
      fc.property(runs, limit, (given, most = Infinity) => {
        let [units, items, bytes, open, limited] = [0, 0, 0, false, false];
        for (const run of given)
          for (let left = run.count; left > 0; left -= 1) {
            [items, bytes, open, limited] = [items + 1, bytes + run.bytes, true, false];
            if (items < most && bytes < 1_048_576) continue;
            units += getItem(bytes, 'eventual').value;
            limited = items === most;
            [items, bytes, open] = [0, 0, false];
          }
        if (open || limited || units === 0) units += getItem(bytes, 'eventual').value;
        expect(eventual(given, most === Infinity ? undefined : most).units.value).toBe(units);
      }),
      { numRuns: 50 },
    );
  });

  test('strong = 2 × eventual, and never less than one rounding of everything', () => {
    fc.assert(
      fc.property(runs, limit, (given, most) => {
        const read = query({ runs: given, limit: most, consistency: 'strong' });
        expect(read.units.value).toBe(2 * eventual(given, most).units.value);
        expect(read.units.value).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(read.bytesRead / 4_096)));
      }),
    );
  });

  test('a page never costs more than its items by GetItem', () => {
    fc.assert(
      fc.property(fc.record({ count: fc.integer({ min: 1, max: 5_000 }), bytes: fc.nat(409_600) }), (run) => {
        const byItem = run.count * getItem(run.bytes, 'eventual').value;
        expect(eventual([run]).units.value).toBeLessThanOrEqual(byItem);
      }),
    );
  });

  test('the items of a run may be split into runs, and the order of the items may be turned', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), fc.nat(9_000), (a, b, bytes) => {
        const whole = eventual([{ count: a + b, bytes }]);
        expect(
          eventual([
            { count: a, bytes },
            { count: b, bytes },
          ]).units.value,
        ).toBe(whole.units.value);
      }),
    );
  });

  test('whatever is asked, there is an answer without NaN', () => {
    const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1e18, 2 ** 53, -1, Infinity));
    fc.assert(
      fc.property(fc.array(fc.record({ count: any, bytes: any, kept: any, fetched: any })), any, (given, most) => {
        const read = query({ runs: given, limit: most, index: 'local', consistency: 'strong' });
        expect(read.units.value).toBeGreaterThanOrEqual(1);
        expect(Number.isFinite(read.units.value)).toBe(true);
        expect(Number.isFinite(read.bytesRead)).toBe(true);
      }),
    );
  });
});
