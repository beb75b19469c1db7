import { PAGE_LIMIT } from '../facts/limits.ts';
import { READ_BLOCK } from '../facts/throughput.ts';
import type { Bytes } from '../units.ts';
import type { Run } from './run.ts';

/** Why a page ends: it reached its Limit, it reached 1 MB, or nothing follows. */
export type PageEnd = 'limit' | 'size' | 'end';

/** Equal pages in a row. */
export interface PageRun {
  /** How many equal pages. */
  readonly count: number;
  readonly items: number;
  readonly bytes: Bytes;
  /** The size of every item, where all of a page are alike. */
  readonly even: Bytes | undefined;
  /** How many items of each size are fetched from the table, if any are. */
  readonly fetched: ReadonlyMap<Bytes, number> | undefined;
  readonly end: PageEnd;
  /** How many of the items pass the filter; undefined where it is not known on which pages they lie. */
  readonly kept: number | undefined;
}

interface OpenPage {
  items: number;
  bytes: Bytes;
  even: Bytes | undefined;
  fetched: Map<Bytes, number> | undefined;
  /** What fetched items count towards the page: each in whole blocks. */
  fetchedBytes: Bytes;
  kept: number | undefined;
}

/** The requests that read runs to their end. Their number costs nothing: equal pages are found by division. */
export function paginate(runs: readonly Run[], limit: number = Number.POSITIVE_INFINITY): readonly PageRun[] {
  const pages: PageRun[] = [];
  let open = emptyPage();
  for (const run of runs) {
    let left = run.count;
    while (left > 0) {
      const wanted = itemsToEnd(open, run, limit);
      const taken = Math.min(wanted, left);
      // Pages that begin and end within the run are all alike.
      const alike = open.items === 0 && taken === wanted ? Math.floor((left - (left % taken)) / taken) : 1;
      add(open, run, taken);
      left = alike > 1 ? left % taken : left - taken;
      if (taken === wanted) {
        pages.push(closed(open, alike, open.items === limit ? 'limit' : 'size'));
        open = emptyPage();
      }
    }
  }
  return finish(pages, open);
}

/** A page that stops at its Limit gives a key to go on from even when nothing follows; one more request finds that out. */
function finish(pages: PageRun[], open: OpenPage): readonly PageRun[] {
  const last = pages.at(-1);
  if (open.items > 0 || last === undefined || last.end === 'limit') return [...pages, closed(open, 1, 'end')];
  return pages;
}

function closed({ items, bytes, even, fetched, kept }: OpenPage, count: number, end: PageEnd): PageRun {
  return { count, items, bytes, even, fetched, end, kept };
}

function itemsToEnd(open: OpenPage, run: Run, limit: number): number {
  return Math.min(limit - open.items, itemsToSize(open, run));
}

function itemsToSize(open: OpenPage, run: Run): number {
  const page = PAGE_LIMIT.value;
  if (run.fetched === undefined)
    return run.bytes === 0 ? Number.POSITIVE_INFINITY : Math.ceil((page - open.bytes) / run.bytes);
  const fetched = wholeBlocks(run.fetched);
  const reaches = (items: number): boolean =>
    wholeBlocks(open.bytes + items * run.bytes) + open.fetchedBytes + items * fetched >= page;
  let low = 1;
  let high = Math.ceil(page / fetched);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function add(page: OpenPage, run: Run, count: number): void {
  const { bytes, fetched } = run;
  page.even = page.items === 0 || page.even === bytes ? bytes : undefined;
  page.items += count;
  page.bytes += count * bytes;
  const kept = keptOf(run, count);
  page.kept = page.kept === undefined || kept === undefined ? undefined : page.kept + kept;
  if (fetched === undefined) return;
  page.fetched ??= new Map();
  page.fetched.set(fetched, (page.fetched.get(fetched) ?? 0) + count);
  page.fetchedBytes += count * wholeBlocks(fetched);
}

/** A filter that lets some of a run pass does not say which: on which pages they lie is known for all or none alone. */
function keptOf({ count: all, kept = all }: Run, count: number): number | undefined {
  if (kept === 0 || count === all) return kept;
  return kept === all ? count : undefined;
}

function wholeBlocks(bytes: Bytes): Bytes {
  const block = READ_BLOCK.value;
  return Math.max(1, Math.ceil(bytes / block)) * block;
}

const emptyPage = (): OpenPage => ({
  items: 0,
  bytes: 0,
  even: undefined,
  fetched: undefined,
  fetchedBytes: 0,
  kept: 0,
});
