import type { ReadProgram } from './read-program.ts';
import { commentOf, nameWords, requestOf } from './request.ts';

/** For Node.js with `@aws-sdk/client-dynamodb`; values stay in DynamoDB's types, so that no number loses a digit. */
export function typescriptProgram(program: ReadProgram): string {
  const name = functionName(program.title);
  return program.operation === 'getItem' ? oneItem(program, name) : pages(program, name);
}

function oneItem(program: ReadProgram, name: string): string {
  return `import { DynamoDBClient, GetItemCommand, type GetItemCommandInput } from '@aws-sdk/client-dynamodb';

const input: GetItemCommandInput = ${literal(requestOf(program))};

/** ${commentOf(program.title)}: the item if there is one, and the read units consumed. */
export async function ${name}(client: DynamoDBClient) {
  const { Item: item, ConsumedCapacity: consumed } = await client.send(new GetItemCommand(input));
  return { item, readUnits: consumed?.CapacityUnits ?? 0 };
}

const { item, readUnits } = await ${name}(new DynamoDBClient({}));
console.log(JSON.stringify(item));
console.error(\`\${readUnits} read units\`);
`;
}

function pages(program: ReadProgram, name: string): string {
  const { operation, limit, shards } = program;
  const paginate = operation === 'query' ? 'paginateQuery' : 'paginateScan';
  const type = operation === 'query' ? 'QueryCommandInput' : 'ScanCommandInput';
  const stop = limit === undefined ? '' : `\n  if (found.length >= ${limit}) break;`;
  const body = `for await (const page of ${paginate}({ client }, input)) {
  found.push(...(page.Items ?? []));
  readUnits += page.ConsumedCapacity?.CapacityUnits ?? 0;${stop}
}`;
  const merged = limit === undefined ? 'items' : `items: items.slice(0, ${limit})`;
  return `import { DynamoDBClient, ${paginate}, type AttributeValue, type ${type} } from '@aws-sdk/client-dynamodb';

const ${shards === undefined ? 'input' : 'shared'}: ${type} = ${literal(requestOf(program))};
${shards === undefined ? '' : shardInputs(shards, type)}
/** ${commentOf(program.title)}: the items of all pages, and the read units that they consumed together. */
export async function ${name}(client: DynamoDBClient) {
  const items: Record<string, AttributeValue>[] = [];
  let readUnits = 0;
${shards === undefined ? indent(body.replaceAll('found', 'items'), 2) : shardLoop(body, shards.mergeBy, program)}
  return { ${merged}, readUnits };
}

const { items, readUnits } = await ${name}(new DynamoDBClient({}));
for (const item of items) console.log(JSON.stringify(item));
console.error(\`\${items.length} items, \${readUnits} read units\`);
`;
}

function shardInputs({ placeholder, values }: NonNullable<ReadProgram['shards']>, type: string): string {
  return `
const shards: AttributeValue[] = ${literal(values)};

const inputs = shards.map(
  (shard): ${type} => ({
    ...shared,
    ExpressionAttributeValues: { ...shared.ExpressionAttributeValues, ${quoted(placeholder)}: shard },
  }),
);
`;
}

function shardLoop(body: string, mergeBy: string | undefined, { direction }: ReadProgram): string {
  const [before, after] = direction === 'descending' ? ['1', '-1'] : ['-1', '1'];
  const merge =
    mergeBy === undefined
      ? ''
      : `
  const sortKey = (item: Record<string, AttributeValue>) => item[${quoted(mergeBy)}]?.S ?? '';
  items.sort((a, b) => (sortKey(a) < sortKey(b) ? ${before} : sortKey(a) > sortKey(b) ? ${after} : 0));`;
  return `  for (const input of inputs) {
    const found: Record<string, AttributeValue>[] = [];
${indent(body, 4)}
    items.push(...found);
  }${merge}`;
}

/** A value as a TypeScript literal, broken into lines where it is long. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Uint8Array) return `new Uint8Array([${Array.from(value).join(', ')}])`;
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const lines = Array.isArray(value)
    ? value.map(literal)
    : Object.entries(value).map(([name, each]) => `${propertyName(name)}: ${literal(each)}`);
  const flat = `${open}${lines.join(', ')}${close}`;
  if (lines.length === 0) return `${open}${close}`.replace('  ', '');
  if (flat.length <= 60 && !flat.includes('\n')) return flat;
  return `${open.trim()}\n${lines.map((line) => `${indent(line, 2)},`).join('\n')}\n${close.trim()}`;
}

function propertyName(name: string): string {
  // A literal `__proto__: …` would set the prototype; in brackets it is a name like any other.
  if (name === '__proto__') return `[${quoted(name)}]`;
  return /^[A-Za-z_]\w*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${escaped}'`;
}

const indent = (text: string, by: number): string =>
  text
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');

function functionName(title: string): string {
  return nameWords(title)
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('');
}
