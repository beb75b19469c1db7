type Kind = 'read' | 'write';
type Class = 'standard' | 'infrequentAccess';

/** What a price is for; the last words of each name say what the price counts. */
export type Dimension =
  | `${Class}.${Kind}RequestUnitsPerMillion`
  | `${Class}.${Kind}CapacityUnitHour`
  | `${Class}.storageGbMonth`
  | `${'replicated' | 'replicatedInfrequentAccess'}.writeRequestUnitsPerMillion`
  | `${'replicated' | 'replicatedInfrequentAccess'}.writeCapacityUnitHour`
  | `reserved${1 | 3}y.${Kind}${'UpfrontPer100' | 'HourPer100'}`
  | `backup.${'pointInTimeRecoveryGbMonth' | 'onDemandGbMonth' | 'restoreGb'}`
  | `transfer.${'exportGb' | 'incrementalExportGb' | 'importGb'}`
  | `streams.${'readRequestUnitsPerMillion' | 'kinesisChangeDataCaptureUnitsPerMillion'}`
  | `warmThroughput.${Kind}Units`;

/** How a dimension is counted: by the million, by the unit and hour, by GB, or by blocks of 100 reserved units. */
export type Counted = 'million' | 'hour' | 'gb' | 'block';

/** A dimension in words. */
export interface DimensionText {
  readonly says: string;
  readonly counted: Counted;
  readonly unit: string;
}

const million = (says: string, unit: string): DimensionText => ({ says, counted: 'million', unit });
const hour = (says: string, unit: string): DimensionText => ({ says, counted: 'hour', unit });
const gb = (says: string, unit = 'GB-months'): DimensionText => ({ says, counted: 'gb', unit });
const block = (says: string): DimensionText => ({ says, counted: 'block', unit: 'blocks of 100 units' });
const blockHour = (says: string): DimensionText => ({ says, counted: 'hour', unit: 'block-hours' });

/** Every dimension with a sentence about its price. */
export const DIMENSIONS: Readonly<Record<Dimension, DimensionText>> = {
  'standard.readRequestUnitsPerMillion': million('A million on-demand read units, Standard class.', 'read units'),
  'standard.writeRequestUnitsPerMillion': million('A million on-demand write units, Standard class.', 'write units'),
  'standard.readCapacityUnitHour': hour('A provisioned read unit for an hour, Standard class.', 'read unit-hours'),
  'standard.writeCapacityUnitHour': hour('A provisioned write unit for an hour, Standard class.', 'write unit-hours'),
  'standard.storageGbMonth': gb('A GB stored for a month, Standard class.'),
  'infrequentAccess.readRequestUnitsPerMillion': million(
    'A million on-demand read units, Standard-IA class.',
    'read units',
  ),
  'infrequentAccess.writeRequestUnitsPerMillion': million(
    'A million on-demand write units, Standard-IA class.',
    'write units',
  ),
  'infrequentAccess.readCapacityUnitHour': hour(
    'A provisioned read unit for an hour, Standard-IA class.',
    'read unit-hours',
  ),
  'infrequentAccess.writeCapacityUnitHour': hour(
    'A provisioned write unit for an hour, Standard-IA class.',
    'write unit-hours',
  ),
  'infrequentAccess.storageGbMonth': gb('A GB stored for a month, Standard-IA class.'),
  'replicated.writeRequestUnitsPerMillion': million(
    'A million on-demand replicated write units, Standard class.',
    'replicated write units',
  ),
  'replicated.writeCapacityUnitHour': hour(
    'A provisioned replicated write unit for an hour, Standard class.',
    'replicated write unit-hours',
  ),
  'replicatedInfrequentAccess.writeRequestUnitsPerMillion': million(
    'A million on-demand replicated write units, Standard-IA class.',
    'replicated write units',
  ),
  'replicatedInfrequentAccess.writeCapacityUnitHour': hour(
    'A provisioned replicated write unit for an hour, Standard-IA class.',
    'replicated write unit-hours',
  ),
  'reserved1y.readUpfrontPer100': block('100 read units reserved for a year, the fee paid at the start.'),
  'reserved1y.readHourPer100': blockHour('100 read units reserved for a year, the fee for each hour.'),
  'reserved1y.writeUpfrontPer100': block('100 write units reserved for a year, the fee paid at the start.'),
  'reserved1y.writeHourPer100': blockHour('100 write units reserved for a year, the fee for each hour.'),
  'reserved3y.readUpfrontPer100': block('100 read units reserved for three years, the fee paid at the start.'),
  'reserved3y.readHourPer100': blockHour('100 read units reserved for three years, the fee for each hour.'),
  'reserved3y.writeUpfrontPer100': block('100 write units reserved for three years, the fee paid at the start.'),
  'reserved3y.writeHourPer100': blockHour('100 write units reserved for three years, the fee for each hour.'),
  'backup.pointInTimeRecoveryGbMonth': gb('A GB under point-in-time recovery for a month.'),
  'backup.onDemandGbMonth': gb('A GB of an on-demand backup kept for a month.'),
  'backup.restoreGb': gb('A GB restored from a backup.', 'GB'),
  'transfer.exportGb': gb('A GB of a full export to S3.', 'GB'),
  'transfer.incrementalExportGb': gb('A GB processed by an incremental export to S3.', 'GB'),
  'transfer.importGb': gb('A GB imported from S3.', 'GB'),
  'streams.readRequestUnitsPerMillion': million('A million reads of DynamoDB Streams.', 'stream reads'),
  'streams.kinesisChangeDataCaptureUnitsPerMillion': million(
    'A million change data capture units for Kinesis Data Streams.',
    'capture units',
  ),
  'warmThroughput.readUnits': hour('A read unit of warm throughput above the present value, once.', 'read units'),
  'warmThroughput.writeUnits': hour('A write unit of warm throughput above the present value, once.', 'write units'),
};
