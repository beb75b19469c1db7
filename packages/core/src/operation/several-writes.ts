import type { Explained } from '../explain.ts';
import { indexDefinition } from '../item/index-definition.ts';
import type { Table } from '../item/table.ts';
import type { Problem } from '../problem.ts';
import type { WriteUnits } from '../units.ts';
import { totalWriteUnits } from './total.ts';
import { drawnFromTable, type WriteEstimate } from './write.ts';

/** What a request of several writes consumes: each action apart, and together. */
export interface SeveralWritesEstimate extends WriteEstimate {
  /** In the order given. */
  readonly actions: readonly WriteEstimate[];
}

/** One action with the table that it goes to, where that is known. */
export interface EstimatedAction {
  readonly table: Table | undefined;
  readonly estimate: WriteEstimate;
}

/** The sums over the actions of a request. Where it goes to several tables, an index is named `table.index`. */
export function totalOfWrites(
  actions: readonly EstimatedAction[],
  problems: readonly Problem[],
): SeveralWritesEstimate {
  // Tables may come as copies; a name tells that they are one.
  const tables = [...new Set(actions.map(({ table }) => table?.name ?? table))];
  const indexes = new Map<string, { readonly local: boolean; readonly parts: Explained<WriteUnits>[] }>();
  for (const { table, estimate } of actions) {
    const prefix = tables.length > 1 ? `${table?.name ?? `table ${tables.indexOf(table) + 1}`}.` : '';
    for (const [name, units] of Object.entries(estimate.indexes)) {
      const local = table !== undefined && indexDefinition(table, name)?.kind === 'local';
      const group = indexes.get(prefix + name) ?? { local, parts: [] };
      group.parts.push(units);
      indexes.set(prefix + name, group);
    }
  }
  const estimates = actions.map(({ estimate }) => estimate);
  const table = totalWriteUnits(estimates.map((each) => each.table));
  const totals = [...indexes].map(([name, { local, parts }]) => ({ name, local, units: totalWriteUnits(parts) }));
  return {
    actions: estimates,
    table,
    indexes: Object.fromEntries(totals.map(({ name, units }) => [name, units])),
    tableCapacity: drawnFromTable(
      table,
      totals.filter(({ local }) => local).map(({ units }) => units),
    ),
    total: totalWriteUnits([table, ...totals.map(({ units }) => units)]),
    problems: [
      ...estimates.flatMap((each, index) => each.problems.map((one) => ({ ...one, path: [index, ...one.path] }))),
      ...problems,
    ],
  };
}
