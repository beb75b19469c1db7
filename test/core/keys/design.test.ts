import {
  checkItem,
  checkTable,
  checkWorkload,
  designTable,
  estimate,
  exampleItems,
  itemSize,
  programOf,
  scan,
  widenIndexes,
  type Design,
  type DesignEntity,
  type DesignInput,
  type DesignPattern,
  type DesignRead,
  type ProgramValues,
} from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BILLING } from '../../support/billing-design.ts';

function designs(input: DesignInput): readonly [Design, ...Design[]] {
  const designed = designTable(input);
  const [first, ...others] = designed.ok ? designed.designs : [];
  if (first === undefined) throw new Error(JSON.stringify(designed));
  return [first, ...others];
}
const design = (input: DesignInput): Design => designs(input)[0];
const keys = ({ entities }: Design) => Object.fromEntries(entities.map((each) => [each.name, each.keys]));
const served = ({ reads }: Design) =>
  reads.map(({ name, operation, index, condition }) => [name, operation, index, condition]);
const refused = (input: unknown) => {
  const designed = designTable(input as DesignInput);
  return designed.ok
    ? []
    : designed.problems
        .filter(({ severity }) => severity === 'error')
        .map(({ code, path }) => `${code} at ${path.join('.')}`);
};
const read = (name: string, entity: string, by: readonly string[], more: Partial<DesignRead> = {}): DesignRead => ({
  name,
  operation: 'read',
  entity,
  by,
  rate: { perSecond: 1 },
  ...more,
});

describe('the billing table', () => {
  const billing = design(BILLING);

  test('its key templates', () => {
    expect(keys(billing)).toEqual({
      Tenant: { pk: 'TENANT#{tenantId}', sk: 'META' },
      User: { pk: 'TENANT#{tenantId}', sk: 'USER#{userId}' },
      Invoice: { pk: 'TENANT#{tenantId}', sk: 'INVOICE#{invoiceId}', gsi1pk: 'STATUS#{status}', gsi1sk: '{dueDate}' },
      Event: { pk: 'TENANT#{tenantId}', sk: 'EVENT#{at}' },
    });
  });

  test('one index, no wider than its reads need', () => {
    expect(billing.table.globalIndexes).toEqual({
      gsi1: {
        partitionKey: [{ name: 'gsi1pk', type: 'S' }],
        sortKey: [{ name: 'gsi1sk', type: 'S' }],
        projection: { include: ['amount_cents', 'dueDate'] },
      },
    });
  });

  test('which read is served by what', () => {
    expect(served(billing)).toEqual([
      ['members of a tenant', 'query', undefined, 'pk = TENANT#{tenantId} and sk begins with USER#'],
      ['open invoices by due date', 'query', 'gsi1', 'gsi1pk = STATUS#{status}'],
      ['newest events of a tenant', 'query', undefined, 'pk = TENANT#{tenantId} and sk begins with EVENT#, last first'],
    ]);
  });

  test('members: 200 × 2,048 B = 50 eventual units; newest 20 events of 1,024 B = 2.5', () => {
    const units = billing.reads.map(({ estimate: { consumption } }) => consumption.map((each) => each.units.value));
    expect(units[0]).toEqual([50]);
    expect(units[2]).toEqual([2.5]);
    expect(billing.reads.map(({ itemsRead }) => itemsRead)).toEqual([200, 2_500, 20]);
  });

  test('paying an invoice moves an index key: table 1, index 2', () => {
    const pay = billing.estimate.patterns.find(({ name }) => name === 'pay an invoice');
    expect(pay?.consumption.map(({ resource, units }) => [resource, units.value])).toEqual([
      ['table', 1],
      ['gsi1', 2],
    ]);
  });

  test('the index has its price, and storing whole items would cost more', () => {
    const [index] = billing.indexes;
    expect(index?.entities).toEqual(['Invoice']);
    // 2 writes a second × 2 units × 2,628,000 s
    expect(index?.loads.map(({ kind, month }) => [kind, month.value])).toContainEqual(['write', '10512000']);
    const wider = widenIndexes(billing);
    expect(Object.keys(wider)).toEqual(['gsi1']);
    expect(Number(wider['gsi1']?.value)).toBeGreaterThan(Number(index?.cost.value));
  });

  test('dates and padded numbers in keys', () => {
    const { entities } = BILLING;
    const typed = {
      ...BILLING,
      entities: {
        ...entities,
        Event: { ...(entities['Event'] as DesignEntity), attributes: { at: { type: 'time' as const } } },
        Invoice: {
          ...(entities['Invoice'] as DesignEntity),
          identifier: ['year', 'number'],
          attributes: {
            ...(entities['Invoice'] as DesignEntity).attributes,
            year: { type: 'number' as const, digits: 4 },
            number: { type: 'number' as const, digits: 4 },
          },
        },
      },
    };
    expect(keys(design(typed))).toMatchObject({
      Event: { sk: 'EVENT#{at:iso}' },
      Invoice: { sk: 'INVOICE#{year:4}#{number:4}' },
    });
    expect(exampleItems(design(typed), 'Event', [[0, 3_601]])[0]).toMatchObject({
      sk: { S: 'EVENT#2026-01-01T01:00:01Z' },
    });
  });

  test('the workload is one document with the input in it, and gives the same estimate', () => {
    const { workload } = billing;
    expect(checkWorkload(JSON.parse(JSON.stringify(workload)))).toEqual([]);
    expect(workload.design).toEqual(BILLING);
    const again = estimate(JSON.parse(JSON.stringify(workload)) as typeof workload);
    expect(again.ok && again.bill.total.value).toBe(billing.estimate.bill.total.value);
  });

  test('nothing is wrong with it', () => {
    expect(billing.problems).toEqual([]);
    expect(checkTable(billing.table)).toEqual([]);
  });
});

