import { setTimeout } from 'node:timers/promises';
import { fill, send, withTables } from './endpoint.mjs';
import { expand } from './vectors.mjs';

/**
 * What an endpoint says that an operation consumes.
 *
 * @param {import('@aws-sdk/client-dynamodb').DynamoDBClient} client
 * @param {any} vector A vector of `capacity-ops.dev.json`.
 * @param {number} [settle] Milliseconds that its indexes are given to follow the table.
 * @returns {Promise<any>} Units by table as in the vectors, and what a page counted; or the error.
 */
export async function observeOperation(client, vector, settle = 0) {
  const { tables, setup, pre, op, request } = expand(vector);
  return withTables(client, tables, async (names) => {
    for (const [table, items] of Object.entries(setup)) await fill(client, names[table], items);
    if (settle > 0) await setTimeout(settle);
    try {
      if (pre !== undefined) await send(client, pre.op, renamed(pre.request, names));
      const answer = await send(client, op, { ...renamed(request, names), ReturnConsumedCapacity: 'INDEXES' });
      return { ...unitsIn(answer, names), ...countsIn(answer) };
    } catch (error) {
      return { error: error.name, consumedCapacityReported: error.ConsumedCapacity !== undefined };
    }
  });
}

/** A request with the names that the tables have got, wherever it names one. */
function renamed(value, names) {
  if (Array.isArray(value)) return value.map((element) => renamed(element, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (key === 'TableName') return [key, names[child]];
      if (key === 'RequestItems') return [key, byName(child, names)];
      return [key, key === 'TransactItems' || /^[A-Z]\w{2,}$/.test(key) ? renamed(child, names) : child];
    }),
  );
}

function byName(requests, names) {
  return Object.fromEntries(Object.entries(requests).map(([table, request]) => [names[table], request]));
}

function unitsIn({ ConsumedCapacity }, names) {
  const logical = new Map(Object.entries(names).map(([name, real]) => [real, name]));
  const consumed = [ConsumedCapacity ?? []].flat();
  return Object.fromEntries(consumed.map((each) => [logical.get(each.TableName) ?? each.TableName, unitsOf(each)]));
}

function unitsOf({ CapacityUnits, Table, GlobalSecondaryIndexes = {}, LocalSecondaryIndexes = {} }) {
  const charged = (indexes) =>
    Object.fromEntries(
      Object.entries(indexes)
        .map(([name, units]) => [name, units.CapacityUnits])
        .filter(([, units]) => units > 0),
    );
  return {
    total: CapacityUnits,
    table: Table?.CapacityUnits ?? CapacityUnits,
    gsi: charged(GlobalSecondaryIndexes),
    lsi: charged(LocalSecondaryIndexes),
  };
}

function countsIn({ Count, ScannedCount, LastEvaluatedKey }) {
  if (ScannedCount === undefined) return {};
  return { count: Count, scannedCount: ScannedCount, lastEvaluatedKey: LastEvaluatedKey !== undefined };
}

const KEY = 'record-key';
const PAD = 'record-pad';
const BLOCK = 1_024;

/** A table for items of any shape. */
export const ITEM_TABLE = { T: { pk: `${KEY}:S` } };

/**
 * The size that an endpoint counts for an item, found by the padding with which one byte more costs one unit more.
 *
 * @param {import('@aws-sdk/client-dynamodb').DynamoDBClient} client
 * @param {string} table One of `ITEM_TABLE`.
 * @param {any} item
 * @returns {Promise<{ bytes: number } | { error: string, message: string }>}
 */
export async function observeSize(client, table, item) {
  const padded = async (length) => {
    const Item = { ...item, [KEY]: { S: 'k' }, [PAD]: { S: 'x'.repeat(length) } };
    // each put stands alone: a larger item before it would be charged instead
    await send(client, 'DeleteItem', { TableName: table, Key: { [KEY]: { S: 'k' } } });
    const { ConsumedCapacity } = await send(client, 'PutItem', {
      TableName: table,
      Item,
      ReturnConsumedCapacity: 'TOTAL',
    });
    return ConsumedCapacity.CapacityUnits;
  };
  try {
    const units = await padded(0);
    let [low, high] = [0, BLOCK];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((await padded(middle)) > units) high = middle;
      else low = middle;
    }
    // with `low` more bytes the item fills its units to the last byte
    return { bytes: units * BLOCK - low - KEY.length - 1 - PAD.length };
  } catch (error) {
    return { error: error.name, message: error.message };
  }
}
