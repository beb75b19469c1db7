import { READ_BLOCK, WRITE_BLOCK } from '@dynamometer/core';

/** The scale of a ruler: from 0 to the first read edge that the item does not pass. */
export interface Scale {
  readonly end: number;
  /** Where a write unit ends; none where they would be too dense to see. */
  readonly writeEdges: readonly number[];
  /** Where a read unit ends. */
  readonly readEdges: readonly number[];
  readonly labels: readonly number[];
}

/** The scale for an item of so many bytes. */
export function scaleFor(bytes: number): Scale {
  const end = Math.max(1, Math.ceil(bytes / READ_BLOCK.value)) * READ_BLOCK.value;
  const blocks = end / READ_BLOCK.value;
  // A label beside the last would run into it.
  const labels = multiples(labelStep(blocks), end).filter((at) => at <= end * 0.85);
  return {
    end,
    writeEdges: blocks <= 16 ? multiples(WRITE_BLOCK.value, end) : [],
    readEdges: blocks <= 128 ? multiples(READ_BLOCK.value, end) : [end],
    labels: [0, ...labels, end],
  };
}

/** How far an item is into its last unit, and how much still fits. */
export function edgesAround(bytes: number, block: number): { readonly below: number; readonly above: number } {
  const above = Math.max(1, Math.ceil(bytes / block)) * block;
  return { below: above - block, above };
}

function multiples(step: number, end: number): readonly number[] {
  return Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step);
}

/** At most five labels fit on a narrow page. */
function labelStep(blocks: number): number {
  if (blocks === 1) return WRITE_BLOCK.value;
  const step = [1, 2, 5, 10, 25, 50].find((each) => blocks / each <= 4);
  return READ_BLOCK.value * (step ?? Math.ceil(blocks / 4));
}
