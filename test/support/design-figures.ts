import { designTable, type Explained } from '@dynamometer/core';
import { BILLING } from './billing-design.ts';

/** Figures that between them use the rules of designs. */
export function sampleDesigns(): readonly Explained<unknown>[] {
  const designed = designTable(BILLING);
  if (!designed.ok) throw new Error(JSON.stringify(designed.problems));
  return designed.designs.flatMap(({ hotKeys, indexes }) => [
    ...hotKeys.flatMap(({ shards }) => (shards === undefined ? [] : [shards])),
    ...indexes.flatMap(({ cost, costOfAll }) => [cost, costOfAll]),
  ]);
}
