import { indexDefinition, indexNames, tableKey, type IndexDefinition } from '../../item/index-definition.ts';
import type { KeyAttribute, Projection, Table } from '../../item/table.ts';

/** An element of a KeySchema. */
interface KeyElement {
  readonly AttributeName: string;
  readonly KeyType: 'HASH' | 'RANGE';
}

/** The parameters that CreateTable and CloudFormation have in common. */
export interface TableParameters {
  readonly TableName?: string;
  readonly BillingMode: 'PAY_PER_REQUEST';
  readonly AttributeDefinitions: readonly { readonly AttributeName: string; readonly AttributeType: string }[];
  readonly KeySchema: readonly KeyElement[];
  readonly GlobalSecondaryIndexes?: readonly unknown[];
  readonly LocalSecondaryIndexes?: readonly unknown[];
}

export function createTable(table: Table): TableParameters {
  const definitions = indexNames(table).flatMap((name) => {
    const definition = indexDefinition(table, name);
    return definition === undefined ? [] : [{ name, ...definition }];
  });
  const [partitionKey, ...sortKey] = tableKey(table) as readonly [KeyAttribute, ...KeyAttribute[]];
  const globals = definitions.filter(({ kind }) => kind === 'global').map(indexParameters);
  const locals = definitions.filter(({ kind }) => kind === 'local').map(indexParameters);
  return {
    ...(table.name !== undefined && { TableName: table.name }),
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keyAttributes(table).map(({ name, type }) => ({ AttributeName: name, AttributeType: type })),
    KeySchema: keySchema([partitionKey], sortKey),
    ...(globals.length > 0 && { GlobalSecondaryIndexes: globals }),
    ...(locals.length > 0 && { LocalSecondaryIndexes: locals }),
  };
}

/** Every attribute that is part of a key, each once. */
export function keyAttributes(table: Table): readonly KeyAttribute[] {
  const keys = indexNames(table).flatMap((name) => {
    const definition = indexDefinition(table, name);
    return definition === undefined ? [] : definition.partitionKey.concat(definition.sortKey);
  });
  return [...new Map([...tableKey(table), ...keys].map((key) => [key.name, key])).values()];
}

/** A projection by AWS's names. */
export function projectionParameters(projection: Projection): {
  readonly ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE';
  readonly NonKeyAttributes?: readonly string[];
} {
  if (typeof projection === 'string') return { ProjectionType: projection };
  return { ProjectionType: 'INCLUDE', NonKeyAttributes: projection.include };
}

function indexParameters({
  name,
  partitionKey,
  sortKey,
  projection,
}: IndexDefinition & { readonly name: string }): unknown {
  return { IndexName: name, KeySchema: keySchema(partitionKey, sortKey), Projection: projectionParameters(projection) };
}

function keySchema(partitionKey: readonly KeyAttribute[], sortKey: readonly KeyAttribute[]): readonly KeyElement[] {
  return [
    ...partitionKey.map(({ name }) => ({ AttributeName: name, KeyType: 'HASH' as const })),
    ...sortKey.map(({ name }) => ({ AttributeName: name, KeyType: 'RANGE' as const })),
  ];
}
