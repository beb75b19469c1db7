import { rule, valueOf, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Item } from '../item/attribute-value.ts';
import { indexEntry } from '../item/entry.ts';
import { explainItemSize } from '../item/explain-size.ts';
import { indexDefinition, indexNames } from '../item/index-definition.ts';
import { itemSize } from '../item/size.ts';
import type { Table } from '../item/table.ts';
import { checkSizeWithEntries } from '../operation/write-limits.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { product, type Exact, type Quantity } from '../pricing/money.ts';
import { averageCount } from '../pricing/storage.ts';
import type { Bytes } from '../units.ts';
import { below } from './below.ts';
import { readSample } from './sample.ts';
import type { StoredEntity, Workload } from './workload.ts';

/** What an index holds of an entity. */
export interface SizedEntry {
  readonly bytes: Given<Bytes>;
  /** The share of the items that have an entry. */
  readonly share: number;
}

/** An entity with its sizes. */
export interface SizedEntity {
  readonly name: string;
  /** How many there are on average over the month of the bill. */
  readonly count: Given<Exact>;
  readonly bytes: Given<Bytes>;
  /** By the name of the index. */
  readonly entries: ReadonlyMap<string, SizedEntry>;
}

/** Sizes every entity, by its name. */
export function sizeEntities({ entities, table, billing }: Workload): {
  readonly sized: ReadonlyMap<string, SizedEntity>;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const sized = new Map<string, SizedEntity>();
  for (const [name, entity] of Object.entries(entities)) {
    const { item, problems: found } = readSample(entity.sample, table, ['entities', name, 'sample']);
    problems.push(...found);
    if (item === undefined && entity.bytes === undefined) continue;
    const bytes = item === undefined ? (entity.bytes ?? 0) : explainItemSize(itemSize(item));
    const entries = sizeEntries(name, entity, bytes, item, table, problems);
    problems.push(...below(['entities', name], checkSizeWithEntries(valueOf(bytes), besideTheItem(entries, table))));
    sized.set(name, { name, bytes, entries, count: countOf(entity, billing?.monthsAhead ?? 0) });
  }
  return { sized, problems };
}

/** The entries of an entity in an index, or its items in the table. */
export function stored(
  { count, bytes, entries }: SizedEntity,
  index: string | undefined,
): { readonly count: Given<Exact>; readonly size: Given<Bytes> } | undefined {
  if (index === undefined) return { count, size: bytes };
  const entry = entries.get(index);
  if (entry === undefined) return undefined;
  return { count: entry.share === 1 ? count : entryCount({ count, share: entry.share }), size: entry.bytes };
}

/** The entries in local indexes of an item that has the most; of those that only a share of items has, the largest. */
function besideTheItem(entries: ReadonlyMap<string, SizedEntry>, table: Table): readonly Bytes[] {
  const local = [...entries].flatMap(([index, entry]) =>
    indexDefinition(table, index)?.kind === 'local' ? [entry] : [],
  );
  const sizesOf = (some: readonly SizedEntry[]): readonly Bytes[] => some.map(({ bytes }) => valueOf(bytes));
  const sparse = sizesOf(local.filter(({ share }) => share > 0 && share < 1));
  return [...sizesOf(local.filter(({ share }) => share === 1)), Math.max(0, ...sparse)];
}

function countOf({ count, growthPerMonth = 0 }: StoredEntity, after: number): Given<Exact> {
  return growthPerMonth === 0 ? count : averageCount({ count, growth: growthPerMonth, after });
}

function sizeEntries(
  name: string,
  { entries }: StoredEntity,
  whole: Given<Bytes>,
  item: Item | undefined,
  table: Table,
  problems: Problem[],
): ReadonlyMap<string, SizedEntry> {
  const sized = new Map<string, SizedEntry>();
  const unknown: string[] = [];
  for (const index of indexNames(table)) {
    const told = entries !== undefined && Object.hasOwn(entries, index) ? entries[index] : undefined;
    const projectsAll = indexDefinition(table, index)?.projection === 'ALL';
    const entry = item && indexEntry(item, table, index);
    const bytes =
      told?.bytes ??
      (entry && (projectsAll ? whole : explainItemSize(itemSize(entry)))) ??
      (told && projectsAll ? whole : undefined);
    if (bytes !== undefined) sized.set(index, { bytes, share: told?.share ?? 1 });
    else if (told !== undefined || (item === undefined && entries === undefined)) unknown.push(index);
    if (told?.bytes !== undefined && told.bytes > valueOf(whole))
      problems.push(problem(LARGE_ENTRY, ['entities', name, 'entries', index, 'bytes'], { bytes: told.bytes }));
  }
  if (unknown.length > 0)
    problems.push(problem(UNKNOWN_ENTRIES, ['entities', name, 'entries'], { indexes: unknown.join(', ') }));
  return sized;
}

const entryCount: RuleFunction<{ count: Exact; share: number }, Quantity> = rule({
  id: 'workload.entry-count',
  says: 'Only this share of the items has an entry in the index.',
  formula: 'count × share',
  unit: 'entries',
  basis: 'documented',
  source: TABLE_DOCS.globalIndexes,
  compute: ({ count, share }) => product(count, share),
});

/** What an average item consumes where only a share of them has an entry. */
export const sharedUnits: RuleFunction<{ units: number; share: number }, number> = rule({
  id: 'workload.shared-units',
  says: 'Only writes of items that have an entry write the index: on average this share of the units.',
  formula: 'units × share',
  unit: 'write units',
  basis: 'inferred',
  source: TABLE_DOCS.globalIndexes,
  evidence:
    'An item without the key attributes of an index has no entry; writes are taken to be spread over all items.',
  compute: ({ units, share }) => Number(product(units, share)),
});

/** The units of an index write on average over the items of an entity. */
export function onAverage(units: Explained<number>, share: number): Explained<number> {
  return share === 1 || units.value === 0 ? units : sharedUnits({ units, share });
}

const UNKNOWN_ENTRIES: ProblemKind = {
  code: 'workload.unknown-entries',
  severity: 'warning',
  says: '{path} does not tell how large the entries in {indexes} are, so these are not counted. Give their bytes, a sample, or {} for no entries.',
};

const LARGE_ENTRY: ProblemKind = {
  code: 'workload.large-entry',
  severity: 'warning',
  says: '{path} is {bytes}, more than the item itself has. An entry holds attributes of the item and no more: check both.',
};
