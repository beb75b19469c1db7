import type { Explained, Given } from '../explain.ts';
import { backup } from '../pricing/backup.ts';
import type { BillingTerms } from '../pricing/bill.ts';
import type { Charge } from '../pricing/charge.ts';
import type { Quantity } from '../pricing/money.ts';
import { totalUnits } from '../pricing/on-demand.ts';
import { gigabytesOf } from '../pricing/storage.ts';
import { kinesisCapture, streamReads } from '../pricing/streams.ts';
import { monthlyCalls } from './rates.ts';
import type { Workload } from './workload.ts';

/** Billed bytes in the home Region. */
export interface BackedUp {
  /** The table and its local indexes. */
  readonly copied: Explained<Quantity>;
  /** The table and all its indexes. */
  readonly restored: Explained<Quantity>;
}

/** What backups, restores, exports and imports cost. */
export function backupCharges(
  { backup: use = {}, region }: Workload,
  { copied, restored }: BackedUp,
  { gigabyte }: BillingTerms,
): readonly Charge[] {
  const copy = gigabytesOf({ bytes: copied, gigabyte });
  const all = gigabytesOf({ bytes: restored, gigabyte });
  const kinds = [
    ['pointInTimeRecovery', copy, use.pointInTimeRecovery === true ? 1 : 0],
    ['onDemandBackup', copy, use.onDemandBackups],
    ['restore', all, use.restoresPerMonth],
    ['fullExport', copy, use.fullExportsPerMonth],
    ['incrementalExport', '1', use.incrementalExportGbPerMonth],
    ['import', '1', use.importGbPerMonth],
  ] as const;
  return kinds.flatMap(([kind, gigabytes, times = 0]) => (times > 0 ? [backup(region, kind, gigabytes, times)] : []));
}

/** What following the changes of the table costs. */
export function streamCharges(
  { streams = {}, region }: Workload,
  written: { readonly calls: readonly Given<Quantity>[]; readonly units: readonly Given<number>[] },
  { hours }: BillingTerms,
): readonly Charge[] {
  const { reads, kinesis } = streams;
  const captured: readonly Charge[] =
    kinesis === true && written.calls.length > 0 ? [kinesisCapture(region, totalUnits(written))] : [];
  return reads === undefined ? captured : [streamReads(region, monthlyCalls(reads, hours)), ...captured];
}

/** An increase of warm throughput: AWS charges it once, at a price that it does not publish. */
export function warmCharges({ warmThroughput = {}, region }: Workload): readonly Charge[] {
  const { readUnits = 0, writeUnits = 0 } = warmThroughput;
  const warm = (dimension: 'warmThroughput.readUnits' | 'warmThroughput.writeUnits', units: number): Charge => ({
    item: 'warmThroughput',
    region,
    resource: 'table',
    dimension,
    quantity: String(units),
  });
  return [
    ...(readUnits > 0 ? [warm('warmThroughput.readUnits', readUnits)] : []),
    ...(writeUnits > 0 ? [warm('warmThroughput.writeUnits', writeUnits)] : []),
  ];
}
