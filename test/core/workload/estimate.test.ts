import {
  estimate,
  formatDollars,
  showAmounts,
  trail,
  type Estimate,
  type Pattern,
  type Rate,
  type Table,
  type Workload,
} from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product, sum } from '../../../packages/core/src/pricing/money.ts';

const million: Rate = { perMonth: 1_000_000 };
const table: Table = {
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  globalIndexes: {
    all: { partitionKey: [{ name: 'a', type: 'S' }], projection: 'ALL' },
    keys: { partitionKey: [{ name: 'k', type: 'S' }], projection: 'KEYS_ONLY' },
  },
  localIndexes: { local: { sortKey: { name: 'l', type: 'S' }, projection: { include: ['note'] } } },
};

/** 100 tenants of 200 users and 5,000 events, on a table without indexes. */
const tenants: Workload = {
  region: 'us-east-1',
  table: { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'sk', type: 'S' } },
  entities: { user: { count: 20_000, bytes: 2_048 }, event: { count: 500_000, bytes: 1_024 } },
  patterns: [],
};

const note: Workload = {
  region: 'us-east-1',
  table: { partitionKey: { name: 'pk', type: 'S' } },
  entities: { note: { count: 0, bytes: 1_024 }, page: { count: 0, bytes: 4_096 } },
  patterns: [],
};

const indexed: Workload = {
  region: 'us-east-1',
  table,
  entities: {
    item: { count: 1_000, bytes: 3_000, entries: { all: {}, keys: { bytes: 60 }, local: { bytes: 1_100 } } },
  },
  patterns: [],
};

