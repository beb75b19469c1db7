import { readTableDefinition, writeTableDefinition, type DefinitionNotation, type Table } from '@dynamometer/core';
import fc from 'fast-check';
import { parseToObject } from 'hcl2-parser';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const NOTATIONS: readonly DefinitionNotation[] = ['create-table', 'cloudformation', 'cdk', 'terraform'];

const billing: Table = {
  name: 'Billing',
  partitionKey: { name: 'pk', type: 'S' },
  sortKey: { name: 'sk', type: 'S' },
  globalIndexes: {
    gsi1: {
      partitionKey: [{ name: 'gsi1pk', type: 'S' }],
      sortKey: [{ name: 'gsi1sk', type: 'S' }],
      projection: { include: ['amount_cents'] },
    },
    byPlace: {
      partitionKey: [
        { name: 'country', type: 'S' },
        { name: 'zip', type: 'N' },
      ],
      projection: 'KEYS_ONLY',
    },
  },
  localIndexes: { byDate: { sortKey: { name: 'date', type: 'B' }, projection: 'ALL' } },
};

test('a name with a variable of Terraform in it is not known, the keys are', () => {
  const text = `resource "aws_dynamodb_table" "t" {
    name = "orders-\${var.stage}"
    hash_key = "pk"
    attribute { name = "pk" type = "S" }
  }`;
  expect(readTableDefinition(text)).toMatchObject({ ok: true, table: { partitionKey: { name: 'pk', type: 'S' } } });
  expect(readTableDefinition(text)).not.toHaveProperty('table.name');
});

describe.each(NOTATIONS)('%s', (notation) => {
  test('read back in gives the same table', () => {
    expect(readTableDefinition(writeTableDefinition(billing, notation))).toEqual({
      ok: true,
      table: billing,
      notices: [],
    });
  });
});

describe('by a parser of its own', () => {
  test('CloudFormation is a template with one table', () => {
    const template = JSON.parse(writeTableDefinition(billing, 'cloudformation')) as {
      Resources: Record<string, unknown>;
    };
    expect(Object.keys(template.Resources)).toEqual(['Billing']);
    expect(template.Resources['Billing']).toMatchObject({
      Type: 'AWS::DynamoDB::Table',
      Properties: { TableName: 'Billing', BillingMode: 'PAY_PER_REQUEST' },
    });
  });

  test('CDK is TypeScript', () => {
    const { errors } = parseSync('stack.ts', writeTableDefinition(billing, 'cdk'));
    expect(errors).toEqual([]);
  });

  test('Terraform is HCL, and says what is meant', () => {
    const [parsed, error] = parseToObject(writeTableDefinition(billing, 'terraform'));
    expect(error).toBeNull();
    const [resource] = parsed?.resource.aws_dynamodb_table['Billing'] ?? [];
    expect(resource).toMatchObject({
      name: 'Billing',
      hash_key: 'pk',
      range_key: 'sk',
      attribute: expect.arrayContaining([
        { name: 'gsi1sk', type: 'S' },
        { name: 'zip', type: 'N' },
      ]) as unknown,
      global_secondary_index: [
        {
          name: 'gsi1',
          hash_key: 'gsi1pk',
          range_key: 'gsi1sk',
          projection_type: 'INCLUDE',
          non_key_attributes: ['amount_cents'],
        },
        {
          name: 'byPlace',
          projection_type: 'KEYS_ONLY',
          key_schema: [
            { attribute_name: 'country', key_type: 'HASH' },
            { attribute_name: 'zip', key_type: 'HASH' },
          ],
        },
      ],
      local_secondary_index: [{ name: 'byDate', range_key: 'date', projection_type: 'ALL' }],
    });
  });
});

