import {
  RESERVED_WORDS,
  dynamoJson,
  plainValue,
  writeQuery,
  writeScan,
  type Condition,
  type Operator,
  type QueryDescription,
  type Table,
} from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { values } from '../../support/items.ts';

const table: Table = {
  name: 'Billing',
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  globalIndexes: {
    gsi1: {
      partitionKey: [{ name: 'status', type: 'S' }],
      sortKey: [{ name: 'amount', type: 'N' }],
      projection: { include: ['plan'] },
    },
    byPlace: {
      partitionKey: [
        { name: 'country', type: 'S' },
        { name: 'town', type: 'S' },
      ],
      sortKey: [
        { name: 'street', type: 'S' },
        { name: 'number', type: 'N' },
        { name: 'photo', type: 'B' },
      ],
      projection: 'ALL',
    },
  },
  localIndexes: { byDate: { sortKey: { name: 'date', type: 'S' }, projection: 'KEYS_ONLY' } },
};

const is = (attribute: string, ...texts: readonly string[]): Condition => compare(attribute, '=', ...texts);
const compare = (attribute: string, operator: Operator, ...texts: readonly string[]): Condition => ({
  attribute,
  operator,
  values: texts.map((S) => ({ S })),
});
const acme = is('pk', 'TENANT#acme');
const written = (query: Omit<QueryDescription, 'table'>) => {
  const writing = writeQuery({ table, ...query });
  return writing.ok ? writing.expressions : writing.problems.map(({ code }) => code);
};
const refused = (query: Omit<QueryDescription, 'table'>) => {
  const writing = writeQuery({ table, ...query });
  return writing.ok ? [] : writing.problems.map(({ code, path }) => `${code} at ${path.join('.')}`);
};

describe('a key condition', () => {
  test('members of a tenant', () => {
    expect(written({ key: [acme, compare('sk', 'begins_with', 'USER#')] })).toEqual({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': { S: 'TENANT#acme' }, ':sk': { S: 'USER#' } },
    });
  });

  test('names the partition key first, whatever the order given', () => {
    expect(written({ key: [compare('sk', '>', 'A'), acme] })).toMatchObject({
      KeyConditionExpression: 'pk = :pk AND sk > :sk',
    });
  });

  test('a range of dates', () => {
    expect(written({ key: [acme, compare('date', 'between', '2026-06', '2026-07')], index: 'byDate' })).toEqual({
      IndexName: 'byDate',
      KeyConditionExpression: 'pk = :pk AND #date BETWEEN :dateFrom AND :dateTo',
      ExpressionAttributeNames: { '#date': 'date' },
      ExpressionAttributeValues: {
        ':pk': { S: 'TENANT#acme' },
        ':dateFrom': { S: '2026-06' },
        ':dateTo': { S: '2026-07' },
      },
    });
  });

  test('a key of several attributes, from the left, with one range at the end', () => {
    const place = [is('country', 'KR'), is('town', 'Seoul')];
    const number: Condition = { attribute: 'number', operator: '<', values: [{ N: '10' }] };
    const photo: Condition = { attribute: 'photo', operator: 'begins_with', values: [{ B: new Uint8Array([255]) }] };
    expect(written({ index: 'byPlace', key: [...place, is('street', 'Jongno'), number] })).toMatchObject({
      KeyConditionExpression: 'country = :country AND town = :town AND street = :street AND #number < :number',
    });
    expect(refused({ index: 'byPlace', key: [...place, number] })).toEqual(['expression.sort-gap at key']);
    expect(refused({ index: 'byPlace', key: [...place, compare('street', '>', 'J'), number] })).toEqual([
      'expression.range-not-last at key',
    ]);
    expect(refused({ index: 'byPlace', key: [is('country', 'KR')] })).toEqual(['expression.no-partition at key']);
    expect(
      refused({ index: 'byPlace', key: [...place, is('street', 'J'), { ...number, operator: '=' }, photo] }),
    ).toEqual([]);
  });
});

