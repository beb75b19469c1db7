import type { Explained } from '../../explain.ts';
import type { Dollars } from '../../pricing/money.ts';
import type { PriceList } from '../../pricing/price-list.ts';
import { US_EAST_1_PRICES } from '../../pricing/prices/us-east-1.ts';
import { estimate } from '../../workload/estimate.ts';
import type { Workload } from '../../workload/workload.ts';
import type { Design } from './designed.ts';

/**
 * What each index of a design would cost a month if it stored whole items.
 *
 * @param design - One of the designs of `designTable`.
 * @param prices - The price list that it was designed with; that of us-east-1 unless given.
 * @returns Dollars by the name of the index, to compare with the cost of the index as it is.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 * @example
 * widenIndexes(designTable({ entities: { User: { identifier: 'id', attributes: {}, count: 9 } }, patterns: [] }).designs[0]) // {}
 */
export function widenIndexes(
  { workload }: Design,
  prices: PriceList = US_EAST_1_PRICES,
): Readonly<Record<string, Explained<Dollars>>> {
  const indexes = Object.keys(workload.table.globalIndexes ?? {});
  const estimated = estimate(widened(workload), prices);
  const resources = estimated.ok ? estimated.resources : [];
  return Object.fromEntries(
    resources.filter(({ resource }) => indexes.includes(resource)).map(({ resource, cost }) => [resource, cost]),
  );
}

/** The same with every index storing whole items; patterns that touch no index are left out. */
function widened(workload: Workload): Workload {
  const { table, entities, patterns } = workload;
  const wide = Object.entries(table.globalIndexes ?? {}).map(([name, index]) => [
    name,
    Object.assign({}, index, { projection: 'ALL' }),
  ]);
  const whole = Object.entries(entities).map(([name, { entries = {}, ...entity }]) => [
    name,
    { ...entity, entries: Object.fromEntries(Object.keys(entries).map((index) => [index, {}])) },
  ]);
  return {
    ...workload,
    table: { ...table, globalIndexes: Object.fromEntries(wide) },
    entities: Object.fromEntries(whole),
    patterns: patterns.filter((pattern) =>
      pattern.operation === 'query'
        ? pattern.index !== undefined
        : 'entity' in pattern && Object.keys(entities[pattern.entity]?.entries ?? {}).length > 0,
    ),
  };
}
