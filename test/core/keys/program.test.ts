import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { writeProgram, writeQuery, type QueryExpressions, type ReadProgram, type Table } from '@dynamometer/core';
import { describe, expect, test } from 'vitest';
import { compile, inFolder, isInstalled, run } from '../../support/run-program.ts';

const table: Table = { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'sk', type: 'S' } };
/** Whatever closes a quote or starts an expression in one of the languages. */
const NASTY = 'it\'s "$HOME" `id` ${x} \\ \\\' \n %s {0} <<EOF é 한 😀 \u2028 */ #';

function query(partition: string, filter?: string): QueryExpressions {
  const writing = writeQuery({
    table,
    key: [
      { attribute: 'pk', operator: '=', values: [{ S: partition }] },
      { attribute: 'sk', operator: 'begins_with', values: [{ S: 'USER#' }] },
    ],
    ...(filter !== undefined && { filter: [{ attribute: filter, operator: '=' as const, values: [{ N: '1' }] }] }),
  });
  if (!writing.ok) throw new Error('refused');
  return writing.expressions;
}

const members: ReadProgram = {
  title: 'Members of a tenant',
  tableName: 'Billing',
  operation: 'query',
  expressions: query('TENANT#acme'),
};
const nasty: ReadProgram = { ...members, title: `Delete */ ${NASTY}`, expressions: query(NASTY, `__proto__ ${NASTY}`) };
const PROGRAMS: Readonly<Record<string, ReadProgram>> = {
  members,
  nasty,
  latest: { ...members, title: 'Newest events', direction: 'descending', limit: 20, consistency: 'strong' },
  sharded: {
    ...members,
    limit: 5,
    shards: { placeholder: ':pk', values: [{ S: `${NASTY}#0` }, { S: 'b#1' }], mergeBy: 'sk' },
  },
  one: {
    title: 'get',
    tableName: 'Billing',
    operation: 'getItem',
    key: { pk: { S: NASTY }, sk: { B: new Uint8Array([0, 255]) } },
  },
  all: { title: '', tableName: 'Billing', operation: 'scan' },
};
const each = Object.entries(PROGRAMS);

describe('a TypeScript program', () => {
  test('every one compiles under strict against the types of the SDK', async () => {
    await inFolder(async (folder) => {
      const files = each.map(([name, program]) => [`${name}.ts`, writeProgram(program, 'typescript')]);
      expect(compile(folder, Object.fromEntries(files))).toBe('');
    });
  }, 60_000);

  test('reads like one that a person wrote', () => {
    expect(writeProgram(members, 'typescript'))
      .toBe(`import { DynamoDBClient, paginateQuery, type AttributeValue, type QueryCommandInput } from '@aws-sdk/client-dynamodb';

const input: QueryCommandInput = {
  TableName: 'Billing',
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
  ExpressionAttributeValues: { ':pk': { S: 'TENANT#acme' }, ':sk': { S: 'USER#' } },
  ReturnConsumedCapacity: 'TOTAL',
};

/** Members of a tenant: the items of all pages, and the read units that they consumed together. */
export async function membersOfATenant(client: DynamoDBClient) {
  const items: Record<string, AttributeValue>[] = [];
  let readUnits = 0;
  for await (const page of paginateQuery({ client }, input)) {
    items.push(...(page.Items ?? []));
    readUnits += page.ConsumedCapacity?.CapacityUnits ?? 0;
  }
  return { items, readUnits };
}

const { items, readUnits } = await membersOfATenant(new DynamoDBClient({}));
for (const item of items) console.log(JSON.stringify(item));
console.error(\`\${items.length} items, \${readUnits} read units\`);
`);
  });
});

describe.runIf(isInstalled('python3'))('a Python program', () => {
  test.each(each)('%s is read by Python, which sees the same values', async (_, program) => {
    await inFolder(async (folder) => {
      const file = join(folder, 'program.py');
      writeFileSync(file, writeProgram(program, 'python'));
      // without boto3 installed the program can be read all the same
      const script = `import ast, json, sys
tree = ast.parse(open(sys.argv[1], encoding="utf-8").read())
request = next(node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "REQUEST")
print(json.dumps(eval(compile(ast.Expression(request), "", "eval")), default=list))`;
      expect(await run('python3', ['-m', 'py_compile', file])).toMatchObject({ status: 0, stderr: '' });
      const { stdout } = await run('python3', ['-c', script, file]);
      const { Key, ExpressionAttributeValues } = JSON.parse(stdout) as Record<string, unknown>;
      expect({ Key, ExpressionAttributeValues }).toEqual({
        Key: program.key && { pk: { S: NASTY }, sk: { B: [0, 255] } },
        ExpressionAttributeValues: program.expressions?.ExpressionAttributeValues,
      });
    });
  });
});

