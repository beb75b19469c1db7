import { describe, expect, test } from 'vitest';
import { consume, write, type CapacityVector, type Units } from '../support/capacity.ts';
import { itemFrom } from '../support/dynamodb-json.ts';
import { tableOf, type Schema } from '../support/schema.ts';
import type { Attributes } from '../support/store.ts';
import { expand, readVectors } from '../support/vectors.mjs';

const recorded: readonly CapacityVector[] = readVectors('capacity-ops.dev.json');
// where AWS contradicts itself and no implementation answers there is nothing to hold on to
const testable = recorded.filter((vector) => vector.testable);
const PAGED = new Set(['Query', 'Scan']);

// Index writes are not doubled in a transaction: measured on the service by two parties (2026); the vector doubles them.
const CORRECTED: Readonly<Record<string, Readonly<Record<string, Units>>>> = {
  'transact-write/put into table with GSI and LSI': {
    T: { total: 7, table: 4, gsi: { gsi1: 2 }, lsi: { lsi1: 1 } },
  },
};

test('all vectors are there', () => {
  expect([recorded.length, testable.length]).toEqual([160, 155]);
  const names = new Set(testable.map(({ name }) => name));
  expect(Object.keys(CORRECTED).filter((name) => !names.has(name))).toEqual([]);
});

describe.each(testable.filter(({ op }) => !PAGED.has(op)))('$name', (vector) => {
  const { units, total, reads, writes } = consume(vector);
  const expected = CORRECTED[vector.name] ?? vector.expected ?? {};

  test('consumes what is expected of it', () => {
    expect(units).toEqual(expected);
    expect(total).toBe(Object.values(expected).reduce((sum, each) => sum + each.total, 0));
  });

  test('comes from the sizes that were recorded', () => {
    // none are recorded of a write whose condition fails
    const { reads: read = [], writes: written = writes } = vector.sizes;
    expect(reads).toEqual(
      'each' in read ? Array.from({ length: read.count }, () => read.each) : read.map(({ bytes }) => bytes),
    );
    expect(writes).toMatchObject(written.map(changeOf));
  });
});

interface RandomWrite {
  readonly id: string;
  readonly op: 'PutItem' | 'DeleteItem';
  readonly before: Attributes | null;
  readonly after: Attributes | null;
  readonly sizes: Change;
  readonly expected: Units;
}

const [{ schemas }, ...random] = readVectors('capacity-random.dev.jsonl.gz') as [
  { schemas: { A: Schema } },
  ...RandomWrite[],
];
const table = tableOf('A', schemas.A);

describe('random writes', () => {
  test.each(random.filter(({ op }) => !PAGED.has(op)))('$id', ({ op, before, after, sizes, expected }) => {
    const item = (attributes: Attributes | null) => (attributes === null ? undefined : itemFrom(expand(attributes)));
    const there = { table, before: item(before) };
    const action =
      op === 'PutItem'
        ? { ...there, operation: 'putItem' as const, after: item(after) ?? {} }
        : { ...there, operation: 'deleteItem' as const };
    const { units, total, writes } = write(op, [{ table: 'A', action }]);
    expect(units).toEqual({ A: expected });
    expect(total).toBe(expected.total);
    expect(writes).toEqual([changeOf(sizes)]);
  });
});

type Change = NonNullable<CapacityVector['sizes']['writes']>[number];

/** Sizes alone: what a vector says beside them, of what changed, shows in the units. */
function changeOf({ before, after, indexes = {} }: Change) {
  const entries = Object.entries(indexes).map(([name, change]) => [
    name,
    { before: change.before, after: change.after },
  ]);
  return { before, after, indexes: Object.fromEntries(entries) as Record<string, unknown> };
}
