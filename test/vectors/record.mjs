// Replays the vectors against an endpoint and reports what it answers next to what is expected; see README.md.
// Usage: DYNAMODB_ENDPOINT=<url or "aws"> node test/vectors/record.mjs [expression that names match] [results.json]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { clientOf, withTables } from '../support/endpoint.mjs';
import { ITEM_TABLE, observeOperation, observeSize } from '../support/recorder.mjs';
import { expand, readRandomOperations, readVectors } from '../support/vectors.mjs';

const endpoint = process.env['DYNAMODB_ENDPOINT'];
if (endpoint === undefined || endpoint === '') {
  console.error('Set DYNAMODB_ENDPOINT to the URL of an endpoint, or to "aws" for the service itself.');
  process.exit(2);
}
const [pattern = '', destination = 'node_modules/.cache/recorded.json'] = process.argv.slice(2);
const isAsked = ({ name }) => new RegExp(pattern).test(name);
const isService = endpoint === 'aws';
const client = clientOf(isService ? undefined : endpoint);
const results = [];

const sizes = [
  ...readVectors('item-sizes.dev.json').map(({ name, item, bytes }) => ({ name, item, bytes })),
  ...readVectors('random-items.dev.jsonl.gz').map(({ id, item, bytes }) => ({ name: id, item, bytes })),
  ...readVectors('item-invalid.json').map(({ name, item, storedBytes }) => ({ name, item, bytes: storedBytes })),
].filter(isAsked);
if (sizes.length > 0) {
  await withTables(client, ITEM_TABLE, async ({ T }) => {
    for (const { name, item, bytes } of sizes) {
      const observed = await observeSize(client, T, expand(item));
      report(
        name,
        bytes === null ? 'refused' : { bytes },
        'error' in observed && bytes === null ? 'refused' : observed,
      );
    }
  });
}

const operations = [...readVectors('capacity-ops.dev.json'), ...readRandomOperations()].filter(isAsked);
for (const vector of operations) {
  const observed = await observeOperation(client, vector, isService ? 2_000 : 0);
  const units = Object.fromEntries(Object.keys(vector.tables).map((table) => [table, observed[table]]));
  report(vector.name, vector.expected, 'error' in observed ? observed : units, observed);
}

client.destroy();
mkdirSync(dirname(resolve(destination)), { recursive: true });
writeFileSync(destination, `${JSON.stringify(results, undefined, 1)}\n`);
const differing = results.filter(({ same }) => !same).length;
console.log(`${results.length} replayed, ${differing} differ; all of them are in ${destination}`);

function report(name, expected, observed, whole = observed) {
  const same = isDeepStrictEqual(expected, observed);
  results.push({ name, same, expected, observed: whole });
  if (!same) console.log(`${name}: expected ${JSON.stringify(expected)}, observed ${JSON.stringify(observed)}`);
}
