import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemField, place, row } from './support/place.ts';

/** Items of 6 B and more: `pk` with two characters, `b` with the rest. */
const items = (sizes: readonly number[]) =>
  sizes.map((size, index) => ({ pk: { S: `T${index}` }, b: { S: 'z'.repeat(size - 3 - `T${index}`.length) } }));
const cells = (name: string): string[] =>
  Array.from(row(name).first().element().querySelectorAll('td')).map((cell) => cell.textContent);
/** With plain spaces where lines must not break. */
const spaced = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
/** The figures with these names, as `name figure`. */
const figures = (element: HTMLElement, list: string): string[] =>
  Array.from(element.shadowRoot?.querySelectorAll(`${list} > div`) ?? []).map((each) =>
    spaced(Array.from(each.children, (child) => child.textContent).join(' ')),
  );

test('several items: their sizes, units and totals, and each can be opened', async () => {
  const element = place({ item: JSON.stringify(items([20, 1_106, 5_000])) });
  await expect.element(page.getByRole('table', { name: '3 items' })).toBeVisible();
  expect(cells('T1')).toEqual(['1,106', '2', '0.5']);
  expect(figures(element, 'dl.totals')).toEqual([
    'size of all items 6,126 B',
    'to write each with its own PutItem 8 write units',
    'to read each with its own GetItem (eventual) 2 read units',
  ]);
  await page.getByRole('button', { name: '2 T1' }).click();
  await expect.element(page.getByText('82 B over 1 KB.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2 T1' })).toHaveAttribute('aria-pressed', 'true');
});

