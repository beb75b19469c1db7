import { checkWorkload, estimate, showAmounts, valueOf, type Workload } from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sum } from '../../../packages/core/src/pricing/money.ts';

const folder = new URL('../../../packages/core/examples/', import.meta.url);
const GB = 1024 ** 3;
const MONTH = 730 * 3_600;

/** An example's bill: each line as Region, resource, item, dollars to ten places. */
function billOf(name: string) {
  const workload = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Workload;
  const estimated = estimate(workload, ALL_PRICES);
  if (!estimated.ok) throw new Error(JSON.stringify(estimated.problems));
  const { bill, patterns, problems } = estimated;
  return {
    lines: bill.lines.map(({ region, resource, item, amount }) => [region, resource, item, places(amount.value)]),
    units: Object.fromEntries(patterns.map((each) => [each.name, each.consumption.map(({ units }) => units.value)])),
    calls: Object.fromEntries(patterns.map((each) => [each.name, Number(valueOf(each.calls))])),
    bill,
    problems: problems.map(({ code }) => code),
  };
}

const places = (amount: string | number): string => Number(amount).toFixed(10);

test('there are these examples, and each of them adds up as it is shown', () => {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(names.toSorted()).toEqual(['billing-tenants', 'iot-log', 'online-shop', 'sessions']);
  for (const name of names) {
    const { rows, total } = showAmounts(billOf(name).bill.lines.map(({ amount }) => amount.value));
    expect([name, sum(rows)]).toEqual([name, sum([total])]);
  }
});

describe('billing-tenants', () => {
  const { lines, units, bill, problems } = billOf('billing-tenants');

  test('units of a call', () => {
    expect(units).toEqual({
      'Open a tenant': [1],
      'List the users of a tenant': [50], // 200 × 2,048 B = 100 blocks, eventual
      'List open invoices by due date': [1], // 50 × 90 B = 2 blocks, eventual
      'Write an audit event': [1],
      'Issue an invoice': [1, 1],
      'Settle an invoice': [1, 2], // on the index out and in
    });
  });

  test('lines of the month', () => {
    const tableBytes = 100 * (39 + 100) + 20_000 * (2_048 + 100) + 101_000 * (90 + 100) + 500_000 * (1_024 + 100);
    expect(lines).toEqual([
      ['us-east-1', 'table', 'reads', places(((3_000_000 + 50 * 1_000_000) * 0.125) / 1e6)],
      ['us-east-1', 'gsi1', 'reads', places((100_000 * 0.125) / 1e6)],
      ['us-east-1', 'table', 'writes', places(((10 * MONTH + 2_000 + 2_000) * 0.625) / 1e6)],
      ['us-east-1', 'gsi1', 'writes', places(((2_000 + 2 * 2_000) * 0.625) / 1e6)],
      ['us-east-1', 'table', 'storage', places((tableBytes / GB) * 0.25)],
      ['us-east-1', 'gsi1', 'storage', places(((101_000 * 190) / GB) * 0.25)],
      ['us-east-1', 'table', 'pointInTimeRecovery', places((tableBytes / GB) * 0.2)],
    ]);
    expect(showAmounts([bill.total.value]).total).toBe('23.33');
    expect(problems).toEqual([]);
  });
});

