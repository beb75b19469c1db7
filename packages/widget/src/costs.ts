import {
  estimate,
  showAmounts,
  type Bill,
  type Estimate,
  type PriceList,
  type Problem,
  type Workload,
} from '@dynamometer/core';

/** What a workload comes to, and what it came to when it could last be estimated. */
export interface Costs {
  readonly problems: readonly Problem[];
  readonly last: { readonly workload: Workload; readonly estimate: Estimate } | undefined;
  /** Whether `last` is of an earlier workload. */
  readonly isStale: boolean;
}

/** Estimates workloads one after the other, and remembers the last that could be estimated. */
export function createEstimator(): (workload: Workload, prices: PriceList) => Costs {
  let known: { readonly workload: Workload; readonly prices: PriceList; readonly costs: Costs } | undefined;
  return (workload, prices) => {
    if (known?.workload === workload && known.prices === prices) return known.costs;
    const estimated = estimate(workload, prices);
    const costs = estimated.ok
      ? { problems: estimated.problems, last: { workload, estimate: estimated }, isStale: false }
      : { problems: estimated.problems, last: known?.costs.last, isStale: true };
    known = { workload, prices, costs };
    return costs;
  };
}

/** The amounts of a bill as they are shown: rows that add up to the total. */
export function shownAmounts({ lines }: Bill): ReturnType<typeof showAmounts> {
  return showAmounts(lines.map(({ amount }) => amount.value));
}