describe.skipIf(process.platform === 'win32')('a program for the shell', () => {
  /** Runs a program with an `aws` of our own, which keeps its arguments and answers with pages. */
  async function runShell(program: ReadProgram, answers: readonly string[]) {
    return inFolder(async (folder) => {
      const stub = join(folder, 'aws');
      const answer = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const kept = ${JSON.stringify(join(folder, 'calls'))};
const calls = existsSync(kept) ? readFileSync(kept, 'utf8').trim().split('\\n').length : 0;
appendFileSync(kept, JSON.stringify(process.argv.slice(2)) + '\\n');
process.stdout.write(${JSON.stringify(answers)}[calls] ?? '');
`;
      writeFileSync(stub, answer);
      chmodSync(stub, 0o755);
      const file = join(folder, 'program.sh');
      writeFileSync(file, writeProgram(program, 'cli'));
      const result = await run('bash', [file], { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` });
      const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
      return { ...result, calls: calls.map((call) => JSON.parse(call) as string[]) };
    });
  }
  const argument = (call: readonly string[] | undefined, name: string) => call?.[call.indexOf(name) + 1];

  test.each(each)('%s is accepted by bash', async (_, program) => {
    await inFolder(async (folder) => {
      const file = join(folder, 'program.sh');
      writeFileSync(file, writeProgram(program, 'cli'));
      expect(await run('bash', ['-n', file])).toEqual({ status: 0, stdout: '', stderr: '' });
    });
  });

  test('follows the last key to the end and adds up the units', async () => {
    const { calls, stdout, stderr } = await runShell(members, [
      '128.5\t{"pk":{"S":"a b"}}\n{"n":1}\n{"n":2}\n',
      '0.5\tnull\n{"n":3}\n',
    ]);
    expect(stdout).toBe('{"n":1}\n{"n":2}\n{"n":3}\n');
    expect(stderr).toBe('129 read units\n');
    expect(calls).toHaveLength(2);
    expect(calls[0]).not.toContain('--exclusive-start-key');
    expect(argument(calls[1], '--exclusive-start-key')).toBe('{"pk":{"S":"a b"}}');
  });

  test('stops at its limit, and asks for no more than is missing', async () => {
    const limited = { ...members, limit: 3 };
    const { calls, stdout } = await runShell(limited, [
      '1\t{"k":1}\n{"n":1}\n{"n":2}\n',
      '1\t{"k":2}\n{"n":3}\n',
      '1\tnull\n{"n":4}\n',
    ]);
    expect(stdout).toBe('{"n":1}\n{"n":2}\n{"n":3}\n');
    expect(calls.map((call) => argument(call, '--limit'))).toEqual(['3', '1']);
  });

  test('hands values over as they are, whatever they hold', async () => {
    const { calls } = await runShell(nasty, ['1\tnull\n']);
    expect(JSON.parse(argument(calls[0], '--expression-attribute-values') ?? '')).toEqual(
      nasty.expressions?.ExpressionAttributeValues,
    );
    expect(argument(calls[0], '--key-condition-expression')).toBe('pk = :pk AND begins_with(sk, :sk)');
    const { calls: one } = await runShell(PROGRAMS['one'] as ReadProgram, ['']);
    expect(JSON.parse(argument(one[0], '--key') ?? '')).toEqual({ pk: { S: NASTY }, sk: { B: 'AP8=' } });
  });

  test('asks every shard', async () => {
    const { calls, stderr } = await runShell(PROGRAMS['sharded'] as ReadProgram, ['1\tnull\n{}\n', '2.5\tnull\n']);
    const asked = calls.map((call) => JSON.parse(argument(call, '--expression-attribute-values') ?? '') as unknown);
    expect(asked).toEqual([
      { ':pk': { S: `${NASTY}#0` }, ':sk': { S: 'USER#' } },
      { ':pk': { S: 'b#1' }, ':sk': { S: 'USER#' } },
    ]);
    expect(stderr).toBe('3.5 read units\n');
  });
});
