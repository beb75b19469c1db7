import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import { READ_BLOCK, READ_RATE, type Consistency } from '../facts/throughput.ts';
import type { Bytes, ReadUnits } from '../units.ts';
import { wholeBytes } from './whole-bytes.ts';

/**
 * What GetItem of one item consumes.
 *
 * @param size - The whole item in bytes: a projection changes nothing. `missing` for a key that holds no item.
 * @param consistency - `eventual` and `strong` as GetItem offers them; `transactional` is one item of TransactGetItems.
 * @returns Read units: 0.5, 1 or 2 for every 4 KB begun.
 * @throws RangeError when the size is not a whole number of bytes, or the consistency none of the three.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * getItem(10_240, 'eventual').value // 1.5
 */
export function getItem(size: Given<Bytes> | 'missing', consistency: Consistency): Explained<ReadUnits> {
  const blocks = readBlocks({ size: size === 'missing' ? 0 : wholeBytes('size', size), block: READ_BLOCK });
  return readUnits({ blocks, rate: readRate(consistency, ['eventual', 'strong', 'transactional']) });
}

/** What a block costs at a consistency; one that an operation does not offer is misuse, thrown as `RangeError`. */
export function readRate(consistency: Consistency, offered: readonly Consistency[]): Explained<number> {
  if (offered.includes(consistency)) return READ_RATE[consistency];
  throw new RangeError(`consistency must be one of ${offered.join(', ')}; it is ${consistency}.`);
}

export const readBlocks: RuleFunction<{ size: Bytes; block: Bytes }, number> = rule({
  id: 'read.blocks',
  says: 'The size is rounded up to whole 4 KB blocks; even a missing item costs one.',
  formula: 'max(1, ⌈size ÷ block⌉)',
  unit: 'blocks',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ size, block }) => Math.max(1, Math.ceil(size / block)),
});

export const readUnits: RuleFunction<{ blocks: number; rate: number }, ReadUnits> = rule({
  id: 'read.units',
  says: 'Every block costs the rate of the chosen consistency.',
  formula: 'blocks × rate',
  unit: 'read units',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ blocks, rate }) => blocks * rate,
});
