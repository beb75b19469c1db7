import { billByPattern, estimate, showAmounts, type Bill, type Workload } from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sum } from '../../../packages/core/src/pricing/money.ts';

function read(name: string): Workload {
  const url = new URL(`../../../packages/core/examples/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as Workload;
}

function bills(workload: Workload): { readonly whole: Bill; readonly apart: Bill } {
  const estimated = estimate(workload, ALL_PRICES);
  if (!estimated.ok) throw new Error(JSON.stringify(estimated.problems));
  return { whole: estimated.bill, apart: billByPattern(workload, estimated, ALL_PRICES) };
}

describe.each(['billing-tenants', 'online-shop', 'iot-log', 'sessions'])('%s', (name) => {
  const { whole, apart } = bills(read(name));

  test('its lines have the total of the bill, exactly and as they are shown', () => {
    const amounts = apart.lines.map(({ amount }) => amount.value);
    expect(sum(amounts)).toBe(whole.total.value);
    expect(apart.total.value).toBe(whole.total.value);
    const shown = showAmounts(amounts);
    expect(sum(shown.rows)).toBe(sum([shown.total]));
  });
});

test('settling an invoice: a line for the table and a line for the index, 2,000 × 1 and 2,000 × 2 units', () => {
  const { apart } = bills(read('billing-tenants'));
  expect(
    apart.lines
      .filter(({ pattern }) => pattern === 'Settle an invoice')
      .map(({ resource, quantity, amount }) => [resource, quantity, amount.value]),
  ).toMatchObject([
    ['table', { value: '2000' }, '0.00125'],
    ['gsi1', { value: '4000' }, '0.0025'],
  ]);
});

test('a write of a global table has a line for each Region', () => {
  const { apart } = bills(read('online-shop'));
  expect(
    apart.lines
      .filter(({ pattern }) => pattern === 'Advance an order')
      .map(({ region, resource, item }) => [region, resource, item]),
  ).toEqual([
    ['eu-west-1', 'table', 'replicatedWrites'],
    ['eu-west-1', 'byStatus', 'writes'],
    ['us-east-1', 'table', 'replicatedWrites'],
    ['us-east-1', 'byStatus', 'writes'],
  ]);
});

test('provisioned capacity stays in lines of the table and its indexes', () => {
  const { whole, apart } = bills(read('sessions'));
  expect(apart).toBe(whole);
});

test('what has no price is not priced there either', () => {
  const { whole, apart } = bills({ ...read('billing-tenants'), region: 'mars-north-1' });
  expect(apart.lines).toEqual([]);
  expect(apart.total.rule.id).toBe('bill.total-short');
  expect(apart.notPriced.length).toBeGreaterThanOrEqual(whole.notPriced.length);
  expect(apart.notPriced.every(({ item, pattern }) => !/^(reads|writes)$/.test(item) || pattern !== undefined)).toBe(
    true,
  );
});
