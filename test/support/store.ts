import type { Item, TransactWriteAction } from '@dynamometer/core';
import { itemFrom } from './dynamodb-json.ts';
import type { Schema } from './schema.ts';

/** An attribute map as a vector writes it, binaries in base64. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The items of the tables that a vector sets up. */
export interface Store {
  readonly find: (table: string, key: Attributes) => Item | undefined;
  readonly all: (table: string) => readonly Item[];
  readonly put: (table: string, action: TransactWriteAction) => void;
}

export function storeOf(
  schemas: Readonly<Record<string, Schema>>,
  setup: Readonly<Record<string, readonly Attributes[]>>,
): Store {
  const keyOf = (table: string, item: Attributes): string => {
    const { pk = '', sk } = schemas[table] ?? {};
    return JSON.stringify([pk, sk ?? pk].map((key) => item[key.split(':')[0] ?? '']));
  };
  const tables = new Map<string, Map<string, Item>>();
  for (const table of Object.keys(schemas)) {
    const items = setup[table] ?? [];
    tables.set(table, new Map(items.map((item) => [keyOf(table, item), itemFrom(item)])));
  }
  return {
    find: (table, key) => tables.get(table)?.get(keyOf(table, key)),
    all: (table) => [...(tables.get(table)?.values() ?? [])],
    put: (table, action) => {
      if (action.operation !== 'putItem' || typeof action.after !== 'object')
        throw new Error('Vectors prepare their tables with puts of items alone.');
      const after = action.after as Item;
      tables.get(table)?.set(keyOf(table, after), after);
    },
  };
}
