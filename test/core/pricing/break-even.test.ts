import {
  infrequentAccessBreakEven,
  provisionedBreakEven,
  reservedBreakEven,
  US_EAST_1_PRICES,
} from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { expect, test } from 'vitest';

const home = { region: 'us-east-1', tableClass: 'standard' } as const;

test('us-east-1: 0.00065 ÷ (3,600 × 0.625 ÷ 1,000,000) = 28.9 %, for reads as for writes', () => {
  for (const kind of ['read', 'write'] as const) {
    const { share } = provisionedBreakEven(US_EAST_1_PRICES, { ...home, kind });
    expect(share).toMatchObject({ basis: 'inferred' });
    expect(share?.value).toBeCloseTo(0.00065 / 0.00225, 12);
  }
});

test('reserved for a year: 262.128 ÷ (100 × 8,760 × 0.00225) = 13.3 %', () => {
  const { share } = reservedBreakEven(US_EAST_1_PRICES, { region: 'us-east-1', kind: 'write', years: 1 });
  expect(share?.value).toBeCloseTo(262.128 / 1_971, 12);
});

test('Standard-IA pays from 0.248 ÷ (0.248 + 0.6) = 29.2 % of storage in a table of writes', () => {
  const { share } = infrequentAccessBreakEven(US_EAST_1_PRICES, {
    region: 'us-east-1',
    dimension: 'writeRequestUnitsPerMillion',
  });
  expect(share?.value).toBeCloseTo(0.248 / 0.848, 12);
});

test('at that share both classes cost the same', () => {
  const storage = 0.248;
  const throughput = 0.6;
  expect(storage * 0.4 + throughput * (0.78 / 0.625)).toBeCloseTo(storage + throughput, 12);
});

test('without prices there is no break-even, and the reason', () => {
  expect(provisionedBreakEven(US_EAST_1_PRICES, { ...home, region: 'eu-west-1', kind: 'read' })).toMatchObject({
    problems: [{ code: 'price.unknown-region' }, { code: 'price.unknown-region' }],
  });
  expect(reservedBreakEven(ALL_PRICES, { region: 'ap-southeast-4', kind: 'read', years: 3 }).share).toBeUndefined();
});
