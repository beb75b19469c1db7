import type { ReadProgram } from './read-program.ts';
import { commentOf, nameWords, requestOf } from './request.ts';

/** For boto3's client, whose values are in DynamoDB's types. */
export function pythonProgram(program: ReadProgram): string {
  const name = nameWords(program.title).join('_').toLowerCase();
  return program.operation === 'getItem' ? oneItem(program, name) : pages(program, name);
}

function oneItem(program: ReadProgram, name: string): string {
  return `import json
import sys

import boto3

REQUEST = ${literal(requestOf(program), 0)}


# ${commentOf(program.title)}: the item if there is one, and the read units consumed.
def ${name}(client):
    response = client.get_item(**REQUEST)
    return response.get("Item"), response["ConsumedCapacity"]["CapacityUnits"]


if __name__ == "__main__":
    item, read_units = ${name}(boto3.client("dynamodb"))
    print(json.dumps(item, default=str))
    print(f"{read_units} read units", file=sys.stderr)
`;
}

function pages(program: ReadProgram, name: string): string {
  const { operation, limit, shards } = program;
  const stop = limit === undefined ? '' : `\n        if len(found) >= ${limit}:\n            break`;
  const body = (request: string, found: string): string => `
    for page in client.get_paginator("${operation}").paginate(**${request}):
        ${found}.extend(page["Items"])
        read_units += page["ConsumedCapacity"]["CapacityUnits"]${stop.replace('found', found)}`;
  return `import json
import sys

import boto3

REQUEST = ${literal(requestOf(program), 0)}
${shards === undefined ? '' : `\nSHARDS = ${literal(shards.values, 0)}\n`}

# ${commentOf(program.title)}: the items of all pages, and the read units that they consumed together.
def ${name}(client):
    items = []
    read_units = 0.0${shards === undefined ? body('REQUEST', 'items') : shardLoop(body('request', 'found'), program)}
    return ${limit === undefined ? 'items' : `items[:${limit}]`}, read_units


if __name__ == "__main__":
    items, read_units = ${name}(boto3.client("dynamodb"))
    for item in items:
        print(json.dumps(item, default=str))
    print(f"{len(items)} items, {read_units} read units", file=sys.stderr)
`;
}

function shardLoop(body: string, { shards, direction }: ReadProgram): string {
  const { placeholder = '', mergeBy } = shards ?? {};
  const reverse = direction === 'descending' ? ', reverse=True' : '';
  const key = literal(mergeBy ?? '', 0);
  const merge = mergeBy === undefined ? '' : `\n    items.sort(key=lambda item: item[${key}]["S"]${reverse})`;
  const values = `{**REQUEST["ExpressionAttributeValues"], ${literal(placeholder, 0)}: shard}`;
  return `
    for shard in SHARDS:
        request = {**REQUEST, "ExpressionAttributeValues": ${values}}
        found = []${body.replaceAll('\n', '\n    ')}
        items.extend(found)${merge}`;
}

/** A value as a Python literal. JSON's strings are Python's, escapes included. */
function literal(value: unknown, depth: number): string {
  if (value instanceof Uint8Array) return `bytes([${Array.from(value).join(', ')}])`;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const lines = Array.isArray(value)
    ? value.map((each) => literal(each, depth + 1))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${literal(each, depth + 1)}`);
  const flat = `${open}${lines.join(', ')}${close}`;
  if (flat.length <= 60 && !flat.includes('\n')) return flat;
  const margin = '    '.repeat(depth + 1);
  return `${open}\n${lines.map((line) => `${margin}${line},`).join('\n')}\n${margin.slice(4)}${close}`;
}
