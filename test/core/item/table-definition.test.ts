import { expect, test } from 'vitest';
import { readTable } from '@dynamometer/core';

const definition = {
  TableName: 'Music',
  AttributeDefinitions: [
    { AttributeName: 'Artist', AttributeType: 'S' },
    { AttributeName: 'SongTitle', AttributeType: 'S' },
    { AttributeName: 'Year', AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: 'Artist', KeyType: 'HASH' },
    { AttributeName: 'SongTitle', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'ByYear',
      KeySchema: [
        { AttributeName: 'Year', KeyType: 'HASH' },
        { AttributeName: 'Artist', KeyType: 'HASH' },
        { AttributeName: 'SongTitle', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['Genre'] },
    },
  ],
  LocalSecondaryIndexes: [
    {
      IndexName: 'ByArtistYear',
      KeySchema: [
        { AttributeName: 'Artist', KeyType: 'HASH' },
        { AttributeName: 'Year', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
};
const table = {
  name: 'Music',
  partitionKey: { name: 'Artist', type: 'S' },
  sortKey: { name: 'SongTitle', type: 'S' },
  globalIndexes: {
    ByYear: {
      partitionKey: [
        { name: 'Year', type: 'N' },
        { name: 'Artist', type: 'S' },
      ],
      sortKey: [{ name: 'SongTitle', type: 'S' }],
      projection: { include: ['Genre'] },
    },
  },
  localIndexes: { ByArtistYear: { sortKey: { name: 'Year', type: 'N' }, projection: 'KEYS_ONLY' } },
};
const readable = { ok: true, table, notices: [] };
const codes = (json: unknown): readonly string[] => {
  const reading = readTable(json);
  return reading.ok ? [] : reading.problems.map(({ code }) => code);
};

test('a CreateTable request', () => {
  expect(readTable(definition)).toEqual(readable);
});

test('what describe-table prints', () => {
  const described = { Table: { ...definition, TableStatus: 'ACTIVE', ItemCount: 3, TableSizeBytes: 400 } };
  expect(readTable(described)).toEqual(readable);
});

test('a CloudFormation resource, by itself, in a template, and under its name', () => {
  const resource = { Type: 'AWS::DynamoDB::Table', Properties: definition };
  expect(readTable(resource)).toEqual(readable);
  expect(readTable({ MusicTable: resource })).toEqual(readable);
  expect(readTable({ Resources: { Topic: { Type: 'AWS::SNS::Topic' }, MusicTable: resource } })).toEqual(readable);
});

test('of several tables the first is read, and that is said', () => {
  const properties = (name: string): unknown => ({
    Type: 'AWS::DynamoDB::Table',
    Properties: { ...definition, TableName: name },
  });
  const reading = readTable({ Resources: { One: properties('One'), Two: properties('Two') } });
  expect(reading).toMatchObject({
    ok: true,
    table: { name: 'One' },
    notices: [{ code: 'table.several', severity: 'notice' }],
  });
});

test('a name that a template computes is left out', () => {
  expect(readTable({ ...definition, TableName: { Ref: 'Name' } })).toMatchObject({
    ok: true,
    table: { sortKey: table.sortKey },
  });
});

test('of a template only DynamoDB’s tables are tables', () => {
  const other = { Type: 'Custom::Thing', Properties: { KeySchema: [] } };
  expect(readTable({ Resources: { Other: other, MusicTable: { Properties: definition } } })).toEqual(readable);
});

test('indexes that cannot be told are problems, never left out in silence', () => {
  const [index] = definition.GlobalSecondaryIndexes;
  for (const list of [{ 'Fn::If': ['Large', [], []] }, 5, 'x'])
    expect(codes({ ...definition, GlobalSecondaryIndexes: list })).toEqual(['table.indexes-not-listed']);
  expect(codes({ ...definition, GlobalSecondaryIndexes: null })).toEqual([]);
  expect(codes({ ...definition, GlobalSecondaryIndexes: [index, index] })).toEqual(['table.index-name-taken']);
  const local = { ...index, KeySchema: [definition.KeySchema[0], { AttributeName: 'Year', KeyType: 'RANGE' }] };
  expect(codes({ ...definition, LocalSecondaryIndexes: [local] })).toEqual(['table.index-name-taken']);
  const projecting = (Projection: unknown): readonly string[] =>
    codes({ ...definition, GlobalSecondaryIndexes: [{ ...index, Projection }] });
  for (const names of [undefined, [], 'Year', ['Note', 5]])
    expect(projecting({ ProjectionType: 'INCLUDE', NonKeyAttributes: names })).toEqual(['table.index-without-names']);
  expect(projecting({ ProjectionType: 'ALL', NonKeyAttributes: ['Note'] })).toEqual(['table.index-names-unasked']);
});

test('every key that lacks a part is named', () => {
  const keyless = ['One', 'Two'].map((name) => ({
    ...definition.GlobalSecondaryIndexes[0],
    IndexName: name,
    KeySchema: [],
  }));
  expect(codes({ ...definition, GlobalSecondaryIndexes: keyless })).toEqual([
    'table.no-partition-key',
    'table.no-partition-key',
  ]);
});

test('anything else is no definition', () => {
  for (const json of [undefined, null, 1, 'x', [], {}, { Table: null }, { Resources: { A: 1 } }])
    expect(codes(json)).toEqual(['table.not-a-definition']);
});

test('what is missing or contradicts is named', () => {
  expect(codes({ ...definition, AttributeDefinitions: [] })).toContain('table.undefined-key');
  expect(
    codes({ ...definition, AttributeDefinitions: [{ AttributeName: 'Artist', AttributeType: 'BOOL' }] }),
  ).toContain('table.no-key-type');
  expect(
    codes({
      ...definition,
      AttributeDefinitions: [...definition.AttributeDefinitions, { AttributeName: 'Year', AttributeType: 'S' }],
    }),
  ).toEqual(['table.two-types']);
  expect(codes({ ...definition, KeySchema: [{ AttributeName: 'Artist', KeyType: 'RANGE' }] })).toContain(
    'table.no-partition-key',
  );
  expect(codes({ ...definition, KeySchema: [{ AttributeName: 'Artist' }] })).toContain('table.key-schema');
  expect(
    codes({ ...definition, GlobalSecondaryIndexes: [{ ...definition.GlobalSecondaryIndexes[0], Projection: {} }] }),
  ).toEqual(['table.index-without-projection']);
  const elsewhere = {
    IndexName: 'Local',
    KeySchema: [
      { AttributeName: 'Year', KeyType: 'HASH' },
      { AttributeName: 'SongTitle', KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: 'ALL' },
  };
  expect(codes({ ...definition, LocalSecondaryIndexes: [elsewhere] })).toEqual(['table.local-index-partition-key']);
  expect(codes({ ...definition, GlobalSecondaryIndexes: [{}] })).toEqual(['table.index-without-name']);
  expect(
    codes({
      ...definition,
      LocalSecondaryIndexes: [{ IndexName: 'Local', KeySchema: definition.KeySchema.slice(0, 1) }],
    }),
  ).toEqual(['table.local-index-key']);
});
