import { itemSize, parse, reconcile } from '@dynamometer/core';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What the units consumed turn out to be, given how the answer looks. */
const matchOf = (container: string, units: number, sizes: readonly number[], more = {}) =>
  reconcile({ container, consumed: [{ units }], ...more }, sizes)?.matches;

/** Why they match nothing. */
const reasonsOf = (container: string, units: number, sizes: readonly number[], more = {}) =>
  reconcile({ container, consumed: [{ units }], ...more }, sizes)?.reasons.map(({ code }) => code);

/** A paste compared with itself. */
const compared = (text: string) => {
  const parsed = parse(text);
  return parsed.ok
    ? reconcile(
        parsed,
        parsed.items.map((item) => itemSize(item).bytes),
      )
    : undefined;
};

describe('a read', () => {
  test.each([
    [0.5, 'eventual'],
    [1, 'strong'],
    [2, undefined],
  ])('GetItem of 3,500 B that consumed %d: %s', (units, matches) => {
    expect(matchOf('get-item-output', units, [3_500])).toBe(matches);
  });

  test('BatchGetItem rounds each item: 2 × 3,000 B = 2 × 1 block', () => {
    expect(matchOf('batch-get-output', 2, [3_000, 3_000])).toBe('strong');
  });

  test('a page is rounded as a whole: 3 × 3,000 B = 9,000 B = 3 blocks = 1.5 units', () => {
    expect(matchOf('scan-query-output', 1.5, [3_000, 3_000, 3_000])).toBe('eventual');
  });

  test('each of two pages is: ⌈6,000 ÷ 4,096⌉ + ⌈3,000 ÷ 4,096⌉ = 3 blocks, and 9,000 B at once would be 3 too', () => {
    const pages = { pages: [2, 1] };
    expect(matchOf('scan-query-output', 3, [3_000, 3_000, 3_000], pages)).toBe('strong');
    // ⌈3,000 ÷ 4,096⌉ + ⌈2,000 ÷ 4,096⌉ = 2 blocks, where 5,000 B at once would be 2, and 4,000 B would be 1
    expect(matchOf('scan-query-output', 2, [2_000, 2_000], { pages: [1, 1] })).toBe('strong');
    expect(matchOf('scan-query-output', 1, [2_000, 2_000], { pages: [2] })).toBe('strong');
  });

  test('a transaction takes 2 units for an item and for a key without one', () => {
    expect(matchOf('transact-get-output', 4, [59], { missing: 1 })).toBe('transactional');
    const text = readFileSync(new URL('../paste/samples/08-cli-transact-get.json', import.meta.url), 'utf8');
    expect(compared(text)).toMatchObject({ matches: 'transactional', reasons: [] });
  });

  test('what does not fit has reasons', () => {
    expect(reasonsOf('scan-query-output', 12.5, [100], { scanned: 9 })).toEqual([
      'reconcile.filtered',
      'reconcile.projected',
    ]);
    expect(reasonsOf('scan-query-output', 12.5, [100], { scanned: 1 })).toEqual(['reconcile.projected']);
    expect(reasonsOf('scan-query-output', 0.25, [100])).toEqual(['reconcile.less']);
    expect(reasonsOf('batch-get-output', 1.5, [100])).toEqual(['reconcile.missing', 'reconcile.projected']);
  });
});

describe('a write', () => {
  test('an item of 1,500 B takes 2 units, as consumed', () => {
    const attributes = { id: { S: 'a' }, data: { S: 'x'.repeat(1_500 - 3 - 4) } };
    const text = JSON.stringify({ Attributes: attributes, ConsumedCapacity: { TableName: 'app', CapacityUnits: 2 } });
    expect(compared(text)).toMatchObject({ unit: 'write units', tables: ['app'], matches: 'standard', reasons: [] });
  });

  test('more was consumed: the other side of the write, or an index', () => {
    expect(reasonsOf('update-item-output', 3, [1_500])).toEqual(['reconcile.written']);
  });

  test('what was left undone says nothing of what was consumed', () => {
    const text = readFileSync(new URL('../paste/samples/124-unprocessed-items.json', import.meta.url), 'utf8');
    expect(compared(text)).toMatchObject({
      consumed: 2,
      computed: [],
      reasons: [{ code: 'reconcile.not-comparable' }],
    });
  });
});

test('two pages that say what they consumed are compared with both, two answers of GetItem with each', () => {
  const item = (bytes: number) => ({ a: { S: 'x'.repeat(bytes - 1) } });
  const page = (...sizes: readonly number[]) => ({ Items: sizes.map(item), ConsumedCapacity: { CapacityUnits: 1 } });
  expect(compared(`${JSON.stringify(page(2_000, 2_000))}\n${JSON.stringify(page(2_000))}`)?.matches).toBe('strong');
  const one = { Item: item(2_000), ConsumedCapacity: { CapacityUnits: 0.5 } };
  expect(compared(`${JSON.stringify(one)}\n${JSON.stringify(one)}`)).toMatchObject({
    consumed: 1,
    matches: 'eventual',
  });
});

test('nothing is compared where nothing was consumed, or where what was asked is not known', () => {
  expect(compared('{"Item":{"a":{"S":"b"}}}')).toBeUndefined();
  expect(matchOf('array', 1, [100])).toBeUndefined();
});

test('always: what a way of reading takes is matched', () => {
  const sizesOf = fc.array(fc.integer({ min: 1, max: 409_600 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      sizesOf,
      fc.constantFrom('get-item-output', 'batch-get-output', 'scan-query-output'),
      (sizes, container) => {
        const computed = reconcile({ container, consumed: [] }, sizes)?.computed ?? [];
        expect(computed.map(({ units }) => matchOf(container, units.value, sizes))).toEqual(['eventual', 'strong']);
      },
    ),
  );
});