describe('hot index keys', () => {
  const busy: DesignInput = {
    ...BILLING,
    patterns: BILLING.patterns.map((pattern) =>
      pattern.name === 'pay an invoice' ? { ...pattern, rate: { perSecond: 100, peakPerSecond: 3_500 } } : pattern,
    ),
  };

  test('3,500 payments a second on STATUS#open ask 350 % of a partition: 4 shards', () => {
    const [best, plain] = designs(busy);
    expect(
      plain?.hotKeys.map(({ key, values, largestShare, heat, shards }) => [
        key,
        values,
        largestShare,
        heat.writeShare?.value,
        shards?.value,
      ]),
    ).toEqual([['STATUS#{status}', 2, 1, 3.5, 4]]);
    expect(plain?.problems.map(({ code }) => code)).toEqual(['design.hot-key']);
    expect(best.choices.shards).toBe('where-hot');
    expect(keys(best)).toMatchObject({ Invoice: { gsi1pk: 'STATUS#{status}#{shard:1}' } });
    expect(best.hotKeys.map(({ heat }) => heat.writeShare?.value)).toEqual([0.875]);
    expect(best.problems).toEqual([]);
  });

  test('shards cost more reads: every one is asked', () => {
    const [best, plain] = designs(busy);
    const reads = ({ estimate: { patterns } }: Design) =>
      patterns.find(({ name }) => name === 'open invoices by due date');
    expect(best.reads.map(({ shards }) => shards)).toEqual([1, 4, 1]);
    expect(Number(reads(best)?.cost?.value)).toBeGreaterThanOrEqual(Number(plain && reads(plain)?.cost?.value));
  });

  test('a stated share spreads them: a half is 175 %, 2 shards', () => {
    const invoice = BILLING.entities['Invoice'] as DesignEntity;
    const attributes = { ...invoice.attributes, status: { values: ['open', 'paid'], largestShare: 0.5 } };
    const half = { ...busy, entities: { ...busy.entities, Invoice: { ...invoice, attributes } } };
    expect(designs(half).map(({ hotKeys }) => hotKeys[0]?.shards?.value)).toEqual([2, 2]);
  });

  test('reads of one value that shards cannot help are told to be cached', () => {
    const [only] = designs({
      ...BILLING,
      patterns: BILLING.patterns.map((pattern) =>
        pattern.name === 'open invoices by due date' ? { ...pattern, limit: 1, rate: { perSecond: 9_000 } } : pattern,
      ),
    });
    expect(only.problems.map(({ code }) => code)).toEqual(['design.too-hot-key']);
    expect(only.hotKeys[0]?.heat.readShare?.value).toBe(1.5);
  });
});

