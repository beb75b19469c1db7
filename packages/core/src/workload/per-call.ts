import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import type { Problem } from '../problem.ts';
import { product } from '../pricing/money.ts';
import type { ThroughputKind } from '../pricing/on-demand.ts';

/** Units that one call consumes on the table or on one of its indexes. */
export interface Consumption {
  /** `table`, or the name of an index. */
  readonly resource: string;
  readonly kind: ThroughputKind;
  readonly units: Explained<number>;
}

/** What one call of an access pattern consumes. */
export interface PerCall {
  readonly consumption: readonly Consumption[];
  /** Where a call names several items, what each different one of them consumes. */
  readonly items?: readonly (readonly Consumption[])[];
  /** The KB that a call really writes to the table: what other Regions replicate and Kinesis captures. */
  readonly written?: Explained<number>;
  readonly problems: readonly Problem[];
}

/** The units of equal items, each of them rounded by itself. */
export function repeated(items: number, units: Explained<number>): Explained<number> {
  return items === 1 ? units : equalItems({ items, units });
}

const equalItems: RuleFunction<{ items: number; units: number }, number> = rule({
  id: 'workload.equal-items',
  says: 'Each item is rounded by itself; equal items consume the same.',
  formula: 'items × units',
  unit: 'units',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ items, units }) => Number(product(items, units)),
});
