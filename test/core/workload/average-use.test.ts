import { averageUse, estimate, storageShare, type Capacity, type Estimate, type Workload } from '@dynamometer/core';
import { expect, test } from 'vitest';

const workload: Workload = {
  region: 'us-east-1',
  table: {
    partitionKey: { name: 'pk', type: 'S' },
    globalIndexes: { gsi1: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'ALL' } },
  },
  entities: { note: { count: 1024 ** 2, bytes: 924, entries: { gsi1: {} } } },
  patterns: [{ name: 'w', operation: 'putItem', entity: 'note', rate: { perSecond: 10, peakPerSecond: 50 } }],
};

function estimated(capacity: Capacity, changed: Partial<Workload> = {}): Estimate {
  const result = estimate({ ...workload, capacity, ...changed });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

test('10 writes a second on the table and on an index, 50 and 50 units for their peak: 20 ÷ 100', () => {
  expect(averageUse(estimated({ mode: 'provisioned' }).resources, 'write')?.value).toBe(0.2);
});

test('nothing read, nothing provisioned, or units that change over the day: no use to tell', () => {
  expect(averageUse(estimated({ mode: 'provisioned' }).resources, 'read')).toBeUndefined();
  expect(averageUse(estimated({ mode: 'on-demand' }).resources, 'write')).toBeUndefined();
  expect(averageUse(estimated({ mode: 'provisioned', load: [1, 3] }).resources, 'write')).toBeUndefined();
});

test('2 GB at 0.25 beside 52,560,000 writes at 0.625 a million: 0.50 ÷ 33.35', () => {
  expect(storageShare(estimated({ mode: 'on-demand' }).bill)?.value).toBeCloseTo(0.5 / 33.35, 12);
});

test('where a price is missing, and where nothing is kept and nothing asked, there is no share', () => {
  expect(storageShare(estimated({ mode: 'on-demand' }, { region: 'mars-north-1' }).bill)).toBeUndefined();
  const nothing = { patterns: [], entities: { note: { count: 0, bytes: 1, entries: {} } } };
  expect(storageShare(estimated({ mode: 'on-demand' }, nothing).bill)).toBeUndefined();
});
