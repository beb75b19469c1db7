import { indexDefinition, type IndexDefinition } from '../../item/index-definition.ts';
import type { KeyAttribute, Table } from '../../item/table.ts';
import { keyAttributes, projectionParameters } from './create-table.ts';

/** A resource of the AWS provider; keys of several attributes need its version 6.29 or later. */
export function terraform(table: Table): string {
  const { name = 'Table', partitionKey, sortKey } = table;
  const label = name.replaceAll(/[^A-Za-z0-9_-]/g, '_').replace(/^(?=[\d-])/, '_');
  const globals = Object.keys(table.globalIndexes ?? {}).map((each) => index(table, each));
  const locals = Object.keys(table.localIndexes ?? {}).map((each) => index(table, each));
  return `${block(`resource "aws_dynamodb_table" "${label}"`, [
    assignments([
      ['name', text(name)],
      ['billing_mode', text('PAY_PER_REQUEST')],
      ['hash_key', text(partitionKey.name)],
      ...(sortKey === undefined ? [] : [['range_key', text(sortKey.name)] as const]),
    ]),
    ...keyAttributes(table).map((key) =>
      block('attribute', [
        assignments([
          ['name', text(key.name)],
          ['type', text(key.type)],
        ]),
      ]),
    ),
    ...globals,
    ...locals,
  ])}\n`;
}

type Assignment = readonly [name: string, value: string];

function index(table: Table, name: string): string {
  const { kind, partitionKey, sortKey, projection } = indexDefinition(table, name) as IndexDefinition;
  const { ProjectionType, NonKeyAttributes } = projectionParameters(projection);
  const several = partitionKey.length > 1 || sortKey.length > 1;
  const single: readonly Assignment[] = several
    ? []
    : [
        ...(kind === 'global' ? partitionKey.map((key): Assignment => ['hash_key', text(key.name)]) : []),
        ...sortKey.map((key): Assignment => ['range_key', text(key.name)]),
      ];
  return block(`${kind}_secondary_index`, [
    assignments([
      ['name', text(name)],
      ...single,
      ['projection_type', text(ProjectionType)],
      ...(NonKeyAttributes === undefined
        ? []
        : [['non_key_attributes', `[${NonKeyAttributes.map(text).join(', ')}]`] as const]),
    ]),
    ...(several ? [...partitionKey.map(keyBlock('HASH')), ...sortKey.map(keyBlock('RANGE'))] : []),
  ]);
}

function keyBlock(type: 'HASH' | 'RANGE'): (key: KeyAttribute) => string {
  return ({ name }) =>
    block('key_schema', [
      assignments([
        ['attribute_name', text(name)],
        ['key_type', text(type)],
      ]),
    ]);
}

function block(head: string, parts: readonly string[]): string {
  const lines = parts.join('\n\n').split('\n');
  return `${head} {\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n}`;
}

/** Aligned at their equals signs, as the formatter of Terraform aligns them. */
function assignments(pairs: readonly Assignment[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)} = ${value}`).join('\n');
}

/** JSON's escapes are HCL's, but for those of control characters; `${` and `%{` would begin a template. */
function text(value: string): string {
  return JSON.stringify(value)
    .replaceAll(/\\[bf]/g, (escape) => (escape === String.raw`\b` ? String.raw`\u0008` : String.raw`\u000c`))
    .replaceAll(/([$%])\{/g, '$1$1{');
}
