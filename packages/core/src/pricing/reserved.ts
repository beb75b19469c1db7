import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import { RESERVED_BLOCK, YEAR_HOURS } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Problem } from '../problem.ts';
import { amountIn, amountsIn } from './argument.ts';
import type { Charge } from './charge.ts';
import { product, quotient, roundUp, smaller, sum, type Dollars, type Exact, type Quantity } from './money.ts';
import { priceOf, type PriceList } from './price-list.ts';

/** Capacity reserved in one Region: for Standard tables and provisioned units only, global indexes included. */
export interface Reservation {
  readonly region: string;
  readonly kind: 'read' | 'write';
  /** Sold in blocks of 100: what is begun is paid. */
  readonly units: number;
  readonly years: 1 | 3;
}

/**
 * Charges a month of reserved capacity: a share of the fee paid at the start, and the hourly fee, used or not.
 *
 * @param reservation - Region, reads or writes, units and years.
 * @param hours - The hours of the month.
 * @returns The two charges, for `bill`.
 * @throws RangeError when units or hours are negative or no decimal.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/reserved-capacity.html
 * @example
 * bill(reservedCapacity({ region: 'us-east-1', kind: 'write', units: 100, years: 1 }, 730), US_EAST_1_PRICES).total.value // '21.844'
 */
export function reservedCapacity(reservation: Reservation, hours: Given<number>): readonly Charge[] {
  const { region, kind, units, years } = reservation;
  amountIn('units', units);
  amountIn('hours', hours);
  const blocks = reservedBlocks({ units, block: RESERVED_BLOCK });
  const place = { region, resource: 'table' };
  return [
    {
      ...place,
      item: 'reservedUpfront',
      dimension: `reserved${years}y.${kind}UpfrontPer100`,
      quantity: blocks,
      months: 12 * years,
    },
    {
      ...place,
      item: 'reservedHours',
      dimension: `reserved${years}y.${kind}HourPer100`,
      quantity: blockHours({ blocks, hours }),
    },
  ];
}

/**
 * What reserved capacity costs over its whole term.
 *
 * @param reservation - Region, reads or writes, units and years.
 * @param prices - The price list.
 * @returns The fee paid at the start and every hourly fee; or why it is not priced.
 * @throws RangeError when the units are negative or no decimal.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/reserved-capacity.html
 * @example
 * reservedTerm({ region: 'us-east-1', kind: 'write', units: 100, years: 1 }, US_EAST_1_PRICES).cost.value // '262.128'
 */
export function reservedTerm(
  { region, kind, units, years }: Reservation,
  prices: PriceList,
): { readonly cost?: Explained<Dollars>; readonly problems: readonly Problem[] } {
  amountIn('units', units);
  const upfront = priceOf(prices, region, `reserved${years}y.${kind}UpfrontPer100`);
  const hourly = priceOf(prices, region, `reserved${years}y.${kind}HourPer100`);
  const problems = [upfront.problem, hourly.problem].filter((each) => each !== undefined);
  if (upfront.price === undefined || hourly.price === undefined) return { problems };
  const blocks = reservedBlocks({ units, block: RESERVED_BLOCK });
  const cost = termCost({ blocks, upfront: upfront.price, hourly: hourly.price, hours: YEAR_HOURS, years });
  return { cost, problems };
}

/**
 * Takes off what reserved capacity has paid already.
 *
 * @param reservation - Region, reads or writes, units and years.
 * @param provisioned - Units provisioned in that Region, over the table and its global indexes; or a list of such
 * sums, each held for an equal part of every day.
 * @param hours - The hours of the month.
 * @returns A charge of negative quantity, for `bill`.
 * @throws RangeError when units or hours are negative or no decimal, or nothing is provisioned.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/reserved-capacity.html
 * @example
 * reservedCover({ region: 'us-east-1', kind: 'write', units: 100, years: 1 }, [250], 730).quantity.value // '-73000'
 */
export function reservedCover(
  { region, kind, units }: Reservation,
  provisioned: readonly Given<number>[],
  hours: Given<number>,
): Charge {
  amountIn('units', units);
  amountsIn('provisioned', provisioned);
  amountIn('hours', hours);
  const reserved = reservedBlocks({ units, block: RESERVED_BLOCK });
  const quantity = coveredHours({
    provisioned,
    blocks: reserved,
    block: RESERVED_BLOCK,
    hours,
    parts: provisioned.length,
  });
  return { item: 'reservedCover', region, resource: 'table', dimension: `standard.${kind}CapacityUnitHour`, quantity };
}

const reservedBlocks: RuleFunction<{ units: number; block: number }, Quantity> = rule({
  id: 'reserved.blocks',
  says: 'Reserved capacity is bought in whole blocks of 100 units.',
  formula: '⌈units ÷ block⌉',
  unit: 'blocks',
  basis: 'documented',
  source: TABLE_DOCS.reservedCapacity,
  compute: ({ units, block }) => `${roundUp(quotient(units, block))}`,
});

const blockHours: RuleFunction<{ blocks: Quantity; hours: number }, Quantity> = rule({
  id: 'reserved.block-hours',
  says: 'The hourly fee is due for every hour of the term, used or not.',
  formula: 'blocks × hours',
  unit: 'block-hours',
  basis: 'documented',
  source: TABLE_DOCS.reservedCapacity,
  compute: ({ blocks, hours }) => product(blocks, hours),
});

const termCost: RuleFunction<
  { blocks: Quantity; upfront: Dollars; hourly: Dollars; hours: number; years: number },
  Dollars
> = rule({
  id: 'reserved.term',
  says: 'Over its term a block costs the fee paid at the start and the fee of every hour.',
  formula: 'blocks × (upfront + hourly × hours × years)',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.reservedCapacity,
  compute: ({ blocks, upfront, hourly, hours, years }) =>
    product(blocks, sum([upfront, product(hourly, hours, years)])),
});

const coveredHours: RuleFunction<
  { provisioned: readonly Exact[]; blocks: Quantity; block: number; hours: number; parts: number },
  Quantity
> = rule({
  id: 'reserved.cover',
  says: 'Provisioned units up to those reserved are not charged a second time.',
  formula: '−sum(min(provisioned, blocks × block)) × hours ÷ parts',
  unit: 'unit-hours',
  basis: 'documented',
  source: TABLE_DOCS.reservedCapacity,
  compute: ({ provisioned, blocks, block, hours, parts }) => {
    const reserved = product(blocks, block);
    const covered = sum(provisioned.map((units) => smaller(units, reserved)));
    return quotient(product('-1', covered, hours), parts);
  },
});
