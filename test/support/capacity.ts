import {
  deleteItem,
  getItem,
  itemSize,
  putItem,
  replayTransactWriteItems,
  transactGetItems,
  transactWriteItems,
  updateItem,
  type AttributeValue,
  type Item,
  type TransactWriteAction,
  type WriteEstimate,
} from '@dynamometer/core';
import { itemFrom } from './dynamodb-json.ts';
import { holds, update } from './expressions.ts';
import { storeOf, type Attributes, type Schema, type Store } from './store.ts';
import { expand } from './vectors.mjs';

/** Units as a vector expects them: on a table, its global and its local indexes, where there are any. */
export interface Units {
  readonly total: number;
  readonly table: number;
  readonly gsi: Readonly<Record<string, number>>;
  readonly lsi: Readonly<Record<string, number>>;
}

/** A recorded operation; keys are written `name:type`. */
export interface CapacityVector {
  readonly name: string;
  readonly category: string;
  readonly op: string;
  readonly tables: Readonly<Record<string, Schema>>;
  readonly setup: Readonly<Record<string, readonly unknown[]>>;
  readonly pre?: { readonly op: string; readonly request: Request };
  readonly request: Request;
  readonly sizes: {
    readonly reads?: readonly { readonly bytes: number | null }[];
    readonly writes?: readonly { readonly before: number | null; readonly after: number | null }[];
  };
  readonly expected: Readonly<Record<string, Units>> | null;
  readonly testable: boolean;
}

interface Request {
  readonly TableName?: string;
  readonly Key?: Attributes;
  readonly Item?: Attributes;
  readonly ConsistentRead?: boolean;
  readonly UpdateExpression?: string;
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeValues?: Attributes;
  readonly TransactItems?: readonly Readonly<Record<string, Request>>[];
  readonly ClientRequestToken?: string;
}

/** What a vector's operation consumes by core, and the sizes that it comes from. */
export interface Consumed {
  readonly units: Readonly<Record<string, Units>>;
  readonly reads: readonly (number | null)[];
  readonly writes: readonly { readonly before: number | null; readonly after: number | null }[];
}

/** Carries out a vector's requests on the items of its setup and reckons the last of them by core. */
export function consume(vector: CapacityVector): Consumed {
  const { op, tables, setup, pre, request } = expand(vector) as CapacityVector;
  const store = storeOf(tables, setup as Readonly<Record<string, readonly Attributes[]>>);
  if (pre !== undefined) for (const { table, action } of writesOf(pre.op, pre.request, store)) store.put(table, action);
  // sent again with its token, a transaction writes nothing and reads everything
  if (pre?.request.ClientRequestToken !== undefined) return replay(writesOf(op, request, store));
  if (op === 'GetItem' || op === 'TransactGetItems') return read(op, request, store);
  return write(op, writesOf(op, request, store));
}

interface Write {
  readonly table: string;
  readonly action: TransactWriteAction;
}

function read(op: string, request: Request, store: Store): Consumed {
  const gets = op === 'GetItem' ? [request] : (request.TransactItems ?? []).map(({ Get }) => Get ?? {});
  const sizes = gets.map(({ TableName = '', Key = {} }) => {
    const item = store.find(TableName, Key);
    return item === undefined ? 'missing' : itemSize(item).bytes;
  });
  const consistency = request.ConsistentRead === true ? 'strong' : 'eventual';
  const items = op === 'GetItem' ? sizes.map((size) => getItem(size, consistency)) : transactGetItems(sizes).items;
  return {
    units: sumByTable(
      items.map(({ value }, index) => ({ table: gets[index]?.TableName ?? '', units: onTable(value) })),
    ),
    reads: sizes.map((size) => (size === 'missing' ? null : size)),
    writes: [],
  };
}

function write(op: string, writes: readonly Write[]): Consumed {
  const actions = writes.map(({ action }) => action);
  const estimates = op === 'TransactWriteItems' ? transactWriteItems(actions).actions : actions.map(alone);
  return {
    units: sumByTable(
      estimates.map((estimate, index) => ({ table: writes[index]?.table ?? '', units: unitsOf(estimate) })),
    ),
    reads: [],
    writes: actions.map(sizesOf),
  };
}

function replay(writes: readonly Write[]): Consumed {
  const actions = writes.map(({ action }) => action);
  const { items } = replayTransactWriteItems(actions);
  return {
    units: sumByTable(items.map(({ value }, index) => ({ table: writes[index]?.table ?? '', units: onTable(value) }))),
    reads: [],
    writes: actions.map(sizesOf),
  };
}

function alone(action: TransactWriteAction): WriteEstimate {
  if (action.operation === 'putItem') return putItem(action);
  if (action.operation === 'updateItem') return updateItem(action);
  if (action.operation === 'deleteItem') return deleteItem(action);
  throw new Error('A condition check is always part of a transaction.');
}

function writesOf(op: string, request: Request, store: Store): readonly Write[] {
  const writes = op === 'TransactWriteItems' ? (request.TransactItems ?? []) : [{ [op.replace('Item', '')]: request }];
  return writes.flatMap((kinds) =>
    Object.entries(kinds).map(([kind, details]) => {
      const { TableName: table = '' } = details;
      return { table, action: actionOf(kind, details, store.find(table, details.Item ?? details.Key ?? {})) };
    }),
  );
}

function actionOf(kind: string, request: Request, stored: Item | undefined): TransactWriteAction {
  const before = stored === undefined ? {} : { before: stored };
  const { ConditionExpression: expression } = request;
  const condition = expression === undefined || holds(expression, stored) ? 'holds' : 'fails';
  if (kind === 'Put') return { operation: 'putItem', ...before, after: itemFrom(request.Item ?? {}), condition };
  if (kind === 'Delete') return { operation: 'deleteItem', ...before, condition };
  if (kind === 'ConditionCheck') return { operation: 'conditionCheck', ...(stored && { item: stored }) };
  const values = itemFrom(request.ExpressionAttributeValues ?? {}) as Readonly<Record<string, AttributeValue>>;
  const after = update(stored ?? itemFrom(request.Key ?? {}), request.UpdateExpression ?? '', values);
  return { operation: 'updateItem', ...before, after, condition };
}

function sizesOf(action: TransactWriteAction): Consumed['writes'][number] {
  const size = (item: unknown) => (item === undefined ? null : itemSize(item as Item).bytes);
  if (action.operation === 'conditionCheck') return { before: size(action.item), after: size(action.item) };
  return { before: size(action.before), after: action.operation === 'deleteItem' ? null : size(action.after) };
}

function onTable(units: number): Units {
  return { total: units, table: units, gsi: {}, lsi: {} };
}

function unitsOf({ table, total }: WriteEstimate): Units {
  return { total: total.value, table: table.value, gsi: {}, lsi: {} };
}

function sumByTable(parts: readonly { readonly table: string; readonly units: Units }[]): Record<string, Units> {
  const sums: Record<string, Units> = {};
  for (const { table, units } of parts) {
    const so = sums[table] ?? onTable(0);
    sums[table] = { ...so, total: so.total + units.total, table: so.table + units.table };
  }
  return sums;
}
