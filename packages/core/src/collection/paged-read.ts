import type { Explained } from '../explain.ts';
import type { NumberSizes } from '../item/size-value.ts';
import { readRate } from '../operation/read.ts';
import { totalReadUnits } from '../operation/total.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes, ReadUnits } from '../units.ts';
import { equalPages, explainPage, type Page } from './page.ts';
import { paginate } from './paginate.ts';
import { checkRuns, type Run } from './run.ts';

/** How a Query or a Scan treats writes that have just happened. */
export type PagedConsistency = 'eventual' | 'strong';

/** What every Query and Scan may tell. */
export interface ReadOptions {
  readonly consistency: PagedConsistency;
  /** The most items that one request reads, before any filter. */
  readonly limit?: number | undefined;
}

/** What a Query or a Scan consumes, read to its end. */
export interface PagedReadEstimate {
  /** The requests in order; equal ones in a row are one entry with a count. */
  readonly pages: readonly Page[];
  /** All requests together. */
  readonly units: Explained<ReadUnits>;
  /** The requests that read something: without the empty one that follows a page stopped by its Limit. */
  readonly filledUnits: Explained<ReadUnits>;
  /** The part of the units that is charged for whole items, read from the table or fetched from it. */
  readonly table?: Explained<ReadUnits>;
  /** The part of the units that is charged for index entries. */
  readonly index?: Explained<ReadUnits>;
  /** Whose capacity bears the units: a local index draws on its table's. */
  readonly capacity: 'table' | 'global index';
  readonly requests: number;
  readonly itemsRead: number;
  readonly bytesRead: Bytes;
  readonly itemsReturned: number;
  /** Before any projection, which leaves the units as they are. */
  readonly bytesReturned: Bytes;
  /** Read, paid for, and dropped by the filter. */
  readonly bytesDiscarded: Bytes;
  readonly problems: readonly Problem[];
}

/** What is read: an index, or the table itself. */
export type Reads = 'table' | 'global' | 'local';

/** What is known of the items of a read before it begins. */
export interface Known {
  readonly problems: readonly Problem[];
  /** How well the sizes of the numbers among them are known. */
  readonly numbers: NumberSizes;
}

const NOTHING_KNOWN: Known = { problems: [], numbers: 'none' };

/** Reads runs to their end, request by request. */
export function readRuns(
  given: readonly Run[],
  reads: Reads,
  options: ReadOptions,
  { problems: found, numbers }: Known = NOTHING_KNOWN,
): PagedReadEstimate {
  const { runs: countable, problems } = checkRuns(given);
  const runs = readable(countable, reads);
  const pages = readPages(runs, reads, options, numbers);
  const refusals = [...found, ...problems, ...checkLimit(options.limit).trouble];
  if (isStrongOnGlobal(reads, options)) refusals.push(problem(STRONG_ON_GLOBAL));
  if (reads === 'global' && runs !== countable) refusals.push(problem(FETCH_ON_GLOBAL));
  return { ...summary(pages, reads), ...counts(runs), problems: refusals };
}

/** The requests that read runs to their end, each with what it consumes. */
export function readPages(
  runs: readonly Run[],
  reads: Reads,
  options: ReadOptions,
  numbers: NumberSizes,
): readonly Page[] {
  const rate = readRate(isStrongOnGlobal(reads, options) ? 'eventual' : options.consistency, ['eventual', 'strong']);
  const of = reads === 'table' ? 'table' : 'index';
  return paginate(runs, checkLimit(options.limit).limit).map((page) => explainPage(page, rate, of, numbers));
}

const isStrongOnGlobal = (reads: Reads, { consistency }: ReadOptions): boolean =>
  reads === 'global' && consistency === 'strong';

/** The sums over pages. */
export function summary(
  pages: readonly Page[],
  reads: Reads,
): Pick<PagedReadEstimate, 'pages' | 'units' | 'filledUnits' | 'table' | 'index' | 'capacity' | 'requests'> {
  const units = total(pages, 'units') ?? totalReadUnits([]);
  const filled = pages.filter(({ items }) => items > 0);
  const filledUnits = filled.length === pages.length ? units : (total(filled, 'units') ?? totalReadUnits([]));
  const capacity = reads === 'global' ? 'global index' : 'table';
  const requests = pages.reduce((sum, { count }) => sum + count, 0);
  const whole = { pages, units, filledUnits, capacity, requests } as const;
  // Most reads charge one of the two alone, whose units are then those of the whole.
  if (reads === 'table') return { ...whole, table: units };
  const table = total(pages, 'table');
  if (table === undefined) return { ...whole, index: units };
  const index = total(pages, 'index');
  return { ...whole, table, ...(index !== undefined && { index }) };
}

/** What runs come to, read and returned. */
export function counts(
  runs: readonly Run[],
): Pick<PagedReadEstimate, 'itemsRead' | 'bytesRead' | 'itemsReturned' | 'bytesReturned' | 'bytesDiscarded'> {
  let [itemsRead, bytesRead, itemsReturned, bytesReturned, bytesDiscarded] = [0, 0, 0, 0, 0];
  for (const { count, bytes, kept = count, fetched } of runs) {
    const returned = fetched ?? bytes;
    itemsRead += count;
    bytesRead += count * (bytes + (fetched ?? 0));
    itemsReturned += kept;
    bytesReturned += kept * returned;
    bytesDiscarded += (count - kept) * returned;
  }
  return { itemsRead, bytesRead, itemsReturned, bytesReturned, bytesDiscarded };
}

/** Only a local index fetches whole items for its entries. */
function readable(runs: readonly Run[], reads: Reads): readonly Run[] {
  if (reads === 'local' || runs.every(({ fetched }) => fetched === undefined)) return runs;
  return runs.map(({ count, bytes, kept = count }) => ({ count, bytes, kept }));
}

function total(pages: readonly Page[], of: 'units' | 'table' | 'index'): Explained<ReadUnits> | undefined {
  const parts: Explained<ReadUnits>[] = [];
  for (const page of pages) {
    const units = page[of];
    if (units !== undefined) parts.push(page.count === 1 ? units : equalPages({ pages: page.count, units }));
  }
  return parts.length === 0 ? undefined : totalReadUnits(parts);
}

function checkLimit(limit: number | undefined): { readonly limit?: number; readonly trouble: readonly Problem[] } {
  if (limit === undefined) return { trouble: [] };
  if (Number.isSafeInteger(limit) && limit >= 1) return { limit, trouble: [] };
  return { trouble: [problem(LIMIT, [], { limit: String(limit) })] };
}

const LIMIT: ProblemKind = {
  code: 'read.limit',
  severity: 'error',
  says: 'The Limit is {limit}; DynamoDB takes a whole number, 1 or more. The pages are counted without it.',
};

const STRONG_ON_GLOBAL: ProblemKind = {
  code: 'read.strong-on-global-index',
  severity: 'error',
  says: 'A global index is read eventually consistent only; DynamoDB refuses ConsistentRead there. The units are those of an eventually consistent read.',
};

const FETCH_ON_GLOBAL: ProblemKind = {
  code: 'read.fetch-on-global-index',
  severity: 'error',
  says: 'A global index returns only what it projects; DynamoDB refuses to fetch other attributes. Project them, or read the items from the table by their keys.',
};
