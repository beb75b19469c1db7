import type { Explained } from '../explain.ts';
import { indexNames } from '../item/index-definition.ts';
import { bill, BILLING_TERMS, type Bill, type BillingTerms } from '../pricing/bill.ts';
import type { Dollars } from '../pricing/money.ts';
import type { PriceList } from '../pricing/price-list.ts';
import { US_EAST_1_PRICES } from '../pricing/prices/us-east-1.ts';
import { SAVINGS_PLAN, withSavingsPlan } from '../pricing/savings-plan.ts';
import type { Problem } from '../problem.ts';
import { chargesOf } from './charges.ts';
import { checkWorkload } from './check.ts';
import { sizeEntities, type SizedEntity, type SizedEntry } from './entities.ts';
import type { PatternEstimate, UnpricedPattern } from './estimate-pattern.ts';
import { estimatePatterns } from './estimate-patterns.ts';
import { estimateResources, type ResourceEstimate } from './estimate-resources.ts';
import { holdings } from './holdings.ts';
import { limitsOf } from './limits.ts';
import { onDemandCost, provisionedCosts, unitPrices } from './pattern-cost.ts';
import { capacityLoads, regionalUses, type RegionalUse } from './usage.ts';
import type { Workload } from './workload.ts';

/** An entity with its sizes. */
export interface EntityEstimate extends Omit<SizedEntity, 'entries'> {
  /** By the name of the index. */
  readonly entries: Readonly<Record<string, SizedEntry>>;
}

/** Everything that follows from a workload. */
export interface Estimate {
  readonly ok: true;
  readonly entities: readonly EntityEstimate[];
  readonly patterns: readonly PatternEstimate[];
  /** The table first, then its indexes. */
  readonly resources: readonly ResourceEstimate[];
  readonly bill: Bill;
  readonly problems: readonly Problem[];
}

/** An estimate; or why the workload is none. */
export type Estimated = Estimate | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Everything that follows from a workload: units of each access pattern on the table and on each index, partitions,
 * heat, and the bill of a month.
 *
 * @param workload - The table, what is in it, and how it is used; from JSON it may be anything.
 * @param prices - The price list; that of us-east-1 unless given.
 * @returns The estimate with everything doubtful or not priced; or the problems that keep the document from being a workload.
 * @see https://aws.amazon.com/dynamodb/pricing/
 * @example
 * estimate({ region: 'us-east-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: { note: { count: 0, bytes: 4_096 } }, patterns: [{ name: 'read', operation: 'getItem', entity: 'note', rate: { perMonth: 1_000_000 } }] }).bill.total.value // '0.0625'
 */
export function estimate(workload: Workload, prices: PriceList = US_EAST_1_PRICES): Estimated {
  const refused = checkWorkload(workload);
  if (refused.some(({ severity }) => severity === 'error')) return { ok: false, problems: refused };
  const { sized, problems: unsized } = sizeEntities(workload);
  if (unsized.some(({ severity }) => severity === 'error')) return { ok: false, problems: [...refused, ...unsized] };
  const terms = termsOf(workload);
  const copies = (workload.replicas ?? []).length > 0 ? 'replicated' : 'alone';
  const held = holdings(sized, indexNames(workload.table), copies);
  const unpriced = estimatePatterns(workload, sized, held, terms.hours);
  const uses = regionalUses(workload, unpriced, terms.hours);
  const { charges, provisioned } = chargesOf(workload, uses, unpriced, held, terms);
  const listed = bill(charges, prices, terms);
  const costs = patternCosts(workload, uses, unpriced, listed, prices);
  const total = withPlan(workload, listed);
  const [home] = uses;
  const onCapacity = home === undefined ? [] : capacityLoads(home, workload, terms.hours);
  const resources = estimateResources(workload, home?.loads ?? [], onCapacity, provisioned, held, total);
  return {
    ok: true,
    entities: [...sized.values()].map(plainly),
    patterns: unpriced.map((pattern, position) => priced(pattern, costs[position])),
    resources,
    bill: total,
    problems: [
      ...refused,
      ...unsized,
      ...unpriced.flatMap(({ problems }) => problems),
      ...limitsOf(workload, resources, onCapacity),
      ...total.problems,
    ],
  };
}

function plainly({ name, count, bytes, entries }: SizedEntity): EntityEstimate {
  return { name, count, bytes, entries: Object.fromEntries(entries) };
}

function priced(pattern: UnpricedPattern, cost: Explained<Dollars> | undefined): PatternEstimate {
  return cost === undefined ? pattern : { ...pattern, cost };
}

function termsOf({ billing = {} }: Workload): BillingTerms {
  const { hoursPerMonth, bytesPerGb } = billing;
  return { hours: hoursPerMonth ?? BILLING_TERMS.hours, gigabyte: bytesPerGb ?? BILLING_TERMS.gigabyte };
}

function withPlan({ savingsPlan }: Workload, listed: Bill): Bill {
  return savingsPlan === undefined ? listed : withSavingsPlan(listed, { ...SAVINGS_PLAN, ...savingsPlan });
}

function patternCosts(
  { capacity, tableClass = 'standard' }: Workload,
  uses: readonly RegionalUse[],
  patterns: readonly UnpricedPattern[],
  listed: Bill,
  prices: PriceList,
): readonly (Explained<Dollars> | undefined)[] {
  const [home] = uses;
  if (capacity?.mode === 'provisioned') return provisionedCosts(listed, home?.patterns ?? []);
  const unitPrice = unitPrices(prices, tableClass);
  return patterns.map(({ calls }, position) =>
    onDemandCost(
      calls,
      uses.map((use) => ({ region: use.region, consumption: use.patterns[position]?.consumption ?? [] })),
      unitPrice,
    ),
  );
}
