import { rule, type Explained, type RuleFunction } from '../explain.ts';
import { HOUR_SECONDS, RESERVED_BLOCK, YEAR_HOURS } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Problem } from '../problem.ts';
import type { TableClass } from './charge.ts';
import type { Dimension } from './dimension.ts';
import { difference, product, quotient, sum, type Dollars } from './money.ts';
import { priceOf, type PriceList } from './price-list.ts';

/** A share between 0 and 1 at which two choices cost the same, or why it is not known. */
export interface BreakEven {
  readonly share?: Explained<number>;
  readonly problems: readonly Problem[];
}

/**
 * The average use of provisioned units from which they cost less than on-demand requests.
 *
 * @param prices - The price list.
 * @param choice - Region, table class, and reads or writes.
 * @returns The share of the provisioned units that is consumed on average.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-switching-capacity-modes.html
 * @example
 * provisionedBreakEven(US_EAST_1_PRICES, { region: 'us-east-1', tableClass: 'standard', kind: 'write' }).share.value // 0.28888888888888886
 */
export function provisionedBreakEven(
  prices: PriceList,
  { region, tableClass, kind }: { region: string; tableClass: TableClass; kind: 'read' | 'write' },
): BreakEven {
  return withPricesOf(
    prices,
    region,
    { hour: `${tableClass}.${kind}CapacityUnitHour`, million: `${tableClass}.${kind}RequestUnitsPerMillion` },
    ({ hour, million }) => utilisationBreakEven({ hour, million, seconds: HOUR_SECONDS }),
  );
}

/**
 * The average use of reserved units from which they cost less than on-demand requests.
 *
 * @param prices - The price list.
 * @param choice - Region, reads or writes, and the years of the term.
 * @returns The share of the reserved units that is consumed on average.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/reserved-capacity.html
 * @example
 * reservedBreakEven(US_EAST_1_PRICES, { region: 'us-east-1', kind: 'write', years: 1 }).share.value // 0.1329923896499239
 */
export function reservedBreakEven(
  prices: PriceList,
  { region, kind, years }: { region: string; kind: 'read' | 'write'; years: 1 | 3 },
): BreakEven {
  return withPricesOf(
    prices,
    region,
    {
      upfront: `reserved${years}y.${kind}UpfrontPer100`,
      hourly: `reserved${years}y.${kind}HourPer100`,
      million: `standard.${kind}RequestUnitsPerMillion`,
    },
    ({ upfront, hourly, million }) =>
      reservedUtilisation({
        upfront,
        hourly,
        million,
        years,
        hours: YEAR_HOURS,
        block: RESERVED_BLOCK,
        seconds: HOUR_SECONDS,
      }),
  );
}

/**
 * The share that storage has in the bill of a Standard table from which Standard-IA costs less.
 *
 * @param prices - The price list.
 * @param choice - Region, and what the throughput is spent on.
 * @returns The share of storage in storage and throughput together.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithTables.tableclasses.html
 * @example
 * infrequentAccessBreakEven(US_EAST_1_PRICES, { region: 'us-east-1', dimension: 'writeRequestUnitsPerMillion' }).share.value // 0.29245283018867924
 */
export function infrequentAccessBreakEven(
  prices: PriceList,
  {
    region,
    dimension,
  }: {
    region: string;
    dimension: `${'read' | 'write'}${'RequestUnitsPerMillion' | 'CapacityUnitHour'}`;
  },
): BreakEven {
  return withPricesOf(
    prices,
    region,
    {
      throughput: `standard.${dimension}`,
      throughputIA: `infrequentAccess.${dimension}`,
      storage: 'standard.storageGbMonth',
      storageIA: 'infrequentAccess.storageGbMonth',
    },
    (found) => storageShare(found),
  );
}

function withPricesOf<Name extends string>(
  prices: PriceList,
  region: string,
  dimensions: Readonly<Record<Name, Dimension>>,
  share: (found: Readonly<Record<Name, Explained<Dollars>>>) => Explained<number>,
): BreakEven {
  const found: Record<string, Explained<Dollars>> = {};
  const problems: Problem[] = [];
  let complete = true;
  for (const [name, dimension] of Object.entries<Dimension>(dimensions)) {
    const { price, problem } = priceOf(prices, region, dimension);
    if (problem !== undefined) problems.push(problem);
    if (price === undefined) complete = false;
    else found[name] = price;
  }
  return complete ? { share: share(found as Record<Name, Explained<Dollars>>), problems } : { problems };
}

const utilisationBreakEven: RuleFunction<{ hour: Dollars; million: Dollars; seconds: number }, number> = rule({
  id: 'break-even.utilisation',
  says: 'Provisioned units cost less once this share of them is used, for what they cost an hour is then less than the same requests on demand.',
  formula: 'hour ÷ (seconds × million ÷ 1,000,000)',
  unit: 'of the provisioned units',
  basis: 'inferred',
  source: TABLE_DOCS.switchingModes,
  evidence: 'Both prices are for the same unit, and a unit in full use serves one request a second.',
  compute: ({ hour, million, seconds }) => Number(quotient(hour, product(seconds, million, '0.000001'))),
});

const reservedUtilisation: RuleFunction<
  {
    upfront: Dollars;
    hourly: Dollars;
    million: Dollars;
    years: number;
    hours: number;
    block: number;
    seconds: number;
  },
  number
> = rule({
  id: 'break-even.reserved',
  says: 'Reserved units cost less than on-demand requests once this share of them is used over the whole term.',
  formula: '(upfront + hourly × hours × years) ÷ (block × hours × years × seconds × million ÷ 1,000,000)',
  unit: 'of the reserved units',
  basis: 'inferred',
  source: TABLE_DOCS.reservedCapacity,
  evidence: 'Both prices are for the same unit, and a unit in full use serves one request a second.',
  compute: ({ upfront, hourly, million, years, hours, block, seconds }) =>
    Number(
      quotient(
        sum([upfront, product(hourly, hours, years)]),
        product(block, hours, years, seconds, million, '0.000001'),
      ),
    ),
});

const storageShare: RuleFunction<
  { throughput: Dollars; throughputIA: Dollars; storage: Dollars; storageIA: Dollars },
  number
> = rule({
  id: 'break-even.storage-share',
  says: 'Standard-IA costs less once storage has this share of what Standard costs, for it then saves more on storage than it adds to requests.',
  formula: '(throughputIA ÷ throughput − 1) ÷ ((throughputIA ÷ throughput − 1) + (1 − storageIA ÷ storage))',
  unit: 'of storage and throughput together',
  basis: 'inferred',
  source: TABLE_DOCS.tableClasses,
  evidence: 'Follows from the prices of both classes; the guide’s rule of thumb is a half.',
  compute: ({ throughput, throughputIA, storage, storageIA }) => {
    const added = difference(quotient(throughputIA, throughput), 1);
    const saved = difference(1, quotient(storageIA, storage));
    return Number(quotient(added, sum([added, saved])));
  },
});
