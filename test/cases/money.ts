import {
  BILLING_TERMS,
  US_EAST_1_PRICES,
  bill,
  callsAMonth,
  capacity,
  priceOf,
  requests,
  storage,
  unitHours,
  valueOf,
  type Charge,
  type Place,
} from '@dynamometer/core';

/** What a month costs in us-east-1: provisioned units for so many hours, or writes a second, or request units, or GB. */
export interface MoneyCheck {
  readonly fn: 'money';
  readonly expect_usd: number;
  readonly rcu?: number;
  readonly wcu?: number;
  readonly hours?: number;
  readonly wps?: number;
  readonly seconds?: number;
  readonly rru?: number;
  readonly wru?: number;
  readonly gb?: number;
  /** What the case took for the price of a million; it has to be ours as well. */
  readonly price_per_million?: number;
}

const place: Place = { region: 'us-east-1', resource: 'table', tableClass: 'standard' };

/** The total, rounded to as many digits as the case gives. */
export function dollars(check: MoneyCheck): number {
  const { total, notPriced } = bill(charges(check), US_EAST_1_PRICES);
  if (notPriced.length > 0) throw new Error('us-east-1 has all prices.');
  const [, digits = ''] = String(check.expect_usd).split('.');
  return Number(Number(total.value).toFixed(digits.length));
}

function charges(check: MoneyCheck): readonly Charge[] {
  const { rcu, wcu, hours = 730, wps, seconds = 0, rru, wru, gb, price_per_million: price } = check;
  const own = priceOf(US_EAST_1_PRICES, 'us-east-1', 'standard.readRequestUnitsPerMillion').price?.value;
  if (price !== undefined && Number(own) !== price) throw new Error(`A million reads cost ${own}, not ${price}.`);
  return [
    ...(rcu === undefined ? [] : [capacity(place, 'read', unitHours(rcu, hours))]),
    ...(wcu === undefined ? [] : [capacity(place, 'write', unitHours(wcu, hours))]),
    ...(wps === undefined ? [] : [requests(place, 'write', callsAMonth(wps, seconds / 3_600))]),
    ...(rru === undefined ? [] : [requests(place, 'read', String(rru))]),
    ...(wru === undefined ? [] : [requests(place, 'write', String(wru))]),
    ...(gb === undefined ? [] : [storage(place, String(gb * valueOf(BILLING_TERMS.gigabyte)), BILLING_TERMS.gigabyte)]),
  ];
}
