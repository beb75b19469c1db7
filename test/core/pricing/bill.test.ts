import {
  backup,
  bill,
  BILLING_TERMS,
  callsAMonth,
  capacity,
  captureUnits,
  GIGABYTE,
  kinesisCapture,
  MONTH_HOURS,
  provisionedUnits,
  replicatedWriteUnits,
  requests,
  storage,
  streamReads,
  subtotal,
  trail,
  unitHours,
  US_EAST_1_PRICES,
  type Charge,
  type Place,
} from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../../packages/core/src/pricing/money.ts';

const table: Place = { region: 'us-east-1', resource: 'table', tableClass: 'standard' };
const rarely: Place = { ...table, tableClass: 'infrequentAccess' };
const total = (...charges: readonly Charge[]) => bill(charges, US_EAST_1_PRICES).total.value;
const gigabytes = (count: number) => `${count * GIGABYTE.value}`;

describe('on demand', () => {
  test('1,000,000 eventual reads of 4 KB: 500,000 × 0.125 ÷ 1,000,000 = 0.0625', () => {
    expect(total(requests(table, 'read', '500000'))).toBe('0.0625');
  });

  test('1,000,000 writes of 1 KB: 0.625', () => {
    expect(total(requests(table, 'write', '1000000'))).toBe('0.625');
  });

  test('a million listings of 50 units: 50 × 0.125 = 6.25; a million Scans of 67,500: 8,437.50', () => {
    expect(total(requests(table, 'read', '50000000'))).toBe('6.25');
    expect(total(requests(table, 'read', '67500000000'))).toBe('8437.5');
  });

  test('50 reads and 100 writes a second for 730 hours: 16.425 + 164.25 = 180.675', () => {
    const reads = requests(table, 'read', callsAMonth(50, MONTH_HOURS));
    const writes = requests(table, 'write', callsAMonth(100, MONTH_HOURS));
    expect(bill([reads, writes], US_EAST_1_PRICES).lines.map(({ amount }) => amount.value)).toEqual([
      '16.425',
      '164.25',
    ]);
    expect(total(reads, writes)).toBe('180.675');
  });

  test.each([
    [720, '162'],
    [730, '164.25'],
    [732, '164.7'],
    [744, '167.4'],
  ])('100 writes a second for a month of %d hours: %s', (hours, amount) => {
    expect(total(requests(table, 'write', callsAMonth(100, hours)))).toBe(amount);
  });

  test('Standard-IA: 1,000,000 reads 0.155, writes 0.78', () => {
    expect(total(requests(rarely, 'read', '1000000'))).toBe('0.155');
    expect(total(requests(rarely, 'write', '1000000'))).toBe('0.78');
  });

  test('150 writes in 2 Regions are 300 replicated units', () => {
    expect(replicatedWriteUnits(150, 2).value).toBe('300');
    expect(() => replicatedWriteUnits(1, 0)).toThrow(/regions/);
  });

  test('eu-west-1: a million writes 0.705, reads 0.1415', () => {
    const ireland = { ...table, region: 'eu-west-1' };
    expect(bill([requests(ireland, 'write', '1000000')], ALL_PRICES).total.value).toBe('0.705');
    expect(bill([requests(ireland, 'read', '1000000')], ALL_PRICES).total.value).toBe('0.1415');
  });
});

describe('provisioned', () => {
  test('50 read and 100 write units for 730 hours: 4.745 + 47.45', () => {
    expect(total(capacity(table, 'read', unitHours(50, MONTH_HOURS)))).toBe('4.745');
    expect(total(capacity(table, 'write', unitHours(100, MONTH_HOURS)))).toBe('47.45');
  });

  test.each([
    [720, '56.16'],
    [730, '56.94'],
  ])('100 of each for %d hours: %s', (hours, amount) => {
    const hundred = unitHours(100, hours);
    expect(total(capacity(table, 'read', hundred), capacity(table, 'write', hundred))).toBe(amount);
  });

  test('10 write and 200 read units for 730 hours: 23.725', () => {
    expect(total(capacity(table, 'write', unitHours(10, 730)), capacity(table, 'read', unitHours(200, 730)))).toBe(
      '23.725',
    );
  });

  test.each([
    [70, 0.7, 100],
    [70.1, 0.7, 101],
    [0, 0.7, 1],
    [100, 1, 100],
    [0.3, 0.1, 3],
  ])('a load of %d at a utilisation of %d needs %d whole units', (load, utilisation, units) => {
    expect(provisionedUnits(load, utilisation).value).toBe(units);
  });

  test.each([0, -1, 1.01, Number.NaN])('a utilisation of %d is refused', (utilisation) => {
    expect(() => provisionedUnits(1, utilisation)).toThrow(/utilisation/);
  });

  test('100 units by day and 20 by night: (100 + 20) × 730 ÷ 2 = 43,800 unit-hours', () => {
    expect(unitHours([100, 20], 730)).toMatchObject({ value: '43800', basis: 'assumed' });
  });
});

describe('storage', () => {
  test('100 GB: Standard 25.00, Standard-IA 10.00', () => {
    expect(total(storage(table, gigabytes(100), GIGABYTE))).toBe('25');
    expect(total(storage(rarely, gigabytes(100), GIGABYTE))).toBe('10');
  });

  test('a GB of 10⁹ bytes makes 100 GiB 26.84…', () => {
    expect(total(storage(table, gigabytes(100), 1_000_000_000))).toBe('26.8435456');
  });

  test('a single byte is not free', () => {
    expect(Number(total(storage(table, '1', GIGABYTE)))).toBeGreaterThan(0);
  });
});

