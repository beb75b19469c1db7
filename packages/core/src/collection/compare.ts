import type { Explained } from '../explain.ts';
import type { Problem } from '../problem.ts';
import { breakEvenShare, costRatio } from './break-even.ts';
import { compareDescribed } from './compare-described.ts';
import { compareItems } from './compare-items.ts';
import type { PagedReadEstimate } from './paged-read.ts';
import type { DescribedQuestion, ItemsQuestion, Ways } from './question.ts';

/** One question answered several ways, side by side. */
export interface Comparison extends Ways {
  /** How many times the units of the Query each other way consumes. */
  readonly ratios: Readonly<Partial<Record<Exclude<keyof Ways, 'query'>, Explained<number>>>>;
  /** The share of the table above which a Scan is the cheaper read; 1 where it never is. Undefined where the Query finds nothing. */
  readonly breakEven?: Explained<number>;
  /** What is worth knowing about the question itself; each way has problems of its own besides. */
  readonly problems: readonly Problem[];
}

/**
 * One question answered up to four ways: a Query with a condition on the sort key, a Query of the partition with a
 * filter, a Scan with a filter, a Query on an index.
 *
 * @param question - Real items with a table and a key condition, or entities (prefix, how many in each partition, average size in bytes) and the number of partitions.
 * @returns Each way with its requests, bytes and read units; how they compare; from what share of the table a Scan is cheaper.
 * @throws RangeError when the consistency is neither `eventual` nor `strong`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Scan.html
 * @example
 * compareReads({ entities: [{ prefix: 'USER#', perPartition: 200, bytes: 2_048 }, { prefix: 'EVENT#', perPartition: 5_000, bytes: 1_024 }], partitions: 100, prefix: 'USER#', consistency: 'eventual' }).ratios.scan.value // 1350
 */
export function compareReads(question: DescribedQuestion | ItemsQuestion): Comparison {
  const { ways, problems } = 'entities' in question ? compareDescribed(question) : compareItems(question);
  const { query, partitionQuery, scan, indexQuery } = ways;
  const ratioOf = ({ units }: PagedReadEstimate): Explained<number> => costRatio({ other: units, query: query.units });
  const ratios = {
    partitionQuery: ratioOf(partitionQuery),
    scan: ratioOf(scan),
    ...(indexQuery !== undefined && { indexQuery: ratioOf(indexQuery) }),
  };
  const found = query.bytesRead > 0 && scan.bytesRead > 0;
  const breakEven = breakEvenShare({ ratio: ratios.scan, read: query.bytesRead, table: scan.bytesRead });
  return { ...ways, ratios, ...(found && { breakEven }), problems };
}
