import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { compareExact, difference, type Dollars } from '../pricing/money.ts';
import type { PriceList } from '../pricing/price-list.ts';
import { US_EAST_1_PRICES } from '../pricing/prices/us-east-1.ts';
import type { Problem } from '../problem.ts';
import { estimate, type Estimate } from './estimate.ts';
import type { Workload } from './workload.ts';

/** A workload under a name. */
export interface Choice {
  readonly name: string;
  readonly workload: Workload;
}

/** What a choice costs beside the others. */
export interface ComparedChoice extends Choice {
  readonly estimate: Estimate;
  readonly total: Explained<Dollars>;
  /** How much more than the cheapest. */
  readonly more: Explained<Dollars>;
}

/** Choices side by side. */
export interface WorkloadComparison {
  /** Those that are priced in full, the cheapest first. */
  readonly choices: readonly ComparedChoice[];
  /** Those of which a part has no price, or that are refused: they cannot be ranked. */
  readonly incomparable: readonly { readonly name: string; readonly problems: readonly Problem[] }[];
}

/**
 * Compares any workloads by what a month of them costs.
 *
 * @param choices - Workloads under names; two versions of a table, or from `capacityChoices` and its like.
 * @param prices - The price list; that of us-east-1 unless given.
 * @returns The choices that are priced in full, the cheapest first, each with what it costs more; apart from them the others.
 * @see https://aws.amazon.com/dynamodb/pricing/
 * @example
 * compareWorkloads([]) // { choices: [], incomparable: [] }
 */
export function compareWorkloads(choices: readonly Choice[], prices: PriceList = US_EAST_1_PRICES): WorkloadComparison {
  const priced: (Choice & { readonly estimate: Estimate })[] = [];
  const incomparable: { readonly name: string; readonly problems: readonly Problem[] }[] = [];
  for (const { name, workload } of choices) {
    const estimated = estimate(workload, prices);
    if (estimated.ok && estimated.bill.notPriced.length === 0) priced.push({ name, workload, estimate: estimated });
    else incomparable.push({ name, problems: estimated.problems });
  }
  const totalOf = ({ estimate: { bill } }: (typeof priced)[number]): Explained<Dollars> => bill.total;
  // oxlint-disable-next-line unicorn/no-array-sort -- ES2022 has no toSorted, and the array is our own
  priced.sort((a, b) => compareExact(totalOf(a).value, totalOf(b).value));
  const [cheapest] = priced;
  if (cheapest === undefined) return { choices: [], incomparable };
  const least = totalOf(cheapest);
  const ranked = priced.map((choice) =>
    Object.assign(choice, { total: totalOf(choice), more: costsMore({ total: totalOf(choice), least }) }),
  );
  return { choices: ranked, incomparable };
}

const costsMore: RuleFunction<{ total: Dollars; least: Dollars }, Dollars> = rule({
  id: 'compare.more',
  says: 'What a choice costs more than the cheapest, each over the same month.',
  formula: 'total − least',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ total, least }) => difference(total, least),
});
