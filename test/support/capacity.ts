import {
  batchGetItem,
  batchWriteItem,
  deleteItem,
  getItem,
  indexEntry,
  itemSize,
  putItem,
  replayTransactWriteItems,
  transactGetItems,
  transactWriteItems,
  updateItem,
  type Explained,
  type Item,
  type ReadUnits,
  type Table,
  type TransactWriteAction,
  type WriteEstimate,
} from '@dynamometer/core';
import { firstPage, type FirstPage } from './pages.ts';
import { readsOf, writesOf, type Read, type Request, type Write } from './requests.ts';
import { tableOf, type Schema } from './schema.ts';
import { storeOf, type Attributes } from './store.ts';
import { expand } from './vectors.mjs';

/** Units as a vector expects them: on a table, its global and its local indexes, where they are charged anything. */
export interface Units {
  readonly total: number;
  readonly table: number;
  readonly gsi: Readonly<Record<string, number>>;
  readonly lsi: Readonly<Record<string, number>>;
}

/** Bytes of an item or an index entry before and after a write; null where there is none. */
interface SizeChange {
  readonly before: number | null;
  readonly after: number | null;
}

/** What an implementation said of a page; of other operations nothing that matters here. */
interface Observation {
  readonly scannedCount?: number;
  readonly lastEvaluatedKey?: boolean;
}

/** A recorded operation. */
export interface CapacityVector {
  readonly name: string;
  readonly category: string;
  readonly op: string;
  readonly tables: Readonly<Record<string, Schema>>;
  readonly setup: Readonly<Record<string, readonly Attributes[]>>;
  readonly pre?: { readonly op: string; readonly request: Request };
  readonly request: Request;
  readonly sizes: {
    readonly reads?: readonly { readonly bytes: number | null }[] | { readonly count: number; readonly each: number };
    readonly writes?: readonly (SizeChange & { readonly indexes?: Readonly<Record<string, SizeChange>> })[];
    readonly evaluated?: { readonly count: number; readonly bytes: number };
  };
  readonly observed?: { readonly dynamodbLocal?: Observation; readonly dynalite?: Observation };
  readonly expected: Readonly<Record<string, Units>> | null;
  readonly testable: boolean;
}

/** What an operation consumes by core, and the sizes that it comes from. */
export interface Consumed {
  readonly units: Readonly<Record<string, Units>>;
  readonly total: number;
  readonly reads: readonly (number | null)[];
  readonly writes: readonly (SizeChange & { readonly indexes: Readonly<Record<string, SizeChange>> })[];
  /** What a Query or Scan reads. */
  readonly first?: FirstPage;
}

/** Carries out a vector's requests on the items of its setup and reckons the last of them by core. */
export function consume(vector: CapacityVector): Consumed {
  const { op, tables: schemas, setup, pre, request } = expand(vector) as CapacityVector;
  const tables = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, tableOf(name, schema)]));
  const store = storeOf(schemas, setup);
  if (pre !== undefined)
    for (const { table, action } of writesOf(pre.op, pre.request, store, tables)) store.put(table, action);
  // sent again with its token, a transaction writes nothing and reads everything
  if (pre?.request.ClientRequestToken !== undefined) return replay(writesOf(op, request, store, tables));
  if (op === 'Query' || op === 'Scan') {
    const name = request.TableName ?? '';
    return paged(
      name,
      schemas[name],
      request.IndexName,
      firstPage(op, request, store, tableOf(name, schemas[name] ?? { pk: '' })),
    );
  }
  if (/Get/.test(op)) return read(op, readsOf(request, store));
  return write(op, writesOf(op, request, store, tables));
}

function write(op: string, writes: readonly Write[]): Consumed {
  const actions = writes.map(({ action }) => action);
  const [estimates, total] = estimate(op, actions);
  const parts = estimates.map((each, index) => ({
    table: writes[index]?.table ?? '',
    units: unitsOf(each, actions[index]?.table),
  }));
  return { units: sumByTable(parts), total, reads: [], writes: actions.map(sizesOf) };
}

function estimate(op: string, actions: readonly TransactWriteAction[]): readonly [readonly WriteEstimate[], number] {
  if (op === 'TransactWriteItems' || op === 'BatchWriteItem') {
    const together =
      op === 'TransactWriteItems'
        ? transactWriteItems(actions)
        : batchWriteItem(actions as Parameters<typeof batchWriteItem>[0]);
    return [together.actions, together.total.value];
  }
  const [action] = actions;
  if (action?.operation === 'putItem') return single(putItem(action));
  if (action?.operation === 'updateItem') return single(updateItem(action));
  if (action?.operation === 'deleteItem') return single(deleteItem(action));
  throw new Error(`No single write: ${op}`);
}

