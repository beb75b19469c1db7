import type { Explained } from '../explain.ts';
import type { Consistency, WriteMode } from '../facts/throughput.ts';
import type { ParsedItems } from '../paste/parsed.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes, ReadUnits, WriteUnits } from '../units.ts';
import { getItem } from './read.ts';
import { itemWrite } from './table-write.ts';
import { totalReadUnits, totalWriteUnits } from './total.ts';

/** What a paste tells of a request beside its items: what `parse` gives, or a part of it. */
export type RequestEvidence = Pick<ParsedItems, 'container' | 'consumed' | 'scanned' | 'missing' | 'pages'>;

/** Units that DynamoDB consumed, those worked out from the items, and how they compare. */
export interface Reconciliation {
  readonly consumed: ReadUnits | WriteUnits;
  readonly unit: 'read units' | 'write units';
  /** The tables that the figure stands for, as far as they are named. */
  readonly tables: readonly string[];
  /** What the items take in each way that the request can have been made; none if the paste does not hold enough. */
  readonly computed: readonly Computed[];
  /** The way whose units are those consumed. */
  readonly matches?: Consistency | WriteMode;
  /** Where the difference may lie, or why nothing can be compared; empty if there is none. */
  readonly reasons: readonly Problem[];
}

/** What items take, read or written in one way. */
export interface Computed {
  readonly mode: Consistency | WriteMode;
  readonly units: Explained<ReadUnits | WriteUnits>;
}

/**
 * Compares the units that a request consumed with those that its items take: rounded as the request rounds them, each
 * item, each page, or the item that was written.
 *
 * @param paste - What was pasted: the container tells the request, the rest what is known of it.
 * @param sizes - Bytes of the items.
 * @returns The units consumed and computed, which of them match, or what may explain the difference; undefined if the
 * paste does not say what was consumed.
 * @throws RangeError when a size is not a whole number of bytes.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
 * @example
 * reconcile({ container: 'get-item-output', consumed: [{ units: 1 }] }, [3_500])?.matches // 'strong'
 */
export function reconcile(paste: RequestEvidence, sizes: readonly Bytes[]): Reconciliation | undefined {
  const request = REQUESTS.get(paste.container);
  if (request === undefined || paste.consumed === undefined) return undefined;
  const consumed = paste.consumed.reduce((sum, { units }) => sum + units, 0);
  const tables = paste.consumed.flatMap(({ table }) => table ?? []);
  const computed = request.modes.map((mode) => ({ mode, units: request.take(paste, sizes, mode) }));
  const matches = computed.find(({ units }) => units.value === consumed)?.mode;
  const { unit } = request;
  const compared = { consumed, unit, tables, computed };
  return matches === undefined
    ? { ...compared, reasons: request.reasons(paste, sizes, consumed, computed[0]?.units.value ?? 0) }
    : { ...compared, matches, reasons: [] };
}

interface Request {
  readonly unit: Reconciliation['unit'];
  readonly modes: readonly Computed['mode'][];
  readonly take: (paste: RequestEvidence, sizes: readonly Bytes[], mode: Computed['mode']) => Computed['units'];
  readonly reasons: (
    paste: RequestEvidence,
    sizes: readonly Bytes[],
    consumed: number,
    least: number,
  ) => readonly Problem[];
}

/** Each item rounded by itself; a key that holds none costs the minimum. */
function takeEach(
  { missing = 0 }: RequestEvidence,
  sizes: readonly Bytes[],
  mode: Computed['mode'],
): Computed['units'] {
  const absent = Array.from({ length: missing }, () => 'missing' as const);
  return totalReadUnits([...sizes, ...absent].map((size) => getItem(size, mode as Consistency)));
}

/** Each page rounded as a whole. */
function takePages(
  { pages = [] }: RequestEvidence,
  sizes: readonly Bytes[],
  mode: Computed['mode'],
): Computed['units'] {
  const isWhole = pages.reduce((sum, count) => sum + count, 0) === sizes.length && pages.length > 0;
  let start = 0;
  const bytes = (isWhole ? pages : [sizes.length]).map((count) => {
    start += count;
    return sizes.slice(start - count, start).reduce((sum, size) => sum + size, 0);
  });
  return totalReadUnits(bytes.map((size) => getItem(size, mode as Consistency)));
}

/** The item that a write returned, as if it was no larger on the other side of the write. */
function takeWritten(_: RequestEvidence, sizes: readonly Bytes[], mode: Computed['mode']): Computed['units'] {
  return totalWriteUnits(sizes.map((size) => itemWrite({ after: size }, mode as WriteMode)));
}

function readReasons(
  { scanned, container }: RequestEvidence,
  sizes: readonly Bytes[],
  consumed: number,
  least: number,
): readonly Problem[] {
  if (consumed < least) return [problem(LESS, [], { consumed, least })];
  const left = (scanned ?? 0) - sizes.length;
  return [
    ...(left > 0 ? [problem(FILTERED, [], { left })] : []),
    ...(container === 'batch-get-output' ? [problem(MISSING)] : []),
    problem(PROJECTED, [], { consumed }),
  ];
}

const READ: Pick<Request, 'unit' | 'take' | 'reasons'> = { unit: 'read units', take: takeEach, reasons: readReasons };

/** The requests, by what their answers look like. */
const REQUESTS: ReadonlyMap<string, Request> = new Map<string, Request>([
  ['get-item-output', { ...READ, modes: ['eventual', 'strong'] }],
  ['batch-get-output', { ...READ, modes: ['eventual', 'strong'] }],
  ['transact-get-output', { ...READ, modes: ['transactional'] }],
  ['scan-query-output', { ...READ, modes: ['eventual', 'strong'], take: takePages }],
  [
    'update-item-output',
    {
      unit: 'write units',
      modes: ['standard'],
      take: takeWritten,
      reasons: (_, __, consumed, least) => [problem(consumed < least ? LESS : WRITTEN, [], { consumed, least })],
    },
  ],
  [
    'batch-write-output',
    { unit: 'write units', modes: [], take: takeWritten, reasons: () => [problem(NOT_COMPARABLE)] },
  ],
]);

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

const MISSING: ProblemKind = {
  code: 'reconcile.missing',
  severity: 'notice',
  says: 'Keys that hold no item cost the minimum each, and the answer does not show them.',
};

const PROJECTED: ProblemKind = {
  code: 'reconcile.projected',
  severity: 'notice',
  says: '{consumed} units fit none of the consistencies: the items were larger than what came back (a projection shows a part of them), or other pages and items were read too.',
};

const WRITTEN: ProblemKind = {
  code: 'reconcile.written',
  severity: 'notice',
  says: '{consumed} units were consumed, more than the {least} that this item takes: it was larger before or after the write, indexes were written too, or this is a part of it.',
};

const NOT_COMPARABLE: ProblemKind = {
  code: 'reconcile.not-comparable',
  severity: 'notice',
  says: 'The units cannot be compared: they were consumed by the items that were written, and the answer shows those that were not.',
};
