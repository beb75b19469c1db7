import { itemSize, parse } from '@dynamometer/core';
import { parseYaml, readYamlTable } from '@dynamometer/core/yaml';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';

const sample = readFileSync(new URL('samples/38-cli-output.yaml', import.meta.url), 'utf8');
const sizesOf = (text: string) => {
  const parsed = parseYaml(text);
  return parsed.ok && parsed.items.map((item) => itemSize(item).bytes);
};

test('what the CLI prints is read as its JSON is', () => {
  expect(sizesOf(sample)).toEqual([40]);
  expect(parseYaml(sample)).toMatchObject({
    notation: 'yaml',
    format: 'dynamodb-json',
    container: 'scan-query-output',
  });
});

test.each([
  ['pk: abc', { pk: { S: 'abc' } }],
  ['pk: 12345678901234567890123', { pk: { N: '12345678901234567890123' } }],
  ['pk: 1.50', { pk: { N: '1.50' } }],
  ['pk: 0x1F', { pk: { N: '31' } }],
  ['pk: 0o17', { pk: { N: '15' } }],
  ['pk: +7', { pk: { N: '7' } }],
  ['pk: yes', { pk: { S: 'yes' } }],
  ['pk: true', { pk: { BOOL: true } }],
  ['pk:', { pk: { NULL: true } }],
  ['pk: 2026-11-30', { pk: { S: '2026-11-30' } }],
  ['pk: !!binary aGk=', { pk: { B: Uint8Array.of(104, 105) } }],
  ['pk: |\n  two\n  lines\n', { pk: { S: 'two\nlines\n' } }],
  ['__proto__: a', Object.fromEntries([['__proto__', { S: 'a' }]])],
  ['{pk: {S: a}, n: {N: "1"}}', { pk: { S: 'a' }, n: { N: '1' } }],
])('%s', (text, item) => {
  expect(parseYaml(text)).toMatchObject({ ok: true, items: [item] });
});

test('several documents are several items', () => {
  expect(parseYaml('pk: a\n---\npk: b\n')).toMatchObject({ items: [{ pk: { S: 'a' } }, { pk: { S: 'b' } }] });
});

test('a filtered result says so', () => {
  const parsed = parseYaml('Items:\n- pk: {S: a}\nCount: 1\nScannedCount: 5\n');
  expect(parsed.ok && parsed.notices.map(({ code }) => code)).toContain('read.filtered');
});

test('a name that is given twice is remarked on where it is', () => {
  expect(parseYaml('a: 1\nb: 2\na: 3')).toMatchObject({
    items: [{ a: { N: '3' }, b: { N: '2' } }],
    notices: [{ code: 'name.duplicate', at: { line: 3, column: 1 } }],
  });
});

describe('what is not read is refused where it stands', () => {
  test.each([
    ['a: [1, 2', 'syntax.yaml', 1, 9],
    ['a:\n\t- b', 'syntax.yaml', 2, 1],
    ['a: &x 1\nb: *x', 'syntax.yaml-alias', 2, 4],
    ['? [a]\n: 1', 'syntax.yaml-name', 1, 3],
    ['Item:\n  n:\n    N: 1E999\n', 'number.too-large', 3, 5],
    ['pk: .nan', 'number.not-finite', 1, 5],
  ])('%j', (text, code, line, column) => {
    expect(parseYaml(text)).toMatchObject({ ok: false, problems: [{ code, at: { line, column } }] });
  });

  test.each(['[', '- ', '{a: ', '? '])('a hundred thousand times %j', (text) => {
    expect(parseYaml(text.repeat(100_000))).toMatchObject({ ok: false });
  });
});

describe('tables', () => {
  const properties = `
    AttributeDefinitions:
      - { AttributeName: pk, AttributeType: S }
      - { AttributeName: due, AttributeType: N }
    KeySchema:
      - { AttributeName: pk, KeyType: HASH }
      - { AttributeName: due, KeyType: RANGE }`;
  const table = { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'due', type: 'N' } };

  test('a template of CloudFormation, its short forms included', () => {
    const template = `Resources:
  Bills:
    Type: AWS::DynamoDB::Table
    Properties:
      TableName: !Sub '\${AWS::StackName}-bills'
      BillingMode: PAY_PER_REQUEST${properties.replaceAll('\n', '\n  ')}`;
    expect(readYamlTable(template)).toEqual({ ok: true, table, notices: [] });
  });

  test('what describe-table prints', () => {
    expect(readYamlTable(`Table:\n    TableName: Bills${properties}`)).toMatchObject({
      table: { name: 'Bills', ...table },
    });
  });

  test('anything else is refused', () => {
    expect(readYamlTable('a: 1')).toMatchObject({ ok: false, problems: [{ code: 'table.not-a-definition' }] });
    expect(readYamlTable('a: [')).toMatchObject({ ok: false, problems: [{ code: 'syntax.yaml' }] });
  });
});

describe('always', () => {
  const names = fc.string({ minLength: 1 });
  const plain = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(names, tie('value')),
    ),
  })).value;

  test('an item written as YAML weighs what it weighs as JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(names, plain), (item) => {
        const json = parse(JSON.stringify(item), 'plain-json');
        const yaml = parseYaml(stringify(item, { schema: 'core', aliasDuplicateObjects: false }), 'plain-json');
        expect(yaml.ok && yaml.items).toEqual(json.ok && json.items);
      }),
    );
  });

  test('any text and any damage to a sample is answered in sentences', () => {
    const damaged = fc
      .tuple(
        fc.nat(sample.length),
        fc.nat(9),
        fc.string({ unit: fc.constantFrom(...Array.from('\n\t :-[]{}&*!|>%@"\'#?,ab1')) }),
      )
      .map(([at, length, put]) => sample.slice(0, at) + put + sample.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), (text) => {
        const parsed = parseYaml(text);
        const said = parsed.ok ? parsed.notices : parsed.problems;
        expect(parsed.ok || said.length > 0).toBe(true);
        expect(said.filter(({ says }) => /\{\w+\}|undefined|NaN bytes/.test(says))).toEqual([]);
      }),
    );
  });
});
