import { rule, type Given, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import type { Bytes } from '../units.ts';
import { sizeOf, type ItemOrSize } from './size-of.ts';

/** Whether the ConditionExpression of a write holds. Without one it does. */
export type ConditionOutcome = 'holds' | 'fails';

/** The size that a write is charged for: the larger of what was there and what was to be there. */
export function writtenSize(condition: ConditionOutcome, before?: ItemOrSize, after?: ItemOrSize): Given<Bytes> {
  const sizes = {
    before: before === undefined ? 0 : sizeOf('before', before),
    after: after === undefined ? 0 : sizeOf('after', after),
  };
  if (condition === 'fails') return attemptedSize(sizes);
  if (before === undefined) return sizes.after;
  return after === undefined ? sizes.before : largerSize(sizes);
}

export const largerSize: RuleFunction<{ before: Bytes; after: Bytes }, Bytes> = rule({
  id: 'write.larger',
  says: 'A write is charged for the larger of the item before and the item after, whatever part of it changes.',
  formula: 'max(before, after)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ before, after }) => Math.max(before, after),
});

export const attemptedSize: RuleFunction<{ before: Bytes; after: Bytes }, Bytes> = rule({
  id: 'write.attempted',
  says: 'A write whose condition fails is charged all the same: for the larger of the stored item and the item attempted.',
  formula: 'max(before, after)',
  unit: 'bytes',
  basis: 'measured',
  source: DOCS.readsAndWrites,
  evidence:
    'The guide says that it is charged and gives one example; that both items count was measured on the service (dynoxide, eu-west-2, 2026).',
  compute: ({ before, after }) => Math.max(before, after),
});
