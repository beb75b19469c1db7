import type { Explained, Given } from '../explain.ts';
import type { Quantity } from '../pricing/money.ts';
import { totalUnits, unitsAMonth, type ThroughputKind } from '../pricing/on-demand.ts';
import type { Consumption } from './per-call.ts';
import { averageLoad, peakLoad } from './rates.ts';

/** What one access pattern does in a month. */
export interface PatternUse {
  /** Calls of the month. */
  readonly calls: Given<Quantity>;
  /** On the table and on each index: units of a call. */
  readonly consumption: readonly Consumption[];
  /** Calls a second at the peak; undefined where the average is all there is. */
  readonly peak: number | undefined;
}

/** What all access patterns together consume on the table or an index. */
export interface Load {
  readonly resource: string;
  readonly kind: ThroughputKind;
  /** Units of the month. */
  readonly month: Explained<Quantity>;
  /** Units a second. */
  readonly average: Explained<Quantity>;
  readonly peak: Explained<Quantity>;
}

interface Part {
  readonly use: PatternUse;
  readonly units: Explained<number>;
}

/** The sums over access patterns for the table and each index, reads and writes apart. */
export function loadsOf(uses: readonly PatternUse[], hours: Given<number>): readonly Load[] {
  const groups = new Map<
    string,
    { readonly resource: string; readonly kind: ThroughputKind; readonly parts: Part[] }
  >();
  for (const use of uses) {
    for (const { resource, kind, units } of use.consumption) {
      const key = `${kind} ${resource}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { resource, kind, parts: [{ use, units }] });
      else group.parts.push({ use, units });
    }
  }
  return [...groups.values()].map(({ resource, kind, parts }) => ({ resource, kind, ...loadOf(parts, hours) }));
}

function loadOf(parts: readonly Part[], hours: Given<number>): Pick<Load, 'month' | 'average' | 'peak'> {
  const month = together(parts);
  const average = averageLoad(month, hours);
  const peaking = parts.filter(({ use }) => use.peak !== undefined);
  if (peaking.length === 0) return { month, average, peak: average };
  const steady = parts.filter(({ use }) => use.peak === undefined);
  const rates = peaking.map(({ use }) => use.peak ?? 0);
  const units = peaking.map((part) => part.units);
  return { month, average, peak: peakLoad(averageLoad(together(steady), hours), { rates, units }) };
}

function together(parts: readonly Part[]): Explained<Quantity> {
  const [only, another] = parts;
  if (only !== undefined && another === undefined) return unitsAMonth({ calls: only.use.calls, units: only.units });
  return totalUnits({ calls: parts.map(({ use }) => use.calls), units: parts.map(({ units }) => units) });
}