describe('where there is a choice', () => {
  const nested: DesignInput = {
    entities: {
      Org: { identifier: 'orgId', attributes: {}, count: 10 },
      Project: { parent: 'Org', identifier: 'projectId', attributes: { title: {} }, count: 20, bytes: 400 },
      Task: {
        parent: 'Project',
        identifier: 'taskId',
        attributes: { state: { values: ['todo', 'done'] }, assignee: { distinct: 50 } },
        count: 30,
        bytes: 300,
      },
    },
    patterns: [
      read('tasks of a project', 'Task', ['orgId', 'projectId']),
      read('all tasks of an org', 'Task', ['orgId']),
      read('one task', 'Task', ['orgId', 'projectId', 'taskId'], { consistency: 'strong' }),
      read('tasks to do', 'Task', ['orgId', 'projectId', 'state']),
    ],
  };

  test('one collection for a root, or one for each parent', () => {
    const all = designs(nested);
    const root = all.find(({ choices }) => choices.collections === 'root' && choices.rest === 'index') as Design;
    const parent = all.find(({ choices }) => choices.collections === 'parent') as Design;
    expect(keys(root)['Task']).toMatchObject({ pk: 'ORG#{orgId}', sk: 'TASK#{projectId}#{taskId}' });
    expect(keys(parent)['Task']).toMatchObject({ pk: 'ORG#{orgId}#PROJECT#{projectId}', sk: 'TASK#{taskId}' });
    expect(served(root).slice(0, 3)).toEqual([
      ['tasks of a project', 'query', undefined, 'pk = ORG#{orgId} and sk begins with TASK#{projectId}#'],
      ['all tasks of an org', 'query', undefined, 'pk = ORG#{orgId} and sk begins with TASK#'],
      ['one task', 'getItem', undefined, 'pk = ORG#{orgId} and sk = TASK#{projectId}#{taskId}'],
    ]);
    expect(served(parent)[1]?.slice(1, 3)).toEqual(['query', 'gsi1']);
    expect(root.reads.map(({ itemsRead }) => itemsRead)).toEqual([30, 600, 1, 15]);
  });

  test('an index for a rare distinction, or a filter over what is read anyway', () => {
    const filter = designs(nested).find(({ choices }) => choices.rest === 'filter') as Design;
    expect(filter.table.globalIndexes).toBeUndefined();
    expect(filter.reads[3]).toMatchObject({ filtered: ['state'], itemsRead: 30, itemsReturned: 15 });
    const program = programOf(filter, 'tasks to do');
    expect(program.ok && program.program.expressions).toMatchObject({ FilterExpression: '#state = :state' });
  });

  test('they come by their bill', () => {
    const bills = designs(nested).map((each) => Number(each.estimate.bill.total.value));
    expect(bills).toEqual(bills.toSorted((a, b) => a - b));
    expect(bills.length).toBeGreaterThan(2);
  });

  test('no choice, no alternative', () => {
    expect(designs(BILLING)).toHaveLength(1);
  });
});