function single(alone: WriteEstimate): readonly [readonly WriteEstimate[], number] {
  return [[alone], alone.total.value];
}

function read(op: string, reads: readonly Read[]): Consumed {
  const sizes = reads.map(({ item }) => (item === undefined ? 'missing' : itemSize(item).bytes));
  const units = reads.map(({ consistency }, index) => {
    const size = sizes[index] ?? 'missing';
    if (op === 'GetItem') return getItem(size, consistency);
    return op === 'TransactGetItems' ? transactGetItems([size]).total : batchGetItem([size], consistency).total;
  });
  const consistencies = new Set(reads.map(({ consistency }) => consistency));
  const [consistency = 'strong'] = consistencies;
  const together = op === 'TransactGetItems' ? transactGetItems(sizes) : batchGetItem(sizes, consistency);
  return {
    units: sumByTable(units.map(({ value }, index) => ({ table: reads[index]?.table ?? '', units: onTable(value) }))),
    // one call has one consistency: a batch that mixes them is two
    total: op === 'GetItem' || consistencies.size > 1 ? sum(units) : together.total.value,
    reads: sizes.map((size) => (size === 'missing' ? null : size)),
    writes: [],
  };
}

function paged(name: string, schema: Schema | undefined, index: string | undefined, first: FirstPage): Consumed {
  const { units, table, index: entries } = first.page;
  const charged = index === undefined ? {} : { [index]: entries?.value ?? 0 };
  const isGlobal = schema?.gsi?.some((each) => each.name === index) ?? false;
  const split = { gsi: isGlobal ? charged : {}, lsi: isGlobal ? {} : charged };
  const total = units.value;
  return { units: { [name]: { total, table: table?.value ?? 0, ...split } }, total, reads: [], writes: [], first };
}

function replay(writes: readonly Write[]): Consumed {
  const actions = writes.map(({ action }) => action);
  const { items, total } = replayTransactWriteItems(actions);
  const parts = items.map(({ value }, index) => ({ table: writes[index]?.table ?? '', units: onTable(value) }));
  return { units: sumByTable(parts), total: total.value, reads: [], writes: actions.map(sizesOf) };
}

function sizesOf(action: TransactWriteAction): Consumed['writes'][number] {
  const { table } = action;
  const { before, after } =
    action.operation === 'conditionCheck'
      ? { before: action.item, after: action.item }
      : { before: action.before, after: action.operation === 'deleteItem' ? undefined : action.after };
  const change = (part: (item: Item) => Item | undefined): SizeChange => ({
    before: sizeOf(before, part),
    after: sizeOf(after, part),
  });
  const names =
    table === undefined ? [] : [...indexNames(table, 'globalIndexes'), ...indexNames(table, 'localIndexes')];
  return {
    ...change((item) => item),
    indexes: Object.fromEntries(
      names.map((name) => [name, change((item) => (table === undefined ? item : indexEntry(item, table, name)))]),
    ),
  };
}

function sizeOf(item: unknown, part: (item: Item) => Item | undefined): number | null {
  const stored = item === undefined ? undefined : part(item as Item);
  return stored === undefined ? null : itemSize(stored).bytes;
}

function unitsOf({ table, indexes, total }: WriteEstimate, definition: Table | undefined): Units {
  const charged = (kind: 'globalIndexes' | 'localIndexes') =>
    Object.fromEntries(
      indexNames(definition, kind)
        .map((name) => [name, indexes[name]?.value ?? 0] as const)
        .filter(([, units]) => units > 0),
    );
  return { total: total.value, table: table.value, gsi: charged('globalIndexes'), lsi: charged('localIndexes') };
}

function indexNames(table: Table | undefined, kind: 'globalIndexes' | 'localIndexes'): readonly string[] {
  return Object.keys(table?.[kind] ?? {});
}

function onTable(units: number): Units {
  return { total: units, table: units, gsi: {}, lsi: {} };
}

function sum(parts: readonly Explained<ReadUnits>[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

function sumByTable(parts: readonly { readonly table: string; readonly units: Units }[]): Record<string, Units> {
  const sums: Record<string, Units> = {};
  for (const { table, units } of parts) {
    const { total, table: own, gsi, lsi } = sums[table] ?? onTable(0);
    sums[table] = {
      total: total + units.total,
      table: own + units.table,
      gsi: added(gsi, units.gsi),
      lsi: added(lsi, units.lsi),
    };
  }
  return sums;
}

function added(a: Units['gsi'], b: Units['gsi']): Units['gsi'] {
  return Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]),
  );
}
