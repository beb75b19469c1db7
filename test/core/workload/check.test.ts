import { checkWorkload, estimate, type Workload } from '@dynamometer/core';
import { describe, expect, test } from 'vitest';

const workload: Workload = {
  region: 'us-east-1',
  table: {
    partitionKey: { name: 'pk', type: 'S' },
    globalIndexes: { gsi1: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'ALL' } },
  },
  entities: { note: { count: 10, bytes: 500, entries: { gsi1: { share: 0.5 } } } },
  patterns: [
    { name: 'read', operation: 'getItem', entity: 'note', rate: { perSecond: 1, peakPerSecond: 2 } },
    { name: 'list', operation: 'query', index: 'gsi1', items: { note: 5 }, rate: { perMonth: 9 } },
    {
      name: 'move',
      operation: 'transactWriteItems',
      actions: [{ operation: 'updateItem', entity: 'note' }],
      rate: { perMonth: 9 },
    },
  ],
};

/** The workload with one value set at a path, or taken away. */
function changed(path: readonly (string | number)[], value?: unknown): unknown {
  const copy: unknown = structuredClone(workload);
  const parent = path.slice(0, -1).reduce((json, step) => (json as Record<string, unknown>)[step], copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete (parent as Record<string, unknown>)[last];
  else (parent as Record<string, unknown>)[last] = value;
  return copy;
}

const told = (given: unknown) => checkWorkload(given).map(({ code, path }) => [code, path.join('.')]);

test('a workload without faults has none', () => {
  expect(checkWorkload(workload)).toEqual([]);
});

test.each([
  [['region'], 7, 'workload.wrong-value'],
  [['region'], '', 'workload.wrong-value'],
  [['tableClass'], 'glacier', 'workload.wrong-value'],
  [['billing'], { currency: 'EUR' }, 'workload.wrong-value'],
  [['billing'], { hoursPerMonth: 0 }, 'workload.wrong-value'],
  [['speed'], 1, 'workload.unknown-field'],
  [['table', 'partitionKey', 'type'], 'SS', 'workload.wrong-value'],
  [['table', 'globalIndexes', 'gsi1', 'projection'], 'SOME', 'workload.wrong-value'],
  [['entities', 'note', 'count'], -1, 'workload.wrong-value'],
  [['entities', 'note', 'count'], 1.5, 'workload.wrong-value'],
  [['entities', 'note', 'bytes'], 409_601, 'workload.wrong-value'],
  [['entities', 'note', 'sample'], {}, 'workload.not-exactly-one'],
  [['entities', 'note', 'entries', 'gsi1', 'share'], 2, 'workload.wrong-value'],
  [['patterns'], {}, 'workload.wrong-value'],
  [['patterns', 0, 'rate'], {}, 'workload.not-exactly-one'],
  [['patterns', 0, 'rate', 'perSecond'], -5, 'workload.wrong-value'],
  [['patterns', 0, 'rate', 'perSecond'], Number.NaN, 'workload.wrong-value'],
  [['patterns', 0, 'rate', 'perSecond'], Number.POSITIVE_INFINITY, 'workload.wrong-value'],
  [['patterns', 0, 'rate', 'perSecond'], '5', 'workload.wrong-value'],
  [['patterns', 0, 'operation'], 'readItem', 'workload.wrong-value'],
  [['patterns', 1, 'consistency'], 'fast', 'workload.wrong-value'],
  [['patterns', 2, 'actions'], [], 'workload.wrong-value'],
  [['capacity'], { mode: 'provisioned', utilisation: 0 }, 'workload.wrong-value'],
  [['capacity'], { mode: 'on-demand', reserved: { years: 1 } }, 'workload.unknown-field'],
])('%j = %j: %s', (path, value, code) => {
  const problems = checkWorkload(changed(path, value));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.code).toBe(code);
  // the place is the field, one of its own fields, or the object that holds it
  expect(`${problems[0]?.path.join('.')}.`.startsWith(path.slice(0, -1).join('.'))).toBe(true);
});

test.each([
  [['region'], 'workload.missing-field', 'region'],
  [['table'], 'workload.missing-field', 'table'],
  [['patterns', 0, 'operation'], 'workload.missing-field', 'patterns.0.operation'],
  [['patterns', 0, 'entity'], 'workload.missing-field', 'patterns.0.entity'],
  [['patterns', 1, 'items'], 'workload.missing-field', 'patterns.1.items'],
  [['entities', 'note', 'bytes'], 'workload.not-exactly-one', 'entities.note'],
])('without %j: %s', (path, code, place) => {
  expect(told(changed(path))).toEqual([[code, place]]);
});