describe('indexes', () => {
  const input = (patterns: readonly DesignPattern[]): DesignInput => ({
    entities: {
      User: {
        identifier: 'userId',
        attributes: { email: {}, state: { distinct: 4 }, joined: { type: 'date' } },
        count: 1_000,
      },
      Order: {
        parent: 'User',
        identifier: 'orderId',
        attributes: { state: { distinct: 4 }, total: { type: 'number', digits: 6 } },
        count: 10,
      },
    },
    patterns,
  });

  test('are shared by entities, and equal keys of two get the words of their entities', () => {
    const shared = designs(input([read('a', 'User', ['state']), read('b', 'Order', ['state'])])).find(
      ({ choices }) => choices.indexes === 'shared',
    ) as Design;
    expect(keys(shared)).toMatchObject({
      User: { gsi1pk: 'USER#STATE#{state}', gsi1sk: 'USER#{userId}' },
      Order: { gsi1pk: 'ORDER#STATE#{state}', gsi1sk: 'ORDER#{orderId}' },
    });
    expect(Object.keys(shared.table.globalIndexes ?? {})).toEqual(['gsi1']);
  });

  test('serve several reads of one entity where one key can', () => {
    const one = design(
      input([
        read('by state', 'User', ['state']),
        read('by state, newest first', 'User', ['state'], { orderBy: 'joined', direction: 'descending' }),
        read('of one day', 'User', ['state', 'joined']),
        read('range', 'User', ['state'], { orderBy: 'joined', items: 7 }),
        read('by email', 'User', ['email'], { attributes: ['userId'] }),
      ]),
    );
    expect(keys(one)['User']).toEqual({
      pk: 'USER#{userId}',
      sk: 'META',
      gsi1pk: 'STATE#{state}',
      gsi1sk: '{joined:iso}',
      gsi2pk: 'EMAIL#{email}',
      gsi2sk: 'USER#{userId}',
    });
    expect(one.table.globalIndexes?.['gsi2']?.projection).toBe('KEYS_ONLY');
    expect(one.reads.map(({ condition, itemsRead }) => [condition, itemsRead])).toEqual([
      ['gsi1pk = STATE#{state}', 250],
      ['gsi1pk = STATE#{state}, last first', 250],
      ['gsi1pk = STATE#{state} and gsi1sk = {joined:iso}', 1],
      ['gsi1pk = STATE#{state}', 7],
      ['gsi2pk = EMAIL#{email} and gsi2sk begins with USER#', 1],
    ]);
  });

  test('numbers in index keys are padded', () => {
    const one = design(
      input([read('largest orders', 'Order', ['state'], { orderBy: 'total', direction: 'descending' })]),
    );
    expect(keys(one)['Order']).toMatchObject({ gsi1sk: '{total:6}' });
  });

  test('a list without any condition is a Scan at its price; in an order it is one key', () => {
    const one = design(
      input([read('everybody', 'User', []), read('everybody by date', 'User', [], { orderBy: 'joined' })]),
    );
    expect(served(one).map((each) => each.slice(1, 3))).toEqual([
      ['scan', undefined],
      ['query', 'gsi1'],
    ]);
    expect(keys(one)['User']).toMatchObject({ gsi1pk: 'USER', gsi1sk: '{joined:iso}' });
    expect(one.hotKeys[0]?.values).toBe(1);
    expect(one.problems.map(({ code }) => code)).toEqual(['design.scan']);
    const everything = one.entities.map(({ count, bytes }) => ({ count, bytes }));
    expect(one.reads[0]?.estimate.consumption.map(({ units }) => units.value)).toEqual([
      scan({ runs: everything, consistency: 'eventual', mode: 'on-demand' }).units.value,
    ]);
  });

  test('strong consistency on an index is a warning, and read eventually consistent', () => {
    const one = design(input([read('by email', 'User', ['email'], { consistency: 'strong' })]));
    expect(one.problems.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['design.strong-on-index', 'patterns.0.consistency'],
    ]);
  });

  test('30 of them are designed, with a notice of the quota', () => {
    const attributes = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`a${index}`, {}]));
    const many = design({
      entities: { Thing: { identifier: 'id', attributes, count: 10 } },
      patterns: Object.keys(attributes).map((name) =>
        read(`by ${name}`, 'Thing', [name], { attributes: Object.keys(attributes) }),
      ),
    });
    expect(Object.keys(many.table.globalIndexes ?? {})).toHaveLength(30);
    expect(many.problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'notice table.many-global-indexes',
    ]);
  });
});

