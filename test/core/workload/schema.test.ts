import { checkWorkload } from '@dynamometer/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkForm } from '../../../packages/core/src/workload/document.ts';

const folder = new URL('../../../packages/core/examples/', import.meta.url);
const examples = readdirSync(folder).map((name) => ({
  name,
  workload: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown,
}));
const schema = JSON.parse(
  readFileSync(new URL('../../../packages/core/src/workload/workload.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(schema);

describe.each(examples)('$name', ({ workload }) => {
  test('is accepted by the schema and by the validation', () => {
    expect([validate(workload), validate.errors]).toEqual([true, null]);
    expect(checkWorkload(workload)).toEqual([]);
  });
});

/** Values that a field may wrongly have, of every type, near the bounds that fields have. */
const values = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    'x',
    'eventual',
    'strong',
    'ALL',
    'peak',
    'item',
    'us-east-1',
    'standard',
    'putItem',
    'query',
  ),
  fc.constantFrom(-1, 0, 0.5, 1, 1.5, 2, 3, 744, 745, 1_200, 409_600, 409_601, 1e6, 1e15, 1.1e15),
  fc.constantFrom(
    {},
    [],
    [1],
    ['x'],
    { include: ['x'] },
    { include: [] },
    { mode: 'on-demand' },
    { years: 1 },
    { perSecond: 1 },
  ),
  fc.constantFrom(
    { perSecond: 1, perMonth: 1 },
    { bytes: 5 },
    { share: 0.5 },
    { name: 'x', type: 'N' },
    { kinesis: true },
  ),
);
const FIELDS = [
  'name',
  'region',
  'replicas',
  'table',
  'tableClass',
  'capacity',
  'freeTier',
  'billing',
  'backup',
  'streams',
  'savingsPlan',
  'warmThroughput',
  'count',
  'bytes',
  'sample',
  'entries',
  'share',
  'growthPerMonth',
  'rate',
  'perSecond',
  'perMonth',
  'peakPerSecond',
  'hottestShare',
  'operation',
  'entity',
  'items',
  'index',
  'consistency',
  'limit',
  'attributes',
  'segments',
  'replaces',
  'changes',
  'enters',
  'leaves',
  'failedConditions',
  'puts',
  'deletes',
  'actions',
  'mode',
  'load',
  'utilisation',
  'reserved',
  'years',
  'readUnits',
  'currency',
  'hoursPerMonth',
  'bytesPerGb',
  'monthsAhead',
  'partitionKey',
  'sortKey',
  'projection',
  'type',
  'unheard',
] as const;

type Container = Record<string | number, unknown>;

/** All objects and lists inside a document, itself included. */
function containers(json: unknown): readonly Container[] {
  if (typeof json !== 'object' || json === null) return [];
  return [json as Container, ...Object.values(json).flatMap(containers)];
}

interface Mutation {
  readonly container: number;
  readonly field: number;
  readonly name: string;
  readonly value: unknown;
  readonly act: 'replace' | 'remove' | 'add';
}

function mutate(document: unknown, { container, field, name, value, act }: Mutation): unknown {
  const copy: unknown = structuredClone(document);
  const all = containers(copy);
  const target = all[container % all.length] ?? {};
  const names = Object.keys(target);
  const own = names[field % Math.max(1, names.length)] ?? name;
  if (act === 'remove' && !Array.isArray(target)) delete target[own];
  else if (act === 'add' && !Array.isArray(target)) target[name] = value;
  else target[own] = value;
  return copy;
}

describe('always', () => {
  const mutations: fc.Arbitrary<Mutation> = fc.record({
    container: fc.nat(),
    field: fc.nat(),
    name: fc.constantFrom(...FIELDS),
    value: values,
    act: fc.constantFrom('replace', 'remove', 'add'),
  });

  test('the schema rejects what the validation of the form rejects, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.array(mutations, { minLength: 1, maxLength: 3 }),
        ({ workload }, all) => {
          const document = all.reduce(mutate, workload);
          expect([validate(document), document]).toEqual([checkForm(document).length === 0, document]);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test('anything at all is checked without throwing, and every problem has a path and a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (given) => {
        const problems = checkWorkload(given);
        expect(problems.length).toBeGreaterThan(0);
        expect(problems.filter(({ says }) => !/^.+\.$/s.test(says))).toEqual([]);
      }),
    );
  });
});
