import type { Dimension } from './dimension.ts';

/** What AWS calls a kind of usage, and what one unit of ours is of theirs. */
export interface Metered {
  readonly dimension: Dimension;
  /** Ours in theirs: a million requests, a hundred reserved units. */
  readonly times: number;
}

const MILLION = 1_000_000;

const METERED: ReadonlyMap<string, Metered> = new Map<string, Metered>([
  ['ReadRequestUnits', { dimension: 'standard.readRequestUnitsPerMillion', times: MILLION }],
  ['WriteRequestUnits', { dimension: 'standard.writeRequestUnitsPerMillion', times: MILLION }],
  ['IA-ReadRequestUnits', { dimension: 'infrequentAccess.readRequestUnitsPerMillion', times: MILLION }],
  ['IA-WriteRequestUnits', { dimension: 'infrequentAccess.writeRequestUnitsPerMillion', times: MILLION }],
  ['ReplWriteRequestUnits', { dimension: 'replicated.writeRequestUnitsPerMillion', times: MILLION }],
  ['IA-ReplWriteRequestUnits', { dimension: 'replicatedInfrequentAccess.writeRequestUnitsPerMillion', times: MILLION }],
  ['ReadCapacityUnit-Hrs', { dimension: 'standard.readCapacityUnitHour', times: 1 }],
  ['WriteCapacityUnit-Hrs', { dimension: 'standard.writeCapacityUnitHour', times: 1 }],
  ['IA-ReadCapacityUnit-Hrs', { dimension: 'infrequentAccess.readCapacityUnitHour', times: 1 }],
  ['IA-WriteCapacityUnit-Hrs', { dimension: 'infrequentAccess.writeCapacityUnitHour', times: 1 }],
  ['ReplWriteCapacityUnit-Hrs', { dimension: 'replicated.writeCapacityUnitHour', times: 1 }],
  ['IA-ReplWriteCapacityUnit-Hrs', { dimension: 'replicatedInfrequentAccess.writeCapacityUnitHour', times: 1 }],
  ['TimedStorage-ByteHrs', { dimension: 'standard.storageGbMonth', times: 1 }],
  ['IA-TimedStorage-ByteHrs', { dimension: 'infrequentAccess.storageGbMonth', times: 1 }],
  ['TimedPITRStorage-ByteHrs', { dimension: 'backup.pointInTimeRecoveryGbMonth', times: 1 }],
  ['TimedBackupStorage-ByteHrs', { dimension: 'backup.onDemandGbMonth', times: 1 }],
  ['RestoreDataSize-Bytes', { dimension: 'backup.restoreGb', times: 1 }],
  ['ExportDataSize-Bytes', { dimension: 'transfer.exportGb', times: 1 }],
  ['IncrementalExportDataSize-Bytes', { dimension: 'transfer.incrementalExportGb', times: 1 }],
  ['ImportDataSize-Bytes', { dimension: 'transfer.importGb', times: 1 }],
  ['Streams-Requests', { dimension: 'streams.readRequestUnitsPerMillion', times: MILLION }],
  ['ChangeDataCaptureUnits-Kinesis', { dimension: 'streams.kinesisChangeDataCaptureUnitsPerMillion', times: MILLION }],
]);

const REGIONS: ReadonlyMap<string, string> = new Map([
  ['AFS1', 'af-south-1'],
  ['APE1', 'ap-east-1'],
  ['APN1', 'ap-northeast-1'],
  ['APN2', 'ap-northeast-2'],
  ['APN3', 'ap-northeast-3'],
  ['APS1', 'ap-southeast-1'],
  ['APS2', 'ap-southeast-2'],
  ['APS3', 'ap-south-1'],
  ['APS4', 'ap-southeast-3'],
  ['APS5', 'ap-south-2'],
  ['APS6', 'ap-southeast-4'],
  ['CAN1', 'ca-central-1'],
  ['EU', 'eu-west-1'],
  ['EUW1', 'eu-west-1'],
  ['EUW2', 'eu-west-2'],
  ['EUW3', 'eu-west-3'],
  ['EUC1', 'eu-central-1'],
  ['EUC2', 'eu-central-2'],
  ['EUN1', 'eu-north-1'],
  ['EUS1', 'eu-south-1'],
  ['EUS2', 'eu-south-2'],
  ['ILC1', 'il-central-1'],
  ['MEC1', 'me-central-1'],
  ['MES1', 'me-south-1'],
  ['SAE1', 'sa-east-1'],
  ['USE1', 'us-east-1'],
  ['USE2', 'us-east-2'],
  ['USW1', 'us-west-1'],
  ['USW2', 'us-west-2'],
  ['UGE1', 'us-gov-east-1'],
  ['UGW1', 'us-gov-west-1'],
]);

/**
 * Reads a usage type as AWS writes it: the Region's prefix, which us-east-1 may lack, then the kind of usage. The rest
 * is compared whole: `IA-TimedStorage-ByteHrs` ends with the name of another.
 */
export function readUsageType(usageType: string): { readonly region: string; readonly metered?: Metered } {
  const dash = usageType.indexOf('-');
  const region = REGIONS.get(usageType.slice(0, Math.max(0, dash)));
  const metered = METERED.get(region === undefined ? usageType : usageType.slice(dash + 1));
  return { region: region ?? 'us-east-1', ...(metered && { metered }) };
}
