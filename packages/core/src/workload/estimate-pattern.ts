import type { Explained, Given } from '../explain.ts';
import { indexDefinition } from '../item/index-definition.ts';
import type { Table } from '../item/table.ts';
import { heat, type HeatEstimate } from '../partition/heat.ts';
import { totalReadUnits, totalWriteUnits } from '../operation/total.ts';
import type { Dollars, Quantity } from '../pricing/money.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import type { Consumption, PerCall } from './per-call.ts';
import { monthlyCalls, callsPerSecond } from './rates.ts';
import { readsOf, type ReadContext } from './reads.ts';
import type { Pattern, QueryPattern, ReadPattern } from './pattern.ts';
import type { Workload } from './workload.ts';
import { writesOf, type WriteContext } from './writes.ts';

/** What one access pattern consumes and costs. */
export interface PatternEstimate {
  readonly name: string;
  readonly operation: Pattern['operation'];
  /** Calls of the month. */
  readonly calls: Given<Quantity>;
  /** On the table and on each index: units of a call. */
  readonly consumption: readonly Consumption[];
  /** The KB that a call really writes to the table: what other Regions replicate and Kinesis captures. */
  readonly written?: Explained<number>;
  /** Calls a second, on average and at the peak. */
  readonly perSecond: { readonly average: number; readonly peak: number };
  /** What the hottest item or collection bears, where its share of the calls is told. */
  readonly heat?: HeatEstimate;
  /** At list prices, before free tier, reserved capacity and savings plans; undefined where a price is missing. */
  readonly cost?: Explained<Dollars>;
  readonly problems: readonly Problem[];
}

/** What is known of an access pattern before anything is priced. */
export type UnpricedPattern = Omit<PatternEstimate, 'cost'>;

/** What one access pattern consumes in a month of some hours. */
export function estimatePattern(
  pattern: Pattern,
  workload: Workload,
  context: ReadContext & WriteContext,
  hours: { readonly given: Given<number>; readonly seconds: number },
  path: Path,
): UnpricedPattern {
  const { name, operation, rate } = pattern;
  const call = isRead(pattern) ? readsOf(pattern, workload, context, path) : writesOf(pattern, context, path);
  const calls = monthlyCalls(rate, hours.given);
  const often = callsPerSecond(rate, hours.seconds);
  const hot = heatOf(pattern, workload, call, often.peak);
  return {
    name,
    operation,
    calls,
    consumption: call.consumption,
    ...(call.written !== undefined && { written: call.written }),
    perSecond: often,
    ...(hot !== undefined && { heat: hot }),
    problems: [...call.problems, ...(hot === undefined ? [] : checkHeat(hot, name, path))],
  };
}

function isRead(pattern: Pattern): pattern is ReadPattern {
  return READS.has(pattern.operation);
}

const READS: ReadonlySet<string> = new Set<ReadPattern['operation']>([
  'getItem',
  'batchGetItem',
  'transactGetItems',
  'query',
  'scan',
]);

function heatOf(pattern: Pattern, { table }: Workload, call: PerCall, peak: number): HeatEstimate | undefined {
  const { hottestShare } = pattern;
  // A Scan reads everything, each item as often as the others.
  if (hottestShare === undefined || pattern.operation === 'scan') return undefined;
  const rate = peak * hottestShare;
  const localIndexes = Object.keys(table.localIndexes ?? {}).length;
  if (isRead(pattern)) {
    const of = pattern.operation === 'query' ? placeOf(pattern, table) : 'item';
    const readUnits = onOneItem(call, (consumption) => totalReadUnits(consumption.map(({ units }) => units)));
    return heat({ of, readUnits, readsPerSecond: rate, localIndexes });
  }
  const besideTheItem = ({ resource }: Consumption): boolean =>
    resource === 'table' || indexDefinition(table, resource)?.kind === 'local';
  const writeUnits = onOneItem(call, (consumption) =>
    totalWriteUnits(consumption.filter(besideTheItem).map(({ units }) => units)),
  );
  return heat({ of: 'item', writeUnits, writesPerSecond: rate, localIndexes });
}

/** The entries of a local index lie with the items of their collection. */
function placeOf({ index }: QueryPattern, table: Table): 'collection' | 'index partition' {
  return index !== undefined && indexDefinition(table, index)?.kind === 'global' ? 'index partition' : 'collection';
}

/** A call of several items touches the hottest of them once; which one that is, is not told: the dearest is taken. */
function onOneItem(
  { consumption, items = [] }: PerCall,
  unitsOf: (consumption: readonly Consumption[]) => Explained<number>,
): Explained<number> {
  const [first, ...others] = (items.length > 0 ? items : [consumption]).map(unitsOf);
  return others.reduce((most, each) => (each.value > most.value ? each : most), first ?? unitsOf([]));
}

function checkHeat({ readShare, writeShare }: HeatEstimate, name: string, path: Path): readonly Problem[] {
  const share = readShare ?? writeShare;
  if (share === undefined || share.value <= 1) return [];
  return [problem(HOT, [...path, 'hottestShare'], { name, share: Math.ceil(share.value * 100) })];
}

const HOT: ProblemKind = {
  code: 'workload.hot',
  severity: 'warning',
  says: 'At its peak “{name}” asks {share} % of what one partition serves of its hottest item or collection, so it throttles. Spread it over more keys, or cache it.',
};
