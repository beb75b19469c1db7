import { reconcile, type Bytes, type ParsedItems, type ReadEvidence, type Reconciliation } from '@dynamometer/core';
import type { ReadsOfLines } from './file/reads-of-lines.ts';

/** What AWS says that a request consumed, beside what its items take. */
export interface Evidence extends Reconciliation {
  readonly consumed: number;
  /** The tables that it stands for, as far as they are named. */
  readonly tables: readonly string[];
  /** The consistencies that the request can have had. */
  readonly modes: Request['consistencies'];
}

/** Compares the consumption that a paste carries with its items; undefined if it carries none, or none of a read. */
export function evidenceOf(parsed: ParsedItems, sizes: readonly Bytes[]): Evidence | undefined {
  const { consumed: reported = [], container, scanned, notices } = parsed;
  const request = REQUESTS[container];
  if (reported.length === 0 || request === undefined) return undefined;
  const consumed = reported.reduce((sum, { units }) => sum + units, 0);
  const missing = Number(notices.find(({ code }) => code === 'read.missing-item')?.details['count'] ?? 0);
  const evidence = { consumed, sizes, missing, ...request, ...(scanned !== undefined && { scanned }) };
  const tables = reported.flatMap(({ table }) => table ?? []);
  return { consumed, tables, modes: request.consistencies, ...reconcile(evidence) };
}

/** As `evidenceOf`, for the lines of a file that say what they consumed: each is an answer of its own. */
export function evidenceOfLines(reads: ReadsOfLines): Evidence | undefined {
  const { container, units: consumed, tables, sizes, filtered, missing } = reads;
  const request = REQUESTS[container ?? ''];
  if (sizes.length === 0 || request === undefined) return undefined;
  const { rounding, consistencies } = request;
  const parts = rounding === 'each' ? sizes.flat() : sizes.map((page) => page.reduce((sum, size) => sum + size, 0));
  const evidence = { consumed, sizes: parts, missing, scanned: parts.length + filtered, consistencies };
  return {
    consumed,
    tables: Array.from(tables),
    modes: consistencies,
    ...reconcile({ ...evidence, rounding: 'each' }),
  };
}

type Request = Required<Pick<ReadEvidence, 'rounding' | 'consistencies'>>;

const ALONE: Request = { rounding: 'each', consistencies: ['eventual', 'strong'] };

/** What reads of items there are, by what their answers look like. */
const REQUESTS: Readonly<Record<string, Request>> = {
  'get-item-output': ALONE,
  // Answers of GetItem on lines of their own look like an export, which has no ConsumedCapacity.
  'export-lines': ALONE,
  'batch-get-output': ALONE,
  'transact-get-output': { rounding: 'each', consistencies: ['transactional'] },
  'scan-query-output': { rounding: 'page', consistencies: ['eventual', 'strong'] },
};
