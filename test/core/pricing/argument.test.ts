import {
  US_EAST_1_PRICES,
  bill,
  callsAMonth,
  capacity,
  formatDollars,
  provisionedUnits,
  replicatedBytes,
  requests,
  reservedCapacity,
  reservedCover,
  reservedTerm,
  storage,
  storedBytes,
  unitHours,
  type Place,
  type Reservation,
} from '@dynamometer/core';
import { expect, test } from 'vitest';

const place: Place = { region: 'us-east-1', resource: 'table', tableClass: 'standard' };
const reservation = (units: number): Reservation => ({ region: 'us-east-1', kind: 'write', units, years: 1 });

test.each<[string, () => unknown]>([
  ['units must be a decimal; it is NaN.', () => requests(place, 'write', 'NaN')],
  ['used must be a decimal; it is Infinity.', () => capacity(place, 'write', 'Infinity')],
  ['bytes must be a decimal; it is .', () => storage(place, '', 1_000)],
  [
    'quantity must be a decimal; it is NaN.',
    () => bill([{ ...requests(place, 'write', '1'), quantity: 'NaN' }], US_EAST_1_PRICES),
  ],
  ['rate must be a decimal of 0 or more; it is NaN.', () => callsAMonth(Number.NaN, 730)],
  ['rate must be a decimal of 0 or more; it is -1.', () => callsAMonth(-1, 730)],
  ['hours must be a decimal of 0 or more; it is Infinity.', () => callsAMonth(1, Infinity)],
  ['load must be a decimal of 0 or more; it is NaN.', () => provisionedUnits(Number.NaN, 0.5)],
  ['units must have at least one element; it is an empty list.', () => unitHours([], 730)],
  ['units[1] must be a decimal of 0 or more; it is NaN.', () => unitHours([1, Number.NaN], 730)],
  ['units must be a decimal of 0 or more; it is -1.', () => unitHours(-1, 730)],
  ['hours must be a decimal of 0 or more; it is NaN.', () => unitHours(1, Number.NaN)],
  ['units must be a decimal of 0 or more; it is NaN.', () => reservedCapacity(reservation(Number.NaN), 730)],
  ['units must be a decimal of 0 or more; it is NaN.', () => reservedTerm(reservation(Number.NaN), US_EAST_1_PRICES)],
  ['provisioned must have at least one element; it is an empty list.', () => reservedCover(reservation(100), [], 730)],
  ['count must be a decimal of 0 or more; it is -1.', () => storedBytes({ count: -1, size: 5 })],
  ['size must be a decimal of 0 or more; it is NaN.', () => replicatedBytes({ count: 1, size: Number.NaN })],
  ['amount must be a decimal; it is NaN.', () => formatDollars('NaN')],
])('%s', (says, misuse) => {
  expect(misuse).toThrow(new RangeError(says));
});

test('1e6 writes are $0.625, as 1000000 are; a negative amount is shown', () => {
  expect(bill([requests(place, 'write', '1e6')], US_EAST_1_PRICES).total.value).toBe('0.625');
  expect(formatDollars('-1.5')).toBe('−$1.50');
});
