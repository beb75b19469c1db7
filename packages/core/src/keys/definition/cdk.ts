import { indexDefinition, type IndexDefinition } from '../../item/index-definition.ts';
import type { KeyAttribute, KeyType, Table } from '../../item/table.ts';
import { logicalName } from './cloudformation.ts';
import { projectionParameters } from './create-table.ts';

/** A stack for the AWS CDK v2 in TypeScript; `TableV2` is on demand unless told. */
export function cdkStack(table: Table): string {
  const id = logicalName(table);
  const globals = Object.keys(table.globalIndexes ?? {}).map((name) => index(table, name));
  const locals = Object.keys(table.localIndexes ?? {}).map((name) => index(table, name));
  const properties = [
    ...(table.name === undefined ? [] : [`tableName: ${text(table.name)},`]),
    `partitionKey: ${attribute(table.partitionKey)},`,
    ...(table.sortKey === undefined ? [] : [`sortKey: ${attribute(table.sortKey)},`]),
    ...list('globalSecondaryIndexes', globals),
    ...list('localSecondaryIndexes', locals),
  ];
  return `import { Stack, type StackProps } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';

export class ${id}Stack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);

    new dynamodb.TableV2(this, '${id}', {
${properties.map((line) => `      ${line}`).join('\n')}
    });
  }
}
`;
}

const TYPES: Readonly<Record<KeyType, string>> = { S: 'STRING', N: 'NUMBER', B: 'BINARY' };

function attribute({ name, type }: KeyAttribute): string {
  return `{ name: ${text(name)}, type: dynamodb.AttributeType.${TYPES[type]} }`;
}

function index(table: Table, name: string): string {
  const { kind, partitionKey, sortKey, projection } = indexDefinition(table, name) as IndexDefinition;
  const { ProjectionType, NonKeyAttributes } = projectionParameters(projection);
  const lines = [
    `indexName: ${text(name)},`,
    // A local index has the partition key of its table.
    ...(kind === 'global' ? keys('partitionKey', partitionKey) : []),
    ...keys('sortKey', sortKey),
    `projectionType: dynamodb.ProjectionType.${ProjectionType},`,
    ...(NonKeyAttributes === undefined ? [] : [`nonKeyAttributes: [${NonKeyAttributes.map(text).join(', ')}],`]),
  ];
  return `        {\n${lines.map((line) => `          ${line}`).join('\n')}\n        },`;
}

function keys(property: string, attributes: readonly KeyAttribute[]): readonly string[] {
  const [only, ...more] = attributes;
  if (only === undefined) return [];
  if (more.length === 0) return [`${property}: ${attribute(only)},`];
  return [`${property}s: [${attributes.map(attribute).join(', ')}],`];
}

function list(property: string, indexes: readonly string[]): readonly string[] {
  return indexes.length === 0 ? [] : [`${property}: [\n${indexes.join('\n')}\n      ],`];
}

function text(value: string): string {
  return `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
