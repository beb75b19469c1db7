import * as core from '@dynamometer/core';
import type { Explained, Place } from '@dynamometer/core';
import { totalUnits, unitsAMonth } from '../../packages/core/src/pricing/on-demand.ts';
import { averageCount, totalBytes } from '../../packages/core/src/pricing/storage.ts';

const region = 'us-east-1';
const place: Place = { region, resource: 'table', tableClass: 'standard' };
const reservation: core.Reservation = { region, kind: 'write', units: 150, years: 3 };
const prices = core.US_EAST_1_PRICES;
// a Region that nobody knows a price for: the total lacks it and says so
const nowhere: Place = { ...place, region: 'xx-nowhere-1' };

/** Figures that between them use every rule of pricing. */
export function samplePrices(): readonly Explained<unknown>[] {
  const { MONTH_HOURS, GIGABYTE, bill } = core;
  const calls = core.callsAMonth(100, MONTH_HOURS);
  const units = unitsAMonth({ calls, units: core.putItem({ after: 1_638 }).total });
  const stored = core.storedBytes({ count: averageCount({ count: 1_000, growth: 10, after: 1 }), size: 137 });
  const replicas = core.replicatedBytes({ count: 1_000_000, size: 137 });
  const provisioned = core.provisionedUnits(70, 0.7);
  const charges = [
    core.requests(place, 'write', totalUnits({ calls: [units, calls], units: [1, 0.5] })),
    core.requests(place, 'replicatedWrite', core.replicatedWriteUnits(150, 2)),
    core.capacity(place, 'read', core.unitHours(provisioned, MONTH_HOURS)),
    core.capacity(place, 'write', core.unitHours([provisioned, 20], MONTH_HOURS)),
    core.storage(place, totalBytes({ parts: [stored, replicas] }), GIGABYTE),
    ...core.reservedCapacity(reservation, MONTH_HOURS),
    core.reservedCover(reservation, [provisioned, 20], MONTH_HOURS),
    core.backup(region, 'restore', '12.5', 2),
    core.streamReads(region, '1000000'),
    core.kinesisCapture(region, core.captureUnits('1000', 1_638)),
  ];
  return [
    core.withSavingsPlan(bill([...charges, ...core.freeTier(charges)], prices)).total,
    bill([...charges, core.requests(nowhere, 'read', '1')], prices).total,
    core.reservedTerm(reservation, prices).cost,
    core.provisionedBreakEven(prices, { region, tableClass: 'standard', kind: 'read' }).share,
    core.reservedBreakEven(prices, { region, kind: 'write', years: 1 }).share,
    core.infrequentAccessBreakEven(prices, { region, dimension: 'readRequestUnitsPerMillion' }).share,
  ].filter((figure) => figure !== undefined);
}
