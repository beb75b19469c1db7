import { rule, type Explained, type RuleFunction } from '../explain.ts';
import { FREE_CAPACITY_HOURS, FREE_STORAGE, FREE_STREAM_READS } from '../facts/billing.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Charge } from './charge.ts';
import type { Dimension } from './dimension.ts';
import { compareExact, larger, product, smaller, sum, type Quantity } from './money.ts';

/**
 * Takes off what the free tier covers: in each Region 18,600 provisioned read and write unit-hours, 25 GB and 2,500,000
 * reads of DynamoDB Streams, Standard only. It belongs to the account, so it is taken off once, not for each table.
 *
 * @param charges - All charges of the account's tables.
 * @returns Charges of negative quantity, for `bill`; none where nothing is used that it covers.
 * @see https://aws.amazon.com/dynamodb/pricing/
 * @example
 * freeTier([storage({ region: 'us-east-1', resource: 'table', tableClass: 'standard' }, '107374182400', GIGABYTE)])[0].quantity.value // '-25'
 */
export function freeTier(charges: readonly Charge[]): readonly Charge[] {
  const regions = [...new Set(charges.map(({ region }) => region))];
  return regions.flatMap((region) =>
    COVERED.flatMap(({ dimension, allowance }): readonly Charge[] => {
      const used = charges.filter((each) => each.region === region && each.dimension === dimension);
      const quantity = covered({ used: used.map((each) => each.quantity), allowance });
      if (compareExact(quantity.value, 0) === 0) return [];
      return [{ item: 'freeTier', region, resource: 'table', dimension, quantity }];
    }),
  );
}

const COVERED: readonly { readonly dimension: Dimension; readonly allowance: Explained<number> }[] = [
  { dimension: 'standard.readCapacityUnitHour', allowance: FREE_CAPACITY_HOURS },
  { dimension: 'standard.writeCapacityUnitHour', allowance: FREE_CAPACITY_HOURS },
  { dimension: 'standard.storageGbMonth', allowance: FREE_STORAGE },
  { dimension: 'streams.readRequestUnitsPerMillion', allowance: FREE_STREAM_READS },
];

const covered: RuleFunction<{ used: readonly Quantity[]; allowance: number }, Quantity> = rule({
  id: 'free.covered',
  says: 'The free tier takes off what is used of it, once for an account and Region.',
  formula: '−min(sum(used), allowance)',
  unit: 'units, GB or requests',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ used, allowance }) => product('-1', smaller(larger(sum(used), 0), allowance)),
});
