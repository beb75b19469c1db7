import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesInPartitions, onDemandReach, partitionsFor, type PartitionDemand } from '@dynamometer/core';

const GB = 1024 ** 3;
const range = (demand: PartitionDemand): readonly number[] => {
  const { low, high } = partitionsFor(demand);
  return [low.value, high.value];
};

test('100,000 read units a second = 34 partitions by either rule', () => {
  expect(range({ readUnits: 100_000, mode: 'provisioned' })).toEqual([34, 34]);
});

test('520,000 items of 1,064 B take 520,000 × 1,164 B', () => {
  expect(bytesInPartitions(520_000, 1_064).value).toBe(605_280_000);
});

test('what AWS published until 2018 is the high end: 1,000 + 500 = 1, 1,000 + 1,000 = 2, 5,000 + 2,000 = 4', () => {
  const high = (readUnits: number, writeUnits: number): number =>
    partitionsFor({ readUnits, writeUnits, mode: 'provisioned' }).high.value;
  expect([high(1_000, 500), high(1_000, 1_000), high(5_000, 2_000), high(10_000, 1_000)]).toEqual([1, 2, 4, 5]);
  expect(range({ readUnits: 5_000, writeUnits: 2_000, mode: 'provisioned' })).toEqual([2, 4]);
});

test('15 GB = 2 by size; with 10,000 write units 10 by throughput', () => {
  expect(range({ bytes: 15 * GB, writeUnits: 500, mode: 'provisioned' })).toEqual([2, 2]);
  expect(range({ bytes: 15 * GB, writeUnits: 10_000, mode: 'provisioned' })).toEqual([10, 10]);
});

test('a new on-demand table = 4 to 8, an empty provisioned one = 1', () => {
  expect(range({ mode: 'on-demand' })).toEqual([4, 8]);
  expect(range({ mode: 'provisioned' })).toEqual([1, 1]);
});

test('warm throughput counts in either mode: 40,000 write units = 40', () => {
  expect(partitionsFor({ warmWrites: 40_000, mode: 'provisioned' }).low.value).toBe(40);
  expect(partitionsFor({ warmWrites: 40_000, mode: 'on-demand' }).low.value).toBe(40);
});

test('no count of partitions is called documented', () => {
  const { low, high } = partitionsFor({ readUnits: 1, mode: 'provisioned' });
  expect([low.basis, high.basis]).toEqual(['inferred', 'inferred']);
});

test('amounts that cannot be are problems', () => {
  for (const readUnits of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
    const { low, problems } = partitionsFor({ readUnits, mode: 'provisioned' });
    expect([low.value, problems.map(({ code }) => code)]).toEqual([1, ['partition.amount']]);
  }
});

test('on demand: 12,000 and 4,000 at first, then twice the peak or the warm throughput', () => {
  const { reads, writes } = onDemandReach({});
  expect([reads.value, writes.value]).toEqual([12_000, 4_000]);
  expect(onDemandReach({ peakWrites: 10_000 }).writes.value).toBe(20_000);
  expect(onDemandReach({ peakWrites: 10_000, warmWrites: 50_000 }).writes.value).toBe(50_000);
});

describe('always', () => {
  const demand = fc.record({ bytes: fc.nat(), readUnits: fc.nat(1_000_000), writeUnits: fc.nat(1_000_000) });

  test('the high end is never below the low end, and at most double', () => {
    fc.assert(
      fc.property(demand, (given) => {
        const [low = 0, high = 0] = range({ ...given, mode: 'provisioned' });
        expect(low).toBeGreaterThanOrEqual(1);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high).toBeLessThanOrEqual(2 * low);
      }),
    );
  });

  test('more throughput never takes fewer partitions', () => {
    fc.assert(
      fc.property(demand, fc.nat(100_000), (given, more) => {
        const [, before = 0] = range({ ...given, mode: 'on-demand' });
        const [, after = 0] = range({ ...given, writeUnits: given.writeUnits + more, mode: 'on-demand' });
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