describe('backup, streams and capture', () => {
  test.each([
    ['pointInTimeRecovery', '20'],
    ['onDemandBackup', '10'],
    ['restore', '15'],
    ['fullExport', '10'],
    ['incrementalExport', '10'],
    ['import', '15'],
  ] as const)('%s of 100 GB: %s', (kind, amount) => {
    expect(total(backup('us-east-1', kind, '100', 1))).toBe(amount);
  });

  test('a million reads of a stream: 0.20', () => {
    expect(total(streamReads('us-east-1', '1000000'))).toBe('0.2');
  });

  test('1,000,000 writes of 1.6 KB are 2,000,000 capture units: 0.20', () => {
    expect(total(kinesisCapture('us-east-1', captureUnits('1000000', 1_638)))).toBe('0.2');
    expect(captureUnits('5', 0).value).toBe('5');
  });
});

describe('what has no price', () => {
  const warm: Charge = {
    item: 'warmThroughput',
    region: 'us-east-1',
    resource: 'table',
    dimension: 'warmThroughput.writeUnits',
    quantity: '36000',
  };

  test('warm throughput is not priced, and the total says that it is short', () => {
    const short = bill([warm, requests(table, 'write', '1000000')], US_EAST_1_PRICES);
    expect(short.notPriced).toMatchObject([{ item: 'warmThroughput', problem: { code: 'price.unknown' } }]);
    expect(short.lines).toHaveLength(1);
    expect(short.total).toMatchObject({ value: '0.625', rule: { id: 'bill.total-short' } });
    expect(short.problems).toHaveLength(1);
  });

  test('an unknown Region prices nothing and says so once', () => {
    const nowhere = { ...table, region: 'mars-north-1' };
    const short = bill([requests(nowhere, 'read', '1'), requests(nowhere, 'write', '1')], US_EAST_1_PRICES);
    expect(short).toMatchObject({ lines: [], notPriced: [{ item: 'reads' }, { item: 'writes' }] });
    expect(short.problems).toMatchObject([{ code: 'price.unknown-region' }]);
    expect(short.total.rule.id).toBe('bill.total-short');
  });
});

test('a bill states its month and its GB', () => {
  expect(bill([], US_EAST_1_PRICES).terms).toEqual(BILLING_TERMS);
  const terms = { hours: 720, gigabyte: 1_000_000_000 };
  expect(bill([], US_EAST_1_PRICES, terms).terms).toBe(terms);
});

test('the trail of a total reaches the price', () => {
  const { total: amount } = bill([requests(table, 'read', callsAMonth(50, MONTH_HOURS))], US_EAST_1_PRICES);
  expect(trail(amount).map(({ rule }) => rule.id)).toEqual([
    'billing.hour-seconds',
    'billing.month-hours',
    'on-demand.calls',
    'price.standard.read-request-units-per-million',
    'bill.millions',
    'bill.total',
  ]);
});

describe('always', () => {
  const charges: fc.Arbitrary<readonly Charge[]> = fc.array(
    fc
      .tuple(
        fc.constantFrom(table, rarely, { ...table, region: 'eu-west-1' }, { ...table, region: 'nowhere-1' }),
        fc.constantFrom('read', 'write', 'replicatedWrite', 'storage'),
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
      )
      .map(([place, kind, count]) =>
        kind === 'storage' ? storage(place, `${count}`, GIGABYTE) : requests(place, kind as 'read', `${count}`),
      ),
    { maxLength: 20 },
  );

  test('a bill is exactly the sum of its lines, and every charge is a line or not priced', () => {
    fc.assert(
      fc.property(charges, (all) => {
        const { lines, notPriced, total: amount } = bill(all, ALL_PRICES);
        expect(amount.value).toBe(sum(lines.map((line) => line.amount.value)));
        expect(lines.length + notPriced.length).toBe(all.length);
        expect(subtotal(lines).value).toBe(amount.value);
      }),
    );
  });

  test('the bill of two halves is the bill of the whole', () => {
    fc.assert(
      fc.property(charges, charges, (a, b) => {
        const apart = [bill(a, ALL_PRICES), bill(b, ALL_PRICES)].map((each) => each.total.value);
        expect(bill([...a, ...b], ALL_PRICES).total.value).toBe(sum(apart));
      }),
    );
  });

  test('nothing that is used costs nothing', () => {
    fc.assert(
      fc.property(charges, (all) => {
        const { lines } = bill(all, ALL_PRICES);
        lines.forEach(({ quantity, amount }) =>
          expect(Number(amount.value) > 0).toBe(
            Number(quantity && (typeof quantity === 'string' ? quantity : quantity.value)) > 0,
          ),
        );
      }),
    );
  });

  test('whole units carry the load within the utilisation, and no unit is too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000 }), fc.integer({ min: 1, max: 100 }), (load, percent) => {
        const units = provisionedUnits(load, percent / 100).value;
        expect(units * percent).toBeGreaterThanOrEqual(load * 100);
        const isEnough = (fewer: number) => fewer >= 1 && fewer * percent >= load * 100;
        expect(isEnough(units - 1)).toBe(false);
      }),
    );
  });
});