describe('refused', () => {
  const five: Condition = { attribute: 'amount', operator: 'begins_with', values: [{ N: '5' }] };
  test.each<[string, Omit<QueryDescription, 'table'>]>([
    ['expression.begins-with-number at key.1', { index: 'gsi1', key: [is('status', 'open'), five] }],
    ['expression.no-partition at key', { key: [is('sk', 'META')] }],
    ['expression.partition-equality at key.0', { key: [compare('pk', 'begins_with', 'TENANT#')] }],
    ['expression.partition-equality at key.0', { key: [compare('pk', '>', 'TENANT#')] }],
    ['expression.operator at key.1', { key: [acme, compare('sk', '<>', 'META')] }],
    ['expression.operator at key.1', { key: [acme, compare('sk', 'in', 'META')] }],
    ['expression.operator at key.1', { key: [acme, compare('sk', 'contains', 'META')] }],
    ['expression.twice at key', { key: [acme, compare('sk', '>', 'A'), compare('sk', '<', 'B')] }],
    ['expression.not-a-key at key.1', { key: [acme, is('plan', 'team')] }],
    ['expression.key-type at key.0', { key: [{ attribute: 'pk', operator: '=', values: [{ N: '1' }] }] }],
    ['expression.empty-value at key.0', { key: [is('pk', '')] }],
    ['expression.operands at key.0', { key: [is('pk')] }],
    ['expression.between-order at key.1', { key: [acme, compare('sk', 'between', 'B', 'A')] }],
    ['expression.unknown-index at index', { index: 'gsi9', key: [acme] }],
    ['expression.filter-on-key at filter.0', { key: [acme], filter: [compare('sk', 'begins_with', 'USER#')] }],
    ['expression.begins-with-number at filter.0', { key: [acme], filter: [{ ...five }] }],
    [
      'expression.operand-type at filter.0',
      { key: [acme], filter: [{ ...five, operator: '<', values: [{ BOOL: true }] }] },
    ],
    [
      'expression.between-types at filter.0',
      { key: [acme], filter: [{ attribute: 'a', operator: 'between', values: [{ S: 'a' }, { N: '1' }] }] },
    ],
    ['expression.operator-unknown at filter.0', { key: [acme], filter: [compare('plan', 'like' as Operator, 'a')] }],
    [
      'expression.operands at filter.0',
      { key: [acme], filter: [compare('plan', 'in', ...Array.from({ length: 101 }, String))] },
    ],
    ['expression.repeated-attribute at attributes.1', { key: [acme], attributes: ['plan', 'plan'] }],
    [
      'expression.too-long at ',
      { key: [acme], attributes: Array.from({ length: 300 }, (_, index) => `attribute_${index}`) },
    ],
  ])('%s', (expected, query) => {
    expect(refused(query)).toEqual([expected]);
  });

  test.each<[string, QueryDescription['attributes']]>([
    ['expression.repeated-attribute at attributes.1', ['a', 'a']],
    ['expression.repeated-attribute at attributes.1', ['a', ['a']]],
    ['expression.overlap at attributes.1', ['a', ['a', 'b']]],
    ['expression.overlap at attributes.2', [['a', 0, 'b'], 'c', ['a', 0]]],
    ['expression.no-name at attributes.0', ['']],
    ['expression.no-name at attributes.0', [[]]],
    ['expression.no-name at attributes.0', [[0]]],
    ['expression.position at attributes.0', [['a', -1]]],
    ['expression.position at attributes.0', [['b', 1.5]]],
    ['expression.position at attributes.0', [['c', 1e21]]],
  ])('%s: a Query and a Scan that ask for %j', (expected, attributes) => {
    expect(refused({ key: [acme], attributes })).toEqual([expected]);
    const scan = writeScan({ attributes });
    expect(scan.ok ? [] : scan.problems.map(({ code, path }) => `${code} at ${path.join('.')}`)).toEqual([expected]);
  });

  test('a filter on a position that no list has, in words', () => {
    const scan = writeScan({ filter: [{ attribute: ['a', -1], operator: 'attribute_exists' }] });
    expect(scan.ok ? [] : scan.problems.map(({ says }) => says)).toEqual([
      'a[-1] has the list position -1. Positions are whole numbers from 0.',
    ]);
  });

  test('paths that part are asked for side by side: a.b, a.c and a["b.c"]', () => {
    const scan = writeScan({
      attributes: [
        ['a', 'b'],
        ['a', 'c'],
        ['a', 'b.c'],
        ['l', 0],
        ['l', 1],
      ],
    });
    expect(scan.ok && scan.expressions.ProjectionExpression).toBe('a.b, a.c, a.#b_c, l[0], l[1]');
  });

  test('a number under begins_with, in words', () => {
    const writing = writeQuery({ table, index: 'gsi1', key: [is('status', 'open'), five] });
    expect(writing.ok ? '' : writing.problems[0]?.says).toBe(
      'amount is a key of type N; begins_with works on strings and binaries alone. Use between for a range of numbers.',
    );
  });

  test('a number that is none', () => {
    expect(refused({ key: [acme], filter: [{ attribute: 'n', operator: '=', values: [{ N: 'many' }] }] })[0]).toMatch(
      /at filter\.0/,
    );
  });
});

