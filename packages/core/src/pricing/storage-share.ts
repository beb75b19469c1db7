import { rule, type Explained, type RuleFunction } from '../explain.ts';
import { DOCS } from '../facts/docs.ts';
import { subtotal, type Bill } from './bill.ts';
import type { LineItem } from './charge.ts';
import { compareExact, quotient, sum, type Dollars } from './money.ts';

/**
 * The share that storage has in what a bill takes for storage and throughput at list prices.
 *
 * @param priced - A bill, best of the Standard class.
 * @returns The share between 0 and 1; undefined where the bill has neither, or one of them has no price.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithTables.tableclasses.html
 * @example
 * storageShare(bill([storage({ region: 'us-east-1', resource: 'table', tableClass: 'standard' }, '107374182400', GIGABYTE)], US_EAST_1_PRICES)).value // 1
 */
export function storageShare({ lines, notPriced }: Bill): Explained<number> | undefined {
  if (notPriced.some(({ item }) => item === 'storage' || THROUGHPUT.has(item))) return undefined;
  const storage = subtotal(lines.filter(({ item }) => item === 'storage'));
  const throughput = subtotal(lines.filter(({ item }) => THROUGHPUT.has(item)));
  return compareExact(sum([storage.value, throughput.value]), 0) === 0 ? undefined : share({ storage, throughput });
}

const THROUGHPUT: ReadonlySet<LineItem> = new Set<LineItem>(['reads', 'writes', 'replicatedWrites']);

const share: RuleFunction<{ storage: Dollars; throughput: Dollars }, number> = rule({
  id: 'bill.storage-share',
  says: 'Storage and throughput are what the table classes differ in; the rest of a bill is the same in both.',
  formula: 'storage ÷ (storage + throughput)',
  unit: 'of storage and throughput together',
  basis: 'documented',
  source: DOCS.tableClasses,
  compute: ({ storage, throughput }) => Number(quotient(storage, sum([storage, throughput]))),
});
