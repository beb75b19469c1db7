import type { KeyAttribute, KeyType, Projection, Table } from '@dynamometer/core';

/** A table as vectors write it; a key is `name:type`. */
export interface Schema {
  readonly pk: string;
  readonly sk?: string;
  readonly gsi?: readonly IndexSchema[];
  readonly lsi?: readonly IndexSchema[];
}

interface IndexSchema {
  readonly name: string;
  /** A local index has the table's. */
  readonly pk?: string;
  readonly sk?: string;
  readonly projection: { readonly type: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; readonly attrs?: readonly string[] };
}

export function tableOf(name: string, { pk, sk, gsi = [], lsi = [] }: Schema): Table {
  return {
    name,
    partitionKey: keyOf(pk),
    ...(sk !== undefined && { sortKey: keyOf(sk) }),
    globalIndexes: Object.fromEntries(
      gsi.map((index) => [
        index.name,
        {
          partitionKey: [keyOf(index.pk ?? '')],
          sortKey: index.sk === undefined ? [] : [keyOf(index.sk)],
          projection: projectionOf(index),
        },
      ]),
    ),
    localIndexes: Object.fromEntries(
      lsi.map((index) => [index.name, { sortKey: keyOf(index.sk ?? ''), projection: projectionOf(index) }]),
    ),
  };
}

function keyOf(key: string): KeyAttribute {
  const [name = '', type] = key.split(':');
  return { name, type: type as KeyType };
}

function projectionOf({ projection: { type, attrs = [] } }: IndexSchema): Projection {
  return type === 'INCLUDE' ? { include: attrs } : type;
}
