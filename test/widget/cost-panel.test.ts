import { billByPattern, estimate, type Workload } from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import type { DynamoMeterElement } from '@dynamometer/widget';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import billing from '../../packages/core/examples/billing-tenants.json';
import iotLog from '../../packages/core/examples/iot-log.json';
import shop from '../../packages/core/examples/online-shop.json';
import sessions from '../../packages/core/examples/sessions.json';
import { REGION_CODES } from '../../packages/widget/src/prices.ts';
import { place } from './support/place.ts';

const figure = (name: string) => page.getByRole('button', { name: `${name}: why?` });
const receipt = (region = 'us-east-1') => page.getByRole('table', { name: `A month in ${region}` });
const choose = (label: string, value: string) =>
  page.getByLabelText(label, { exact: true }).first().selectOptions(value);
const section = (name: string) => page.getByRole('button', { name, exact: true });
const calls = (name: string) => page.getByLabelText(`Calls of ${name}`);
const json = () => page.getByRole('textbox', { name: 'The workload as JSON' });

const cellsOf = (table: Locator): string[] =>
  Array.from(table.element().querySelectorAll('td:last-child')).map((cell) => cell.textContent.trim());
const amount = (text: string): number => Number(text.replaceAll(/[$,]/g, ''));

/** Opens the panel, and gives a way to the workload as the page hears of it. */
async function open(attributes: Readonly<Record<string, string>> = {}): Promise<() => Workload> {
  const element: DynamoMeterElement = place({ view: 'cost', ...attributes });
  const listener = vi.fn<(event: HTMLElementEventMap['dynamo-meter-change']) => void>();
  element.addEventListener('dynamo-meter-change', listener);
  await expect.element(receipt()).toBeVisible();
  return () => listener.mock.lastCall?.[0].detail.workload as Workload;
}

