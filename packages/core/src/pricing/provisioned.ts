import { rule, valueOf, type Explained, type Given, type RuleFunction } from '../explain.ts';
import { PROVISIONED_MINIMUM } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { amountIn, amountsIn, decimalIn } from './argument.ts';
import type { Charge, Place, TableClass } from './charge.ts';
import type { Dimension } from './dimension.ts';
import { larger, product, quotient, roundUp, sum, type Exact, type Quantity } from './money.ts';
import { LINE_ITEM, type ThroughputKind } from './on-demand.ts';

/**
 * Charges provisioned capacity.
 *
 * @param place - Region, table or index, and table class. A local index has none of its own.
 * @param kind - Read units, write units, or the replicated write units of a global table.
 * @param used - Unit-hours of the month as a decimal text.
 * @returns The charge, for `bill`.
 * @throws RangeError when the unit-hours are no decimal.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/provisioned-capacity-mode.html
 * @example
 * bill([capacity({ region: 'us-east-1', resource: 'table', tableClass: 'standard' }, 'write', '73000')], US_EAST_1_PRICES).total.value // '47.45'
 */
export function capacity(place: Place, kind: ThroughputKind, used: Given<Quantity>): Charge {
  decimalIn('used', used);
  const { region, resource, tableClass } = place;
  const dimension = capacityDimension(tableClass, kind);
  return { item: LINE_ITEM[kind], region, resource, dimension, quantity: used };
}

/**
 * The units to provision for a load.
 *
 * @param load - Units a second that are consumed.
 * @param utilisation - The share of the provisioned units that is meant to be in use, above 0 and at most 1.
 * @returns Whole units, at least 1.
 * @throws RangeError when the load is negative or no decimal, or the utilisation is out of range.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/provisioned-capacity-mode.html
 * @example
 * provisionedUnits(70, 0.7).value // 100
 */
export function provisionedUnits(load: Given<Exact>, utilisation: Given<number>): Explained<number> {
  amountIn('load', load);
  const share = valueOf(utilisation);
  if (!(share > 0 && share <= 1)) throw new RangeError(`utilisation must be above 0 and at most 1; it is ${share}.`);
  return wholeUnits({ load, utilisation, minimum: PROVISIONED_MINIMUM });
}

/**
 * The unit-hours of a month.
 *
 * @param units - Units provisioned all the time; or a list of units, each held for an equal part of every day.
 * @param hours - The hours of the month.
 * @returns Unit-hours as a decimal text.
 * @throws RangeError when units or hours are negative or no decimal, or the list of units is empty.
 * @example
 * unitHours([provisionedUnits(100, 1), provisionedUnits(20, 1)], 730).value // '43800'
 */
export function unitHours(units: Given<number> | readonly Given<number>[], hours: Given<number>): Explained<Quantity> {
  amountIn('hours', hours);
  if (!isList(units)) return flatUnitHours({ units: amountIn('units', units), hours });
  return changingUnitHours({ units: amountsIn('units', units), parts: units.length, hours });
}

const isList = (units: Given<number> | readonly Given<number>[]): units is readonly Given<number>[] =>
  Array.isArray(units);

/** The price of a provisioned unit. */
export function capacityDimension(tableClass: TableClass, kind: ThroughputKind): Dimension {
  if (kind !== 'replicatedWrite') return `${tableClass}.${kind}CapacityUnitHour`;
  return tableClass === 'standard'
    ? 'replicated.writeCapacityUnitHour'
    : 'replicatedInfrequentAccess.writeCapacityUnitHour';
}

const wholeUnits: RuleFunction<{ load: Exact; utilisation: number; minimum: number }, number> = rule({
  id: 'provisioned.units',
  says: 'Provisioned units are whole, and leave the load at the share of them that is meant to be in use.',
  formula: 'max(minimum, ⌈load ÷ utilisation⌉)',
  unit: 'units',
  basis: 'documented',
  source: TABLE_DOCS.provisioned,
  compute: ({ load, utilisation, minimum }) => Number(larger(minimum, roundUp(quotient(load, utilisation)))),
});

/** The units provisioned on a table and its global indexes together. */
export const totalProvisioned: RuleFunction<{ units: readonly number[] }, number> = rule({
  id: 'provisioned.total-units',
  says: 'The units of the table and of each global index add up.',
  formula: 'sum(units)',
  unit: 'units',
  basis: 'documented',
  source: TABLE_DOCS.reservedCapacity,
  compute: ({ units }) => Number(sum(units)),
});

const flatUnitHours: RuleFunction<{ units: number; hours: number }, Quantity> = rule({
  id: 'provisioned.unit-hours',
  says: 'Provisioned units are charged for every hour of the month.',
  formula: 'units × hours',
  unit: 'unit-hours',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ units, hours }) => product(units, hours),
});

const changingUnitHours: RuleFunction<{ units: readonly number[]; parts: number; hours: number }, Quantity> = rule({
  id: 'provisioned.changing-unit-hours',
  says: 'Units that change over the day are charged for the hours that each of them lasts.',
  formula: 'sum(units) × hours ÷ parts',
  unit: 'unit-hours',
  basis: 'assumed',
  source: TABLE_DOCS.autoScaling,
  evidence: 'Auto scaling is taken to follow the load at once; the real one lags behind by minutes.',
  compute: ({ units, parts, hours }) => quotient(product(sum(units), hours), parts),
});
