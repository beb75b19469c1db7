import {
  estimate,
  GLOBAL_INDEX_QUOTA,
  partitionsFor,
  priceOf,
  provisionedBreakEven,
  reservedTerm,
  US_EAST_1_PRICES,
  type Dimension,
  type Estimate,
  type Pattern,
  type Workload,
} from '@dynamometer/core';
import { describe, expect, test } from 'vitest';

/** What AWS publishes for us-east-1, and what follows from it by hand. */
describe('prices of us-east-1', () => {
  test.each<[Dimension, string]>([
    ['standard.readRequestUnitsPerMillion', '0.125'],
    ['standard.writeRequestUnitsPerMillion', '0.625'],
    ['replicated.writeRequestUnitsPerMillion', '0.625'],
    ['standard.readCapacityUnitHour', '0.00013'],
    ['standard.writeCapacityUnitHour', '0.00065'],
    ['replicated.writeCapacityUnitHour', '0.00065'],
    ['standard.storageGbMonth', '0.25'],
    ['infrequentAccess.readRequestUnitsPerMillion', '0.155'],
    ['infrequentAccess.writeRequestUnitsPerMillion', '0.78'],
    ['replicatedInfrequentAccess.writeRequestUnitsPerMillion', '0.78'],
    ['infrequentAccess.readCapacityUnitHour', '0.00016'],
    ['infrequentAccess.writeCapacityUnitHour', '0.00081'],
    ['infrequentAccess.storageGbMonth', '0.10'],
    ['backup.pointInTimeRecoveryGbMonth', '0.20'],
    ['backup.onDemandGbMonth', '0.10'],
    ['backup.restoreGb', '0.15'],
    ['transfer.exportGb', '0.10'],
    ['transfer.incrementalExportGb', '0.10'],
    ['transfer.importGb', '0.15'],
    ['streams.readRequestUnitsPerMillion', '0.20'],
    ['streams.kinesisChangeDataCaptureUnitsPerMillion', '0.10'],
    ['reserved1y.writeUpfrontPer100', '150'],
    ['reserved1y.writeHourPer100', '0.0128'],
    ['reserved1y.readUpfrontPer100', '30'],
    ['reserved1y.readHourPer100', '0.0025'],
    ['reserved3y.writeUpfrontPer100', '180'],
    ['reserved3y.writeHourPer100', '0.0081'],
    ['reserved3y.readUpfrontPer100', '36'],
    ['reserved3y.readHourPer100', '0.0016'],
  ])('%s: %s', (dimension, price) => {
    expect(Number(priceOf(US_EAST_1_PRICES, 'us-east-1', dimension).price?.value)).toBe(Number(price));
  });

  test.each(['warmThroughput.readUnits', 'warmThroughput.writeUnits'] as const)('%s has none', (dimension) => {
    expect(priceOf(US_EAST_1_PRICES, 'us-east-1', dimension).price).toBeUndefined();
  });

  test.each([
    ['write', 1, 53.96],
    ['read', 1, 54.43],
    ['write', 3, 77],
    ['read', 3, 77.19],
  ] as const)('reserved %ss for %d years save %d %% of what AWS calls up to 54 and 77 %%', (kind, years, percent) => {
    const term = reservedTerm({ region: 'us-east-1', kind, units: 100, years }, US_EAST_1_PRICES).cost?.value;
    const hour = kind === 'write' ? 0.00065 : 0.00013;
    expect(100 * (1 - Number(term) / (100 * hour * 8_760 * years))).toBeCloseTo(percent, 1);
  });

  test.each(['read', 'write'] as const)('0.00065 ÷ 0.00225: provisioned %ss cost less above 28.9 %%', (kind) => {
    const { share } = provisionedBreakEven(US_EAST_1_PRICES, { region: 'us-east-1', tableClass: 'standard', kind });
    expect(share?.value).toBeCloseTo(0.00065 / 0.00225, 12);
  });
});

const thing: Workload = {
  region: 'us-east-1',
  table: {
    partitionKey: { name: 'pk', type: 'S' },
    globalIndexes: { gsi1: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'ALL' } },
  },
  entities: { thing: { count: 0, bytes: 1_024, entries: { gsi1: {} } } },
  patterns: [],
};

function estimated(changed: Partial<Workload>, ...patterns: readonly Pattern[]): Estimate {
  const result = estimate({ ...thing, ...changed, patterns });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const million = { perMonth: 1_000_000 };

describe('where popular texts go wrong', () => {
  test('200 writes to a table of 2 Regions with an index: 400 replicated units and 400 ordinary ones', () => {
    const { bill } = estimate({
      ...thing,
      replicas: ['us-west-2'],
      patterns: [{ name: 'w', operation: 'putItem', entity: 'thing', rate: { perMonth: 200 } }],
    }) as Estimate;
    const unitsOf = (item: string) =>
      [...bill.lines, ...bill.notPriced]
        .filter((line) => line.item === item)
        .reduce((sum, { quantity }) => sum + Number(typeof quantity === 'object' ? quantity.value : quantity), 0);
    expect([unitsOf('replicatedWrites'), unitsOf('writes')]).toEqual([400, 400]);
  });

  test('on demand at full use is 3.46 times as dear as provisioned, not 6 or 7', () => {
    const steady: Pattern = { name: 'w', operation: 'deleteItem', entity: 'thing', rate: { perSecond: 1_000 } };
    const onDemand = Number(estimated({}, steady).bill.total.value);
    const provisioned = estimated({ capacity: { mode: 'provisioned' } }, steady).bill.lines;
    const writes = provisioned.filter(({ item }) => item === 'writes').map(({ amount }) => Number(amount.value));
    expect(onDemand / writes.reduce((sum, each) => sum + each, 0)).toBeCloseTo(3.46, 2);
  });

  test('an index is not written for every write of its table, and twice where its key moves', () => {
    const update = (changes: readonly string[]): Pattern => ({
      name: 'u',
      operation: 'updateItem',
      entity: 'thing',
      changes,
      rate: million,
    });
    const unitsOf = (pattern: Pattern) =>
      estimated({}, pattern).patterns[0]?.consumption.map(({ resource, units }) => [resource, units.value]);
    expect(unitsOf(update([]))).toEqual([['table', 1]]);
    expect(unitsOf(update(['g']))).toEqual([
      ['table', 1],
      ['gsi1', 2],
    ]);
  });

  test('the free tier gives nothing on demand, and a condition that fails is not free', () => {
    const write: Pattern = { name: 'w', operation: 'deleteItem', entity: 'thing', rate: million };
    expect(estimated({ freeTier: true }, write).bill.total.value).toBe(estimated({}, write).bill.total.value);
    const failing = estimated({}, { ...write, failedConditions: 1 }).patterns[0]?.consumption[0]?.units.value;
    expect(failing).toBe(1);
  });

  test('100,000 read units are 34 partitions, not 100; a table has 20 global indexes before it asks for more', () => {
    expect(partitionsFor({ bytes: 0, readUnits: 100_000, writeUnits: 0, mode: 'provisioned' }).low.value).toBe(34);
    expect(GLOBAL_INDEX_QUOTA.value).toBe(20);
  });

  test('storage of Standard-IA is not free for the first 25 GB', () => {
    const kept = { entities: { thing: { count: 1024 ** 3, bytes: 1, entries: {} } }, freeTier: true } as const;
    expect(estimated({ ...kept, tableClass: 'infrequentAccess' }).bill.total.value).toBe('10.1');
  });
});