describe('a program of a read', () => {
  const typed: DesignInput = {
    entities: {
      Reading: {
        identifier: ['day', 'number'],
        attributes: { day: { type: 'date' }, number: { type: 'number', digits: 3 } },
        parent: 'Meter',
        count: 9,
      },
      Meter: { identifier: 'meterId', attributes: {}, count: 9 },
    },
    patterns: [
      read('readings of a day', 'Reading', ['meterId', 'day']),
      read('readings', 'Reading', ['meterId'], { orderBy: 'day' }),
    ],
  };
  const condition = (name: string, values: ProgramValues) => {
    const reading = programOf(design(typed), name, values);
    if (!reading.ok) return reading.problems.map(({ code, path }) => [code, ...path].join(' '));
    const { KeyConditionExpression, ExpressionAttributeValues } = reading.program.expressions ?? {};
    return [
      KeyConditionExpression,
      ...Object.values(ExpressionAttributeValues ?? {}).map((value) => Object.values(value)[0] as unknown),
    ];
  };

  test('for the values that are handed over', () => {
    expect(condition('readings of a day', { by: { meterId: 'm1', day: '2026-06-30' } })).toEqual([
      'pk = :pk AND begins_with(sk, :sk)',
      'METER#m1',
      'READING#2026-06-30#',
    ]);
  });

  test.each<[ProgramValues, readonly string[]]>([
    [{ from: '2026-06-01', to: '2026-06-30' }, ['READING#2026-06-01', 'READING#2026-06-30']],
    [{ from: '2026-06-01' }, ['READING#2026-06-01', 'READING#\u{10ffff}']],
    [{ to: '2026-06-30' }, ['READING#', 'READING#2026-06-30']],
  ])('for a range: %j', (values, bounds) => {
    expect(condition('readings', values).slice(2)).toEqual(bounds);
  });

  test('refuses values that a key cannot hold', () => {
    expect(condition('readings of a day', { by: { day: 'today' } })).toEqual(['key.wrong-format by day']);
    expect(condition('readings of a day', { by: { meterId: '' } })).toEqual(['key.no-value by meterId']);
    expect(condition('weather', {})).toEqual(['design.unknown-read']);
  });
});

