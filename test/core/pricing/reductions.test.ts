import {
  bill,
  capacity,
  freeTier,
  GIGABYTE,
  requests,
  reservedCapacity,
  reservedCover,
  reservedTerm,
  storage,
  streamReads,
  unitHours,
  US_EAST_1_PRICES,
  withSavingsPlan,
  type Charge,
  type Place,
} from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { describe, expect, test } from 'vitest';

const table: Place = { region: 'us-east-1', resource: 'table', tableClass: 'standard' };
const rarely: Place = { ...table, tableClass: 'infrequentAccess' };
const hundredGigabytes = `${100 * GIGABYTE.value}`;
const total = (charges: readonly Charge[]) => bill(charges, US_EAST_1_PRICES).total.value;
const writes = { region: 'us-east-1', kind: 'write', units: 100, years: 1 } as const;

describe('free tier', () => {
  const withFreeTier = (charges: readonly Charge[]) => total([...charges, ...freeTier(charges)]);

  test('100 GB Standard: 25.00 − 25 × 0.25 = 18.75', () => {
    expect(withFreeTier([storage(table, hundredGigabytes, GIGABYTE)])).toBe('18.75');
  });

  test('is one for the table and its indexes together', () => {
    const twenty = `${20 * GIGABYTE.value}`;
    const both = [storage(table, twenty, GIGABYTE), storage({ ...table, resource: 'gsi1' }, twenty, GIGABYTE)];
    expect(withFreeTier(both)).toBe('3.75');
  });

  test('is one for each Region', () => {
    const charges = [table, { ...table, region: 'us-east-2' }].map((place) =>
      storage(place, hundredGigabytes, GIGABYTE),
    );
    expect(bill([...charges, ...freeTier(charges)], ALL_PRICES).total.value).toBe('37.5');
  });

  test('25 provisioned units for 730 hours cost nothing; 26 cost 1 × 730 + 25 × 730 − 18,600 unit-hours', () => {
    expect(withFreeTier([capacity(table, 'write', unitHours(25, 730))])).toBe('0');
    // 26 × 730 = 18,980 = 18,600 + 380
    expect(withFreeTier([capacity(table, 'write', unitHours(26, 730))])).toBe('0.247');
  });

  test('2,500,000 reads of a stream are free', () => {
    expect(withFreeTier([streamReads('us-east-1', '3500000')])).toBe('0.2');
  });

  test('there is none for on-demand requests, for Standard-IA and for replicated writes', () => {
    expect(freeTier([requests(table, 'write', '1000000')])).toEqual([]);
    expect(freeTier([storage(rarely, hundredGigabytes, GIGABYTE)])).toEqual([]);
    expect(freeTier([capacity(rarely, 'write', unitHours(25, 730))])).toEqual([]);
    expect(freeTier([capacity(table, 'replicatedWrite', unitHours(25, 730))])).toEqual([]);
  });

  test('of nothing is nothing', () => {
    expect(freeTier([])).toEqual([]);
  });
});

describe('reserved capacity', () => {
  test('100 write units for a year: 150 + 0.0128 × 8,760 = 262.128', () => {
    expect(reservedTerm(writes, US_EAST_1_PRICES).cost?.value).toBe('262.128');
  });

  test('100 read units for a year: 30 + 0.0025 × 8,760 = 51.90', () => {
    expect(reservedTerm({ ...writes, kind: 'read' }, US_EAST_1_PRICES).cost?.value).toBe('51.9');
  });

  test('100 write units for three years: 180 + 0.0081 × 26,280 = 392.868', () => {
    expect(reservedTerm({ ...writes, years: 3 }, US_EAST_1_PRICES).cost?.value).toBe('392.868');
  });

  test('a month: 150 ÷ 12 + 0.0128 × 730 = 12.50 + 9.344', () => {
    const { lines } = bill(reservedCapacity(writes, 730), US_EAST_1_PRICES);
    expect(lines.map(({ item, amount }) => [item, amount.value])).toEqual([
      ['reservedUpfront', '12.5'],
      ['reservedHours', '9.344'],
    ]);
  });

  test('twelve months are a year', () => {
    const month = Number(total(reservedCapacity(writes, 730)));
    expect(month * 12).toBeCloseTo(262.128, 9);
  });

  test('101 units are two blocks', () => {
    expect(reservedTerm({ ...writes, units: 101 }, US_EAST_1_PRICES).cost?.value).toBe('524.256');
  });

  test('covers what is provisioned, part of the day by part of the day, and no more', () => {
    expect(reservedCover(writes, [250], 730).quantity).toMatchObject({ value: '-73000' });
    expect(reservedCover(writes, [40], 730).quantity).toMatchObject({ value: '-29200' });
    expect(reservedCover(writes, [250, 40], 730).quantity).toMatchObject({ value: '-51100' });
  });

  test('250 units of which 100 are reserved: 250 × 0.4745 − 47.45 + 21.844 = 93.019', () => {
    const charges = [
      capacity(table, 'write', unitHours(250, 730)),
      reservedCover(writes, [250], 730),
      ...reservedCapacity(writes, 730),
    ];
    expect(total(charges)).toBe('93.019');
  });

  test('a Region without reserved prices is told, not free', () => {
    const { cost, problems } = reservedTerm({ ...writes, region: 'ap-southeast-4' }, ALL_PRICES);
    expect(cost).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['price.unknown', 'price.unknown']);
  });

  test('a doubtful price is priced and told', () => {
    const { cost, problems } = reservedTerm({ ...writes, region: 'us-gov-west-1' }, ALL_PRICES);
    expect(cost?.basis).toBe('assumed');
    expect(problems.map(({ code }) => code)).toEqual(['price.doubtful', 'price.doubtful']);
  });
});

describe('savings plan', () => {
  const saved = (charges: readonly Charge[]) => withSavingsPlan(bill(charges, US_EAST_1_PRICES));

  test('0.625 of writes on demand − 18 % = 0.5125, assumed', () => {
    expect(saved([requests(table, 'write', '1000000')]).total).toMatchObject({ value: '0.5125', basis: 'assumed' });
  });

  test('47.45 of provisioned writes − 12 % = 41.756', () => {
    expect(saved([capacity(table, 'write', unitHours(100, 730))]).total.value).toBe('41.756');
  });

  test('a share of your own', () => {
    const before = bill([requests(table, 'write', '1000000')], US_EAST_1_PRICES);
    expect(withSavingsPlan(before, { onDemand: 0.1, provisioned: 0 }).total.value).toBe('0.5625');
  });

  test('leaves storage and streams alone, and what reserved capacity has paid', () => {
    expect(saved([storage(table, hundredGigabytes, GIGABYTE), streamReads('us-east-1', '1000000')]).total.value).toBe(
      '25.2',
    );
    const covered = [capacity(table, 'write', unitHours(100, 730)), reservedCover(writes, [100], 730)];
    expect(saved(covered).lines.map(({ item }) => item)).toEqual(['writes', 'reservedCover']);
  });
});
