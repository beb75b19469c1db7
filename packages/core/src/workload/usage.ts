import type { Given } from '../explain.ts';
import { indexDefinition } from '../item/index-definition.ts';
import type { UnpricedPattern } from './estimate-pattern.ts';
import { loadsOf, type Load, type PatternUse } from './month.ts';
import type { Consumption } from './per-call.ts';
import type { Workload } from './workload.ts';

/** What the access patterns consume in one Region. */
export interface RegionalUse {
  readonly region: string;
  /** For each access pattern, in their order. */
  readonly patterns: readonly PatternUse[];
  /** For the table and each index. */
  readonly loads: readonly Load[];
}

/** The use in every Region, the home Region first. Reads are made at home; writes count everywhere. */
export function regionalUses(
  { region, replicas = [], patterns: given }: Workload,
  patterns: readonly UnpricedPattern[],
  hours: Given<number>,
): readonly RegionalUse[] {
  const useOf = (consumptionOf: (pattern: UnpricedPattern) => readonly Consumption[]): Omit<RegionalUse, 'region'> => {
    const uses = patterns.map((pattern, position) => ({
      calls: pattern.calls,
      consumption: consumptionOf(pattern),
      peak: given[position]?.rate.peakPerSecond,
    }));
    return { patterns: uses, loads: loadsOf(uses, hours) };
  };
  if (replicas.length === 0) return [{ region, ...useOf(({ consumption }) => consumption) }];
  const away = useOf(elsewhere);
  return [{ region, ...useOf(atHome) }, ...replicas.map((replica) => Object.assign({ region: replica }, away))];
}

/** The loads on what has capacity of its own: a local index draws on its table. */
export function capacityLoads(use: RegionalUse, { table }: Workload, hours: Given<number>): readonly Load[] {
  if (table.localIndexes === undefined) return use.loads;
  const ownerOf = (resource: string): string =>
    indexDefinition(table, resource)?.kind === 'local' ? 'table' : resource;
  const owned = use.patterns.map(({ calls, consumption, peak }) => ({
    calls,
    peak,
    consumption: consumption.map(({ resource, kind, units }) => ({ resource: ownerOf(resource), kind, units })),
  }));
  return loadsOf(owned, hours);
}

/** Of a global table: writes to the table are replicated ones, writes to its indexes ordinary. */
function atHome({ consumption }: UnpricedPattern): readonly Consumption[] {
  return consumption.map(({ resource, kind, units }) => ({
    resource,
    kind: resource === 'table' && kind === 'write' ? 'replicatedWrite' : kind,
    units,
  }));
}

/** In the other Regions only what was really written arrives, once for each KB, with its index writes. */
function elsewhere({ consumption, written }: UnpricedPattern): readonly Consumption[] {
  if (written === undefined) return [];
  return [
    { resource: 'table', kind: 'replicatedWrite', units: written },
    ...consumption.filter(({ resource, kind }) => kind === 'write' && resource !== 'table'),
  ];
}
