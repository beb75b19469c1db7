import { rule, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import type { Bytes, WriteUnits } from '../units.ts';

export const writeBlocks: RuleFunction<{ size: Bytes; block: Bytes }, number> = rule({
  id: 'write.blocks',
  says: 'The size is rounded up to whole 1 KB blocks; even a write that touches no item costs one.',
  formula: 'max(1, ⌈size ÷ block⌉)',
  unit: 'blocks',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ size, block }) => Math.max(1, Math.ceil(size / block)),
});

export const writeUnits: RuleFunction<{ blocks: number; rate: number }, WriteUnits> = rule({
  id: 'write.units',
  says: 'Every block costs the rate of the write.',
  formula: 'blocks × rate',
  unit: 'write units',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ blocks, rate }) => blocks * rate,
});
