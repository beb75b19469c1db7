import {
  designTable,
  exampleItems,
  itemSize,
  indexEntry,
  programOf,
  query,
  writeProgram,
  writeTableDefinition,
  type Design,
  type DesignEntity,
  type DesignInput,
  type Item,
  type ProgramValues,
  type Run,
} from '@dynamometer/core';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BILLING } from '../../support/billing-design.ts';
import { startDynalite } from '../../support/dynalite.mjs';
import { awsEnvironment, compile, inFolder, run } from '../../support/run-program.ts';

function designOf(input: DesignInput, shards: Design['choices']['shards']): Design {
  const designed = designTable(input);
  const found = designed.ok ? designed.designs.find(({ choices }) => choices.shards === shards) : undefined;
  if (found === undefined) throw new Error(JSON.stringify(designed));
  return found;
}

/** Users of 2,000 B: where a size divides 1 MB, as 2,048 B does, dynalite puts one more item on a page. */
const input: DesignInput = {
  ...BILLING,
  entities: { ...BILLING.entities, User: { ...(BILLING.entities['User'] as DesignEntity), bytes: 2_000 } },
};
const plain = designOf(input, 'none');
/** So many payments a second that the status has to be spread over shards, in a table of its own. */
const sharded = designOf(
  {
    ...input,
    name: 'BusyBilling',
    patterns: input.patterns.map((pattern) =>
      pattern.operation === 'read' ? pattern : Object.assign({}, pattern, { rate: { perSecond: 2_500 } }),
    ),
  },
  'where-hot',
);

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
/** Children of the first two tenants. */
const children = (count: number): readonly (readonly number[])[] =>
  [0, 1].flatMap((tenant) => upTo(count).map((at) => [tenant, at]));
const ofFirst = (items: readonly Item[]): readonly Item[] => items.slice(0, items.length / 2);
const textOf = (item: Item, name: string): string => Object.values(item[name] ?? {})[0] as string;
const by =
  (name: string) =>
  (a: Item, b: Item): number =>
    textOf(a, name) < textOf(b, name) ? -1 : 1;

/** What the design's items are, as the test knows them. */
function itemsOf(design: Design) {
  return {
    tenants: exampleItems(design, 'Tenant', [[0], [1]]),
    // 600 × 2,000 B: more than one page
    users: exampleItems(design, 'User', children(600)),
    invoices: exampleItems(design, 'Invoice', children(40)),
    events: exampleItems(design, 'Event', children(50)),
  };
}

const units = (items: readonly Item[], index?: 'global'): number =>
  query({
    runs: items.map((item): Run => ({ count: 1, bytes: itemSize(item).bytes })),
    index,
    consistency: 'eventual',
  }).units.value;

describe('a table made from its definition and filled with example items', () => {
  let server: Awaited<ReturnType<typeof startDynalite>>;
  beforeAll(async () => {
    server = await startDynalite();
    for (const design of [plain, sharded]) await fill(design);
  }, 60_000);
  afterAll(() => server.stop());

  async function fill(design: Design): Promise<void> {
    const definition = JSON.parse(writeTableDefinition(design.table, 'create-table')) as { readonly TableName: string };
    await server.call('CreateTable', definition);
    const items = Object.values(itemsOf(design)).flat();
    for (let at = 0; at < items.length; at += 25) {
      const requests = items.slice(at, at + 25).map((item) => ({ PutRequest: { Item: item } }));
      await server.call('BatchWriteItem', { RequestItems: { [definition.TableName]: requests } });
    }
  }

  /** What the program of a read prints, run as a person would run it. */
  async function runRead(design: Design, read: string, values?: ProgramValues) {
    const reading = programOf(design, read, values);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    return inFolder(async (folder) => {
      expect(compile(folder, { 'program.ts': writeProgram(reading.program, 'typescript') })).toBe('');
      const { status, stdout, stderr } = await run(
        process.execPath,
        [join(folder, 'program.js')],
        awsEnvironment(server.url),
      );
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
      const items = stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Item);
      return { items, readUnits: Number(/([\d.]+) read units\s*$/.exec(stderr)?.[1]) };
    });
  }

  const { users, invoices, events } = itemsOf(plain);

  test('members of a tenant: all of them and nobody else, over two pages', async () => {
    const members = ofFirst(users);
    const { items, readUnits } = await runRead(plain, 'members of a tenant');
    expect(items).toEqual(members);
    // 525 × 2,000 B pass 1 MB: 128.5 units, and 75 × 2,000 B are 18.5
    expect(readUnits).toBe(147);
    expect(readUnits).toBe(units(members));
  }, 30_000);

  test('members of another tenant, by the values that are handed over', async () => {
    const { items } = await runRead(plain, 'members of a tenant', { by: { tenantId: 'nobody' } });
    expect(items).toEqual([]);
  }, 30_000);

  test('open invoices of all tenants by due date, from the index alone', async () => {
    const open = invoices.filter((invoice) => textOf(invoice, 'status') === 'open').toSorted(by('dueDate'));
    const { items, readUnits } = await runRead(plain, 'open invoices by due date');
    expect(items.map((item) => textOf(item, 'dueDate'))).toEqual(open.map((item) => textOf(item, 'dueDate')));
    expect(items.map((item) => textOf(item, 'amount_cents')).toSorted()).toEqual(
      open.map((item) => textOf(item, 'amount_cents')).toSorted(),
    );
    expect(readUnits).toBe(
      units(
        open.map((item) => indexEntry(item, plain.table, 'gsi1') ?? {}),
        'global',
      ),
    );
  }, 30_000);

  test('the newest events of a tenant: twenty, last first', async () => {
    const newest = ofFirst(events).toSorted(by('sk')).toReversed().slice(0, 20);
    const { items, readUnits } = await runRead(plain, 'newest events of a tenant');
    expect(items).toEqual(newest);
    expect(readUnits).toBe(units(newest));
  }, 30_000);

  test('events between two bounds', async () => {
    const [from, to] = [ofFirst(events)[10] ?? {}, ofFirst(events)[14] ?? {}].map((item) =>
      textOf(item, 'sk').replace('EVENT#', ''),
    );
    const { items } = await runRead(plain, 'newest events of a tenant', { from: from ?? '', to: to ?? '' });
    expect(items).toEqual(ofFirst(events).slice(10, 15).toReversed());
  }, 30_000);

  test('open invoices from every shard, merged by due date', async () => {
    expect(sharded.shards).toEqual({ gsi1: { Invoice: 3 } });
    const all = itemsOf(sharded).invoices;
    const partitions = new Set(all.map((item) => textOf(item, 'gsi1pk')));
    expect([...partitions].toSorted()).toEqual(
      ['open', 'paid'].flatMap((status) => [0, 1, 2].map((shard) => `STATUS#${status}#${shard}`)),
    );
    const open = all.filter((invoice) => textOf(invoice, 'status') === 'open').toSorted(by('dueDate'));
    const { items } = await runRead(sharded, 'open invoices by due date');
    expect(items.map((item) => textOf(item, 'dueDate'))).toEqual(open.map((item) => textOf(item, 'dueDate')));
  }, 30_000);
});
