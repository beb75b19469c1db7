import { rule, type Given, type RuleFunction } from '../explain.ts';
import { SAVINGS_PLAN_ON_DEMAND, SAVINGS_PLAN_PROVISIONED } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { subtotal, withLines, type Bill, type BillLine } from './bill.ts';
import type { LineItem } from './charge.ts';
import { DIMENSIONS } from './dimension.ts';
import { compareExact, product, type Dollars, type Exact } from './money.ts';

/** The share that a plan takes off each kind of throughput. */
export interface SavingsPlan {
  readonly onDemand: Given<Exact>;
  readonly provisioned: Given<Exact>;
}

/** What AWS says that a plan takes off at most. */
export const SAVINGS_PLAN: SavingsPlan = {
  onDemand: SAVINGS_PLAN_ON_DEMAND,
  provisioned: SAVINGS_PLAN_PROVISIONED,
};

/**
 * A bill under a Database Savings Plan that covers all its throughput, after reserved capacity and the free tier.
 *
 * @param before - The bill without the plan.
 * @param plan - The shares taken off; what AWS says at most, unless stated.
 * @returns The bill with a line of negative amount for each Region and kind of throughput.
 * @see https://docs.aws.amazon.com/savingsplans/latest/userguide/plan-types.html
 * @example
 * withSavingsPlan(bill([requests({ region: 'us-east-1', resource: 'table', tableClass: 'standard' }, 'write', '1000000')], US_EAST_1_PRICES)).total.value // '0.5125'
 */
export function withSavingsPlan(before: Bill, plan: SavingsPlan = SAVINGS_PLAN): Bill {
  const regions = [...new Set(before.lines.map(({ region }) => region))];
  const lines = regions.flatMap((region) =>
    saved(before, region, 'million', plan.onDemand).concat(saved(before, region, 'hour', plan.provisioned)),
  );
  return withLines(before, lines);
}

const THROUGHPUT: ReadonlySet<LineItem> = new Set(['reads', 'writes', 'replicatedWrites', 'reservedCover', 'freeTier']);

function saved({ lines }: Bill, region: string, counted: 'million' | 'hour', share: Given<Exact>): readonly BillLine[] {
  const amount = subtotal(
    lines.filter(
      ({ item, region: where, dimension }) =>
        where === region &&
        THROUGHPUT.has(item) &&
        dimension !== undefined &&
        dimension !== 'streams.readRequestUnitsPerMillion' &&
        DIMENSIONS[dimension].counted === counted,
    ),
  );
  if (compareExact(amount.value, 0) <= 0) return [];
  return [{ item: 'savingsPlan', region, resource: 'table', amount: discounted({ amount, share }) }];
}

const discounted: RuleFunction<{ amount: Dollars; share: Exact }, Dollars> = rule({
  id: 'savings-plan.discount',
  says: 'A Database Savings Plan takes a share off the throughput that it covers; it covers no storage and no backup.',
  formula: '−amount × share',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.savingsPlans,
  compute: ({ amount, share }) => product('-1', amount, share),
});