test('10, 20, 30, …, 1,000 B: average 505, p50 500, p90 900, p99 990, and why', async () => {
  const element = place({ item: JSON.stringify(items(Array.from({ length: 100 }, (_, index) => 10 * (index + 1)))) });
  await expect
    .poll(() => figures(element, '.spread > dl'))
    .toEqual(['average 505 B', 'p50 500 B', 'p90 900 B', 'p99 990 B', 'largest 1,000 B']);
  await page.getByRole('button', { name: '900 B: why?' }).click();
  const reasons = page.getByRole('group', { name: 'Why 900 bytes' });
  await expect.element(reasons.getByText('⌈percent × count ÷ 100⌉ = ⌈90 × 100 ÷ 100⌉ = 90 items')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(reasons).not.toBeInTheDocument();
});

test('a histogram says its scale and shows the edges of billing between its bars', async () => {
  const element = place({
    item: JSON.stringify(items([100, 200, 400, 800, 1_024, 1_025, 2_000, 4_096, 4_097, 8_000])),
  });
  await expect.element(page.getByRole('img', { name: /^Sizes from 91 B to 8 KB/ })).toBeVisible();
  await expect.element(page.getByText('Size of an item on a logarithmic scale, 2 bars to a doubling.')).toBeVisible();
  const plot = element.shadowRoot?.querySelector('.plot');
  const bars = Array.from(plot?.querySelectorAll('span[title]') ?? [], (bar) => spaced(bar.getAttribute('title')));
  expect(bars).toContain('over 724 B to 1 KB: 2 items');
  expect(bars).toContain('over 4 KB to 5.66 KB: 1 item');
  const edges = Array.from(plot?.querySelectorAll('b') ?? []);
  expect(edges.map(({ textContent }) => spaced(textContent))).toEqual(['1 KB', '4 KB']);
  const barOf = (title: string) =>
    plot?.querySelectorAll('span[title]')[bars.findIndex((bar) => bar.startsWith(title))];
  const apart = (one: Element | undefined, other: Element | undefined) =>
    Math.abs((one?.getBoundingClientRect().left ?? Infinity) - (other?.getBoundingClientRect().left ?? 0));
  await expect.poll(() => apart(edges[0], barOf('over 1 KB'))).toBeLessThan(2);
  await expect.poll(() => apart(edges[1], barOf('over 4 KB'))).toBeLessThan(2);
  await expect.element(page.getByText('50% of the items have at most 1 KB, one write unit')).toBeVisible();
});

test('few items have no histogram', async () => {
  place({ item: JSON.stringify(items([100, 200])) });
  await expect.element(page.getByRole('table', { name: '2 items' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^Sizes/ })).not.toBeInTheDocument();
});

test('the largest come first on demand', async () => {
  place({ item: JSON.stringify(items(Array.from({ length: 30 }, (_, index) => 100 + ((index * 7) % 30)))) });
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
      .slice(0, 3);
  await expect.poll(names).toEqual(['1 T0', '2 T1', '3 T2']);
  await page.getByRole('button', { name: 'bytes', exact: true }).click();
  await expect.element(page.getByRole('columnheader', { name: 'bytes' })).toHaveAttribute('aria-sort', 'descending');
  // 7 × 17 = 119 = 29 more than three times 30, 7 × 4 = 28, 7 × 21 = 147 = 27 more than four times 30
  expect(names()).toEqual(['18 T17', '5 T4', '22 T21']);
});

test('200 items: eight at first, the rest on demand, and any by its number', async () => {
  const element = place({ item: JSON.stringify(items(Array.from({ length: 200 }, (_, index) => 100 + index))) });
  const rows = () => element.shadowRoot?.querySelectorAll('tbody th[scope=row] [aria-pressed]').length;
  await expect.poll(rows).toBe(8);
  await page.getByRole('textbox', { name: 'Open item, 1 to 200' }).fill('150');
  await expect.element(page.getByText('249 B', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show 192 more' }).click();
  await expect.poll(rows).toBe(200);
});

test('an item over 400 KB has no units, and the total says so', async () => {
  place({ item: JSON.stringify(items([409_601, 100])) });
  await expect.element(page.getByText('1 item is larger than 400 KB.')).toBeVisible();
  expect(cells('T0')).toEqual(['409,601', '–', '–']);
});

test('GetItem of 100 B that consumed 0.5 read units: as computed, eventual', async () => {
  place({
    item: JSON.stringify({ Item: items([100])[0], ConsumedCapacity: { TableName: 'events', CapacityUnits: 0.5 } }),
  });
  const evidence = page.getByRole('group', { name: 'What AWS reported' });
  await expect.element(evidence.getByText('0.5 read units')).toBeVisible();
  await expect.element(evidence.getByText('That is what these items take (eventual).')).toBeVisible();
  await evidence.getByRole('button', { name: '1 read unit: why?' }).click();
  await expect.element(evidence.getByRole('group', { name: 'Why 1 read unit' })).toBeVisible();
});

test('a filtered page that consumed 12.5 read units: where the difference lies', async () => {
  const output = { Items: items([100, 200]), Count: 2, ScannedCount: 9, ConsumedCapacity: { CapacityUnits: 12.5 } };
  place({ item: JSON.stringify(output) });
  const evidence = page.getByRole('group', { name: 'What AWS reported' });
  await expect.element(evidence.getByText('A filter left out items (7)')).toBeVisible();
  // a page is read eventually or strongly, never in a transaction
  await expect.element(evidence.getByText('transaction')).not.toBeInTheDocument();
});

test('an update of 100 B that consumed 1 write unit: as computed for a write', async () => {
  place({ item: JSON.stringify({ Attributes: items([100])[0], ConsumedCapacity: { CapacityUnits: 1 } }) });
  const evidence = page.getByRole('group', { name: 'What AWS reported' });
  await expect.element(evidence.getByText('1 write unit', { exact: true }).first()).toBeVisible();
  await expect.element(evidence.getByText('That is what a write of this item takes on the table.')).toBeVisible();
});

test('what was recognised is said in words', async () => {
  place();
  await itemField().fill("{'Items': [{'pk': {'S': 'a'}, 'on': {'BOOL': True}}], 'Count': 1}");
  await expect.element(page.getByText('output of Scan or Query, a Python literal')).toBeVisible();
  await itemField().fill('{"Item":{"a":{"S":"b"}}}\n{"Item":{"a":{"S":"c"}}}');
  await expect.element(page.getByText('an export to S3', { exact: true })).toBeVisible();
});

test('notices stand below warnings and lead to their place', async () => {
  place();
  await itemField().fill(
    '{\n"Items": [{"pk": {"S": "a"}}],\n"Count": 1, "ScannedCount": 2, "LastEvaluatedKey": {"pk": {"S": "a"}}\n}',
  );
  const warnings = page.getByRole('list', { name: 'Warnings' });
  await expect.element(warnings.getByText('The result is filtered')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Worth knowing' }).getByText('more follow')).toBeVisible();
  await warnings.getByRole('button', { name: /^Line 1, column 1$/ }).click();
  expect(itemField().element().getRootNode()).toHaveProperty('activeElement', itemField().element());
});
