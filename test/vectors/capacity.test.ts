import { describe, expect, test } from 'vitest';
import { consume, type CapacityVector } from '../support/capacity.ts';
import { readVectors } from '../support/vectors.mjs';

const recorded: readonly CapacityVector[] = readVectors('capacity-ops.dev.json');
// where AWS contradicts itself and no implementation answers there is nothing to hold on to
const testable = recorded.filter((vector) => vector.testable);
const SINGLE = new Set(['get', 'put', 'update', 'delete', 'transact-get', 'transact-write']);

const isReckoned = ({ category, tables }: CapacityVector) =>
  SINGLE.has(category) && Object.values(tables).every((table) => !('gsi' in table) && !('lsi' in table));

test('all vectors are there', () => {
  expect([recorded.length, testable.length]).toEqual([160, 155]);
});

describe.each(testable.filter(isReckoned))('$name', (vector) => {
  const { units, reads, writes } = consume(vector);

  test('consumes what is expected of it', () => {
    expect(units).toEqual(vector.expected);
  });

  test('comes from the sizes that were recorded', () => {
    expect(reads).toEqual((vector.sizes.reads ?? []).map(({ bytes }) => bytes));
    const { sizes } = vector;
    if (sizes.writes === undefined) return;
    expect(writes).toEqual(sizes.writes.map(({ before, after }) => ({ before, after })));
  });
});
