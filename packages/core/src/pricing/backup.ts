import { rule, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Charge, LineItem } from './charge.ts';
import type { Dimension } from './dimension.ts';
import { product, type Exact, type Quantity } from './money.ts';

/** Backup and data movement that is charged by the GB. */
export type BackupKind =
  | 'pointInTimeRecovery'
  | 'onDemandBackup'
  | 'restore'
  | 'fullExport'
  | 'incrementalExport'
  | 'import';

/** The price of each kind. What it covers: a restore has all indexes, an import its source, the rest the local ones. */
const DIMENSION: Readonly<Record<BackupKind & LineItem, Dimension>> = {
  pointInTimeRecovery: 'backup.pointInTimeRecoveryGbMonth',
  onDemandBackup: 'backup.onDemandGbMonth',
  restore: 'backup.restoreGb',
  fullExport: 'transfer.exportGb',
  incrementalExport: 'transfer.incrementalExportGb',
  import: 'transfer.importGb',
};

/**
 * Charges backup, restore, export or import.
 *
 * @param region - The Region's code.
 * @param kind - What is done.
 * @param gigabytes - The GB of one copy: the table and its local indexes; for a restore the global ones too; for an
 * import the uncompressed source.
 * @param times - How often in the month, or for on-demand backups how many are kept.
 * @returns The charge, for `bill`.
 * @see https://aws.amazon.com/dynamodb/pricing/
 * @example
 * bill([backup('us-east-1', 'onDemandBackup', '100', 2)], US_EAST_1_PRICES).total.value // '20'
 */
export function backup(region: string, kind: BackupKind, gigabytes: Given<Quantity>, times: Given<Exact>): Charge {
  const quantity = copiedGigabytes({ gigabytes, times });
  return { item: kind, region, resource: 'table', dimension: DIMENSION[kind], quantity };
}

const copiedGigabytes: RuleFunction<{ gigabytes: Quantity; times: Exact }, Quantity> = rule({
  id: 'backup.gigabytes',
  says: 'Every copy is charged in full: a backup is never the difference to the one before.',
  formula: 'gigabytes × times',
  unit: 'GB',
  basis: 'documented',
  source: TABLE_DOCS.backups,
  compute: ({ gigabytes, times }) => product(gigabytes, times),
});