function estimated(workload: Workload, ...patterns: readonly Pattern[]): Estimate {
  const result = estimate({ ...workload, patterns }, ALL_PRICES);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const totalOf = (workload: Workload, ...patterns: readonly Pattern[]) =>
  estimated(workload, ...patterns).bill.total.value;
const costOf = (workload: Workload, pattern: Pattern) => estimated(workload, pattern).patterns[0]?.cost?.value;
const unitsOf = (workload: Workload, pattern: Pattern) =>
  Object.fromEntries(
    (estimated(workload, pattern).patterns[0]?.consumption ?? []).map(({ resource, units }) => [resource, units.value]),
  );

describe('on demand', () => {
  test('1,000,000 eventual reads of 4 KB: 0.0625', () => {
    expect(totalOf(note, { name: 'read', operation: 'getItem', entity: 'page', rate: million })).toBe('0.0625');
  });

  test('1,000,000 writes of 1 KB: 0.625', () => {
    expect(totalOf(note, { name: 'write', operation: 'putItem', entity: 'note', rate: million })).toBe('0.625');
  });

  test('a million listings of the 200 users of a tenant: 50 × 0.125 = 6.25', () => {
    const listing: Pattern = { name: 'list', operation: 'query', items: { user: 200 }, rate: million };
    expect(costOf(tenants, listing)).toBe('6.25');
  });

  test('a million Scans of 100 tenants: 67,500 × 0.125 = 8,437.50', () => {
    expect(costOf(tenants, { name: 'scan', operation: 'scan', rate: million })).toBe('8437.5');
  });

  test('50 strong reads and 100 writes a second: 16.425 + 164.25', () => {
    const { patterns, bill } = estimated(
      note,
      { name: 'read', operation: 'getItem', entity: 'page', consistency: 'strong', rate: { perSecond: 50 } },
      { name: 'write', operation: 'putItem', entity: 'note', rate: { perSecond: 100 } },
    );
    expect(patterns.map(({ cost }) => cost?.value)).toEqual(['16.425', '164.25']);
    expect(bill.total.value).toBe('180.675');
  });

  test('a month of 720 or 744 hours and a GB of 10⁹ bytes are stated on the bill', () => {
    const write: Pattern = { name: 'write', operation: 'putItem', entity: 'note', rate: { perSecond: 100 } };
    const { bill } = estimated({ ...note, billing: { hoursPerMonth: 720, bytesPerGb: 1e9 } }, write);
    expect(bill.total.value).toBe('162');
    expect(bill.terms).toEqual({ hours: 720, gigabyte: 1e9 });
  });

  test('eu-west-1: a million writes 0.705', () => {
    expect(
      totalOf({ ...note, region: 'eu-west-1' }, { name: 'w', operation: 'putItem', entity: 'note', rate: million }),
    ).toBe('0.705');
  });
});

describe('units of a call on the table and on each index', () => {
  const rate = million;

  test.each<[string, Pattern, Readonly<Record<string, number>>]>([
    [
      'a new item is in every index',
      { name: 'x', operation: 'putItem', entity: 'item', rate },
      { table: 3, all: 3, keys: 1, local: 2 },
    ],
    [
      'a deleted item leaves every index',
      { name: 'x', operation: 'deleteItem', entity: 'item', rate },
      { table: 3, all: 3, keys: 1, local: 2 },
    ],
    [
      'an attribute that only one index stores',
      { name: 'x', operation: 'updateItem', entity: 'item', changes: ['price'], rate },
      { table: 3, all: 3 },
    ],
    [
      'an attribute that two indexes store',
      { name: 'x', operation: 'updateItem', entity: 'item', changes: ['note'], rate },
      { table: 3, all: 3, local: 2 },
    ],
    [
      'the key of one index: out and in',
      { name: 'x', operation: 'updateItem', entity: 'item', changes: ['k'], rate },
      { table: 3, all: 3, keys: 2 },
    ],
    ['nothing', { name: 'x', operation: 'updateItem', entity: 'item', changes: [], rate }, { table: 3 }],
    [
      'a replaced item',
      { name: 'x', operation: 'putItem', entity: 'item', replaces: 'item', changes: ['a'], rate },
      { table: 3, all: 6 },
    ],
    [
      'an item that leaves a sparse index',
      { name: 'x', operation: 'updateItem', entity: 'item', changes: [], leaves: ['keys'], rate },
      { table: 3, keys: 1 },
    ],
    [
      'a transaction doubles the table alone',
      {
        name: 'x',
        operation: 'transactWriteItems',
        actions: [
          { operation: 'putItem', entity: 'item' },
          { operation: 'conditionCheck', entity: 'item' },
        ],
        rate,
      },
      { table: 12, all: 3, keys: 1, local: 2 },
    ],
    [
      '25 puts, each rounded by itself',
      { name: 'x', operation: 'batchWriteItem', puts: { item: 25 }, rate },
      { table: 75, all: 75, keys: 25, local: 50 },
    ],
    [
      'a tenth of the conditions fails',
      { name: 'x', operation: 'putItem', entity: 'item', failedConditions: 0.1, rate },
      { table: 3, all: 2.7, keys: 0.9, local: 1.8 },
    ],
    ['time to live', { name: 'x', operation: 'deleteByTimeToLive', entity: 'item', rate }, { table: 0 }],
    [
      'a batch of reads, each rounded by itself',
      { name: 'x', operation: 'batchGetItem', items: { item: 10 }, rate },
      { table: 5 },
    ],
    ['a transaction of reads', { name: 'x', operation: 'transactGetItems', items: { item: 10 }, rate }, { table: 20 }],
    [
      'a query of an index: 100 × 60 B = 2 blocks',
      { name: 'x', operation: 'query', index: 'keys', items: { item: 100 }, rate },
      { keys: 1 },
    ],
    [
      'a query of a local index that fetches: 1 block and 4 × 1, eventual',
      { name: 'x', operation: 'query', index: 'local', items: { item: 3 }, attributes: 'all', rate },
      { table: 1.5, local: 0.5 },
    ],
    ['a query that matches nothing', { name: 'x', operation: 'query', items: {}, rate }, { table: 0.5 }],
    [
      'a query that stops at its Limit',
      { name: 'x', operation: 'query', items: { item: 1 }, limit: 1, rate },
      { table: 0.5 },
    ],
    [
      'a query of 4 pages of 25 × 3,000 B, 19 blocks each, and the empty page that follows the last',
      { name: 'x', operation: 'query', items: { item: 100 }, limit: 25, rate },
      { table: 4 * 9.5 + 0.5 },
    ],
    [
      'a Scan of an index: 1,000 × 60 B = 15 blocks',
      { name: 'x', operation: 'scan', index: 'keys', rate },
      { keys: 7.5 },
    ],
  ])('%s', (_, pattern, units) => {
    expect(unitsOf(indexed, pattern)).toEqual(units);
  });

  test('that a query stops at its Limit is an assumption among its reasons', () => {
    const latest: Pattern = { name: 'x', operation: 'query', items: { item: 1 }, limit: 1, rate };
    const [units] = estimated(indexed, latest).patterns[0]?.consumption ?? [];
    expect(units?.units).toMatchObject({ basis: 'assumed', rule: { id: 'workload.one-request' } });
    const [short] = estimated(indexed, { ...latest, limit: 2 }).patterns[0]?.consumption ?? [];
    expect(short?.units).toMatchObject({ value: 0.5, basis: 'documented' });
  });

  test('a sparse index is written for the share of items that it holds', () => {
    const sparse: Workload = {
      ...indexed,
      entities: { item: { count: 1_000, bytes: 3_000, entries: { all: { share: 0.1 } } } },
    };
    expect(unitsOf(sparse, { name: 'x', operation: 'putItem', entity: 'item', rate })).toEqual({ table: 3, all: 0.3 });
    expect(estimated(sparse).resources.find(({ resource }) => resource === 'all')?.count).toBe('100');
  });

  test('an item that enters or leaves a sparse index has an entry, however few others do', () => {
    const sparse: Workload = {
      ...indexed,
      entities: { item: { count: 1_000, bytes: 3_000, entries: { all: { share: 0.01 } } } },
    };
    const update = { name: 'x', operation: 'updateItem', entity: 'item', rate } as const;
    expect(unitsOf(sparse, { ...update, enters: ['all'] })).toEqual({ table: 3, all: 3 });
    expect(unitsOf(sparse, { ...update, leaves: ['all'] })).toEqual({ table: 3, all: 3 });
    expect(unitsOf(sparse, update)).toEqual({ table: 3, all: 0.03 });
  });

  test('a sample tells its size and its entries', () => {
    const sample = { pk: { S: 'p' }, sk: { S: 's' }, a: { S: 'x' }, note: { S: 'n'.repeat(3_000) } };
    const { entities } = estimated({ ...indexed, entities: { item: { count: 1, sample } } });
    expect(entities[0]?.bytes).toMatchObject({ value: 3 + 3 + 2 + 3_004 });
    expect(Object.keys(entities[0]?.entries ?? {})).toEqual(['all']);
    const text = estimated({ ...indexed, entities: { item: { count: 1, sample: JSON.stringify(sample) } } });
    expect(text.entities).toEqual(entities);
  });
});

describe('storage', () => {
  const hundred = { ...note, entities: { note: { count: 1024 ** 3, bytes: 1 } } };

  test('2³⁰ items of 1 B are 101 GB: 25.25; with the free tier 19.00; Standard-IA 10.10', () => {
    expect(totalOf(hundred)).toBe('25.25');
    expect(totalOf({ ...hundred, freeTier: true })).toBe('19');
    expect(totalOf({ ...hundred, tableClass: 'infrequentAccess' })).toBe('10.1');
    expect(totalOf({ ...hundred, tableClass: 'infrequentAccess', freeTier: true })).toBe('10.1');
  });

  test('a global table stores 148 B more than an item in each Region, and 100 more than an entry', () => {
    const { resources, bill } = estimated({ ...indexed, replicas: ['us-west-2'] });
    expect(resources.map(({ resource, bytes }) => [resource, bytes.value])).toEqual([
      ['table', '3148000'],
      ['all', '3100000'],
      ['keys', '160000'],
      ['local', '1200000'],
    ]);
    expect(bill.lines.filter(({ item }) => item === 'storage').map(({ region }) => region)).toEqual([
      ...Array.from({ length: 4 }, () => 'us-east-1'),
      ...Array.from({ length: 4 }, () => 'us-west-2'),
    ]);
  });

  test('growth counts by half in its first month, and in full a year ahead', () => {
    const growing = { ...note, entities: { note: { count: 1_000, bytes: 1_024, growthPerMonth: 100 } } };
    expect(estimated(growing).resources[0]?.count).toBe('1050');
    expect(estimated({ ...growing, billing: { monthsAhead: 12 } }).resources[0]?.count).toBe('2250');
  });
});

describe('provisioned', () => {
  const steady: readonly Pattern[] = [
    { name: 'read', operation: 'getItem', entity: 'page', consistency: 'strong', rate: { perSecond: 50 } },
    { name: 'write', operation: 'putItem', entity: 'note', rate: { perSecond: 100 } },
  ];
  const linesOf = (workload: Workload, ...patterns: readonly Pattern[]) =>
    estimated(workload, ...patterns).bill.lines.map(({ resource, item, amount }) => [resource, item, amount.value]);

  test('50 strong reads and 100 writes a second, steady: 4.745 + 47.45', () => {
    expect(linesOf({ ...note, capacity: { mode: 'provisioned' } }, ...steady)).toEqual([
      ['table', 'reads', '4.745'],
      ['table', 'writes', '47.45'],
    ]);
  });

  test('the same with 100 writes reserved for a year: 4.745 + 12.50 + 9.344', () => {
    const reserved = { mode: 'provisioned', reserved: { years: 1, writeUnits: 100 } } as const;
    expect(totalOf({ ...note, capacity: reserved }, ...steady)).toBe(sum(['4.745', '12.5', '9.344']));
  });

  test('auto scaling keeps the average at 70 %: ⌈50 ÷ 0.7⌉ = 72 and ⌈100 ÷ 0.7⌉ = 143 units', () => {
    const { resources, bill } = estimated({ ...note, capacity: { mode: 'provisioned', load: 'average' } }, ...steady);
    expect(resources[0]?.provisioned.map(({ units }) => units.map(({ value }) => value))).toEqual([[72], [143]]);
    expect(bill.total.value).toBe(sum([product(72, 730, '0.00013'), product(143, 730, '0.00065')]));
  });

  test('the peak is provisioned for all the time, all peaks at once', () => {
    const peak: Pattern = {
      name: 'w',
      operation: 'putItem',
      entity: 'note',
      rate: { perSecond: 1, peakPerSecond: 40 },
    };
    const { resources } = estimated({ ...note, capacity: { mode: 'provisioned' } }, peak, peak);
    expect(resources[0]?.provisioned[1]?.units.map(({ value }) => value)).toEqual([80]);
    expect(resources[0]?.loads[0]?.peak.basis).toBe('assumed');
  });

  test('a day of which a quarter is three times as busy as the rest: 200 and 67 units', () => {
    const capacity = { mode: 'provisioned', load: [1, 1, 1, 3], utilisation: 1 } as const;
    const { resources } = estimated({ ...note, capacity }, ...steady);
    expect(resources[0]?.provisioned[1]?.units.map(({ value }) => value)).toEqual([67, 67, 67, 200]);
  });

  test('every global index has units of its own, at least 1; a local index draws on the table', () => {
    const write: Pattern = { name: 'w', operation: 'putItem', entity: 'item', rate: { perSecond: 10 } };
    const { resources } = estimated({ ...indexed, capacity: { mode: 'provisioned' } }, write);
    expect(
      resources.map(({ resource, provisioned }) => [resource, provisioned.map(({ units }) => units[0]?.value)]),
    ).toEqual([
      ['table', [1, 50]],
      ['all', [1, 30]],
      ['keys', [1, 10]],
      ['local', []],
    ]);
  });

  test('reserved capacity for Standard-IA is a problem and costs nothing', () => {
    const workload: Workload = {
      ...note,
      tableClass: 'infrequentAccess',
      capacity: { mode: 'provisioned', reserved: { years: 1, writeUnits: 100 } },
    };
    const { bill, problems } = estimated(workload, ...steady);
    expect(bill.lines.map(({ item }) => item)).toEqual(['reads', 'writes']);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['workload.reserved-not-applicable', ['capacity', 'reserved']],
    ]);
  });
});