test.each([
  [['patterns', 0, 'entity'], 'user', 'workload.unknown-entity', 'patterns.0.entity'],
  [['patterns', 1, 'items'], { user: 1 }, 'workload.unknown-entity', 'patterns.1.items.user'],
  [['patterns', 1, 'index'], 'gsi2', 'workload.unknown-index', 'patterns.1.index'],
  [['patterns', 1, 'consistency'], 'strong', 'workload.strong-on-global-index', 'patterns.1.consistency'],
  [['patterns', 2, 'actions', 0, 'entity'], 'user', 'workload.unknown-entity', 'patterns.2.actions.0.entity'],
  [['patterns', 2, 'actions', 0, 'leaves'], ['gsi9'], 'workload.unknown-index', 'patterns.2.actions.0.leaves.0'],
  [['patterns', 2, 'actions', 0, 'changes'], ['g', 'pk'], 'workload.changed-key', 'patterns.2.actions.0.changes.1'],
  [['patterns', 0, 'rate', 'peakPerSecond'], 0.5, 'workload.low-peak', 'patterns.0.rate.peakPerSecond'],
  [['entities', 'note', 'entries'], { gsi2: {} }, 'workload.unknown-index', 'entities.note.entries.gsi2'],
  [['replicas'], ['us-east-1'], 'workload.repeated-region', 'replicas.0'],
  [['replicas'], ['eu-west-1', 'eu-west-1'], 'workload.repeated-region', 'replicas.1'],
])('%j = %j: %s', (path, value, code, place) => {
  expect(told(changed(path, value))).toEqual([[code, place]]);
});

test('an update changes the key of an index, but not that of the table', () => {
  const update = { name: 'u', operation: 'updateItem', entity: 'note', rate: { perMonth: 9 } };
  const changing = (...changes: readonly string[]) => told({ ...workload, patterns: [{ ...update, changes }] });
  expect(changing('g', 'text')).toEqual([]);
  expect(changing('g', 'pk')).toEqual([['workload.changed-key', 'patterns.0.changes.1']]);
});

test.each([
  // 2,628,000 seconds in 730 hours: 1,000 a second; 2,592,000 in 720.
  [2_628_000_000, 999.9, 730, [['workload.low-peak', 1_000]]],
  [2_628_000_000, 1_000, 730, []],
  [2_628_000_000, 1_000, 720, [['workload.low-peak', 2_628_000_000 / 2_592_000]]],
  [262_800, 0.1, 730, []],
])('%d calls a month of a peak of %d a second, in a month of %d hours: %j', (perMonth, peak, hours, found) => {
  const [read, ...others] = workload.patterns;
  const often = { ...read, rate: { perMonth, peakPerSecond: peak } };
  const given = { ...workload, patterns: [often, ...others], billing: { hoursPerMonth: hours } };
  expect(checkWorkload(given).map(({ code, details }) => [code, details['average']])).toEqual(found);
});

test('all faults are told at once, each by its path in words', () => {
  const faults = {
    ...workload,
    region: 5,
    patterns: [{ name: 'x', operation: 'getItem', entity: 'note', rate: { perSecond: -1 } }],
  };
  expect(checkWorkload(faults).map(({ says }) => says)).toEqual([
    'region has to be a text that is not empty; it is 5.',
    'patterns[0].rate.perSecond has to be a number from 0 up to 1000000000000000; it is -1.',
  ]);
});

test.each([undefined, null, 5, 'text', [], {}])('%j is no workload', (given) => {
  expect(checkWorkload(given).length).toBeGreaterThan(0);
  expect(estimate(given as Workload).ok).toBe(false);
});

test('an unknown Region is estimated, and every line of it is not priced', () => {
  const nowhere = estimate({ ...workload, region: 'mars-north-1' });
  if (!nowhere.ok) throw new Error('It was refused.');
  expect(nowhere.bill.lines).toEqual([]);
  expect(nowhere.bill.notPriced.length).toBeGreaterThan(0);
  expect(nowhere.problems).toMatchObject([{ code: 'price.unknown-region', details: { region: 'mars-north-1' } }]);
  expect(nowhere.patterns.every(({ cost }) => cost === undefined)).toBe(true);
});

test('a sample that cannot be read refuses the workload and names its place', () => {
  const unreadable = { ...workload, entities: { note: { count: 1, sample: '{"pk": {"N": "twelve"}}' } } };
  const { ok, problems } = estimate(unreadable);
  expect(ok).toBe(false);
  expect(problems.some(({ path }) => path.slice(0, 3).join('.') === 'entities.note.sample')).toBe(true);
});

describe('an item of 200,000 B with its entries in local indexes', () => {
  const sortKey = { name: 'l', type: 'S' } as const;
  const localIndexes = {
    whole: { sortKey, projection: 'ALL' },
    small: { sortKey, projection: 'KEYS_ONLY' },
  } as const;
  const table = { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'sk', type: 'S' }, localIndexes } as const;

  test.each([
    ['beside 9,600 B', { whole: {}, small: { bytes: 9_600 } }, []],
    ['beside 9,601 B', { whole: {}, small: { bytes: 9_601 } }, [409_601]],
    ['of another share of items', { whole: { share: 0.5 }, small: { bytes: 9_601, share: 0.5 } }, []],
    ['in an index that holds none', { whole: { share: 0 }, small: { bytes: 9_601 } }, []],
  ])('a whole one %s: %j', (_, entries, found) => {
    const entities = { note: { count: 1, bytes: 200_000, entries } };
    const { ok, problems } = estimate({ region: 'us-east-1', table, entities, patterns: [] });
    expect(ok).toBe(found.length === 0);
    expect(problems.map(({ code, path, details }) => [code, path.join('.'), details['bytes']])).toEqual(
      found.map((bytes) => ['item.too-large-with-local-indexes', 'entities.note', bytes]),
    );
  });
});

test('sizes alone do not tell the entries of an index: they are missed and told', () => {
  const { problems } = estimate({ ...workload, entities: { note: { count: 1, bytes: 500 } } });
  expect(problems.map(({ code, path }) => [code, path.join('.')])).toContainEqual([
    'workload.unknown-entries',
    'entities.note.entries',
  ]);
});
