import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { NEW_TABLE_READS, NEW_TABLE_WRITES, PEAK_FACTOR } from '../facts/partitions.ts';
import type { Problem } from '../problem.ts';
import type { ReadUnits, WriteUnits } from '../units.ts';
import { checkAmounts } from './amount.ts';

/** What an on-demand table has served so far, and what it was warmed up for. */
export interface OnDemandHistory {
  /** The highest read units a second so far. */
  readonly peakReads?: Given<ReadUnits>;
  /** The highest write units a second so far. */
  readonly peakWrites?: Given<WriteUnits>;
  /** Its warm throughput in read units a second, as DescribeTable reports it. */
  readonly warmReads?: Given<ReadUnits>;
  /** Its warm throughput in write units a second. */
  readonly warmWrites?: Given<WriteUnits>;
}

/** What an on-demand table takes at once, without throttling. */
export interface OnDemandReach {
  /** Read units a second. */
  readonly reads: Explained<ReadUnits>;
  /** Write units a second. */
  readonly writes: Explained<WriteUnits>;
  readonly problems: readonly Problem[];
}

/**
 * How much an on-demand table takes at once: what a new table sustains, twice its peak so far, or its warm throughput.
 *
 * @param history - Peaks and warm throughput in units a second; nothing for a new table.
 * @returns Read and write units a second.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
 * @example
 * onDemandReach({ peakReads: 50_000 }).reads.value // 100000
 */
export function onDemandReach(history: OnDemandHistory): OnDemandReach {
  const { peakReads = 0, peakWrites = 0, warmReads = 0, warmWrites = 0 } = history;
  const { amounts, problems } = checkAmounts({ peakReads, peakWrites, warmReads, warmWrites });
  return {
    reads: reach({ least: NEW_TABLE_READS, peak: amounts.peakReads, factor: PEAK_FACTOR, warm: amounts.warmReads }),
    writes: reach({ least: NEW_TABLE_WRITES, peak: amounts.peakWrites, factor: PEAK_FACTOR, warm: amounts.warmWrites }),
    problems,
  };
}

export const reach: RuleFunction<{ least: number; peak: number; factor: number; warm: number }, number> = rule({
  id: 'on-demand.reach',
  says: 'An on-demand table takes at once what a new one sustains, twice its previous peak, or its warm throughput, whichever is most.',
  formula: 'max(least, peak × factor, warm)',
  unit: 'units a second',
  basis: 'documented',
  source: TABLE_DOCS.onDemand,
  compute: ({ least, peak, factor, warm }) => Math.max(least, peak * factor, warm),
});