describe('global tables', () => {
  test('150 writes of 1 KB a second in 2 Regions are 300 replicated units a second, index writes ordinary', () => {
    const write: Pattern = { name: 'w', operation: 'putItem', entity: 'item', rate: { perSecond: 150 } };
    const workload: Workload = {
      ...indexed,
      entities: { item: { count: 0, bytes: 1_024, entries: { keys: { bytes: 60 } } } },
      replicas: ['us-west-2'],
    };
    const { bill } = estimated(workload, write);
    const month = 150 * 2_628_000;
    expect(bill.lines.map(({ region, resource, item, quantity }) => [region, resource, item, quantity])).toMatchObject([
      ['us-east-1', 'table', 'replicatedWrites', { value: `${month}` }],
      ['us-east-1', 'keys', 'writes', { value: `${month}` }],
      ['us-west-2', 'table', 'replicatedWrites', { value: `${month}` }],
      ['us-west-2', 'keys', 'writes', { value: `${month}` }],
    ]);
  });

  test('a deletion by time to live is free at home and a replicated write of each KB elsewhere', () => {
    const expire: Pattern = { name: 'e', operation: 'deleteByTimeToLive', entity: 'item', rate: million };
    const { bill } = estimated({ ...indexed, replicas: ['us-west-2'] }, expire);
    expect(
      bill.lines.filter(({ item }) => item !== 'storage').map(({ region, amount }) => [region, amount.value]),
    ).toEqual([['us-west-2', '1.875']]);
  });

  test('a transaction is doubled at home and arrives as ordinary writes elsewhere', () => {
    const pattern: Pattern = {
      name: 't',
      operation: 'transactWriteItems',
      actions: [{ operation: 'putItem', entity: 'note' }],
      rate: million,
    };
    const { bill, patterns } = estimated({ ...note, replicas: ['us-west-2'] }, pattern);
    expect(bill.lines.map(({ amount }) => amount.value)).toEqual(['1.25', '0.625']);
    expect(patterns[0]?.cost?.value).toBe('1.875');
    expect(bill.lines.map(({ amount }) => amount.basis)).toEqual(['documented', 'assumed']);
  });

  test('reads are priced at home, and the estimate says so', () => {
    const read: Pattern = { name: 'r', operation: 'getItem', entity: 'note', rate: million };
    expect(estimated({ ...note, replicas: ['us-west-2'] }, read).problems.map(({ code }) => code)).toEqual([
      'workload.reads-at-home',
    ]);
  });
});

