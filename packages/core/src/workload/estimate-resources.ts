import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { indexDefinition } from '../item/index-definition.ts';
import { partitionsFor, type PartitionEstimate } from '../partition/count.ts';
import { partTotal, type Bill } from '../pricing/bill.ts';
import { roundUp, sum, type Dollars, type Quantity } from '../pricing/money.ts';
import { wholeBytesStored } from '../pricing/storage.ts';
import type { Holding } from './holdings.ts';
import type { Load } from './month.ts';
import { mostProvisioned, type ProvisionedCapacity } from './provision.ts';
import type { Workload } from './workload.ts';

/** The table or one of its indexes, in the home Region. */
export interface ResourceEstimate extends Holding {
  readonly kind: 'table' | 'global' | 'local';
  /** What the access patterns consume, reads and writes apart. */
  readonly loads: readonly Load[];
  /** In provisioned mode the units that it is given. A local index has none of its own. */
  readonly provisioned: readonly ProvisionedCapacity[];
  /** A local index lies on the partitions of its table. */
  readonly partitions?: PartitionEstimate;
  /** The lines of the bill that are for it, in all Regions; its rule is `bill.total-short` where one has no price. */
  readonly cost: Explained<Dollars>;
}

/** The table first, then its indexes; besides the loads on each, those on what has capacity of its own. */
export function estimateResources(
  { table, capacity }: Workload,
  loads: readonly Load[],
  onCapacity: readonly Load[],
  provisioned: readonly ProvisionedCapacity[],
  held: readonly Holding[],
  total: Bill,
): readonly ResourceEstimate[] {
  return held.map((holding) => {
    const { resource, bytes } = holding;
    const kind = resource === 'table' ? 'table' : (indexDefinition(table, resource)?.kind ?? 'global');
    const mode = capacity?.mode ?? 'on-demand';
    const partitions =
      kind === 'local'
        ? undefined
        : mode === 'on-demand'
          ? onDemandPartitions(holding, onCapacity)
          : partitionsFor({
              bytes: wholeBytesStored({ bytes }),
              readUnits: mostProvisioned(provisioned, resource, 'read'),
              writeUnits: mostProvisioned(provisioned, resource, 'write'),
              mode,
            });
    return {
      ...holding,
      kind,
      loads: loads.filter((each) => each.resource === resource),
      provisioned: provisioned.filter((each) => each.resource === resource),
      ...(partitions !== undefined && { partitions }),
      cost: partTotal(total, (line) => line.resource === resource),
    };
  });
}

/** The partitions of the table or a global index on demand, by what it stores and by the loads on it. */
export function onDemandPartitions({ resource, bytes }: Holding, onCapacity: readonly Load[]): PartitionEstimate {
  const own = onCapacity.filter((each) => each.resource === resource);
  return partitionsFor({
    bytes: wholeBytesStored({ bytes }),
    readUnits: peakUnits(own, 'read'),
    writeUnits: peakUnits(own, 'write'),
    mode: 'on-demand',
  });
}

function peakUnits(loads: readonly Load[], of: 'read' | 'write'): Explained<number> {
  return peakOf({ peaks: loads.filter(({ kind }) => (kind === 'read') === (of === 'read')).map(({ peak }) => peak) });
}

const peakOf: RuleFunction<{ peaks: readonly Quantity[] }, number> = rule({
  id: 'workload.peak-units',
  says: 'The load at the peak, in whole units a second.',
  formula: '⌈sum(peaks)⌉',
  unit: 'units a second',
  basis: 'inferred',
  source: TABLE_DOCS.partitions,
  evidence: 'Partitions follow the highest throughput that a table has reached.',
  compute: ({ peaks }) => roundUp(sum(peaks)),
});
