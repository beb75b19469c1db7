import * as core from '@dynamometer/core';
import type { Explained } from '@dynamometer/core';
import { averageCount, totalBytes } from '../../packages/core/src/pricing/storage.ts';
import { totalUnits, unitsAMonth } from '../../packages/core/src/pricing/on-demand.ts';

const HOME = 'us-east-1';
const table: core.Place = { region: HOME, resource: 'table', tableClass: 'standard' };

/** Figures that between them use every rule of pricing. */
export function pricingFigures(): readonly Explained<unknown>[] {
  const prices = core.US_EAST_1_PRICES;
  const calls = core.callsAMonth(50, core.MONTH_HOURS);
  const reads = totalUnits({ patterns: [unitsAMonth({ calls, units: 0.5 }), '12.5'] });
  const units = core.provisionedUnits(70, 0.7);
  const bytes = totalBytes({
    parts: [
      core.storedBytes({ count: averageCount({ count: 1_000, growth: 10, after: 0 }), size: 137 }),
      core.replicatedBytes({ count: 1_000, size: 137 }),
    ],
  });
  const reservation = { region: HOME, kind: 'write', units: 120, years: 1 } as const;
  const stored = core.storage(table, bytes, core.GIGABYTE);
  const charges: readonly core.Charge[] = [
    core.requests(table, 'read', reads),
    core.capacity(table, 'write', core.unitHours(units, core.MONTH_HOURS)),
    core.capacity(table, 'write', core.unitHours([units, 20], core.MONTH_HOURS)),
    core.requests(table, 'replicatedWrite', core.replicatedWriteUnits(150, 2)),
    core.kinesisCapture(HOME, core.captureUnits('1000', 1_638)),
    core.backup(HOME, 'onDemandBackup', '100', 2),
    core.reservedCover(reservation, [units, 20], core.MONTH_HOURS),
    ...core.reservedCapacity(reservation, core.MONTH_HOURS),
    stored,
  ];
  const priced = core.withSavingsPlan(core.bill([...charges, ...core.freeTier(charges)], prices));
  const warm: core.Charge = { ...stored, item: 'warmThroughput', dimension: 'warmThroughput.readUnits' };
  return [
    priced.total,
    core.bill([warm], prices).total,
    core.reservedTerm(reservation, prices).cost,
    core.provisionedBreakEven(prices, { region: HOME, tableClass: 'standard', kind: 'write' }).share,
    core.reservedBreakEven(prices, { region: HOME, kind: 'read', years: 3 }).share,
    core.infrequentAccessBreakEven(prices, { region: HOME, dimension: 'readCapacityUnitHour' }).share,
  ].filter((figure) => figure !== undefined);
}
