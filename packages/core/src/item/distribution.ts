import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Bytes } from '../units.ts';
import { sizeBins, type SizeBin, type Tallied } from './size-bins.ts';

/** How the sizes of many items are spread. */
export interface SizeDistribution {
  readonly count: number;
  readonly total: Bytes;
  readonly average: Explained<Bytes>;
  /** The median: half of the items are no larger. */
  readonly p50: Explained<Bytes>;
  readonly p90: Explained<Bytes>;
  readonly p99: Explained<Bytes>;
  readonly max: Explained<Bytes>;
  /** Every item falls in one of them, the smallest sizes first. */
  readonly bins: readonly SizeBin[];
  /** In how many bins a size doubles. */
  readonly binsPerDoubling: number;
}

/**
 * How the sizes of items are spread: average, percentiles, and the bars of a histogram on a logarithmic scale.
 *
 * @param sizes - Bytes of each item, in any order.
 * @returns Each percentile is the size of one of the items; edges of the bins fall on 1 KB, 4 KB and all powers of two.
 * @throws RangeError when there are no sizes: nothing has no average.
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/Statistics-definitions.html
 * @example
 * sizeDistribution([100, 300, 200, 4000]).p90.value // 4000
 */
export function sizeDistribution(sizes: ArrayLike<Bytes>): SizeDistribution {
  if (sizes.length === 0) throw new RangeError('sizes is empty.');
  const tally = tallyOf(sizes);
  const count = sizes.length;
  const total = tally.reduce((sum, { bytes, items }) => sum + bytes * items, 0);
  const at = (percent: number): Explained<Bytes> => {
    const rank = percentileRank({ percent, count });
    return percentileSize({ rank, bytes: sizeAt(tally, rank.value) });
  };
  return {
    count,
    total,
    average: averageSize({ total, count }),
    p50: at(50),
    p90: at(90),
    p99: at(99),
    max: at(100),
    ...sizeBins(tally),
  };
}

/** Equal sizes are counted together: of a million items few sizes differ. */
function tallyOf(sizes: ArrayLike<Bytes>): readonly Tallied[] {
  const counts = new Map<Bytes, number>();
  for (let index = 0; index < sizes.length; index += 1) {
    const bytes = sizes[index] as Bytes;
    counts.set(bytes, (counts.get(bytes) ?? 0) + 1);
  }
  return Array.from(counts, ([bytes, items]) => ({ bytes, items })).sort((a, b) => a.bytes - b.bytes);
}

function sizeAt(tally: readonly Tallied[], rank: number): Bytes {
  let passed = 0;
  for (const { bytes, items } of tally) {
    passed += items;
    if (passed >= rank) return bytes;
  }
  return 0;
}

const averageSize: RuleFunction<{ total: Bytes; count: number }, Bytes> = rule({
  id: 'sizes.average',
  says: 'The average is what all items have together, divided by their number.',
  formula: 'total ÷ count',
  unit: 'bytes',
  basis: 'documented',
  source: TABLE_DOCS.statistics,
  compute: ({ total, count }) => total / count,
});

const percentileRank: RuleFunction<{ percent: number; count: number }, number> = rule({
  id: 'sizes.rank',
  says: 'Sorted by size, the percentile is at this place, rounded up to a whole item.',
  formula: '⌈percent × count ÷ 100⌉',
  unit: 'items',
  basis: 'inferred',
  source: TABLE_DOCS.statistics,
  evidence:
    'AWS defines a percentile as the value below which so many percent of the data lie. Of finitely many sizes the smallest is taken that so many percent do not exceed.',
  compute: ({ percent, count }) => Math.ceil((percent * count) / 100),
});

const percentileSize: RuleFunction<{ rank: number; bytes: Bytes }, Bytes> = rule({
  id: 'sizes.percentile',
  says: 'The percentile is the size of the item at that place, counted from the smallest.',
  formula: 'rank → bytes',
  unit: 'bytes',
  basis: 'documented',
  source: TABLE_DOCS.statistics,
  // There is no item at place 0.
  compute: ({ rank, bytes }) => (rank > 0 ? bytes : Number.NaN),
});