describe('bad input', () => {
  const thing: DesignEntity = { identifier: 'id', attributes: { a: {} }, count: 1 };
  const of = (entities: Readonly<Record<string, unknown>>, ...patterns: readonly unknown[]) => ({ entities, patterns });

  test.each<[string, unknown]>([
    ['design.no-identifier at entities.Thing.identifier', of({ Thing: { attributes: {}, count: 1 } })],
    ['design.no-identifier at entities.Thing.identifier', of({ Thing: { ...thing, identifier: [] } })],
    ['design.unknown-parent at entities.Thing.parent', of({ Thing: { ...thing, parent: 'Nothing' } })],
    ['design.unknown-parent at entities.Thing.parent', of({ Thing: { ...thing, parent: 'toString' } })],
    [
      'design.circular-parents at entities.A.parent',
      of({ A: { ...thing, parent: 'B' }, B: { ...thing, identifier: 'b', parent: 'A' } }),
    ],
    ['design.circular-parents at entities.A.parent', of({ A: { ...thing, parent: 'A' } })],
    ['design.same-identifier at entities.B.identifier', of({ A: thing, B: { ...thing, parent: 'A' } })],
    ['design.unknown-entity at patterns.0.entity', of({ A: thing }, read('x', 'B', []))],
    ['design.unknown-attribute at patterns.0.by.1', of({ A: thing }, read('x', 'A', ['a', 'b']))],
    ['design.unknown-attribute at patterns.0.orderBy.0', of({ A: thing }, read('x', 'A', [], { orderBy: 'b' }))],
    [
      'design.unknown-attribute at patterns.0.attributes.0',
      of({ A: thing }, read('x', 'A', [], { attributes: ['b'] })),
    ],
    [
      'design.changes-key at patterns.0.changes',
      of({ A: thing }, { name: 'x', operation: 'updateItem', entity: 'A', changes: ['id'], rate: { perSecond: 1 } }),
    ],
    ['design.repeated-name at patterns.1.name', of({ A: thing }, read('x', 'A', ['id']), read('x', 'A', ['a']))],
    [
      'design.flag-key at patterns.0.by',
      of({ A: { ...thing, attributes: { a: { type: 'flag' } } } }, read('x', 'A', ['a'])),
    ],
    ['design.attribute-characters at entities.A.attributes.{b}', of({ A: { ...thing, attributes: { '{b}': {} } } })],
    ['design.attribute-taken at entities.A.attributes.gsi1pk', of({ A: { ...thing, attributes: { gsi1pk: {} } } })],
    [
      'design.deep-parents at entities.E0.parent',
      of(
        Object.fromEntries(
          Array.from({ length: 30 }, (_, index) => [
            `E${index}`,
            { ...thing, identifier: `id${index}`, ...(index < 29 && { parent: `E${index + 1}` }) },
          ]),
        ),
      ),
    ],
    ['design.prefix at entities.A.prefix', of({ A: { ...thing, prefix: 'A#' } })],
    ['design.delimiter at delimiter', { ...of({ A: thing }), delimiter: 'x' }],
    ['table.name-too-short at name', { ...of({ A: thing }), name: 'T' }],
    ['prefix.same-keys at entities.B.prefix', of({ A: thing, B: { ...thing, prefix: 'A' } })],
    ['workload.wrong-value at entities.A.count', of({ A: { ...thing, count: -1 } })],
    ['workload.wrong-value at entities.A.count', of({ A: { ...thing, count: Number.NaN } })],
    ['workload.not-exactly-one at patterns.0.rate', of({ A: thing }, { ...read('x', 'A', []), rate: {} })],
    ['workload.wrong-value at patterns.0.operation', of({ A: thing }, { ...read('x', 'A', []), operation: 'look' })],
    ['workload.missing-field at entities', { patterns: [] }],
    ['workload.wrong-value at ', undefined],
  ])('%s', (expected, input) => {
    expect(refused(input)).toContain(expected);
  });

  test('reserved names are a notice and aliased, names of 300 bytes a warning and not projected by name', () => {
    const long = 'x'.repeat(300);
    const designed = designTable({
      entities: { A: { identifier: 'id', attributes: { status: {}, [long]: {} }, count: 5 } },
      patterns: [read('x', 'A', ['status'], { attributes: [long, 'status'] })],
    });
    expect(
      designed.ok && designed.notices.map(({ code, severity, path }) => [severity, code, path.slice(0, 3).join('.')]),
    ).toEqual([
      ['notice', 'design.reserved-name', 'entities.A.attributes'],
      ['warning', 'design.long-name', 'entities.A.attributes'],
    ]);
    const one = designed.ok ? designed.designs[0] : undefined;
    expect(one?.table.globalIndexes?.['gsi1']?.projection).toBe('ALL');
    const program = one && programOf(one, 'x');
    expect(program?.ok && program.program.expressions?.ExpressionAttributeNames).toEqual({ '#status': 'status' });
  });

  test('names that JavaScript objects treat specially are names like any other', () => {
    const text =
      '{"__proto__": {"identifier": "constructor", "attributes": {"__proto__": {}, "toString": {}}, "count": 3}}';
    const one = design({
      entities: JSON.parse(text) as DesignInput['entities'],
      patterns: [read('p', '__proto__', ['toString'])],
    });
    expect(one.entities.map(({ example }) => Object.keys(example))).toEqual([
      ['pk', 'sk', '__proto__', 'toString', 'gsi1pk', 'gsi1sk'],
    ]);
    expect(one.table.globalIndexes?.['gsi1']).toBeDefined();
    expect(programOf(one, 'p').ok).toBe(true);
  });

  test('a Region without prices is designed for, and what is not priced is said', () => {
    const [first] = designs({ ...BILLING, region: 'moon-1' });
    expect(first.estimate.bill.notPriced.length).toBeGreaterThan(0);
    expect(first.problems.map(({ code }) => code)).toEqual(['price.unknown-region']);
  });

  test('a value that holds the delimiter is a warning', () => {
    const designed = designTable({
      entities: { A: { ...thing, attributes: { a: { values: ['x#y'] } } } },
      patterns: [],
    });
    expect(designed.ok && designed.notices.map(({ code }) => code)).toEqual(['design.value-holds-delimiter']);
  });
});

