import {
  dynamoJson,
  writeQuery,
  writeTableDefinition,
  type AttributeValue,
  type Condition,
  type Operator,
  type Table,
} from '@dynamometer/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDynalite } from '../../support/dynalite.mjs';

const table: Table = {
  name: 'Accepted',
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'N' },
  globalIndexes: {
    byStatus: {
      partitionKey: [{ name: 'status', type: 'S' }],
      sortKey: [{ name: 'raw', type: 'B' }],
      projection: 'ALL',
    },
  },
  localIndexes: { byName: { sortKey: { name: 'name', type: 'S' }, projection: 'KEYS_ONLY' } },
};

const attribute = fc.constantFrom(
  'pk',
  'sk',
  'status',
  'raw',
  'name',
  'note',
  'first name',
  'a.b',
  '__proto__',
  '#',
  'é',
);
const operator = fc.constantFrom<Operator>(
  '=',
  '=',
  '<',
  '>=',
  'between',
  'begins_with',
  '<>',
  'in',
  'contains',
  'attribute_exists',
);
const value: fc.Arbitrary<AttributeValue> = fc.oneof(
  fc.constantFrom('a', 'b', '').map((S) => ({ S })),
  fc.constantFrom('1', '2').map((N) => ({ N })),
  fc.constantFrom(1, 2).map((byte) => ({ B: new Uint8Array([byte]) })),
  fc.constant({ BOOL: true }),
);
const condition: fc.Arbitrary<Condition> = fc.record({
  attribute,
  operator,
  values: fc.array(value, { maxLength: 2 }),
});
const wellFormed = (name: string, type: 'S' | 'N' | 'B'): fc.Arbitrary<Condition> =>
  fc.record({
    attribute: fc.constant(name),
    operator: fc.constantFrom<Operator>('=', '<', '>=', 'begins_with'),
    values: fc.constant([type === 'S' ? { S: 'a' } : type === 'N' ? { N: '1' } : { B: new Uint8Array([1]) }]),
  });
const equal = (name: string): fc.Arbitrary<Condition> =>
  fc.constant({ attribute: name, operator: '=', values: [{ S: 'a' }] });
const keys = fc.oneof(
  fc.tuple(equal('pk')),
  fc.tuple(equal('pk'), fc.oneof(wellFormed('sk', 'N'), wellFormed('name', 'S'), condition)),
  fc.tuple(equal('status'), fc.oneof(wellFormed('raw', 'B'), condition)),
  fc.array(condition, { minLength: 1, maxLength: 3 }),
);
const filters = fc.oneof(
  fc.constantFrom('note', 'first name', 'a.b', '__proto__', '#', 'é').chain((name) => wellFormed(name, 'S')),
  condition,
);
const queries = fc.record({
  index: fc.constantFrom(undefined, undefined, 'byStatus', 'byName'),
  key: keys,
  filter: fc.array(filters, { maxLength: 2 }),
  attributes: fc.uniqueArray(attribute, { maxLength: 3 }),
});

let server: Awaited<ReturnType<typeof startDynalite>>;
beforeAll(async () => {
  server = await startDynalite();
  await server.call('CreateTable', JSON.parse(writeTableDefinition(table, 'create-table')));
});
afterAll(() => server.stop());

test('what is written, a DynamoDB takes', async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const writing = writeQuery({ table, ...query });
      if (!writing.ok) return;
      written += 1;
      const { ExpressionAttributeValues, ...expressions } = writing.expressions;
      const values = Object.entries(ExpressionAttributeValues).map(([name, each]) => [name, dynamoJson(each)]);
      const request = {
        TableName: 'Accepted',
        ...expressions,
        ExpressionAttributeValues: Object.fromEntries(values) as unknown,
      };
      expect(await server.call('Query', request)).toMatchObject({ Count: 0 });
    }),
    { numRuns: 2_000 },
  );
  expect(written).toBeGreaterThan(100);
}, 60_000);
