import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getItem, query, type PagedReadEstimate, type Run } from '@dynamometer/core';

const eventual = (runs: readonly Run[], limit?: number): PagedReadEstimate =>
  query({ runs, limit, consistency: 'eventual' });

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

  test('a run may be split into runs', () => {
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

  test('what is fetched for a local index costs what GetItem of each costs', () => {
    const entries = fc.array(fc.record({ count: fc.nat(2_000), bytes: fc.nat(2_000), fetched: fc.nat(20_000) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(entries, limit, (given, most) => {
        const read = query({ runs: given, limit: most, index: 'local', consistency: 'eventual' });
        const byItem = given.reduce((sum, { count, fetched }) => sum + count * getItem(fetched, 'eventual').value, 0);
        expect(read.table?.value ?? 0).toBe(byItem);
        expect(read.units.value).toBe(byItem + (read.index?.value ?? 0));
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