describe('backup, streams and warm throughput', () => {
  const held: Workload = { ...indexed, entities: { item: { count: 1024 ** 2, bytes: 924, entries: { all: {} } } } };
  const amounts = (workload: Workload, ...patterns: readonly Pattern[]) =>
    Object.fromEntries(
      estimated(workload, ...patterns)
        .bill.lines.filter(({ item }) => !['storage', 'writes'].includes(item))
        .map(({ item, amount }) => [item, amount.value]),
    );

  test('copies are of the table and its local indexes, a restore of the global ones too', () => {
    const backup = {
      pointInTimeRecovery: true,
      onDemandBackups: 2,
      restoresPerMonth: 1,
      fullExportsPerMonth: 1,
      incrementalExportGbPerMonth: 3,
      importGbPerMonth: 4,
    };
    // 2²⁰ items of 1 KB with their overhead are 1 GB
    expect(amounts({ ...held, backup })).toEqual({
      pointInTimeRecovery: '0.2',
      onDemandBackup: '0.2',
      restore: '0.3',
      fullExport: '0.1',
      incrementalExport: '0.3',
      import: '0.6',
    });
  });

  test('Kinesis captures each KB that is really written; stream reads are counted by the call', () => {
    const streams = { kinesis: true, reads: { perSecond: 4 } };
    const write: Pattern = {
      name: 'w',
      operation: 'transactWriteItems',
      actions: [{ operation: 'putItem', entity: 'note' }],
      rate: million,
    };
    expect(amounts({ ...note, streams }, write)).toEqual({ streamReads: '2.1024', kinesisCapture: '0.1' });
  });

  test('warm throughput is not priced, and the bill says that it is short', () => {
    const { bill, problems } = estimated({ ...note, warmThroughput: { writeUnits: 36_000 } });
    expect(bill.notPriced.map(({ item, quantity }) => [item, quantity])).toEqual([['warmThroughput', '36000']]);
    expect(bill.total.rule.id).toBe('bill.total-short');
    expect(problems.map(({ code }) => code)).toEqual(['price.unknown']);
  });

  test('a savings plan takes its share off throughput', () => {
    const write: Pattern = { name: 'w', operation: 'putItem', entity: 'note', rate: million };
    expect(totalOf({ ...note, savingsPlan: {} }, write)).toBe('0.5125');
    expect(totalOf({ ...note, savingsPlan: { onDemand: 0.1 } }, write)).toBe('0.5625');
  });
});