describe('what others wrote', () => {
  test('a CDK table with comments, defaults and indexes added later', () => {
    expect(
      readTableDefinition(`
        const table = new Table(this, "Orders", { // the main table
          partitionKey: { name: \`pk\`, type: AttributeType.STRING },
          billingMode: BillingMode.PAY_PER_REQUEST, /* { */
          removalPolicy: cdk.RemovalPolicy.RETAIN,
          tags: [{ key: 'a', value: compute({ deep: [1, 2] }) }],
        });
        table.addGlobalSecondaryIndex({ indexName: 'byDate', partitionKey: { name: 'day', type: AttributeType.NUMBER } });
      `),
    ).toEqual({
      ok: true,
      table: {
        partitionKey: { name: 'pk', type: 'S' },
        globalIndexes: { byDate: { partitionKey: [{ name: 'day', type: 'N' }], projection: 'ALL' } },
      },
      notices: [],
    });
  });

  test('a Terraform table with comments, lists, maps and blocks that are nothing of ours', () => {
    expect(
      readTableDefinition(`
        # resource "aws_dynamodb_table" "old" {
        locals { x = { a = "b" } }
        resource "aws_dynamodb_table" "scores" {
          hash_key = "user"  // {
          name     = "Scores"
          tags = { name = "wrong", hash_key = "wrong" }
          ttl { 
            attribute_name = "expires" 
            enabled = true 
          }
          attribute { 
            name = "user" 
            type = "S" 
          }
          lifecycle { ignore_changes = [read_capacity, write_capacity] }
        }
      `),
    ).toEqual({ ok: true, table: { name: 'Scores', partitionKey: { name: 'user', type: 'S' } }, notices: [] });
  });

  test.each([
    ['', 'table.unreadable'],
    ['const x = 1;', 'table.unreadable'],
    ['new Table(this', 'table.unreadable'],
    ['resource "aws_dynamodb_table" "t" {', 'table.unreadable'],
    ['resource "aws_dynamodb_table" "t" { hash_key = var.key }', 'table.no-partition-key'],
    ['resource "aws_dynamodb_table" "t" { hash_key = "${var.key}" }', 'table.no-partition-key'],
    ['resource "aws_dynamodb_table" "t" { hash_key = "pk" }', 'table.undefined-key'],
    ['{"a": 1}', 'table.not-a-definition'],
    ['new Table(this, "T", { partitionKey: key })', 'table.no-partition-key'],
  ])('%s: %s', (text, code) => {
    const reading = readTableDefinition(text);
    expect(reading.ok ? [] : reading.problems.map((each) => each.code)).toEqual([code]);
  });

  test.each(['{', '[', 'a {', '"', "'", '/*', 'new Table({', 'resource "aws_dynamodb_table" "t" { a {'])(
    'fifty thousand times %s is a problem and no hang',
    (piece) => {
      expect(readTableDefinition(piece.repeat(50_000)).ok).toBe(false);
      expect(readTableDefinition(piece.repeat(50_000) + '}'.repeat(50_000)).ok).toBe(false);
    },
  );
});

describe('always', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
    fc.constantFrom('${x}', '%{if}', '$${', "it's", '"', '\\', '\n', '__proto__', '`', '*/', '\u0000\b\f'),
  );
  const tableName = fc.stringMatching(/^[A-Za-z0-9_.-]{3,12}$/);
  const projection = fc.oneof(
    fc.constantFrom('ALL' as const, 'KEYS_ONLY' as const),
    fc.record({ include: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }) }),
  );
  const tables: fc.Arbitrary<Table> = fc
    .record({
      name: tableName,
      keys: fc.uniqueArray(fc.tuple(name, fc.constantFrom('S' as const, 'N' as const, 'B' as const)), {
        minLength: 10,
        maxLength: 10,
        selector: ([each]) => each,
      }),
      halves: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(4)),
      indexes: fc.uniqueArray(tableName, { minLength: 2, maxLength: 2 }),
      projections: fc.tuple(projection, projection),
    })
    .map(({ name: called, keys, halves: [partition, sort], indexes: [global = '', local = ''], projections }) => {
      const [first, second, ...others] = keys.map(([each, type]) => ({ name: each, type }));
      const [key = { name: 'pk', type: 'S' as const }, range = { name: 'sk', type: 'S' as const }] = [
        first,
        second,
      ].filter((each) => each !== undefined);
      return {
        name: called,
        partitionKey: key,
        sortKey: range,
        globalIndexes: {
          [global]: {
            partitionKey: others.slice(0, partition),
            ...(sort > 0 && { sortKey: others.slice(partition, partition + sort) }),
            projection: projections[0],
          },
        },
        localIndexes: { [local]: { sortKey: others[0] ?? key, projection: projections[1] } },
      };
    });

  test.each(NOTATIONS)('%s gives any table back', (notation) => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(readTableDefinition(writeTableDefinition(table, notation))).toMatchObject({ ok: true, table });
      }),
    );
  });

  test('Terraform of any table is HCL that holds its names', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const [parsed, error] = parseToObject(writeTableDefinition(table, 'terraform'));
        expect(error).toBeNull();
        const [resource] = Object.values(parsed?.resource.aws_dynamodb_table ?? {}).flat();
        expect(resource).toMatchObject({ name: table.name });
      }),
      { numRuns: 30 },
    );
  });

  test('any text is a table or has problems', () => {
    const piece = fc.constantFrom(
      'resource "aws_dynamodb_table" "t"',
      'new TableV2(',
      '{',
      '}',
      '[',
      ']',
      'name',
      '=',
      ':',
      '"x"',
      ',',
      'hash_key',
      'partitionKey',
      "'",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const reading = readTableDefinition(pieces.join(' '));
        expect(reading.ok || reading.problems.length > 0).toBe(true);
      }),
    );
  });
});
