import type { Item, TransactWriteAction } from '@dynamometer/core';
import { itemFrom } from './dynamodb-json.ts';

/** An attribute map as a vector writes it, binaries in base64. */
export type Attributes = Readonly<Record<string, unknown>>;

/** A table's keys as vectors write them: `name:type`. */
export interface Schema {
  readonly pk: string;
  readonly sk?: string;
}

/** The items of the tables that a vector sets up. */
export interface Store {
  readonly find: (table: string, key: Attributes) => Item | undefined;
  readonly put: (table: string, action: TransactWriteAction) => void;
}

export function storeOf(
  schemas: Readonly<Record<string, Schema>>,
  setup: Readonly<Record<string, readonly Attributes[]>>,
): Store {
  const keyOf = (table: string, item: Attributes): string => {
    const { pk = '', sk } = schemas[table] ?? {};
    return JSON.stringify([table, ...[pk, sk ?? pk].map((key) => item[key.split(':')[0] ?? ''])]);
  };
  const items = new Map<string, Item>();
  for (const [table, attributes] of Object.entries(setup))
    for (const each of attributes) items.set(keyOf(table, each), itemFrom(each));
  return {
    find: (table, key) => items.get(keyOf(table, key)),
    put: (table, action) => {
      if (action.operation !== 'putItem' || typeof action.after !== 'object')
        throw new Error('Vectors prepare their tables with puts of items alone.');
      const after = action.after as Item;
      items.set(keyOf(table, after), after);
    },
  };
}
