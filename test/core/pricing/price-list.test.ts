import { mergePrices, priceOf, US_EAST_1_PRICES, withPrices } from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { expect, test } from 'vitest';

test('a GB in us-east-1 is 0.25, as AWS publishes it', () => {
  const { price, problem } = priceOf(US_EAST_1_PRICES, 'us-east-1', 'standard.storageGbMonth');
  expect(price).toMatchObject({ value: '0.25', basis: 'documented', rule: { unit: 'US dollars' } });
  expect(price?.rule.says).toBe('A GB stored for a month, Standard class, US East (N. Virginia).');
  expect(problem).toBeUndefined();
});

test.each(['mars-north-1', '', '__proto__', 'constructor'])('the Region “%s” is unknown', (region) => {
  const { price, problem } = priceOf(US_EAST_1_PRICES, region, 'standard.storageGbMonth');
  expect(price).toBeUndefined();
  expect(problem).toMatchObject({ code: 'price.unknown-region', severity: 'error', path: ['region'] });
  expect(problem?.says).toContain(`“${region}”`);
});

test('warm throughput is not priced anywhere', () => {
  const { price, problem } = priceOf(US_EAST_1_PRICES, 'us-east-1', 'warmThroughput.writeUnits');
  expect(price).toBeUndefined();
  expect(problem).toMatchObject({ code: 'price.unknown', severity: 'warning' });
  expect(problem?.says).toContain('missing from the total');
});

test('replicated provisioned writes of Standard-IA are not priced', () => {
  expect(
    priceOf(US_EAST_1_PRICES, 'us-east-1', 'replicatedInfrequentAccess.writeCapacityUnitHour').problem,
  ).toMatchObject({ code: 'price.unknown' });
});

test('a replicated write without a price of its own costs as much as a write of its class, inferred', () => {
  const { price } = priceOf(US_EAST_1_PRICES, 'us-east-1', 'replicatedInfrequentAccess.writeRequestUnitsPerMillion');
  expect(price).toMatchObject({ value: '0.78', basis: 'inferred' });
});

test('a price of another service for the same unit is inferred', () => {
  expect(priceOf(ALL_PRICES, 'eu-west-2', 'backup.restoreGb').price).toMatchObject({ basis: 'inferred' });
});

test('a price that is handed in replaces one, and says so', () => {
  const list = withPrices(US_EAST_1_PRICES, 'us-east-1', { 'warmThroughput.writeUnits': '0.00065' });
  const { price, problem } = priceOf(list, 'us-east-1', 'warmThroughput.writeUnits');
  expect(price).toMatchObject({ value: '0.00065', basis: 'assumed' });
  expect(price?.rule.evidence).toContain('Handed in');
  expect(problem).toBeUndefined();
  expect(priceOf(list, 'us-east-1', 'standard.storageGbMonth').price?.basis).toBe('documented');
});

test('prices that are handed in may open a Region', () => {
  const list = withPrices(US_EAST_1_PRICES, 'mx-central-1', { 'standard.storageGbMonth': '0.3' });
  expect(priceOf(list, 'mx-central-1', 'standard.storageGbMonth').price?.value).toBe('0.3');
});

test.each(['-1', 'NaN', '', '1e3', '0,25'])('a price of “%s” is refused', (price) => {
  expect(() => withPrices(US_EAST_1_PRICES, 'us-east-1', { 'standard.storageGbMonth': price })).toThrow(
    /standard\.storageGbMonth/,
  );
});

test('of two lists the newer price holds, the older fills the gaps, each with its own source', () => {
  const newer = {
    currency: 'USD',
    asOf: '2026-11-01',
    sources: { reco: 'A newer table' },
    regions: {
      'us-east-1': {
        name: 'US East (N. Virginia)',
        prices: { 'standard.storageGbMonth': '0.24' },
        provenance: { '*': { kind: 'direct', from: ['reco'], asOf: '2026-11-01', confidence: 'high' } },
      },
    },
  } as const;
  const merged = mergePrices(US_EAST_1_PRICES, newer);
  const storage = priceOf(merged, 'us-east-1', 'standard.storageGbMonth').price;
  expect(storage?.value).toBe('0.24');
  expect(storage?.rule.evidence).toContain('A newer table');
  const reserved = priceOf(merged, 'us-east-1', 'reserved1y.writeHourPer100').price;
  expect(reserved?.value).toBe('0.0128');
  expect(reserved?.rule.evidence).toContain('AWS Labs reserved-capacity tool');
});
