import { valueOf, type Explained, type Given } from '../explain.ts';
import { AUTO_SCALING_TARGET } from '../facts/billing.ts';
import type { Charge, Place } from '../pricing/charge.ts';
import type { Exact } from '../pricing/money.ts';
import type { ThroughputKind } from '../pricing/on-demand.ts';
import { capacity, provisionedUnits, totalProvisioned, unitHours } from '../pricing/provisioned.ts';
import { reservedCapacity, reservedCover } from '../pricing/reserved.ts';
import type { Load } from './month.ts';
import { partLoad } from './rates.ts';
import type { Capacity } from './workload.ts';

type Provisioned = Extract<Capacity, { readonly mode: 'provisioned' }>;

/** The units that a table or a global index is given. */
export interface ProvisionedCapacity {
  readonly resource: string;
  readonly kind: ThroughputKind;
  /** For each of the equal parts of a day; one where they do not change. */
  readonly units: readonly Explained<number>[];
}

/** The units for the loads of every table and global index that has capacity of its own. */
export function provision(
  { load = 'peak', utilisation }: Provisioned,
  needed: readonly Pick<Load, 'resource' | 'kind'>[],
  loads: readonly Load[],
): readonly ProvisionedCapacity[] {
  const share = utilisation ?? (load === 'peak' ? 1 : AUTO_SCALING_TARGET);
  return needed.map(({ resource, kind }) => {
    const found = loads.find((each) => each.resource === resource && each.kind === kind);
    const parts = partsOf(load, found);
    return { resource, kind, units: parts.map((part) => provisionedUnits(part, share)) };
  });
}

function partsOf(load: NonNullable<Provisioned['load']>, found: Load | undefined): readonly Given<Exact>[] {
  if (found === undefined) return [0];
  if (load === 'peak') return [found.peak];
  if (load === 'average' || load.every((part) => part === 0)) return [found.average];
  return load.map((part) => partLoad({ average: found.average, part, parts: load.length, day: load }));
}

/** What provisioned units cost in a Region. */
export function capacityCharges(
  provisioned: readonly ProvisionedCapacity[],
  place: Omit<Place, 'resource'>,
  hours: Given<number>,
): readonly Charge[] {
  return provisioned.map(({ resource, kind, units }) => {
    const [only, another] = units;
    const steady = only !== undefined && another === undefined ? only : units;
    return capacity({ ...place, resource }, kind, unitHours(steady, hours));
  });
}

/** What reserved capacity costs, and what it covers of the units provisioned. */
export function reservedCharges(
  { reserved }: Provisioned,
  provisioned: readonly ProvisionedCapacity[],
  region: string,
  hours: Given<number>,
): readonly Charge[] {
  if (reserved === undefined) return [];
  const { years, readUnits = 0, writeUnits = 0 } = reserved;
  const kinds = [
    { kind: 'read', units: readUnits },
    { kind: 'write', units: writeUnits },
  ] as const;
  return kinds
    .filter(({ units }) => units > 0)
    .flatMap(({ kind, units }) => {
      const reservation = { region, kind, units, years };
      const ofKind = provisioned.filter((each) => each.kind === kind);
      const parts = ofKind[0]?.units.length ?? 0;
      const totals = Array.from({ length: parts }, (_, part) =>
        totalProvisioned({ units: ofKind.map((each) => each.units[part] ?? each.units[0] ?? 0) }),
      );
      const cover = totals.length === 0 ? [] : [reservedCover(reservation, totals, hours)];
      return reservedCapacity(reservation, hours).concat(cover);
    });
}

/** The most units of a kind that are provisioned at any time. */
export function mostProvisioned(
  provisioned: readonly ProvisionedCapacity[],
  resource: string,
  kind: 'read' | 'write',
): number {
  const most = provisioned
    .filter((each) => each.resource === resource && (each.kind === 'read') === (kind === 'read'))
    .map(({ units }) => Math.max(...units.map(valueOf)));
  return most.reduce((sum, each) => sum + each, 0);
}
