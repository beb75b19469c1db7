import { rule, valueOf, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { totalWriteUnits } from '../operation/total.ts';
import { subtotal, type Bill } from '../pricing/bill.ts';
import type { Charge, LineItem, TableClass } from '../pricing/charge.ts';
import { compareExact, product, quotient, sum, sumOfProducts, type Dollars, type Quantity } from '../pricing/money.ts';
import { requestDimension, type ThroughputKind } from '../pricing/on-demand.ts';
import { priceOf, type PriceList } from '../pricing/price-list.ts';
import type { PatternUse } from './month.ts';
import type { Consumption } from './per-call.ts';

/** Tells what a call costs in a Region at the on-demand price. */
export type UnitPrice = (region: string, kind: ThroughputKind) => Explained<Dollars> | undefined;

/** The on-demand prices of a table class, each looked up once. */
export function unitPrices(prices: PriceList, tableClass: TableClass): UnitPrice {
  const known = new Map<string, Explained<Dollars> | undefined>();
  return (region, kind) => {
    const key = `${region} ${kind}`;
    if (!known.has(key)) known.set(key, priceOf(prices, region, requestDimension(tableClass, kind)).price);
    return known.get(key);
  };
}

/** What an access pattern consumes in one Region. */
export interface RegionalConsumption {
  readonly region: string;
  readonly consumption: readonly Consumption[];
}

/** What an access pattern costs in a month on demand, at list prices; undefined where a price is missing. */
export function onDemandCost(
  calls: Given<Quantity>,
  regional: readonly RegionalConsumption[],
  unitPrice: UnitPrice,
): Explained<Dollars> | undefined {
  const units: Explained<number>[] = [];
  const prices: Explained<Dollars>[] = [];
  for (const { region, consumption } of regional) {
    const byKind = new Map<ThroughputKind, Explained<number>[]>();
    for (const { kind, units: each } of consumption) {
      const ofKind = byKind.get(kind);
      if (ofKind === undefined) byKind.set(kind, [each]);
      else ofKind.push(each);
    }
    for (const [kind, ofKind] of byKind) {
      const price = unitPrice(region, kind);
      if (price === undefined) return undefined;
      units.push(totalWriteUnits(ofKind));
      prices.push(price);
    }
  }
  return patternCost({ calls, units, prices });
}

/**
 * Shares the cost of provisioned capacity among access patterns: reads by read units, writes by write units. What has
 * no price leaves the patterns without a cost that consume it.
 */
export function provisionedCosts(
  { lines, notPriced }: Bill,
  patterns: readonly PatternUse[],
): readonly (Explained<Dollars> | undefined)[] {
  const groups = [READS, WRITES].map((items) => {
    const belongs = ({ item }: Pick<Charge, 'item'>): boolean => items.has(item);
    return { amount: subtotal(lines.filter(belongs)), isPriced: !notPriced.some(belongs) };
  });
  const amounts = groups.map(({ amount }) => amount);
  const used = patterns.map(({ calls, consumption }) => [
    monthOf(
      calls,
      consumption.filter(({ kind }) => kind === 'read'),
    ),
    monthOf(
      calls,
      consumption.filter(({ kind }) => kind !== 'read'),
    ),
  ]);
  const totals = [0, 1].map((kind) => sum(used.map((units) => units[kind] ?? '0')));
  return used.map((units) =>
    groups.every(({ isPriced }, kind) => isPriced || compareExact(units[kind] ?? '0', 0) === 0)
      ? patternShare({ amounts, units, totals })
      : undefined,
  );
}

const READS: ReadonlySet<LineItem> = new Set<LineItem>(['reads']);
const WRITES: ReadonlySet<LineItem> = new Set<LineItem>(['writes', 'replicatedWrites']);

const monthOf = (calls: Given<Quantity>, consumption: readonly Consumption[]): Quantity =>
  product(valueOf(calls), sum(consumption.map(({ units }) => units.value)));

const patternCost: RuleFunction<{ calls: Quantity; units: readonly number[]; prices: readonly Dollars[] }, Dollars> =
  rule({
    id: 'workload.pattern-cost',
    says: 'Every call costs its units, reads and writes each at their price, in every Region that they count in.',
    formula: 'calls × sum(units × prices) ÷ 1,000,000',
    unit: 'US dollars',
    basis: 'documented',
    source: TABLE_DOCS.pricing,
    compute: ({ calls, units, prices }) => product(calls, sumOfProducts(units, prices), '0.000001'),
  });

const patternShare: RuleFunction<
  { amounts: readonly Dollars[]; units: readonly Quantity[]; totals: readonly Quantity[] },
  Dollars
> = rule({
  id: 'workload.pattern-share',
  says: 'What provisioned capacity costs is shared among access patterns by the units that they consume.',
  formula: 'sum(amounts × units ÷ totals)',
  unit: 'US dollars',
  basis: 'assumed',
  source: TABLE_DOCS.provisioned,
  evidence: 'Provisioned units are paid for used or not; a share by use is one of several fair ones.',
  compute: ({ amounts, units, totals }) =>
    sum(
      amounts.map((amount, kind) => {
        const total = totals[kind] ?? '0';
        return compareExact(total, 0) === 0 ? '0' : quotient(product(amount, units[kind] ?? '0'), total);
      }),
    ),
});