describe('online-shop', () => {
  const { lines, units, bill, problems } = billOf('online-shop');

  test('units of a call', () => {
    expect(units).toEqual({
      'Show a product': [0.5],
      'Show a list of products': [12],
      'Change a cart': [2], // a failed condition costs as much
      'Place an order': [2 * (2 + 2 + 3), 1], // a transaction doubles the table, not the index
      'Advance an order': [2, 2],
      'Orders to pack': [2], // 100 × 160 B = 4 blocks, eventual
    });
  });

  test('lines of the month: every write in both Regions, index writes in ordinary units', () => {
    const reads = 0.5 * 50 * MONTH + 12 * 10 * MONTH;
    const indexWrites = 60_000 + 2 * 180_000;
    const atHome = 2 * 5 * MONTH + 14 * 60_000 + 2 * 180_000;
    // two in a hundred carts fail and are not replicated; transactions arrive as ordinary writes
    const elsewhere = 2 * 0.98 * 5 * MONTH + 7 * 60_000 + 2 * 180_000;
    const tableBytes = 50_000 * 3_148 + 20_000 * 1_648 + 1_030_000 * 1_348;
    const indexBytes = 1_030_000 * 260;
    expect(lines).toEqual([
      ['eu-west-1', 'table', 'reads', places((reads * 0.1415) / 1e6)],
      ['eu-west-1', 'table', 'replicatedWrites', places((atHome * 0.705) / 1e6)],
      ['eu-west-1', 'byStatus', 'writes', places((indexWrites * 0.705) / 1e6)],
      ['eu-west-1', 'byStatus', 'reads', places((2 * 40_000 * 0.1415) / 1e6)],
      ['us-east-1', 'table', 'replicatedWrites', places((elsewhere * 0.625) / 1e6)],
      ['us-east-1', 'byStatus', 'writes', places((indexWrites * 0.625) / 1e6)],
      ['eu-west-1', 'table', 'storage', places((tableBytes / GB) * 0.283)],
      ['eu-west-1', 'byStatus', 'storage', places((indexBytes / GB) * 0.283)],
      ['us-east-1', 'table', 'storage', places((tableBytes / GB) * 0.25)],
      ['us-east-1', 'byStatus', 'storage', places((indexBytes / GB) * 0.25)],
    ]);
    expect(showAmounts([bill.total.value]).total).toBe('91.36');
    expect(problems).toEqual(['workload.reads-at-home']);
  });
});

describe('iot-log', () => {
  const { lines, units, bill, problems } = billOf('iot-log');

  test('units of a call', () => {
    expect(units).toEqual({
      'Store readings': [25],
      'A day of one device': [10.5], // 1,440 × 59 B = 21 blocks, eventual
      'The latest reading': [0.5],
    });
  });

  test('lines of the month, at the prices of Standard-IA', () => {
    // half of the month's growth counts
    const gigabytes = (1_131_400_000 * (59 + 100)) / GB;
    expect(lines).toEqual([
      ['us-east-1', 'table', 'writes', places((25 * 4 * MONTH * 0.78) / 1e6)],
      ['us-east-1', 'table', 'reads', places(((10.5 * 50_000 + 0.5 * 2_000_000) * 0.155) / 1e6)],
      ['us-east-1', 'table', 'storage', places(gigabytes * 0.1)],
      ['us-east-1', 'table', 'fullExport', places(gigabytes * 0.1)],
      ['us-east-1', 'table', 'kinesisCapture', places((25 * 4 * MONTH * 0.1) / 1e6)],
    ]);
    expect(showAmounts([bill.total.value]).total).toBe('265.01');
    expect(problems).toEqual([]);
  });
});

describe('sessions', () => {
  const { lines, units, calls, bill, problems } = billOf('sessions');

  test('units of a call; what expires is free', () => {
    expect(units).toEqual({
      'Check a session': [1],
      'Begin a session': [1],
      'Touch a session': [1],
      'Expire a session': [0],
    });
    expect(calls['Expire a session']).toBe(20 * MONTH);
  });

  test('lines of the month: 50 read and 100 write units, the writes reserved, the rest partly free', () => {
    const storage = ((400_000 * 1_000) / GB) * 0.25;
    expect(lines).toEqual([
      ['us-east-1', 'table', 'reads', places(50 * 730 * 0.00013)],
      ['us-east-1', 'table', 'writes', places(100 * 730 * 0.00065)],
      ['us-east-1', 'table', 'reservedUpfront', places(150 / 12)],
      ['us-east-1', 'table', 'reservedHours', places(730 * 0.0128)],
      ['us-east-1', 'table', 'reservedCover', places(-100 * 730 * 0.00065)],
      ['us-east-1', 'table', 'storage', places(storage)],
      ['us-east-1', 'table', 'freeTier', places(-18_600 * 0.00013)],
      ['us-east-1', 'table', 'freeTier', places(-storage)],
    ]);
    expect(bill.total.value).toBe('24.171'); // 4.745 + 12.50 + 9.344 − 2.418
    expect(problems).toEqual([]);
  });
});

test.each(readdirSync(folder))('%s is a workload without faults', (file) => {
  expect(checkWorkload(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))).toEqual([]);
});