type Counts = Readonly<Record<string, number>>;

describe('partitions, heat and limits', () => {
  const rate: Rate = { perSecond: 100 };

  test('every table and global index has an estimate of its partitions; a local index lies on its table’s', () => {
    const { resources } = estimated({ ...indexed, capacity: { mode: 'provisioned' } });
    expect(resources.map(({ kind, partitions }) => [kind, partitions?.low.value])).toEqual([
      ['table', 1],
      ['global', 1],
      ['global', 1],
      ['local', undefined],
    ]);
  });

  test.each(['on-demand', 'provisioned'] as const)(
    '%s, 10,000 puts a second of 900 B into a table of five local indexes that project all: 60,000 units a second on the table',
    (mode) => {
      const names = ['byA', 'byB', 'byC', 'byD', 'byE'];
      const localIndexes = Object.fromEntries(
        names.map((name) => [name, { sortKey: { name, type: 'S' }, projection: 'ALL' }] as const),
      );
      const entries = Object.fromEntries(names.map((name) => [name, {}]));
      const { resources, problems } = estimated(
        {
          ...tenants,
          table: { ...tenants.table, localIndexes },
          entities: { item: { count: 1_000, bytes: 900, entries } },
          capacity: { mode },
        },
        { name: 'put', operation: 'putItem', entity: 'item', rate: { perSecond: 10_000 } },
      );
      expect(resources.map(({ partitions }) => partitions?.low.value)).toEqual([60, ...names.map(() => undefined)]);
      expect(problems).toMatchObject([
        { code: 'workload.over-quota', details: { resource: 'table', units: 60_000, kind: 'write' } },
      ]);
      expect(resources.map(({ loads }) => loads.map(({ peak }) => peak.value))).toEqual(
        ['table', ...names].map(() => ['10000']),
      );
    },
  );

  test('a hot item throttles: half of 3,000 writes a second of 1 KB', () => {
    const hot: Pattern = {
      name: 'hot',
      operation: 'updateItem',
      entity: 'note',
      rate: { perSecond: 3_000 },
      hottestShare: 0.5,
    };
    const { patterns, problems } = estimated(note, hot);
    expect(patterns[0]?.heat?.writeShare?.value).toBe(1.5);
    expect(problems).toMatchObject([{ code: 'workload.hot', path: ['patterns', 0, 'hottestShare'] }]);
  });

  // Half of 100 calls a second go to an item of 1,500 B, and each of them touches it once.
  test.each<[string, Pattern, object]>([
    [
      'of a batch of reads: 50 × 0.5 ÷ 3,000',
      { name: 'x', operation: 'batchGetItem', items: { small: 99, large: 1, none: 0 }, rate, hottestShare: 0.5 },
      { readShare: { value: 25 / 3_000 }, mostReads: { value: 6_000 } },
    ],
    [
      'of a transaction of reads: 50 × 2 ÷ 3,000',
      { name: 'x', operation: 'transactGetItems', items: { small: 10, large: 10 }, rate, hottestShare: 0.5 },
      { readShare: { value: 100 / 3_000 }, mostReads: { value: 1_500 } },
    ],
    [
      'of a batch of writes, the dearest: 50 × 2 ÷ 1,000',
      { name: 'x', operation: 'batchWriteItem', puts: { small: 20 }, deletes: { large: 5 }, rate, hottestShare: 0.5 },
      { writeShare: { value: 0.1 }, mostWrites: { value: 500 } },
    ],
    [
      'of a transaction of writes, the dearest: 50 × 4 ÷ 1,000',
      {
        name: 'x',
        operation: 'transactWriteItems',
        actions: [
          { operation: 'putItem', entity: 'small' },
          { operation: 'conditionCheck', entity: 'large' },
        ],
        rate,
        hottestShare: 0.5,
      },
      { writeShare: { value: 0.2 }, mostWrites: { value: 250 } },
    ],
  ])('the heat of one item %s', (_, pattern, found) => {
    const bytes = { small: 1_000, large: 1_500, none: 400_000 };
    const entities = Object.fromEntries(
      Object.entries(bytes).map(([name, each]) => [name, { count: 1_000, bytes: each }] as const),
    );
    expect(estimated({ ...note, entities }, pattern).patterns[0]?.heat).toMatchObject(found);
  });

  test.each([
    [undefined, 'split.local-index'],
    ['local', 'split.local-index'],
    ['all', 'split.spread'],
  ])('a hot Query of a table with a local index, by index %s: %s', (index, code) => {
    const query = { name: 'x', operation: 'query', items: { item: 10 }, rate, hottestShare: 0.5 } as const;
    const { patterns } = estimated(indexed, index === undefined ? query : { ...query, index });
    expect(patterns[0]?.heat?.split.code).toBe(code);
  });

  test.each<[string, Partial<Workload>, number, number, number]>([
    ['on demand a new one has 4 partitions', {}, 0, 4, 4],
    ['39,000 puts a second, 1,000 on each partition', {}, 39_000, 39, 39],
    ['provisioned it pays for its pages alone', { capacity: { mode: 'provisioned' } }, 39_000, 39, 1],
  ])('a strong Scan of an empty table: %s', (_, more, perSecond, partitions, units) => {
    const scan: Pattern = { name: 's', operation: 'scan', consistency: 'strong', rate: { perSecond: 1 } };
    const put: Pattern = { name: 'p', operation: 'putItem', entity: 'note', rate: { perSecond } };
    const { patterns, resources } = estimated({ ...note, ...more }, scan, put);
    expect(patterns.map(({ name, consumption }) => [name, consumption[0]?.units.value])).toEqual([
      ['s', units],
      ['p', 1],
    ]);
    expect(resources[0]?.partitions?.low.value).toBe(partitions);
  });

  test('a Scan of a local index pays for the partitions of its table, that of a global index for its own', () => {
    const put: Pattern = { name: 'p', operation: 'putItem', entity: 'item', rate: { perSecond: 2_000 } };
    const empty = { ...indexed, entities: { item: { ...indexed.entities['item'], count: 0 } } } as Workload;
    const units = ['local', 'keys', 'all'].map((index) => {
      const scan: Pattern = { name: 's', operation: 'scan', index, rate: { perSecond: 1 } };
      return estimated(empty, put, scan).patterns[1]?.consumption.map((each) => [each.resource, each.units.value]);
    });
    // 3 + 2 units of a put are for the table and its local index, 3 for one global index and 1 for the other.
    expect(units).toEqual([[['local', 10 * 0.5]], [['keys', 4 * 0.5]], [['all', 6 * 0.5]]]);
  });

  // 4 MB are 10 items of 409,600 B and 98,304 B; 16 MB are 40 and 393,216 B. 26 puts would be too many.
  test.each<[Pattern, number, string, string]>([
    [
      { name: 'x', operation: 'transactGetItems', items: { big: 10, last: 1 }, rate },
      98_304,
      'transaction.large',
      'items',
    ],
    [{ name: 'x', operation: 'batchGetItem', items: { big: 40, last: 1 }, rate }, 393_216, 'batch.large-read', 'items'],
    [
      {
        name: 'x',
        operation: 'transactWriteItems',
        actions: [
          { operation: 'updateItem', entity: 'last' },
          ...Array.from({ length: 10 }, () => ({ operation: 'conditionCheck', entity: 'big' }) as const),
        ],
        rate,
      },
      98_304,
      'transaction.large',
      'actions',
    ],
  ])('%j carries one more item of %d B, but none larger: %s', (pattern, bytes, code, field) => {
    const found = (last: number) =>
      estimated(
        { ...note, entities: { big: { count: 1, bytes: 409_600 }, last: { count: 1, bytes: last } } },
        pattern,
      ).patterns[0]?.problems.map((each) => [each.code, each.path, each.details['bytes']]);
    expect(found(bytes)).toEqual([]);
    const whole = code === 'transaction.large' ? 4 * 1024 ** 2 : 16 * 1024 ** 2;
    expect(found(bytes + 1)).toEqual([[code, ['patterns', 0, field], whole + 1]]);
  });

  test('what a batch puts may be 16 MB together; what it deletes is not carried', () => {
    const big = { ...note, entities: { big: { count: 1, bytes: 409_600 } } };
    const found = (more: { readonly puts?: Counts; readonly deletes?: Counts }) =>
      estimated(big, { name: 'x', operation: 'batchWriteItem', ...more, rate }).patterns[0]?.problems.map(
        ({ code }) => code,
      );
    expect(found({ puts: { big: 25 } })).toEqual([]);
    expect(found({ puts: { big: 41 } })).toEqual(['workload.many-writes', 'batch.large-write']);
    expect(found({ deletes: { big: 41 } })).toEqual(['workload.many-writes']);
  });

  test('a Scan has no hottest item', () => {
    const scan: Pattern = { name: 'x', operation: 'scan', rate, hottestShare: 0.5 };
    expect(estimated(note, scan).patterns[0]).not.toHaveProperty('heat');
  });

  test('10¹⁵ requests a month are priced to the cent, and told to be beyond the quota', () => {
    const { bill, problems } = estimated(note, {
      name: 'x',
      operation: 'putItem',
      entity: 'note',
      rate: { perMonth: 1e15 },
    });
    expect(bill.total.value).toBe('625000000');
    expect(formatDollars(bill.total.value)).toBe('$625,000,000.00');
    expect(problems.map(({ code }) => code)).toEqual(['workload.over-quota']);
  });
});

