import type { Projection, Table } from '@dynamometer/core';

/** An index of the table, with what the fields need of it. */
export interface IndexOf {
  readonly index: string;
  readonly group: 'globalIndexes' | 'localIndexes';
  readonly projection: Projection;
}

/** The indexes of a table, the global ones first. */
export function indexesOf(table: Table): readonly IndexOf[] {
  return (['globalIndexes', 'localIndexes'] as const).flatMap((group) =>
    Object.entries(table[group] ?? {}).map(([index, { projection }]) => ({ index, group, projection })),
  );
}
