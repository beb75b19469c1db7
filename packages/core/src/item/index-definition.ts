import type { KeyAttribute, Projection, Table } from './table.ts';

/** An index of either kind, its whole key spelled out. */
export interface IndexDefinition {
  readonly kind: 'global' | 'local';
  readonly partitionKey: readonly KeyAttribute[];
  readonly sortKey: readonly KeyAttribute[];
  readonly projection: Projection;
}

/** The index of a name, or undefined if the table has none of it. */
export function indexDefinition(table: Table, name: string): IndexDefinition | undefined {
  const global = own(table.globalIndexes, name);
  if (global !== undefined) {
    const { partitionKey, sortKey = [], projection } = global;
    return { kind: 'global', partitionKey, sortKey, projection };
  }
  const local = own(table.localIndexes, name);
  if (local === undefined) return undefined;
  return {
    kind: 'local',
    partitionKey: [table.partitionKey],
    sortKey: [local.sortKey],
    projection: local.projection,
  };
}

/** The names of a table's indexes, global ones first. */
export function indexNames(table: Table): readonly string[] {
  return [...Object.keys(table.globalIndexes ?? {}), ...Object.keys(table.localIndexes ?? {})];
}

/** The attributes of the table's own key. */
export function tableKey({ partitionKey, sortKey }: Table): readonly KeyAttribute[] {
  return sortKey === undefined ? [partitionKey] : [partitionKey, sortKey];
}

function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