describe('always', () => {
  const rates = fc.oneof(
    fc.record({ perSecond: fc.integer({ min: 0, max: 1e6 }).map((tenths) => tenths / 10) }),
    fc.record({ perMonth: fc.integer({ min: 0, max: 1e9 }) }),
  );
  const entity = fc.constantFrom('note', 'page');
  const patterns: fc.Arbitrary<readonly Pattern[]> = fc.array(
    fc.oneof(
      fc.record({ name: fc.constant('r'), operation: fc.constant('getItem' as const), entity, rate: rates }),
      fc.record({ name: fc.constant('w'), operation: fc.constant('putItem' as const), entity, rate: rates }),
      fc.record({
        name: fc.constant('q'),
        operation: fc.constant('query' as const),
        items: fc.record({ note: fc.nat(1_000) }),
        rate: rates,
      }),
    ),
    { maxLength: 8 },
  );
  const doubled = ({ perSecond, perMonth }: Rate): Rate =>
    perSecond === undefined ? { perMonth: (perMonth ?? 0) * 2 } : { perSecond: perSecond * 2 };

  test('twice the rates cost twice as much on demand, to the last digit', () => {
    fc.assert(
      fc.property(patterns, (all) => {
        const twice = all.map((each) => ({ ...each, rate: doubled(each.rate) }));
        expect(totalOf(note, ...twice)).toBe(product(totalOf(note, ...all), 2));
      }),
    );
  });

  test('the costs of the access patterns add up to the throughput of the bill', () => {
    fc.assert(
      fc.property(patterns, (all) => {
        const { patterns: each, bill } = estimated(note, ...all);
        expect(sum(each.map(({ cost }) => cost?.value ?? 'none'))).toBe(bill.total.value);
      }),
    );
  });

  test('a bill is exactly the sum of its lines, by Region, by table and index, and as it is shown', () => {
    fc.assert(
      fc.property(patterns, (all) => {
        const workload: Workload = { ...note, replicas: ['eu-west-1'], freeTier: true, savingsPlan: {} };
        const { bill, resources } = estimated(workload, ...all);
        const amounts = bill.lines.map(({ amount }) => amount.value);
        expect(sum(amounts)).toBe(bill.total.value);
        expect(sum(resources.map(({ cost }) => cost.value))).toBe(bill.total.value);
        const shown = showAmounts(amounts);
        expect(sum(shown.rows)).toBe(sum([shown.total]));
      }),
    );
  });

  test('an estimate is plain data, and every figure of its bill leads back to facts and to the workload', () => {
    fc.assert(
      fc.property(patterns, (all) => {
        const whole = estimated({ ...note, capacity: { mode: 'provisioned', load: 'average' } }, ...all);
        expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
        const { bill } = whole;
        const steps = trail(bill.total);
        expect(steps.at(-1)).toBe(bill.total);
        expect(steps.some(({ rule }) => rule.id.startsWith('price.'))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