describe('always', () => {
  const type = fc.constantFrom(
    'text' as const,
    'number' as const,
    'date' as const,
    'time' as const,
    'ulid' as const,
    'uuid' as const,
  );
  const attribute = fc.record({
    type,
    distinct: fc.integer({ min: 1, max: 50 }),
    digits: fc.integer({ min: 4, max: 12 }),
  });
  const names = ['A', 'B', 'C', 'D'];
  const inputs: fc.Arbitrary<DesignInput> = fc
    .record({
      entities: fc.array(
        fc.record({
          parent: fc.nat(3),
          attributes: fc.dictionary(fc.constantFrom('x', 'y', 'status'), attribute),
          count: fc.integer({ min: 1, max: 20 }),
          bytes: fc.option(fc.integer({ min: 200, max: 3_000 }), { nil: undefined }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      patterns: fc.array(
        fc.record({
          entity: fc.nat(3),
          by: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
          order: fc.option(fc.nat(5), { nil: undefined }),
          projected: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ entities, patterns }) => {
      const made = Object.fromEntries(
        entities.map(({ parent, attributes, count, bytes }, index): [string, DesignEntity] => [
          names[index] ?? '',
          {
            identifier: `${(names[index] ?? '').toLowerCase()}Id`,
            attributes,
            count,
            ...(bytes !== undefined && { bytes }),
            ...(parent < index && { parent: names[parent] ?? '' }),
          },
        ]),
      );
      const known = (name: string): readonly string[] => {
        const { attributes = {}, parent, identifier = '' } = made[name] ?? {};
        return [
          ...Object.keys(attributes),
          ...[identifier].flat(),
          ...(parent === undefined ? [] : known(parent).filter((each) => each.endsWith('Id'))),
        ];
      };
      return {
        entities: made,
        patterns: patterns.map(({ entity, by, order, projected }, index) => {
          const name = names[entity % entities.length] ?? '';
          const fields = known(name);
          const pick = (at: number) => fields[at % fields.length] ?? '';
          return read(`p${index}`, name, [...new Set(by.map(pick))], {
            ...(order !== undefined && { orderBy: pick(order) }),
            ...(projected && { attributes: [pick(0)] }),
          });
        }),
      };
    });

  test('a design is a table that DynamoDB takes, for items that it takes, and every read has a program', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const each of designs(input)) {
          expect(checkTable(each.table)).toEqual([]);
          for (const { name, example } of each.entities) {
            expect(checkItem(example, each.table)).toEqual([]);
            expect(itemSize(example).bytes).toBeGreaterThanOrEqual(input.entities[name]?.bytes ?? 1);
          }
          for (const { name } of each.reads) expect(programOf(each, name)).toMatchObject({ ok: true });
          expect(each.reads).toHaveLength(input.patterns.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('items at different positions have different keys', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const first = design(input);
        for (const { name } of first.entities) {
          const seen = exampleItems(
            first,
            name,
            [0, 1, 2, 10].map((at) => [at, at, at, at]),
          );
          expect(new Set(seen.map(({ pk, sk }) => JSON.stringify([pk, sk]))).size).toBe(4);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('twice the rates, twice the request charges', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const requests = ({ estimate: { bill } }: Design) =>
          bill.lines.filter(({ item }) => item === 'reads').reduce((sum, { amount }) => sum + Number(amount.value), 0);
        const double = { ...input, patterns: input.patterns.map((each) => ({ ...each, rate: { perSecond: 2 } })) };
        const plain = (each: DesignInput) =>
          designs(each).find(
            ({ choices }) =>
              choices.collections === 'root' &&
              choices.indexes === 'shared' &&
              choices.rest === 'index' &&
              choices.shards === 'none',
          ) as Design;
        expect(requests(plain(double))).toBeCloseTo(2 * requests(plain(input)), 6);
      }),
      { numRuns: 30 },
    );
  });

  test('anything at all is designed for or refused, and nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (entity, pattern, whole) => {
        for (const given of [whole, { entities: { A: entity }, patterns: [pattern] }])
          expect(designTable(given as DesignInput)).toHaveProperty('ok');
      }),
    );
  });
});
