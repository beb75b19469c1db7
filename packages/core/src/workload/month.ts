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

/** Calls of the month with the units of each; those that have a peak apart as well. */
interface Group {
  readonly resource: string;
  readonly kind: ThroughputKind;
  readonly all: Calls;
  readonly steady: Calls;
  readonly peaks: { readonly rates: number[]; readonly units: Explained<number>[] };
}

interface Calls {
  readonly calls: Given<Quantity>[];
  readonly units: Explained<number>[];
}

/** The sums over access patterns for the table and each index, reads and writes apart. */
export function loadsOf(uses: readonly PatternUse[], hours: Given<number>): readonly Load[] {
  const groups: Group[] = [];
  const known = {
    read: new Map<string, Group>(),
    write: new Map<string, Group>(),
    replicatedWrite: new Map<string, Group>(),
  };
  for (const { calls, consumption, peak } of uses) {
    for (const { resource, kind, units } of consumption) {
      let group = known[kind].get(resource);
      if (group === undefined) {
        group = newGroup(resource, kind);
        known[kind].set(resource, group);
        groups.push(group);
      }
      add(group.all, calls, units);
      if (peak === undefined) add(group.steady, calls, units);
      else {
        group.peaks.rates.push(peak);
        group.peaks.units.push(units);
      }
    }
  }
  return groups.map((group) => loadOf(group, hours));
}

function loadOf({ resource, kind, all, steady, peaks }: Group, hours: Given<number>): Load {
  const month = together(all);
  const average = averageLoad(month, hours);
  if (peaks.rates.length === 0) return { resource, kind, month, average, peak: average };
  const below = steady.calls.length === 0 ? '0' : averageLoad(together(steady), hours);
  return { resource, kind, month, average, peak: peakLoad(below, peaks) };
}

function together({ calls, units }: Calls): Explained<Quantity> {
  const [only, another] = calls;
  const [each] = units;
  if (only !== undefined && each !== undefined && another === undefined)
    return unitsAMonth({ calls: only, units: each });
  return totalUnits({ calls, units });
}

function add(group: Calls, calls: Given<Quantity>, units: Explained<number>): void {
  group.calls.push(calls);
  group.units.push(units);
}

function newGroup(resource: string, kind: ThroughputKind): Group {
  return {
    resource,
    kind,
    all: { calls: [], units: [] },
    steady: { calls: [], units: [] },
    peaks: { rates: [], units: [] },
  };
}
