import { checkWorkload, estimate, type Workload } from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Json = Readonly<Record<string, unknown>>;

const NAMES = ['billing-tenants', 'online-shop', 'iot-log', 'sessions'];
const examples = NAMES.map((name): Json => {
  const url = new URL(`../../../packages/core/examples/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as Json;
});

/** Every place in a document. */
function places(json: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [path];
  return [path, ...Object.entries(json).flatMap(([name, value]) => places(value, [...path, name]))];
}

function withValue(json: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<string, unknown> = Array.isArray(json)
    ? (json.slice() as unknown as Record<string, unknown>)
    : { ...(json as Json) };
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}

/** Figures of an estimate that are none: NaN, what is infinite, and amounts with anything but digits. */
function notFigures(json: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof json === 'number') return Number.isFinite(json) ? [] : [`${path.join('.')}: ${json}`];
  if (typeof json === 'string')
    return /NaN|Infinity|undefined|\[object/.test(json) ? [`${path.join('.')}: ${json}`] : [];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => notFigures(value, [...path, name]));
}

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 'x', '__proto__', 'constructor', 'table', 'mars-north-1', [], {}, [null]),
  fc.constantFrom(0, -1, 0.5, 1, 1e-300, 1e15, 1e16, 1e300, Number.NaN, Number.POSITIVE_INFINITY, -0, 409_600, 744),
  fc.constantFrom<unknown>(
    { perSecond: 1e15 },
    { perMonth: 1e15 },
    { perMonth: 1e-300 },
    { perSecond: 1, perMonth: 1 },
    { mode: 'provisioned', utilisation: 1e-300 },
    { mode: 'provisioned', load: [0, 0, 1e-300, 1e15] },
    { mode: 'provisioned', load: 'average', reserved: { years: 3, readUnits: 1e15, writeUnits: 1e15 } },
  ),
  fc.jsonValue(),
);

const bare: Workload = {
  region: 'us-east-1',
  table: { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'sk', type: 'S' } },
  entities: { note: { count: 1e15, bytes: 409_600 } },
  patterns: [],
};
const scan = { name: 'scan', operation: 'scan', rate: { perSecond: 1e15 } } as const;

/** What the problems of a document say, each by its code. */
const told = (document: unknown): readonly string[] => {
  const { ok, problems } = estimate(document as Workload, ALL_PRICES);
  return [ok ? 'estimated' : 'refused', ...problems.map(({ code }) => code)];
};

/** `{"a":{"a":…}}` */
function nested(levels: number): unknown {
  let json: unknown = 'x';
  for (let level = 0; level < levels; level += 1) json = { a: json };
  return json;
}

describe('what would end in no figure is refused with a sentence', () => {
  test.each<[string, unknown, string]>([
    ['a use of next to nothing', { ...bare, capacity: { mode: 'provisioned', utilisation: 1e-300 } }, 'wrong-value'],
    ['a month of next to nothing', { ...bare, billing: { hoursPerMonth: 1e-300 } }, 'wrong-value'],
    ['a sample without end', { ...bare, entities: { note: { count: 1, sample: nested(100_000) } } }, 'too-deep'],
    ['a design without end', { ...bare, design: nested(100_000) }, 'too-deep'],
    [
      'an index named as the table is',
      {
        ...bare,
        table: {
          ...bare.table,
          globalIndexes: { table: { partitionKey: [{ name: 'g', type: 'S' }], projection: 'ALL' } },
        },
        entities: { note: { count: 1, bytes: 1, entries: {} } },
      },
      'index-named-table',
    ],
  ])('%s', (_, document, code) => {
    expect(told(document)).toEqual(['refused', `workload.${code}`]);
  });
});

describe('what is far beyond DynamoDB is priced all the same, and told', () => {
  test.each<[string, Workload]>([
    ['Scans', { ...bare, patterns: [scan] }],
    ['Scans by a million segments', { ...bare, patterns: [{ ...scan, segments: 1e6 }] }],
    ['Scans of an item a page', { ...bare, patterns: [{ ...scan, limit: 1 }] }],
    [
      'provisioned, at a hundredth of its use',
      { ...bare, patterns: [scan], capacity: { mode: 'provisioned', utilisation: 0.01 } },
    ],
    [
      'in a month of an hour',
      { ...bare, patterns: [{ ...scan, rate: { perMonth: 1e15 } }], billing: { hoursPerMonth: 1 } },
    ],
  ])('%s', (_, document) => {
    expect(told(document)).toContain('workload.over-quota');
    const estimated = estimate(document, ALL_PRICES);
    expect(notFigures(estimated.ok ? { ...estimated, problems: [] } : 'undefined')).toEqual([]);
  });
});

describe('unknown is never zero', () => {
  const write = { name: 'w', operation: 'putItem', entity: 'note', rate: { perSecond: 1 } } as const;
  const read = { name: 'r', operation: 'getItem', entity: 'note', rate: { perSecond: 1 } } as const;

  test.each(['on-demand', 'provisioned'] as const)('%s in a Region without prices no pattern has a cost', (mode) => {
    const estimated = estimate({ ...bare, region: 'mars-north-1', capacity: { mode }, patterns: [read, write] });
    if (!estimated.ok) throw new Error('It was refused.');
    expect(estimated.patterns.map(({ cost }) => cost)).toEqual([undefined, undefined]);
    expect(estimated.resources.map(({ cost }) => cost.rule.id)).toEqual(['bill.total-short']);
  });

  test('where only replicated writes have no price, reads have their cost and writes none', () => {
    const estimated = estimate(
      {
        ...bare,
        replicas: ['us-west-2'],
        tableClass: 'infrequentAccess',
        capacity: { mode: 'provisioned' },
        patterns: [read, write],
      },
      ALL_PRICES,
    );
    if (!estimated.ok) throw new Error('It was refused.');
    const [reading, writing] = estimated.patterns;
    expect(Number(reading?.cost?.value)).toBeGreaterThan(0);
    expect(writing?.cost).toBeUndefined();
  });
});

describe('always', () => {
  test('nothing in a document makes an estimate throw or gives a figure that is none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.array(fc.tuple(fc.nat(), nasty), { minLength: 1, maxLength: 3 }),
        (example, changes) => {
          let document: unknown = example;
          for (const [at, value] of changes) {
            const all = places(document);
            document = withValue(document, all[at % all.length] ?? [], value);
          }
          const estimated = estimate(document as Workload, ALL_PRICES);
          const figures = estimated.ok ? { ...estimated, problems: [] } : estimated.problems.length;
          expect(notFigures(figures)).toEqual([]);
          expect(estimated.ok || figures !== 0).toBe(true);
          expect(checkWorkload(document).every(({ says }) => /^\S.*\.$/s.test(says))).toBe(true);
        },
      ),
      { numRuns: 700 },
    );
  });
});
