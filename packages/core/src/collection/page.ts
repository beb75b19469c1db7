import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { PAGE_LIMIT } from '../facts/limits.ts';
import { READ_BLOCK } from '../facts/throughput.ts';
import { readBlocks, readUnits } from '../operation/read.ts';
import { totalReadUnits } from '../operation/total.ts';
import type { NumberSizes } from '../item/size-value.ts';
import type { Bytes, ReadUnits } from '../units.ts';
import type { PageEnd, PageRun } from './paginate.ts';

/** One request of a Query or Scan, or several in a row that are equal. */
export interface Page {
  /** How many equal pages this stands for. */
  readonly count: number;
  /** What each of them reads, before any filter. */
  readonly items: number;
  readonly bytes: Bytes;
  /** How many of them pass the filter; undefined where it is not known on which pages those lie. */
  readonly kept: number | undefined;
  /** Why each of them ends: at its Limit, at 1 MB, or because nothing follows. */
  readonly end: PageEnd;
  /** What each of them consumes. */
  readonly units: Explained<ReadUnits>;
  /** The part of it that is charged for whole items, read from the table or fetched from it. */
  readonly table?: Explained<ReadUnits>;
  /** The part of it that is charged for index entries. */
  readonly index?: Explained<ReadUnits>;
}

/** Prices a run of equal pages; entries of an index are told apart from the items fetched for them. */
export function explainPage(
  page: PageRun,
  rate: Explained<number>,
  of: 'table' | 'index',
  numbers: NumberSizes = 'none',
): Page {
  const { count, items, bytes, end, fetched, kept } = page;
  const read = readUnits({
    blocks: readBlocks({ size: withNumbers(pageBytes(page), numbers), block: READ_BLOCK }),
    rate,
  });
  if (of === 'table') return { count, items, bytes, end, kept, units: read, table: read };
  if (fetched === undefined) return { count, items, bytes, end, kept, units: read, index: read };
  const table = totalReadUnits(fetchedBlocks(fetched).map((blocks) => readUnits({ blocks, rate })));
  return { count, items, bytes, end, kept, units: totalReadUnits([read, table]), table, index: read };
}

function pageBytes({ items, bytes, even, fetched, end }: PageRun): Given<Bytes> {
  if (items === 0) return 0;
  const cut = end === 'size';
  if (even === undefined) return cut ? cutPage({ bytes }) : mixedPage({ bytes });
  const full = cut && fetched === undefined;
  return evenPage({ items: full ? fullPage({ limit: PAGE_LIMIT, size: even }) : items, size: even });
}

function withNumbers(bytes: Given<Bytes>, numbers: NumberSizes): Given<Bytes> {
  if (numbers === 'none') return bytes;
  return numbers === 'measured' ? measuredPage({ bytes }) : unconfirmedPage({ bytes });
}

function fetchedBlocks(fetched: ReadonlyMap<Bytes, number>): readonly Explained<number>[] {
  return [...fetched].map(([size, items]) => fetchedItems({ items, blocks: readBlocks({ size, block: READ_BLOCK }) }));
}

const INTERNAL_SIZE =
  'AWS measures a page by an internal size: pages recorded on the service ended up to 1 % before 1 MB by documented sizes.';

export const fullPage: RuleFunction<{ limit: Bytes; size: Bytes }, number> = rule({
  id: 'page.full',
  says: 'A page ends with the item that reaches 1 MB, and includes it.',
  formula: '⌈limit ÷ size⌉',
  unit: 'items',
  basis: 'inferred',
  source: DOCS.scan,
  evidence: INTERNAL_SIZE,
  compute: ({ limit, size }) => Math.ceil(limit / size),
});

export const cutPage: RuleFunction<{ bytes: Bytes }, Bytes> = rule({
  id: 'page.cut',
  says: 'A page ends with the item that reaches 1 MB, and includes it; its items are added up before rounding.',
  formula: 'bytes',
  unit: 'bytes',
  basis: 'inferred',
  source: DOCS.scan,
  evidence: INTERNAL_SIZE,
  compute: ({ bytes }) => bytes,
});

export const evenPage: RuleFunction<{ items: number; size: Bytes }, Bytes> = rule({
  id: 'page.even',
  says: 'The items of a page are added up before rounding.',
  formula: 'items × size',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ items, size }) => items * size,
});

export const mixedPage: RuleFunction<{ bytes: Bytes }, Bytes> = rule({
  id: 'page.mixed',
  says: 'The items of a page, of several sizes, are added up before rounding.',
  formula: 'bytes',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ bytes }) => bytes,
});

export const measuredPage: RuleFunction<{ bytes: Bytes }, Bytes> = rule({
  id: 'page.measured',
  says: 'The items hold numbers, whose sizes AWS documents only approximately.',
  formula: 'bytes',
  unit: 'bytes',
  basis: 'measured',
  source: DOCS.itemSizes,
  evidence: 'Sizes of numbers that were measured on the service all fit the rule by which these items are sized.',
  compute: ({ bytes }) => bytes,
});

export const unconfirmedPage: RuleFunction<{ bytes: Bytes }, Bytes> = rule({
  id: 'page.unconfirmed',
  says: 'Some items hold a number of a form that nobody has measured: each may take 1 byte less.',
  formula: 'bytes',
  unit: 'bytes',
  basis: 'inferred',
  source: DOCS.itemSizes,
  evidence: 'Two published rules for the size of a number differ by 1 byte for such numbers.',
  compute: ({ bytes }) => bytes,
});

export const fetchedItems: RuleFunction<{ items: number; blocks: number }, number> = rule({
  id: 'page.fetched',
  says: 'Each item that is fetched from the table for an entry of a local index is rounded by itself.',
  formula: 'items × blocks',
  unit: 'blocks',
  basis: 'documented',
  source: TABLE_DOCS.localIndexes,
  compute: ({ items, blocks }) => items * blocks,
});

export const equalPages: RuleFunction<{ pages: number; units: ReadUnits }, ReadUnits> = rule({
  id: 'page.equal',
  says: 'Each page is a request of its own and is rounded by itself; equal pages cost the same.',
  formula: 'pages × units',
  unit: 'read units',
  basis: 'documented',
  source: TABLE_DOCS.query,
  compute: ({ pages, units }) => pages * units,
});
