import type { Explained } from '../explain.ts';
import type { Consistency } from '../facts/throughput.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes, ReadUnits } from '../units.ts';
import { getItem } from './read.ts';
import { totalReadUnits } from './total.ts';

/** What a read returned and what DynamoDB says that it consumed. */
export interface ReadEvidence {
  readonly consumed: ReadUnits;
  /** Bytes of the items that came back. */
  readonly sizes: readonly Bytes[];
  /** `each` item rounded by itself, as GetItem and the batches do, or a `page` rounded as a whole, as Query and Scan do. */
  readonly rounding: 'each' | 'page';
  /** Keys that held no item. */
  readonly missing?: number;
  /** How many items were read before a filter; ScannedCount. */
  readonly scanned?: number;
  /** Those that the request can have had: TransactGetItems is always transactional, nothing else ever is. All without it. */
  readonly consistencies?: readonly Consistency[];
}

/** Units worked out from what came back, and how they compare with those consumed. */
export interface Reconciliation {
  readonly computed: Readonly<Record<Consistency, Explained<ReadUnits>>>;
  /** The consistency whose units are those consumed. */
  readonly matches?: Consistency;
  /** Where the difference may lie; empty if there is none. */
  readonly reasons: readonly Problem[];
}

/**
 * Compares the units that a read consumed with those that its items would consume.
 *
 * @param evidence - Read units consumed, bytes of the items returned, and what is known of the rest.
 * @returns The units by consistency, which of them matches, or what may explain the difference.
 * @throws RangeError when a size is not a whole number of bytes; TypeError, as `itemSize` does, when an item has a value that cannot be sized.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * reconcile({ consumed: 1, sizes: [3_500], rounding: 'each' }).matches // 'strong'
 */
export function reconcile(evidence: ReadEvidence): Reconciliation {
  const computed = {
    eventual: unitsOf(evidence, 'eventual'),
    strong: unitsOf(evidence, 'strong'),
    transactional: unitsOf(evidence, 'transactional'),
  };
  const { consistencies = CONSISTENCIES } = evidence;
  const matches = consistencies.find((consistency) => computed[consistency].value === evidence.consumed);
  return matches === undefined
    ? { computed, reasons: reasonsFor(evidence, computed[consistencies[0] ?? 'eventual'].value) }
    : { computed, matches, reasons: [] };
}

const CONSISTENCIES: readonly Consistency[] = ['eventual', 'strong', 'transactional'];

function unitsOf({ sizes, rounding, missing = 0 }: ReadEvidence, consistency: Consistency): Explained<ReadUnits> {
  if (rounding === 'page')
    return getItem(
      sizes.reduce((sum, size) => sum + size, 0),
      consistency,
    );
  const absent = Array.from({ length: missing }, () => getItem('missing', consistency));
  return totalReadUnits([...sizes.map((size) => getItem(size, consistency)), ...absent]);
}

function reasonsFor({ consumed, sizes, scanned = sizes.length }: ReadEvidence, least: number): Problem[] {
  if (consumed < least) return [problem(LESS, [], { consumed, least })];
  const filtered = scanned > sizes.length ? [problem(FILTERED, [], { left: scanned - sizes.length })] : [];
  return [...filtered, problem(PROJECTED, [], { consumed })];
}

const LESS: ProblemKind = {
  code: 'reconcile.less',
  severity: 'notice',
  says: '{consumed} units were consumed, fewer than the {least} that these items take at least: the figure stands for the last page or for a part of the tables alone.',
};

const FILTERED: ProblemKind = {
  code: 'reconcile.filtered',
  severity: 'notice',
  says: 'A filter left out items ({left}) that were read and charged; their size is not in the result.',
};

const PROJECTED: ProblemKind = {
  code: 'reconcile.projected',
  severity: 'notice',
  says: '{consumed} units fit none of the consistencies: the items were larger than what came back (a projection shows a part of them), or other pages and items were read too.',
};
