import { valueOf } from '../explain.ts';
import { bill, withLines, type Bill } from '../pricing/bill.ts';
import type { LineItem } from '../pricing/charge.ts';
import { requests, unitsAMonth } from '../pricing/on-demand.ts';
import type { PriceList } from '../pricing/price-list.ts';
import { US_EAST_1_PRICES } from '../pricing/prices/us-east-1.ts';
import type { Estimate } from './estimate.ts';
import { regionalUses } from './usage.ts';
import type { Workload } from './workload.ts';

/**
 * The bill of a workload with a line for what each access pattern consumes on the table and on each index. Provisioned
 * capacity is paid for used or not, so there the lines stay those of the table and its indexes.
 *
 * @param workload - The workload.
 * @param estimated - What `estimate` has made of it.
 * @param prices - The price list of that estimate; that of us-east-1 unless given.
 * @returns A bill of the same total; its lines of on-demand requests name their `pattern`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html
 * @example
 * billByPattern({ region: 'us-east-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: {}, patterns: [] }, estimate({ region: 'us-east-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: {}, patterns: [] })).lines // []
 */
export function billByPattern(
  workload: Workload,
  { bill: whole, patterns }: Estimate,
  prices: PriceList = US_EAST_1_PRICES,
): Bill {
  if (workload.capacity?.mode === 'provisioned') return whole;
  const { tableClass = 'standard' } = workload;
  const uses = regionalUses(workload, patterns, whole.terms.hours);
  const charges = patterns.flatMap(({ name, calls }, position) =>
    uses.flatMap(({ region, patterns: used }) =>
      (used[position]?.consumption ?? []).map(({ resource, kind, units }) => ({
        ...requests({ region, resource, tableClass }, kind, unitsAMonth({ calls, units })),
        pattern: name,
      })),
    ),
  );
  const apart = bill(
    charges.filter(({ quantity }) => valueOf(quantity) !== '0'),
    prices,
    whole.terms,
  );
  const rest = (line: { readonly item: LineItem }): boolean => !REQUESTS.has(line.item);
  const notPriced = [...apart.notPriced, ...whole.notPriced.filter(rest)];
  return withLines({ ...whole, notPriced, lines: [] }, [...apart.lines, ...whole.lines.filter(rest)]);
}

const REQUESTS: ReadonlySet<LineItem> = new Set<LineItem>(['reads', 'writes', 'replicatedWrites']);
