import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDynalite } from '../support/dynalite.mjs';
import { readVectors } from '../support/vectors.mjs';

// one of each kind, and what dynalite is known to get wrong: it lacks transactions, and index units of a write
const OPERATIONS = [
  'get/missing item SC',
  'get/multi-byte string counted in UTF-8 bytes (4098 B)',
  'put/condition false on missing item',
  'update/ADD to set 1 KB item',
  'delete/1025 B',
  'batch-get/two tables, one SC one EC',
  'batch-write/two tables',
  'gsi-write/two GSIs, swap both keys',
  'lsi-read/docs example with fetch SC (20 KB = 5)',
  'page/4 x 262144 = exactly 1 MB, 6 present',
  'page/second page from item 10',
];
const SIZES = ['num/zero', 'num/neg 38 digits + 5 zeros (odd)', 'mixed/zaccharles sample'];
const OTHERS = ['transact-get/4096 B', 'invalid/N NaN'];
const NAMES = [...OPERATIONS, ...SIZES, ...OTHERS];

interface Recorded {
  readonly name: string;
  readonly same: boolean;
  readonly expected: unknown;
  readonly observed: unknown;
}

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
let dynalite: Awaited<ReturnType<typeof startDynalite>>;
let output: string;
let recorded: ReadonlyMap<string, Recorded>;

beforeAll(async () => {
  dynalite = await startDynalite();
  const file = join(folder, 'recorded.json');
  const pattern = `^(${NAMES.map((name) => name.replaceAll(/[+()]/g, String.raw`\$&`)).join('|')})$`;
  ({ output } = await record(dynalite.url, [pattern, file]));
  const results = JSON.parse(readFileSync(file, 'utf8')) as readonly Recorded[];
  recorded = new Map(results.map((result) => [result.name, result]));
}, 60_000);

afterAll(async () => {
  await dynalite.stop();
  rmSync(folder, { recursive: true });
});

describe('on dynalite the recorder finds what was recorded on it', () => {
  test('of all that it was asked for', () => {
    expect([...recorded.keys()].toSorted()).toEqual(NAMES.toSorted());
  });

  test.each(vectorsOf('capacity-ops.dev.json', OPERATIONS))('$name', ({ name, observed }) => {
    expect(recorded.get(name)?.observed).toEqual(observed.dynalite);
  });

  test.each(vectorsOf('item-sizes.dev.json', SIZES))('$name = $sources.dynalite B', ({ name, sources }) => {
    expect(recorded.get(name)?.observed).toEqual({ bytes: sources.dynalite });
  });

  test('what it refuses, and what it does not know', () => {
    expect(recorded.get('invalid/N NaN')).toMatchObject({ same: true, observed: 'refused' });
    expect(recorded.get('transact-get/4096 B')).toMatchObject({ observed: { error: 'UnknownOperationException' } });
  });
});

test('says what differs, and judges nothing', () => {
  expect(output).toMatch(/^get\/multi-byte .*: expected .*"total":2.*, observed .*"total":1.*$/m);
  expect(output).not.toMatch(/^num\/zero/m);
  expect(output).toMatch(new RegExp(`^${NAMES.length} replayed, \\d+ differ; `, 'm'));
});

test('leaves no table behind', async () => {
  expect(await dynalite.tables()).toEqual([]);
});

test('does nothing unless it is told where', async () => {
  const { status, output: said } = await record('', []);
  expect(status).toBe(2);
  expect(said).toMatch(/^Set DYNAMODB_ENDPOINT /m);
});

function vectorsOf(file: string, names: readonly string[]) {
  return readVectors(file).filter(({ name }: { name: string }) => names.includes(name));
}

function record(endpoint: string, args: readonly string[]): Promise<{ status: unknown; output: string }> {
  const script = fileURLToPath(new URL('record.mjs', import.meta.url));
  const access = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' };
  const env = { ...process.env, ...access, DYNAMODB_ENDPOINT: endpoint };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, errors) =>
      resolve({ status: error?.code ?? 0, output: out + errors }),
    );
  });
}