describe('a filter and a projection', () => {
  test('alias reserved words and odd names, and keep paths apart from dots in names', () => {
    expect(
      written({
        key: [acme],
        filter: [
          compare('status', 'in', 'open', 'paid'),
          { attribute: ['address', 'zip.code'], operator: 'attribute_exists' },
          { attribute: ['tags', 0], operator: '<>', values: [{ S: 'x' }] },
        ],
        attributes: ['status', '_id', 'first name', ['address', 'town']],
      }),
    ).toEqual({
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: '#status IN (:status, :status2) AND attribute_exists(address.#zip_code) AND tags[0] <> :tags',
      ProjectionExpression: '#status, #_id, #first_name, address.town',
      ExpressionAttributeNames: {
        '#status': 'status',
        '#zip_code': 'zip.code',
        '#_id': '_id',
        '#first_name': 'first name',
      },
      ExpressionAttributeValues: {
        ':pk': { S: 'TENANT#acme' },
        ':status': { S: 'open' },
        ':status2': { S: 'paid' },
        ':tags': { S: 'x' },
      },
    });
  });

  test('what an index does not store is a warning for a global one and a notice for a local one', () => {
    const notices = (query: Omit<QueryDescription, 'table'>) => {
      const writing = writeQuery({ table, ...query });
      return writing.ok ? writing.notices.map(({ code, severity }) => `${severity} ${code}`) : [];
    };
    expect(notices({ index: 'gsi1', key: [is('status', 'open')], attributes: ['plan', 'pk', 'email'] })).toEqual([
      'warning expression.not-stored',
    ]);
    expect(notices({ index: 'byDate', key: [acme], attributes: ['plan'] })).toEqual(['notice expression.fetched']);
    expect(notices({ index: 'byPlace', key: [is('country', 'KR'), is('town', 'x')], attributes: ['plan'] })).toEqual(
      [],
    );
  });
});

test('there are 573 reserved words, STATUS and NAME among them, in order and each once', () => {
  const words = RESERVED_WORDS.value;
  expect(words).toHaveLength(573);
  expect([...new Set(words)].toSorted()).toEqual(words);
  expect(words).toEqual(expect.arrayContaining(['STATUS', 'NAME', 'ROLE', 'USER', 'ABORT', 'ZONE']));
});

describe('values', () => {
  test('as DynamoDB JSON and plain', () => {
    const value = {
      M: { b: { B: new TextEncoder().encode('hello') }, n: { NS: ['1', '2'] }, l: { L: [{ NULL: true }] } },
    };
    expect(dynamoJson(value)).toEqual({
      M: { b: { B: 'aGVsbG8=' }, n: { NS: ['1', '2'] }, l: { L: [{ NULL: true }] } },
    });
    expect(plainValue(value)).toEqual({ b: value.M.b.B, n: new Set([1, 2]), l: [null] });
    expect(plainValue({ N: '12345678901234567890' })).toBe('12345678901234567890');
  });

  test('base64 is what everybody else calls it', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(dynamoJson({ B: bytes })).toEqual({ B: Buffer.from(bytes).toString('base64') });
      }),
    );
  });
});

describe('always', () => {
  const names = fc.oneof(
    fc.constantFrom('status', 'pk', '__proto__', 'a b', ':x', '#y', 'ключ'),
    fc.string({ minLength: 1, maxLength: 5 }),
  );

  test('every placeholder in an expression is defined, and every definition is used', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 5 }), (compared) => {
        const filter = compared.map(([attribute, value]): Condition => ({
          attribute,
          operator: '=',
          values: [value],
        }));
        const writing = writeQuery({ table, key: [acme], filter });
        if (!writing.ok) return;
        const { ExpressionAttributeNames = {}, ExpressionAttributeValues, ...texts } = writing.expressions;
        const used =
          Object.values(texts)
            .join(' ')
            .match(/[#:]\w+/g) ?? [];
        expect([...new Set(used)].toSorted()).toEqual(
          [...Object.keys(ExpressionAttributeNames), ...Object.keys(ExpressionAttributeValues)].toSorted(),
        );
        expect(Object.keys(ExpressionAttributeValues)).toHaveLength(1 + filter.length);
      }),
    );
  });
});
