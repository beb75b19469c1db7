import { rule, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
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
function elsewhere({ operation, consumption, written }: UnpricedPattern): readonly Consumption[] {
  if (written === undefined) return [];
  const units = operation === 'transactWriteItems' ? replicatedTransaction({ written }) : written;
  return [
    { resource: 'table', kind: 'replicatedWrite', units },
    ...consumption.filter(({ resource, kind }) => kind === 'write' && resource !== 'table'),
  ];
}

const replicatedTransaction: RuleFunction<{ written: number }, number> = rule({
  id: 'workload.replicated-transaction',
  says: 'A transaction is doubled where it is made; what it has written arrives in the other Regions as ordinary writes.',
  formula: 'written',
  unit: 'replicated write units',
  basis: 'assumed',
  source: TABLE_DOCS.globalTableBilling,
  evidence: 'Transactions hold in the Region where they are made; AWS does not say what their replication costs.',
  compute: ({ written }) => written,
});