describe('the bill', () => {
  test('a million listings of 50 units cost $6.25, and the total says which pattern costs what', async () => {
    await open();
    await expect
      .element(page.getByRole('row', { name: 'List the users of a tenant 50,000,000 read units' }))
      .toBeVisible();
    await expect.element(receipt().getByRole('button', { name: '$6.25: why?' })).toBeVisible();
    await expect.element(figure('$23.33 a month')).toBeVisible();
  });

  test('the key that moves is paid twice on the index: a line for the table, a line for the index', async () => {
    await open();
    await expect.element(page.getByRole('row', { name: 'Settle an invoice 2,000 write units' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Settle an invoice gsi1 4,000 write units' })).toBeVisible();
  });

  test.each([
    ['billing', 'us-east-1', billing],
    ['shop', 'eu-west-1', shop],
    ['iotLog', 'us-east-1', iotLog],
    ['sessions', 'us-east-1', sessions],
  ] as const)(
    '%s: the rows add up to the total that is shown, and every line of the bill is there',
    async (name, region, document) => {
      await open();
      if (name !== 'billing') await choose('Workload', name);
      await expect.element(receipt(region)).toBeVisible();
      const shown = cellsOf(receipt(region)).map(amount);
      const total = shown.pop() ?? Number.NaN;
      expect(shown.reduce((sum, row) => sum + row, 0)).toBeCloseTo(total, 9);
      const workload = document as unknown as Workload;
      const estimated = estimate(workload, ALL_PRICES);
      expect(estimated.ok && billByPattern(workload, estimated, ALL_PRICES).lines.length).toBe(shown.length);
      expect(estimated.ok && Math.abs(Number(estimated.bill.total.value) - total) < 0.005).toBe(true);
    },
  );

  test('every amount opens its reasons, down to the price with its source', async () => {
    await open();
    await receipt().getByRole('button', { name: '$6.25: why?' }).click();
    await expect.element(page.getByText('quantity × price ÷ 1,000,000 = 50,000,000 × 0.125 ÷ 1,000,000')).toBeVisible();
    await expect.element(page.getByText('Read from an AWS price list or table, 2026-01-14').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('quantity × price ÷ 1,000,000 =')).not.toBeInTheDocument();
  });

  test('what has no price is a line that says so, and so does the total', async () => {
    await open();
    await section('Backups and streams').click();
    await page.getByLabelText('Warm write units on top').fill('36K');
    await expect
      .element(page.getByRole('row', { name: 'Warm throughput 36,000 write units not priced' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('rowheader', { name: 'Total, without the line that is not priced' }))
      .toBeVisible();
  });

  test('where every price comes from is told on demand', async () => {
    await open();
    await section('Where the prices come from').click();
    await expect
      .element(page.getByText('A million on-demand read units, Standard class, US East (N. Virginia).'))
      .toBeVisible();
    await expect.element(page.getByText('read from AWS, 2026-01-14; sure').first()).toBeVisible();
  });
});

describe('the workload by its fields', () => {
  test('numbers as people type them: twice the calls cost twice as much', async () => {
    const workload = await open();
    await calls('List the users of a tenant').fill('2M');
    await expect.element(receipt().getByRole('button', { name: '$12.50: why?' })).toBeVisible();
    expect(workload().patterns[1]?.rate).toEqual({ perMonth: 2_000_000 });
  });

  test('a rate by the second says the same by the month', async () => {
    const workload = await open();
    await choose('Unit of time of Write an audit event', 'perMonth');
    await expect.element(calls('Write an audit event')).toHaveValue('26,280,000');
    await expect.element(figure('$23.33 a month')).toBeVisible();
    expect(workload().patterns[3]?.rate).toEqual({ perMonth: 26_280_000, peakPerSecond: 40 });
  });

  test('what is no number stays, with a sentence at its field, also after the JSON was looked at', async () => {
    await open();
    await calls('Open a tenant').fill('lots');
    const wrong = page.getByText('Write a number, such as 1,000 or 1.5M.');
    await expect.element(wrong).toBeVisible();
    await expect.element(calls('Open a tenant')).toHaveAccessibleDescription('Write a number, such as 1,000 or 1.5M.');
    await expect.element(figure('$23.33 a month')).toBeVisible();
    await section('Show as JSON').click();
    await section('Show as fields').click();
    await expect.element(calls('Open a tenant')).toHaveValue('lots');
    await calls('Open a tenant').fill('0');
    await expect.element(wrong).not.toBeInTheDocument();
    await expect.element(figure('$22.96 a month')).toBeVisible();
  });

  test('a negative count and a part of an item are refused at their field', async () => {
    await open();
    await section('Items').click();
    const count = page.getByLabelText('Items', { exact: true }).nth(1);
    await count.fill('-5');
    await expect.element(count).toHaveAttribute('aria-invalid', 'true');
    await count.fill('1.5');
    await expect.element(page.getByText('Write a whole number from 0 to 1,000,000,000,000,000.')).toBeVisible();
  });

  test('an entity is renamed wherever it is named', async () => {
    const workload = await open();
    await section('Items').click();
    const name = page.getByLabelText('Kind of item', { exact: true }).nth(1);
    await name.fill('invoice');
    await expect.element(page.getByText('“invoice” is there already. Write another name.')).toBeVisible();
    await name.fill('member');
    await userEvent.tab();
    expect(Object.keys(workload().entities)).toEqual(['tenant', 'member', 'invoice', 'event']);
    expect(workload().patterns[1]).toMatchObject({ items: { member: 200 } });
    await expect.element(figure('$23.33 a month')).toBeVisible();
  });

  test('an item is pasted instead of its bytes: it tells its size and its entries, and comes back after bytes', async () => {
    const workload = await open();
    await section('Items').click();
    await page.getByLabelText('Size from').nth(1).selectOptions('sample');
    const field = page.getByRole('textbox', { name: 'One of the items' }).nth(1);
    await field.fill('{"pk": {"N": "1"}}');
    await expect.element(page.getByText('pk').first()).toBeVisible();
    await field.fill('{"pk": "p", "sk": "s", "gsi1pk": "x", "gsi1sk": "y"}');
    await expect.element(figure('20 bytes')).toBeVisible();
    await expect.element(page.getByLabelText('has entries in gsi1').nth(1)).toBeChecked();
    await page.getByLabelText('Size from').nth(1).selectOptions('bytes');
    expect(workload().entities['user']).toMatchObject({ bytes: 20 });
    await page.getByLabelText('Size from').nth(1).selectOptions('sample');
    await expect.element(field).toHaveValue('{"pk": "p", "sk": "s", "gsi1pk": "x", "gsi1sk": "y"}');
  });

  test('an index more, its entries, and a pattern that reads it', async () => {
    const workload = await open();
    await section('Keys and indexes').click();
    await section('Add a global index').click();
    await page.getByLabelText('Global index').nth(1).fill('byDate');
    await userEvent.tab();
    expect(Object.keys(workload().table.globalIndexes ?? {})).toEqual(['gsi1', 'byDate']);
    await page.getByLabelText('Projection').nth(1).selectOptions('KEYS_ONLY');
    await section('Items').click();
    await page.getByLabelText('has entries in byDate').nth(3).click();
    await expect.element(page.getByText('does not tell how large the entries in byDate are')).toBeVisible();
    await page.getByLabelText('Bytes of an entry').last().fill('60');
    expect(workload().entities['event']?.entries).toEqual({ byDate: { bytes: 60 } });
    await expect
      .element(page.getByRole('row', { name: 'Write an audit event byDate 26,280,000 write units' }))
      .toBeVisible();
  });

  test('an access pattern more: another operation, another index, and out again, and back', async () => {
    const workload = await open();
    await section('Add an access pattern').click();
    await page.getByLabelText('Operation', { exact: true }).selectOptions('query');
    await page.getByLabelText('Reads from').selectOptions('gsi1');
    await page.getByLabelText('tenant: items a call').fill('');
    await page.getByLabelText('invoice: items a call').fill('10');
    expect(workload().patterns[6]).toEqual({
      name: 'Read an item',
      operation: 'query',
      items: { invoice: 10 },
      index: 'gsi1',
      rate: { perMonth: 1_000_000 },
    });
    await section('Remove Read an item').click();
    expect(workload().patterns).toHaveLength(6);
    await section('Undo').click();
    expect(workload().patterns).toHaveLength(7);
  });

  test('what is taken out and still named is told at the pattern', async () => {
    await open();
    await section('Items').click();
    await section('Remove user').click();
    await expect.element(page.getByText('names the entity “user”, which is not there')).toBeVisible();
    await expect.element(page.getByText('The figures below are those of the last one')).toBeVisible();
    await section('Undo').click();
    await expect.element(page.getByText('names the entity “user”')).not.toBeInTheDocument();
  });

  test('the month and the GB are stated, and can be changed', async () => {
    const workload = await open();
    await expect.element(page.getByText('A month of 730 hours, a GB of 1,073,741,824 B, no free tier.')).toBeVisible();
    await section('Capacity, copies and terms').click();
    await page.getByLabelText('Hours of a month').fill('720');
    await page.getByLabelText('Bytes of a GB').fill('1000000000');
    await page.getByLabelText('free tier to itself').click();
    await expect
      .element(page.getByText('A month of 720 hours, a GB of 1,000,000,000 B, the free tier taken off.'))
      .toBeVisible();
    expect(workload().billing).toEqual({ hoursPerMonth: 720, bytesPerGb: 1e9 });
    await page.getByLabelText('Hours of a month').fill('800');
    await expect.element(page.getByText('Write a number from 1 to 744.')).toBeVisible();
  });

  test('provisioned: lines by the hour, a load of parts of a day, units reserved', async () => {
    const workload = await open();
    await choose('Paid for', 'provisioned');
    await expect.element(page.getByRole('row', { name: 'Writes 29,930 write unit-hours' })).toBeVisible();
    await section('Capacity, copies and terms').click();
    await page.getByLabelText('Provision for').selectOptions('day');
    await page.getByLabelText('Parts of a day').fill('1 1 1 5');
    await page.getByLabelText('Use aimed at').fill('50');
    await page.getByLabelText('Reserved', { exact: true }).selectOptions('1');
    await page.getByLabelText('Reserved write units').fill('100');
    expect(workload().capacity).toEqual({
      mode: 'provisioned',
      load: [1, 1, 1, 5],
      utilisation: 0.5,
      reserved: { years: 1, writeUnits: 100 },
    });
    await expect.element(page.getByRole('rowheader', { name: 'Covered by reserved capacity' })).toBeVisible();
  });
});

describe('the workload as JSON', () => {
  test('it is the other view of the fields', async () => {
    await open();
    await calls('Open a tenant').fill('5M');
    await section('Show as JSON').click();
    const text = (json().element() as HTMLTextAreaElement).value;
    expect(JSON.parse(text)).toMatchObject({ patterns: [{ rate: { perMonth: 5_000_000 } }, {}, {}, {}, {}, {}] });
    await json().fill(text.replace('5000000', '6000000'));
    await section('Show as fields').click();
    await expect.element(calls('Open a tenant')).toHaveValue('6,000,000');
  });

  test('problems name the place, the last figures stay with a word of warning, and so does the text', async () => {
    await open();
    await section('Show as JSON').click();
    await json().fill('{"region": 1');
    await expect.element(page.getByText('This is not JSON yet')).toBeVisible();
    await section('Show as fields').click();
    await expect.element(page.getByText('cannot be read yet, so there are no fields')).toBeVisible();
    await section('Show as JSON').click();
    await expect.element(json()).toHaveValue('{"region": 1');
    await json().fill('{"region": 1}');
    await expect.element(page.getByText('patterns is missing')).toBeVisible();
    await expect.element(page.getByText('The figures below are those of the last one')).toBeVisible();
    await expect.element(figure('$23.33 a month')).toBeVisible();
    await section('Show as fields').click();
    await expect.element(page.getByText('Mend it as JSON')).toBeVisible();
  });

  test('a text that is given up can be brought back', async () => {
    await open();
    await section('Show as JSON').click();
    await json().fill('[');
    await section('Show as fields').click();
    await section('Back to the last that could').click();
    await expect.element(calls('Open a tenant')).toBeVisible();
    await section('Undo').click();
    await section('Show as JSON').click();
    await expect.element(json()).toHaveValue('[');
  });

  test.each([
    'null',
    '5',
    '[]',
    '{}',
    '{"region": [], "replicas": 7}',
    '{"patterns": null, "entities": [], "table": 1}',
  ])('%s is told to be none, and nothing breaks', async (text) => {
    await open();
    await section('Show as JSON').click();
    await json().fill(text);
    await expect.element(page.getByText('The figures below are those of the last one')).toBeVisible();
    await section('Show as fields').click();
    await expect.element(figure('$23.33 a month')).toBeVisible();
  });

  test('a Region without prices: every line is not priced, and there is no total of $0.00', async () => {
    await open();
    await section('Show as JSON').click();
    await json().fill((json().element() as HTMLTextAreaElement).value.replace('us-east-1', 'mars-north-1'));
    await expect.element(page.getByText('No prices are known for the Region “mars-north-1”')).toBeVisible();
    await expect.element(receipt('mars-north-1')).toBeVisible();
    expect(new Set(cellsOf(receipt('mars-north-1')))).toEqual(new Set(['not priced', '–']));
    await expect.element(page.getByText('$0.00')).not.toBeInTheDocument();
  });
});

describe('comparisons', () => {
  test('writes are cheaper provisioned above 28.9 % of average use, reserved above 13.3 and 6.6 %', async () => {
    await open();
    await expect.element(figure('28.9%')).toBeVisible();
    await expect.element(figure('13.3%')).toBeVisible();
    await expect.element(figure('6.6%')).toBeVisible();
    await figure('28.9%').click();
    await expect.element(page.getByText('0.00065 ÷ (3,600 × 0.625 ÷ 1,000,000)')).toBeVisible();
  });

  test('the same workload by each way to pay, with what it costs more than the cheapest', async () => {
    await open();
    await choose('Workload', 'sessions');
    const ways = page.getByRole('table', { name: 'Other ways to pay' });
    await expect.element(ways.getByRole('row', { name: 'Provisioned, reserved for 3 years cheapest' })).toBeVisible();
    expect(ways.getByRole('row').elements()).toHaveLength(1 + 5);
    await expect.element(ways.getByRole('row', { name: 'Reserved in part as it is' })).toBeVisible();
  });

  test('the other table class, with the share of storage from which it costs less', async () => {
    await open();
    await choose('Workload', 'iotLog');
    const classes = page.getByRole('table', { name: 'The other table class' });
    await expect.element(classes.getByRole('row', { name: 'Standard cheapest $249.36: why?' })).toBeVisible();
    await expect.element(figure('29.2%')).toBeVisible();
    await expect.element(figure('20.3%')).toBeVisible();
  });

  test('other Regions: their prices are loaded when they are asked for', async () => {
    await open();
    await section('Other Regions').click();
    const regions = page.getByRole('table', { name: 'Other Regions' });
    await expect.element(regions.getByRole('row', { name: 'us-east-1, US East (N. Virginia)' })).toBeVisible();
    await section('Show all 31').click();
    await expect.element(regions.getByRole('row', { name: 'sa-east-1, South America (Sao Paulo)' })).toBeVisible();
  });

  test('a workload that is kept stands beside what it becomes', async () => {
    await open();
    await section('Keep this workload to compare with').click();
    await calls('List the users of a tenant').fill('0');
    const both = page.getByRole('table', { name: 'Two workloads' });
    await expect
      .element(both.getByRole('row', { name: 'Multi-tenant billing, as it was kept $23.33: why? +$6.25' }))
      .toBeVisible();
  });

  test('the Regions to choose from are those with prices', () => {
    expect(REGION_CODES.toSorted()).toEqual(Object.keys(ALL_PRICES.regions).toSorted());
  });
});

test('every label belongs to a field of its own, however often the panel was rendered', async () => {
  await open();
  for (const rate of ['1', '2', '3']) await calls('Open a tenant').fill(rate);
  await section('Add an access pattern').click();
  await section('Items').click();
  const root = document.querySelector('dynamo-meter')?.shadowRoot;
  const ids = Array.from(root?.querySelectorAll('[id]') ?? []).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a worked example can be looked at and not changed', async () => {
  await open({ readonly: '' });
  await expect.element(calls('Open a tenant')).toHaveAttribute('readonly');
  await expect.element(page.getByText('Add an access pattern')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Paid for')).toBeDisabled();
});
