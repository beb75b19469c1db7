import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { DIMENSIONS, type Counted, type Dimension } from './dimension.ts';
import { product, quotient, type Dollars, type Quantity } from './money.ts';

/** What a line of a bill is for; its dimension says at which price. */
export type LineItem =
  | 'reads'
  | 'writes'
  | 'replicatedWrites'
  | 'storage'
  | 'reservedUpfront'
  | 'reservedHours'
  | 'reservedCover'
  | 'freeTier'
  | 'savingsPlan'
  | 'pointInTimeRecovery'
  | 'onDemandBackup'
  | 'restore'
  | 'fullExport'
  | 'incrementalExport'
  | 'import'
  | 'streamReads'
  | 'kinesisCapture'
  | 'warmThroughput';

/** The two table classes. */
export type TableClass = 'standard' | 'infrequentAccess';

/** Whose charge it is: a Region, the table or one of its indexes, and the table's class. */
export interface Place {
  readonly region: string;
  /** `table`, or the name of an index. */
  readonly resource: string;
  readonly tableClass: TableClass;
}

/** Something to be priced; a negative quantity takes off what another charge has put on. */
export interface Charge {
  readonly item: LineItem;
  readonly region: string;
  readonly resource: string;
  readonly dimension: Dimension;
  readonly quantity: Given<Quantity>;
  /** The access pattern that it is for, where it is for one alone. */
  readonly pattern?: string;
  /** The months over which a fee paid at the start is spread. */
  readonly months?: Given<number>;
}

/** The amount of a charge at a price. */
export function amountOf({ dimension, quantity, months = 1 }: Charge, price: Explained<Dollars>): Explained<Dollars> {
  const amounts: Readonly<Record<Counted, () => Explained<Dollars>>> = {
    million: () => millions({ quantity, price }),
    hour: () => hours({ quantity, price }),
    gb: () => gigabytes({ quantity, price }),
    block: () => upfront({ quantity, price, months }),
  };
  return amounts[DIMENSIONS[dimension].counted]();
}

const millions: RuleFunction<{ quantity: Quantity; price: Dollars }, Dollars> = rule({
  id: 'bill.millions',
  says: 'Requests are charged by the million, in proportion.',
  formula: 'quantity × price ÷ 1,000,000',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ quantity, price }) => product(quantity, price, '0.000001'),
});

const hours: RuleFunction<{ quantity: Quantity; price: Dollars }, Dollars> = rule({
  id: 'bill.hours',
  says: 'Capacity is charged by the unit and hour, used or not.',
  formula: 'quantity × price',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ quantity, price }) => product(quantity, price),
});

const gigabytes: RuleFunction<{ quantity: Quantity; price: Dollars }, Dollars> = rule({
  id: 'bill.gigabytes',
  says: 'Bytes are charged by the GB, in proportion.',
  formula: 'quantity × price',
  unit: 'US dollars',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
  compute: ({ quantity, price }) => product(quantity, price),
});

const upfront: RuleFunction<{ quantity: Quantity; price: Dollars; months: number }, Dollars> = rule({
  id: 'bill.upfront',
  says: 'The fee that is paid at the start is spread evenly over the months of the term.',
  formula: 'quantity × price ÷ months',
  unit: 'US dollars',
  basis: 'assumed',
  source: TABLE_DOCS.reservedCapacity,
  evidence: 'AWS bills the fee once; spread out, months can be compared.',
  compute: ({ quantity, price, months }) => quotient(product(quantity, price), months),
});
