// Talks to anything that speaks DynamoDB's protocol. Requests are sent as vectors write them, so that malformed values
// arrive as they are: the SDK signs them and reads the answers, but does not serialise what it is given.
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  CreateTableCommand,
  DeleteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ResourceNotFoundException,
  ScanCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const COMMANDS = {
  BatchGetItem: BatchGetItemCommand,
  BatchWriteItem: BatchWriteItemCommand,
  CreateTable: CreateTableCommand,
  DeleteItem: DeleteItemCommand,
  DeleteTable: DeleteTableCommand,
  GetItem: GetItemCommand,
  PutItem: PutItemCommand,
  Query: QueryCommand,
  Scan: ScanCommand,
  TransactGetItems: TransactGetItemsCommand,
  TransactWriteItems: TransactWriteItemsCommand,
  UpdateItem: UpdateItemCommand,
};

/**
 * @param {string} [url] Where to; the service itself without one.
 * @returns {DynamoDBClient} Region and credentials are those that the SDK finds.
 */
export function clientOf(url) {
  return new DynamoDBClient({ ...(url !== undefined && { endpoint: url }), maxAttempts: 5 });
}

/**
 * Sends one request.
 *
 * @param {DynamoDBClient} client
 * @param {keyof typeof COMMANDS} operation
 * @param {object} body
 * @returns {Promise<any>} The answer as the SDK reads it.
 */
export function send(client, operation, body) {
  const command = new COMMANDS[operation]({});
  command.middlewareStack.add(
    (next) => (step) => {
      const text = JSON.stringify(body);
      step.request.body = text;
      step.request.headers['content-length'] = String(Buffer.byteLength(text));
      return next(step);
    },
    { step: 'build', priority: 'low', name: 'sendAsWritten' },
  );
  return client.send(command);
}

/**
 * Creates a table for each logical name under a random one, calls back with the names, and deletes the tables whatever
 * happens.
 *
 * @template Result
 * @param {DynamoDBClient} client
 * @param {Readonly<Record<string, any>>} schemas
 * @param {(names: Readonly<Record<string, string>>) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withTables(client, schemas, use) {
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, `dynamometer-${randomUUID()}-${name}`]));
  try {
    await Promise.all(Object.entries(schemas).map(([name, schema]) => create(client, names[name], schema)));
    return await use(names);
  } finally {
    await Promise.all(Object.values(names).map((name) => remove(client, name)));
  }
}

/**
 * Writes items, 25 at a time.
 *
 * @param {DynamoDBClient} client
 * @param {string} table
 * @param {readonly object[]} items
 */
export async function fill(client, table, items) {
  let requests = items.map((Item) => ({ PutRequest: { Item } }));
  while (requests.length > 0) {
    const { UnprocessedItems = {} } = await send(client, 'BatchWriteItem', {
      RequestItems: { [table]: requests.slice(0, 25) },
    });
    const left = UnprocessedItems[table]?.length ?? 0;
    // an emulator writes all or nothing; the service may leave the last ones, and they are sent again
    requests = requests.slice(Math.min(25, requests.length) - left);
    if (left > 0) await setTimeout(500);
  }
}

async function create(client, TableName, { pk, sk, gsi = [], lsi = [] }) {
  const schemaOf = (hash, range) => [
    { AttributeName: nameOf(hash), KeyType: 'HASH' },
    ...(range === undefined ? [] : [{ AttributeName: nameOf(range), KeyType: 'RANGE' }]),
  ];
  const indexOf = (index) => ({
    IndexName: index.name,
    KeySchema: schemaOf(index.pk ?? pk, index.sk),
    Projection: {
      ProjectionType: index.projection.type,
      ...(index.projection.attrs && { NonKeyAttributes: index.projection.attrs }),
    },
  });
  const keys = new Set([pk, sk, ...[...gsi, ...lsi].flatMap((index) => [index.pk, index.sk])]);
  keys.delete(undefined);
  await send(client, 'CreateTable', {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...keys].map((key) => ({ AttributeName: nameOf(key), AttributeType: key.split(':')[1] })),
    KeySchema: schemaOf(pk, sk),
    ...(gsi.length > 0 && { GlobalSecondaryIndexes: gsi.map(indexOf) }),
    ...(lsi.length > 0 && { LocalSecondaryIndexes: lsi.map(indexOf) }),
  });
  await waitUntilTableExists({ client, maxWaitTime: 300, minDelay: 1, maxDelay: 5 }, { TableName });
}

async function remove(client, TableName) {
  try {
    await send(client, 'DeleteTable', { TableName });
  } catch (error) {
    // it may never have come to be
    if (!(error instanceof ResourceNotFoundException)) console.error(`${TableName} is not deleted:`, error);
  }
}

function nameOf(key) {
  return key.split(':')[0];
}
