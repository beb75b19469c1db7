import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { WriteUnits } from '../units.ts';
import { product, type Exact, type Quantity } from './money.ts';

/**
 * The replicated write units of a global table over all its Regions: every write counts in each of them, the one where
 * it is made included. Its index writes stay ordinary units.
 *
 * @param units - Write units as a table in one Region would consume them.
 * @param regions - How many Regions the table has.
 * @returns Replicated write units as a decimal text.
 * @throws RangeError when the number of Regions is not a whole number above 0.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/global-tables-billing.html
 * @example
 * replicatedWriteUnits(150, 2).value // '300'
 */
export function replicatedWriteUnits(units: Given<WriteUnits>, regions: number): Explained<Quantity> {
  if (!(Number.isSafeInteger(regions) && regions > 0))
    throw new RangeError(`regions must be a whole number above 0; it is ${regions}.`);
  return everyRegion({ units, regions });
}

const everyRegion: RuleFunction<{ units: Exact; regions: number }, Quantity> = rule({
  id: 'global-table.writes',
  says: 'A write to a global table counts in each of its Regions, the one where it is made included.',
  formula: 'units × regions',
  unit: 'replicated write units',
  basis: 'documented',
  source: TABLE_DOCS.globalTableBilling,
  compute: ({ units, regions }) => product(units, regions),
});
