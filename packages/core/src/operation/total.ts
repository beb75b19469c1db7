import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import type { ReadUnits, WriteUnits } from '../units.ts';

/**
 * The sum of figures that were each rounded by themselves; a single figure is its own total.
 *
 * @param parts - Units of the items of a request, or of a table and its indexes.
 * @returns Their sum, with each of them as an input.
 */
export function totalReadUnits(parts: readonly Explained<ReadUnits>[]): Explained<ReadUnits> {
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : readTotal({ parts });
}

/** As `totalReadUnits`, for writes. */
export function totalWriteUnits(parts: readonly Explained<WriteUnits>[]): Explained<WriteUnits> {
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : writeTotal({ parts });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const readTotal: RuleFunction<{ parts: readonly ReadUnits[] }, ReadUnits> = rule({
  id: 'read.total',
  says: 'Each part is rounded by itself before the parts are added.',
  formula: 'sum(parts)',
  unit: 'read units',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ parts }) => sum(parts),
});

export const writeTotal: RuleFunction<{ parts: readonly WriteUnits[] }, WriteUnits> = rule({
  id: 'write.total',
  says: 'Each part is rounded by itself before the parts are added.',
  formula: 'sum(parts)',
  unit: 'write units',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ parts }) => sum(parts),
});
