import {
  capacityChoices,
  compareWorkloads,
  provisionedBreakEven,
  regionChoices,
  tableClassChoices,
  US_EAST_1_PRICES,
  type Workload,
} from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference } from '../../../packages/core/src/pricing/money.ts';

const steady: Workload = {
  region: 'us-east-1',
  table: { partitionKey: { name: 'id', type: 'S' } },
  entities: { note: { count: 0, bytes: 1_024 } },
  patterns: [{ name: 'write', operation: 'putItem', entity: 'note', rate: { perSecond: 100 } }],
};

const totals = (comparison: ReturnType<typeof compareWorkloads>) =>
  comparison.choices.map(({ name, total, more }) => [name, total.value, more.value]);

test('100 writes a second, steady: on demand 164.25, provisioned 47.45, reserved 21.844 or 10.913', () => {
  // each with the one read unit that a provisioned table has at least: 0.0949
  expect(totals(compareWorkloads(capacityChoices(steady)))).toEqual([
    ['reserved for 3 years', '11.0079', '0'],
    ['reserved for 1 year', '21.9389', '10.931'],
    ['provisioned', '47.5449', '36.537'],
    ['on demand', '164.25', '153.2421'],
  ]);
});

test('100 GB that are hardly used are cheaper in Standard-IA: 10.00 against 25.00', () => {
  const stored: Workload = { ...steady, entities: { note: { count: 1024 ** 2, bytes: 102_300 } }, patterns: [] };
  expect(totals(compareWorkloads(tableClassChoices(stored)))).toEqual([
    ['Standard-IA', '10', '0'],
    ['Standard', '25', '15'],
  ]);
});

test('a table of writes alone is cheaper in Standard', () => {
  expect(compareWorkloads(tableClassChoices(steady)).choices.map(({ name }) => name)).toEqual([
    'Standard',
    'Standard-IA',
  ]);
});

test('capacity reserved for a table falls away in Standard-IA, and with it the choices that reserve', () => {
  const reserved: Workload = { ...steady, capacity: { mode: 'provisioned', reserved: { years: 1, writeUnits: 100 } } };
  expect(compareWorkloads(tableClassChoices(reserved)).choices.map(({ estimate }) => estimate.problems)).toEqual([
    [],
    [],
  ]);
  const rarely = capacityChoices({ ...reserved, tableClass: 'infrequentAccess' });
  expect(rarely.map(({ name }) => name)).toEqual(['on demand', 'provisioned']);
});

test('every Region but those of the replicas, the cheapest first', () => {
  const comparison = compareWorkloads(regionChoices({ ...steady, replicas: ['us-west-2'] }, ALL_PRICES), ALL_PRICES);
  const names = comparison.choices.map(({ name }) => name);
  expect(names).toHaveLength(30);
  expect(names).not.toContain('us-west-2');
  expect(names.indexOf('us-east-1')).toBeLessThan(names.indexOf('eu-west-1'));
});

test('what is not priced in full, or refused, is not ranked', () => {
  const comparison = compareWorkloads([
    { name: 'known', workload: steady },
    { name: 'nowhere', workload: { ...steady, region: 'mars-north-1' } },
    { name: 'warm', workload: { ...steady, warmThroughput: { readUnits: 1 } } },
    { name: 'wrong', workload: { ...steady, tableClass: 'glacier' } as unknown as Workload },
  ]);
  expect(comparison.choices.map(({ name }) => name)).toEqual(['known']);
  expect(comparison.incomparable.map(({ name, problems }) => [name, problems[0]?.code])).toEqual([
    ['nowhere', 'price.unknown-region'],
    ['warm', 'price.unknown'],
    ['wrong', 'workload.wrong-value'],
  ]);
});

describe('always', () => {
  const rate = fc
    .integer({ min: 0, max: 20_000 })
    .map((hundredths) => ({ perSecond: hundredths / 100, peakPerSecond: 200 }));

  test('provisioned for the peak is cheaper exactly above the break-even utilisation', () => {
    const { share } = provisionedBreakEven(US_EAST_1_PRICES, {
      region: 'us-east-1',
      tableClass: 'standard',
      kind: 'write',
    });
    fc.assert(
      fc.property(rate, (each) => {
        // a write unit costs what on-demand writes cost at that share of its use, beside the one read unit
        const workload = {
          ...steady,
          patterns: [{ name: 'w', operation: 'putItem', entity: 'note', rate: each }],
        } as const;
        const [onDemand, provisioned] = capacityChoices(workload).map(
          (choice) => compareWorkloads([choice]).choices[0]?.total.value ?? '',
        );
        const cheaper = Number(difference(onDemand ?? '', provisioned ?? '')) + 0.0949 > 1e-9;
        expect(cheaper).toBe(each.perSecond / 200 > (share?.value ?? 0));
      }),
    );
  });

  test('the cheapest comes first and costs nothing more', () => {
    fc.assert(
      fc.property(fc.array(rate, { minLength: 1, maxLength: 5 }), (rates) => {
        const choices = rates.map((each, number) => ({
          name: `${number}`,
          workload: { ...steady, patterns: [{ name: 'w', operation: 'putItem', entity: 'note', rate: each }] } as const,
        }));
        const ranked = compareWorkloads(choices).choices.map(({ more }) => Number(more.value));
        expect(ranked[0]).toBe(0);
        expect(ranked).toEqual(ranked.toSorted((a, b) => a - b));
      }),
    );
  });
});
