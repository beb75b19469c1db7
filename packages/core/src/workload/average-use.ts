import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { compareExact, quotient, sum, type Quantity } from '../pricing/money.ts';
import type { ResourceEstimate } from './estimate-resources.ts';

/**
 * The share of provisioned units that a workload uses on average, over its table and indexes.
 *
 * @param resources - What `estimate` says of the table and its indexes.
 * @param kind - Reads or writes, replicated writes included.
 * @returns The share; undefined where nothing is provisioned, or units change over the day.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-switching-capacity-modes.html
 * @example
 * averageUse(estimate({ region: 'us-east-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: { note: { count: 0, bytes: 1_024 } }, patterns: [{ name: 'write', operation: 'putItem', entity: 'note', rate: { perSecond: 10, peakPerSecond: 40 } }], capacity: { mode: 'provisioned' } }).resources, 'write').value // 0.25
 */
export function averageUse(
  resources: readonly ResourceEstimate[],
  kind: 'read' | 'write',
): Explained<number> | undefined {
  const isOfKind = (each: { readonly kind: string }): boolean => (each.kind === 'read') === (kind === 'read');
  const provisioned = resources.flatMap((each) => each.provisioned.filter(isOfKind));
  const units = provisioned.flatMap((each) => each.units);
  if (units.length === 0 || units.length > provisioned.length) return undefined;
  const loads = resources.flatMap((each) => each.loads.filter(isOfKind)).map(({ average }) => average);
  if (loads.every(({ value }) => compareExact(value, 0) === 0)) return undefined;
  return used({ loads, units });
}

const used: RuleFunction<{ loads: readonly Quantity[]; units: readonly number[] }, number> = rule({
  id: 'provisioned.average-use',
  says: 'The average load of the table and its indexes is this share of the units that are provisioned for them.',
  formula: 'sum(loads) ÷ sum(units)',
  unit: 'of the provisioned units',
  basis: 'documented',
  source: TABLE_DOCS.switchingModes,
  compute: ({ loads, units }) => Number(quotient(sum(loads), sum(units))),
});
