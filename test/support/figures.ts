import * as core from '@dynamometer/core';
import type { Explained, Item } from '@dynamometer/core';

const item: Item = {
  id: { S: 'ü' },
  raw: { B: new Uint8Array(3) },
  on: { BOOL: true },
  off: { NULL: true },
  price: { N: '129.95' },
  odd: { N: '110' },
  long: { N: '-1.2345678901234567890123456789012345678' },
  tags: { SS: ['a', 'bc'] },
  list: { L: [{ N: '1' }, { M: { a: { NS: ['1', '22'] } } }] },
};

const table: core.Table = {
  partitionKey: { name: 'id', type: 'S' },
  sortKey: { name: 'price', type: 'N' },
  globalIndexes: { odd: { partitionKey: [{ name: 'odd', type: 'N' }], projection: 'ALL' } },
  localIndexes: { long: { sortKey: { name: 'long', type: 'N' }, projection: { include: ['raw'] } } },
};

/** Figures that between them use every rule of core. */
export function sampleFigures(): readonly Explained<unknown>[] {
  const size = core.itemSize(item);
  const parts = size.parts.map((part) => core.explainPartSize(part, item[String(part.name)] ?? { NULL: true }));
  const actions: readonly core.TransactWriteAction[] = [
    { operation: 'putItem', before: 9_216, after: item },
    { operation: 'updateItem', before: 100, after: 1_025, condition: 'fails' },
    { operation: 'deleteItem', before: 5_000 },
    { operation: 'conditionCheck' },
  ];
  const moved = {
    gsi: { before: 1_517, after: 1_517, change: 'key' },
    lsi: { before: 3_017, after: 18, kind: 'local' },
  } as const;
  const comparison = core.compareReads({
    entities: [{ prefix: 'USER#', perPartition: 200, bytes: 2_048 }],
    partitions: 100,
    prefix: 'USER#',
    consistency: 'strong',
    mode: 'on-demand',
  });
  return [
    ...parts,
    core.explainItemSize(size),
    core.explainItemSize(core.itemSize({ a: { N: '1' } })),
    core.sizeDistribution([100, 300, 200]).average,
    core.sizeDistribution([100, 300, 200]).p90,
    core.getItem('missing', 'eventual'),
    core.getItem(core.explainItemSize(size), 'strong'),
    core.transactGetItems([1, 10_240, 'missing']).total,
    core.putItem({ before: 3_023, after: item }).total,
    core.updateItem({ before: 1_000, after: 1_100 }).total,
    core.deleteItem({ before: 1_000, condition: 'fails' }).total,
    core.putItem({ before: item, after: { ...item, odd: { N: '111' }, raw: { B: new Uint8Array(4) } }, table }).total,
    core.putItem({ before: item, after: item, table }).tableCapacity,
    core.updateItem({ before: item, after: item, table, condition: 'fails' }).total,
    core.deleteByTimeToLive({ before: item, otherReplicas: 2, table }).total,
    core.batchGetItem([1, 10_240, 'missing'], 'eventual').total,
    core.batchWriteItem([{ operation: 'putItem', after: item }], table).tableCapacity,
    core.conditionCheck(3_023),
    core.transactWriteItems(actions).total,
    core.replayTransactWriteItems(actions).total,
    core.batchGetItem(['missing', 6_656], 'strong').total,
    core.updateItem({ before: 1_536, after: 1_536, indexes: moved }).total,
    core.updateItem({ before: 1_536, after: 1_536, indexes: moved }).tableCapacity,
    core.transactWriteItems([{ operation: 'updateItem', before: 1_536, after: 1_536, indexes: moved }]).total,
    core.deleteByTimeToLive({ before: 2_500, otherReplicas: 2, indexes: moved }).total,
    ...collectionFigures(),
    ...Object.values(comparison.ratios),
    ...(comparison.breakEven === undefined ? [] : [comparison.breakEven]),
    ...partitionFigures(),
  ];
}

function collectionFigures(): readonly Explained<unknown>[] {
  const mixed = Array.from({ length: 300 }, (_, number) => ({ count: 1 + (number % 3), bytes: 1_000 + number * 10 }));
  const runs = [{ count: 1, bytes: 100 }];
  const byId: core.Table = { partitionKey: { name: 'id', type: 'S' } };
  const read = (items: readonly Item[]): Explained<unknown> =>
    core.scan({ items, table: byId, consistency: 'strong' }).units;
  return [
    core.query({ runs: [{ count: 10_000, bytes: 1_000 }], consistency: 'eventual' }).units,
    core.query({ runs: mixed, consistency: 'strong' }).units,
    core.query({ runs: [{ count: 4, bytes: 200, fetched: 300 }], index: 'local', consistency: 'strong' }).units,
    core.scan({ runs, consistency: 'eventual', mode: 'on-demand' }).units,
    read([item]),
    read([{ id: { N: '1' } }]),
  ];
}

function partitionFigures(): readonly Explained<unknown>[] {
  const { low, high } = core.partitionsFor({
    bytes: core.bytesInPartitions(15_000_000, 1_000),
    readUnits: 5_000,
    writeUnits: 2_000,
    warmWrites: 5_000,
    mode: 'on-demand',
  });
  const { itemsLeft, daysLeft = itemsLeft } = core.nextSplit({
    items: 1_000,
    itemBytes: 1_000,
    partitions: 2,
    itemsPerDay: 500,
  });
  const { mostReads = low, readShare = low } = core.heat({ of: 'item', readUnits: 5, readsPerSecond: 300 });
  return [low, high, itemsLeft, daysLeft, mostReads, readShare, core.onDemandReach({ peakReads: 50_000 }).reads];
}
