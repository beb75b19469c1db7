import type { Given } from '../explain.ts';
import { indexNames } from '../item/index-definition.ts';
import type { BillingTerms } from '../pricing/bill.ts';
import type { Charge } from '../pricing/charge.ts';
import { freeTier } from '../pricing/free-tier.ts';
import { requests } from '../pricing/on-demand.ts';
import { storage } from '../pricing/storage.ts';
import { backupCharges, streamCharges, warmCharges } from './extras.ts';
import type { UnpricedPattern } from './estimate-pattern.ts';
import { bytesOf, type Holding } from './holdings.ts';
import type { Load } from './month.ts';
import { capacityCharges, provision, reservedCharges, type ProvisionedCapacity } from './provision.ts';
import { capacityLoads, type RegionalUse } from './usage.ts';
import type { Workload } from './workload.ts';

/** Everything that a workload pays for, and what is provisioned for it at home. */
export interface Charges {
  readonly charges: readonly Charge[];
  readonly provisioned: readonly ProvisionedCapacity[];
}

/** Collects what a month of a workload costs, in every Region. */
export function chargesOf(
  workload: Workload,
  uses: readonly RegionalUse[],
  patterns: readonly UnpricedPattern[],
  held: readonly Holding[],
  terms: BillingTerms,
): Charges {
  const throughput = uses.map((use) => throughputCharges(workload, use, terms.hours));
  const charges = [
    ...throughput.flatMap((each) => each.charges),
    ...uses.flatMap(({ region }) => storageCharges(workload, region, held, terms)),
    ...backupCharges(workload, backedUp(workload, held), terms),
    ...streamCharges(workload, captured(workload, patterns), terms),
    ...warmCharges(workload),
  ];
  const free = workload.freeTier === true ? freeTier(charges) : [];
  return { charges: [...charges, ...free], provisioned: throughput[0]?.provisioned ?? [] };
}

function throughputCharges(workload: Workload, use: RegionalUse, hours: Given<number>): Charges {
  const { tableClass = 'standard', capacity, region: home } = workload;
  const { region } = use;
  if (capacity?.mode !== 'provisioned') {
    const used = use.loads.filter(({ month }) => month.value !== '0');
    const charges = used.map(({ resource, kind, month }) => requests({ region, resource, tableClass }, kind, month));
    return { charges, provisioned: [] };
  }
  const provisioned = provision(capacity, needed(workload), capacityLoads(use, workload, hours));
  const reserves = region === home && tableClass === 'standard';
  return {
    charges: [
      ...capacityCharges(provisioned, { region, tableClass }, hours),
      ...(reserves ? reservedCharges(capacity, provisioned, region, hours) : []),
    ],
    provisioned,
  };
}

/** What has capacity of its own: the table and each global index, reads and writes apart. */
function needed({ table, replicas = [] }: Workload): readonly Pick<Load, 'resource' | 'kind'>[] {
  const replicated = replicas.length > 0;
  const local = table.localIndexes !== undefined && Object.keys(table.localIndexes).length > 0;
  return [
    { resource: 'table', kind: 'read' },
    ...(replicated ? [{ resource: 'table', kind: 'replicatedWrite' } as const] : []),
    // Index writes of a global table are ordinary units, local indexes included.
    ...(!replicated || local ? [{ resource: 'table', kind: 'write' } as const] : []),
    ...Object.keys(table.globalIndexes ?? {}).flatMap((resource) => [
      { resource, kind: 'read' } as const,
      { resource, kind: 'write' } as const,
    ]),
  ];
}

function storageCharges(
  { tableClass = 'standard' }: Workload,
  region: string,
  held: readonly Holding[],
  { gigabyte }: BillingTerms,
): readonly Charge[] {
  return held
    .filter(({ bytes }) => bytes.value !== '0')
    .map(({ resource, bytes }) => storage({ region, resource, tableClass }, bytes, gigabyte));
}

function backedUp({ table }: Workload, held: readonly Holding[]): Parameters<typeof backupCharges>[1] {
  return {
    copied: bytesOf(held, ['table', ...Object.keys(table.localIndexes ?? {})]),
    restored: bytesOf(held, ['table', ...indexNames(table)]),
  };
}

function captured({ streams }: Workload, patterns: readonly UnpricedPattern[]): Parameters<typeof streamCharges>[1] {
  const writing = streams?.kinesis === true ? patterns.filter(({ written }) => written !== undefined) : [];
  return { calls: writing.map(({ calls }) => calls), units: writing.map(({ written }) => written ?? 0) };
}
