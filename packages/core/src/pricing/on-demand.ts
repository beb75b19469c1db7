import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import { HOUR_SECONDS } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { amountIn, decimalIn } from './argument.ts';
import type { Dimension } from './dimension.ts';
import type { Charge, LineItem, Place, TableClass } from './charge.ts';
import { product, sumOfProducts, type Exact, type Quantity } from './money.ts';

/** What throughput is spent on. */
export type ThroughputKind = 'read' | 'write' | 'replicatedWrite';

/**
 * Charges on-demand requests.
 *
 * @param place - Region, table or index, and table class.
 * @param kind - Reads, writes, or writes of a global table, which count in each of its Regions.
 * @param units - Request units of the month as a decimal text.
 * @returns The charge, for `bill`.
 * @throws RangeError when the units are no decimal.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
 * @example
 * bill([requests({ region: 'us-east-1', resource: 'table', tableClass: 'standard' }, 'read', '500000')], US_EAST_1_PRICES).total.value // '0.0625'
 */
export function requests(place: Place, kind: ThroughputKind, units: Given<Quantity>): Charge {
  decimalIn('units', units);
  const { region, resource, tableClass } = place;
  return { item: LINE_ITEM[kind], region, resource, dimension: requestDimension(tableClass, kind), quantity: units };
}

/**
 * The calls of a month at a steady rate.
 *
 * @param rate - Calls a second, on average over the month.
 * @param hours - The hours of the month.
 * @returns The exact number of calls as a decimal text.
 * @throws RangeError when the rate or the hours are negative or no decimal.
 * @example
 * callsAMonth(100, MONTH_HOURS).value // '262800000'
 */
export function callsAMonth(rate: Given<Exact>, hours: Given<number>): Explained<Quantity> {
  return steadyCalls({ rate: amountIn('rate', rate), seconds: HOUR_SECONDS, hours: amountIn('hours', hours) });
}

export const LINE_ITEM: Readonly<Record<ThroughputKind, LineItem>> = {
  read: 'reads',
  write: 'writes',
  replicatedWrite: 'replicatedWrites',
};

/** The price of an on-demand unit. */
export function requestDimension(tableClass: TableClass, kind: ThroughputKind): Dimension {
  if (kind !== 'replicatedWrite') return `${tableClass}.${kind}RequestUnitsPerMillion`;
  return tableClass === 'standard'
    ? 'replicated.writeRequestUnitsPerMillion'
    : 'replicatedInfrequentAccess.writeRequestUnitsPerMillion';
}

const steadyCalls: RuleFunction<{ rate: Exact; seconds: number; hours: number }, Quantity> = rule({
  id: 'on-demand.calls',
  says: 'A rate held for every second of the month gives the calls of the month.',
  formula: 'rate × seconds × hours',
  unit: 'calls a month',
  basis: 'documented',
  source: TABLE_DOCS.onDemand,
  compute: ({ rate, seconds, hours }) => product(rate, seconds, hours),
});

/**
 * The units of a month's calls: those of one call, as often as it is made.
 *
 * @param inputs - `calls` of the month, as a number or a decimal text, and the `units` of one call.
 * @returns Units a month, as an exact decimal text.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
 * @example
 * unitsAMonth({ calls: 1_000_000, units: 0.5 }).value // '500000'
 */
export const unitsAMonth: RuleFunction<{ calls: Quantity; units: number }, Quantity> = rule({
  id: 'on-demand.units',
  says: 'Every call of the month consumes its units.',
  formula: 'calls × units',
  unit: 'units a month',
  basis: 'documented',
  source: TABLE_DOCS.onDemand,
  compute: ({ calls, units }) => product(calls, units),
});

/** The units of a month over several access patterns. */
export const totalUnits: RuleFunction<{ calls: readonly Quantity[]; units: readonly number[] }, Quantity> = rule({
  id: 'on-demand.total',
  says: 'Every call of the month consumes its units, and those of all access patterns add up.',
  formula: 'sum(calls × units)',
  unit: 'units a month',
  basis: 'documented',
  source: TABLE_DOCS.onDemand,
  compute: ({ calls, units }) => sumOfProducts(calls, units),
});
