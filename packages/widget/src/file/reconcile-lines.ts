import { reconcile, type Reconciliation } from '@dynamometer/core';
import type { ReadsOfLines } from './reads-of-lines.ts';

/** Compares what the lines of files consumed with what their items take; undefined where they do not say it. */
export function reconcileLines(reads: ReadsOfLines): Reconciliation | undefined {
  const { container, units, sizes, pages, scanned, missing } = reads;
  if (container === undefined) return undefined;
  const consumed = Array.from(units, ([table, each]) => ({ ...(table !== undefined && { table }), units: each }));
  return reconcile({ container, consumed, scanned, missing, pages }, sizes);
}
