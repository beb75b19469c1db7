import {
  averageUse,
  capacityChoices,
  compareWorkloads,
  estimate,
  storageShare,
  type Explained,
  type Workload,
} from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';

const workload: Workload = {
  region: 'us-east-1',
  table: {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    globalIndexes: { byStatus: { partitionKey: [{ name: 'status', type: 'S' }], projection: 'ALL' } },
    localIndexes: { byDate: { sortKey: { name: 'date', type: 'S' }, projection: 'KEYS_ONLY' } },
  },
  entities: {
    order: {
      count: 1_000,
      bytes: 1_500,
      growthPerMonth: 100,
      entries: { byStatus: { share: 0.25 }, byDate: { bytes: 80 } },
    },
  },
  patterns: [
    { name: 'read', operation: 'batchGetItem', items: { order: 5 }, rate: { perSecond: 2 } },
    {
      name: 'advance',
      operation: 'updateItem',
      entity: 'order',
      changes: ['status'],
      failedConditions: 0.1,
      rate: { perSecond: 1, peakPerSecond: 8 },
      hottestShare: 0.5,
    },
    { name: 'add', operation: 'putItem', entity: 'order', rate: { perMonth: 1_000 } },
    { name: 'latest', operation: 'query', items: { order: 1 }, limit: 1, rate: { perMonth: 1_000 } },
    {
      name: 'move',
      operation: 'transactWriteItems',
      actions: [{ operation: 'updateItem', entity: 'order', changes: [] }],
      rate: { perMonth: 1_000 },
    },
  ],
  streams: { kinesis: true },
};

/** Figures that between them use every rule of the workload. */
export function sampleWorkloads(): readonly Explained<unknown>[] {
  const provisioned = {
    ...workload,
    capacity: { mode: 'provisioned', load: [1, 3], reserved: { years: 1, writeUnits: 100 } },
  } as const;
  const compared = compareWorkloads(capacityChoices(workload)).choices.map(({ more }) => more);
  const steady = { ...workload, capacity: { mode: 'provisioned' } } as const;
  const figures = [workload, steady, { ...workload, replicas: ['eu-west-1'] }, provisioned].flatMap((each) => {
    const estimated = estimate(each, ALL_PRICES);
    if (!estimated.ok) throw new Error(JSON.stringify(estimated.problems));
    const { patterns, resources, bill } = estimated;
    return [
      [bill.total],
      patterns.flatMap(({ consumption }) => consumption.map(({ units }) => units)),
      patterns.map(({ cost }) => cost),
      resources.flatMap(({ loads }) => loads.map(({ peak }) => peak)),
      resources.map(({ partitions }) => partitions?.high),
      resources.map(({ cost }) => cost),
      [storageShare(bill), averageUse(resources, 'write')],
    ]
      .flat()
      .filter((figure) => figure !== undefined);
  });
  return [...figures, ...compared];
}
