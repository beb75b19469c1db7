import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import { HOUR_SECONDS } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { product, quotient, sum, sumOfProducts, type Exact, type Quantity } from '../pricing/money.ts';
import { callsAMonth } from '../pricing/on-demand.ts';
import type { Rate } from './pattern.ts';

/** The calls of a month, exactly. */
export function monthlyCalls({ perSecond, perMonth }: Rate, hours: Given<number>): Given<Quantity> {
  return perMonth === undefined ? callsAMonth(perSecond ?? 0, hours) : product(perMonth);
}

/** Calls a second, on average and at the peak, as far as a plain number tells. */
export function callsPerSecond(
  { perSecond: average, perMonth = 0, peakPerSecond }: Rate,
  seconds: number,
): { readonly average: number; readonly peak: number } {
  const mean = average ?? perMonth / seconds;
  return { average: mean, peak: Math.max(mean, peakPerSecond ?? mean) };
}

/** Units a second that are consumed on average. */
export function averageLoad(units: Given<Quantity>, hours: Given<number>): Explained<Quantity> {
  return averaged({ units, seconds: HOUR_SECONDS, hours });
}

/** What reaches its peak: calls a second and the units of each. */
export interface Peaks {
  readonly rates: readonly number[];
  readonly units: readonly Given<number>[];
}

/** Units a second when every access pattern is at its peak; those without one stay at their average. */
export function peakLoad(steady: Given<Quantity>, { rates, units }: Peaks): Explained<Quantity> {
  return peaked({ steady, peaks: rates, units });
}

const averaged: RuleFunction<{ units: Quantity; seconds: number; hours: number }, Quantity> = rule({
  id: 'workload.average-load',
  says: 'The units of the month, spread over its seconds, are the average load.',
  formula: 'units ÷ (seconds × hours)',
  unit: 'units a second',
  basis: 'documented',
  source: TABLE_DOCS.provisioned,
  compute: ({ units, seconds, hours }) => quotient(units, product(seconds, hours)),
});

const peaked: RuleFunction<{ steady: Quantity; peaks: readonly number[]; units: readonly number[] }, Quantity> = rule({
  id: 'workload.peak-load',
  says: 'All access patterns are taken to reach their peaks at the same time; one without a peak stays at its average.',
  formula: 'steady + sum(peaks × units)',
  unit: 'units a second',
  basis: 'assumed',
  source: TABLE_DOCS.provisioned,
  evidence: 'Peaks that come apart need less; only measurements tell.',
  compute: ({ steady, peaks, units }) => sum([steady, sumOfProducts(peaks, units)]),
});

/** Units a second in one of the equal parts of a day. */
export const partLoad: RuleFunction<{ average: Exact; part: number; parts: number; day: readonly number[] }, Quantity> =
  rule({
    id: 'workload.part-load',
    says: 'The average load is spread over the day as the parts of the day are to each other.',
    formula: 'average × part × parts ÷ sum(day)',
    unit: 'units a second',
    basis: 'documented',
    source: TABLE_DOCS.autoScaling,
    compute: ({ average, part, parts, day }) => quotient(product(average, part, parts), sum(day)),
  });
