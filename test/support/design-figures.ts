import { designTable, widenIndexes, type Explained } from '@dynamometer/core';
import { BILLING } from './billing-design.ts';

/** Figures that between them use the rules of designs. */
export function sampleDesigns(): readonly Explained<unknown>[] {
  const designed = designTable(BILLING);
  if (!designed.ok) throw new Error(JSON.stringify(designed.problems));
  return designed.designs.flatMap((design) => [
    ...design.hotKeys.flatMap(({ shards }) => (shards === undefined ? [] : [shards])),
    ...Object.values(widenIndexes(design)),
  ]);
}
