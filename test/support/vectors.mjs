// Plain JavaScript: the recorder runs on Node alone, and the tests read the same files.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * The vectors of a file of test/vectors, with their placeholders.
 *
 * @param {string} file
 * @returns {any[]}
 */
export function readVectors(file) {
  const bytes = readFileSync(new URL(`../vectors/${file}`, import.meta.url));
  if (file.endsWith('.json')) return JSON.parse(bytes.toString('utf8'));
  const lines = gunzipSync(bytes).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/**
 * A value with its placeholders written out: `{"$repeat":"x","count":3}` is `xxx`, and `{"$for":2,"from":0,"item":X}` in
 * a list is two X, whose `{n}` is 0 and 1, `{i}` the same in 4 digits and `{i2}` in 2.
 *
 * @param {any} value
 * @param {number} [index]
 * @returns {any}
 */
export function expand(value, index) {
  if (typeof value === 'string') return index === undefined ? value : numbered(value, index);
  if (Array.isArray(value)) return value.flatMap((element) => expandElement(element, index));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$repeat === 'string') return value.$repeat.repeat(value.count);
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, expand(child, index)]));
}

function expandElement(element, index) {
  if (typeof element?.$for !== 'number') return [expand(element, index)];
  return Array.from({ length: element.$for }, (_, each) => expand(element.item, element.from + each));
}

function numbered(text, index) {
  return text.replaceAll(/\{(?:n|i(\d*))\}/g, (placeholder, width) =>
    placeholder === '{n}' ? String(index) : String(index).padStart(Number(width || 4), '0'),
  );
}

/**
 * The operations of `capacity-random.dev.jsonl.gz` in the form of those of `capacity-ops.dev.json`: the item before is
 * the setup, and a query reads items of the sizes given.
 *
 * @returns {any[]}
 */
export function readRandomOperations() {
  const [{ schemas }, ...operations] = readVectors('capacity-random.dev.jsonl.gz');
  return operations.map(({ id, op, schema, before, after, sizes, evaluated, expected, ...query }) => ({
    name: id,
    category: 'random',
    op,
    mode: query.mode ?? 'W',
    tables: { T: op === 'Query' ? { pk: 'pk:S', sk: 'sk:S' } : schemas[schema] },
    setup: op === 'Query' ? { T: query.itemSizes.map(itemOfSize) } : before === null ? {} : { T: [before] },
    request: {
      TableName: 'T',
      ...(op === 'Query' ? queryOf(query) : op === 'PutItem' ? { Item: after } : keyOf(before)),
    },
    sizes: op === 'Query' ? { evaluated } : { writes: [sizes] },
    expected: { T: expected },
    testable: true,
  }));
}

function itemOfSize(bytes, index) {
  const keys = { pk: { S: 'P' }, sk: { S: `a${String(index).padStart(4, '0')}` } };
  // the keys are 10 bytes and the name of the rest is 1
  return { ...keys, p: { S: { $repeat: 'x', count: bytes - 11 } } };
}

function queryOf({ mode, limit }) {
  return {
    KeyConditionExpression: 'pk = :p',
    ExpressionAttributeValues: { ':p': { S: 'P' } },
    ConsistentRead: mode === 'SC',
    ...(limit !== null && { Limit: limit }),
  };
}

function keyOf(item) {
  return { Key: item === null ? { pk: { S: 'nope' }, sk: { S: 's' } } : { pk: item.pk, sk: item.sk } };
}
