import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import { GIGABYTE, MONTH_HOURS } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Problem } from '../problem.ts';
import type { Bytes } from '../units.ts';
import { decimalIn } from './argument.ts';
import { amountOf, type Charge, type LineItem } from './charge.ts';
import { compareExact, quotient, sum, type Dollars } from './money.ts';
import { priceOf, type PriceList, type PriceLookup } from './price-list.ts';

/** What a month and a GB are taken to be. */
export interface BillingTerms {
  readonly hours: Given<number>;
  readonly gigabyte: Given<Bytes>;
}

/** A charge and what it comes to; a discount has an amount alone. */
export type BillLine = Pick<Charge, 'item' | 'region' | 'resource'> &
  Partial<Charge> & { readonly amount: Explained<Dollars> };

/** A charge for which no price is known, and why. */
export interface UnpricedLine extends Charge {
  readonly problem: Problem;
}

/** What a month costs. */
export interface Bill {
  readonly lines: readonly BillLine[];
  /** What the total lacks; never zero, but unknown. */
  readonly notPriced: readonly UnpricedLine[];
  /** Exactly the sum of the lines. */
  readonly total: Explained<Dollars>;
  readonly terms: BillingTerms;
  /** What is missing and what is doubtful. */
  readonly problems: readonly Problem[];
}

/** A month of 730 hours and a GB of 2³⁰ bytes. */
export const BILLING_TERMS: BillingTerms = { hours: MONTH_HOURS, gigabyte: GIGABYTE };

/**
 * Prices charges.
 *
 * @param charges - What is to be paid for.
 * @param prices - The price list.
 * @param terms - What the quantities took a month and a GB to be; stated on the bill.
 * @returns A line for each charge that has a price, apart from them those that have none, and the exact total.
 * @throws RangeError when the quantity of a charge is no decimal.
 * @see https://aws.amazon.com/dynamodb/pricing/
 * @example
 * bill([requests({ region: 'us-east-1', resource: 'table', tableClass: 'standard' }, 'write', '1000000')], US_EAST_1_PRICES).total.value // '0.625'
 */
export function bill(charges: readonly Charge[], prices: PriceList, terms: BillingTerms = BILLING_TERMS): Bill {
  const lines: BillLine[] = [];
  const notPriced: UnpricedLine[] = [];
  const problems = new Map<string, Problem>();
  const lookUp = remembered(prices);
  for (const charge of charges) {
    decimalIn('quantity', charge.quantity);
    const { price, problem } = lookUp(charge);
    if (problem !== undefined) problems.set(problem.says, problem);
    if (price !== undefined) lines.push({ ...charge, amount: amountOf(charge, price) });
    else if (problem !== undefined) notPriced.push({ ...charge, problem });
  }
  return totalled({ lines, notPriced, terms, problems: [...problems.values()] });
}

/** The same bill with more lines. */
export function withLines(before: Bill, lines: readonly BillLine[]): Bill {
  return lines.length === 0 ? before : totalled({ ...before, lines: [...before.lines, ...lines] });
}

/**
 * What some lines of a bill come to.
 *
 * @param lines - Lines of a bill: those of one index, or of one kind.
 * @returns Their exact sum.
 * @example
 * subtotal([]).value // '0'
 */
export function subtotal(lines: readonly BillLine[]): Explained<Dollars> {
  return linesTotal({ lines: lines.map(({ amount }) => amount) });
}

/**
 * The share that storage has in what a bill takes for storage and throughput at list prices.
 *
 * @param priced - A bill, best of the Standard class.
 * @returns The share between 0 and 1; undefined where the bill has neither, or one of them has no price.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithTables.tableclasses.html
 * @example
 * storageShare(bill([storage({ region: 'us-east-1', resource: 'table', tableClass: 'standard' }, '107374182400', GIGABYTE)], US_EAST_1_PRICES)).value // 1
 */
export function storageShare({ lines, notPriced }: Bill): Explained<number> | undefined {
  if (notPriced.some(({ item }) => item === 'storage' || THROUGHPUT.has(item))) return undefined;
  const storage = subtotal(lines.filter(({ item }) => item === 'storage'));
  const throughput = subtotal(lines.filter(({ item }) => THROUGHPUT.has(item)));
  return compareExact(sum([storage.value, throughput.value]), 0) === 0 ? undefined : share({ storage, throughput });
}

const THROUGHPUT: ReadonlySet<LineItem> = new Set<LineItem>(['reads', 'writes', 'replicatedWrites']);

/** What a part of a bill comes to; it says so where something of the part has no price. */
export function partTotal(
  { lines, notPriced }: Bill,
  belongs: (line: Pick<Charge, 'item' | 'region' | 'resource'>) => boolean,
): Explained<Dollars> {
  const amounts = { lines: lines.filter(belongs).map(({ amount }) => amount) };
  return notPriced.some(belongs) ? shortTotal(amounts) : linesTotal(amounts);
}

function totalled(parts: Omit<Bill, 'total'>): Bill {
  const amounts = { lines: parts.lines.map(({ amount }) => amount) };
  return { ...parts, total: parts.notPriced.length === 0 ? linesTotal(amounts) : shortTotal(amounts) };
}

function remembered(prices: PriceList): (charge: Charge) => PriceLookup {
  const known = new Map<string, PriceLookup>();
  return ({ region, dimension }) => {
    const key = `${region} ${dimension}`;
    const lookup = known.get(key) ?? priceOf(prices, region, dimension);
    known.set(key, lookup);
    return lookup;
  };
}

const linesTotal: RuleFunction<{ lines: readonly Dollars[] }, Dollars> = rule({
  id: 'bill.total',
  says: 'The total is the exact sum of the lines; nothing is rounded before it is shown.',
  formula: 'sum(lines)',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ lines }) => sum(lines),
});

const shortTotal: RuleFunction<{ lines: readonly Dollars[] }, Dollars> = rule({
  id: 'bill.total-short',
  says: 'The total is the exact sum of the lines that have a price; what is not priced is missing from it.',
  formula: 'sum(lines)',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ lines }) => sum(lines),
});

const share: RuleFunction<{ storage: Dollars; throughput: Dollars }, number> = rule({
  id: 'bill.storage-share',
  says: 'Storage and throughput are what the table classes differ in; the rest of a bill is the same in both.',
  formula: 'storage ÷ (storage + throughput)',
  unit: 'of storage and throughput together',
  basis: 'documented',
  source: TABLE_DOCS.tableClasses,
  compute: ({ storage, throughput }) => Number(quotient(storage, sum([storage, throughput]))),
});
