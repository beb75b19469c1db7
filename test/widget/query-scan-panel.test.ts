import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { place } from './support/place.ts';

const figure = (name: string) => page.getByRole('button', { name: `${name}: why?` });

test('one tenant’s members: 50 units by Query, 675 with a filter, 67,500 by Scan', async () => {
  place({ view: 'query-scan' });
  await expect.element(figure('50 read units')).toBeVisible();
  await expect.element(figure('675 read units')).toBeVisible();
  await expect.element(figure('67,500 read units')).toBeVisible();
  await expect.element(figure('1,350 times')).toBeVisible();
  await expect.element(figure('528 requests')).toBeVisible();
  await expect.element(page.getByText('Reads 409,600 B in 200 items and keeps all of it.')).toBeVisible();
  await expect
    .element(page.getByText('Reads 552,960,000 B in 520,000 items, keeps 409,600 B and throws 99.93% away.'))
    .toBeVisible();
});

test('a million calls cost $6.25 by Query and $8,437.50 by Scan', async () => {
  place({ view: 'query-scan' });
  await expect.element(figure('$8,437.50 a month')).toBeVisible();
  await figure('$6.25 a month').click();
  const reasons = page.getByRole('group', { name: 'Why' });
  await expect.element(reasons.getByText('50,000,000 × 0.125 ÷ 1,000,000 = 6.25 US dollars')).toBeVisible();
});

test('a strong read costs twice as much', async () => {
  place({ view: 'query-scan' });
  await page.getByLabelText('Consistency').selectOptions('strong');
  await expect.element(figure('100 read units')).toBeVisible();
  await expect.element(figure('135,000 read units')).toBeVisible();
});

test('numbers are taken as people type them and shown in the language when the field is left', async () => {
  place({ view: 'query-scan' });
  const calls = page.getByLabelText('Calls a month');
  await calls.fill('2.5M');
  await expect.element(figure('$15.63 a month')).toBeVisible();
  await expect.element(calls).toHaveValue('2.5M');
  await userEvent.tab();
  await expect.element(calls).toHaveValue('2,500,000');
});

test('what is no number stays, is named, and changes no figure', async () => {
  place({ view: 'query-scan' });
  const limit = page.getByLabelText('Limit');
  await limit.fill('many');
  await userEvent.tab();
  await expect.element(limit).toHaveValue('many');
  await expect.element(limit).toHaveAttribute('aria-invalid', 'true');
  await expect.element(limit).toHaveAccessibleDescription('Write a number, such as 1,000 or 1.5M.');
  await expect.element(figure('50 read units')).toBeVisible();
});

test('a prefix that matches nothing says so', async () => {
  place({ view: 'query-scan' });
  await page.getByLabelText('Sort key begins with').fill('USERS#');
  await expect.element(page.getByText('begins_with "USERS#" matches nothing here')).toBeVisible();
  await expect.element(figure('0.5 read units')).toBeVisible();
});

test('kinds of items can be added, changed and removed', async () => {
  place({ view: 'query-scan' });
  await page.getByRole('button', { name: 'Add a kind of item' }).click();
  // 100 more items of 512 B in each of 100 partitions: 5,120,000 B more to scan
  await expect.element(page.getByText('Reads 558,080,000 B')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove ITEM#' }).click();
  await expect.element(page.getByText('Reads 552,960,000 B')).toBeInTheDocument();
  await page.getByLabelText('bytes each').last().fill('4 KB');
  await expect.element(figure('100 read units')).toBeVisible();
});

test('the arrow keys go from tab to tab', async () => {
  place();
  await page.getByRole('tab', { name: 'Item' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Query or Scan' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Query or Scan' })).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('tab', { name: 'Item' })).toHaveAttribute('aria-selected', 'true');
});

const limitField = () => page.getByLabelText('Limit');

test('the article’s 100 eventual units are put right, as long as its example is shown', async () => {
  place({ view: 'query-scan' });
  const note = page.getByText('100 is the strong figure: eventually consistent it takes 50.');
  await expect.element(note).toBeVisible();
  await page.getByLabelText('bytes each').last().fill('4 KB');
  await expect.element(note).not.toBeInTheDocument();
});

test('six pages: four of events alone, one that reaches the users, and the rest', async () => {
  place({ view: 'query-scan' });
  await figure('6 requests').click();
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect.element(pages.getByText('4 pages of 1,024 items, 1,048,576 B')).toHaveTextContent('Keeps nothing.');
  await expect.element(pages.getByText('1 page of 964 items')).toHaveTextContent('Keeps 60 items. It ends at 1 MB.');
  await expect.element(pages.getByText('1 page of 140 items')).toHaveTextContent('Keeps all of it. Nothing follows.');
  await pages.getByRole('button', { name: '35 read units: why?' }).click();
  await expect.element(page.getByRole('group', { name: 'Why 35 read units' })).toBeVisible();
});

test('a prefix that two kinds share says so, and its cure is a click away', async () => {
  place({ view: 'query-scan' });
  await page.getByRole('button', { name: 'Add a kind of item' }).click();
  await page.getByLabelText('prefix').last().fill('USERGROUP#');
  const prefix = page.getByLabelText('Sort key begins with');
  await prefix.fill('USER');
  await expect.element(prefix).toHaveAccessibleDescription(/also reads USERGROUP#/);
  await page.getByRole('button', { name: 'Use USER#' }).click();
  await expect.element(prefix).toHaveValue('USER#');
  await expect.element(figure('50 read units')).toBeVisible();
});

test('a prefix that matches nothing is cured by the nearest that does', async () => {
  place({ view: 'query-scan' });
  await page.getByLabelText('Sort key begins with').fill('USERS#');
  await page.getByRole('button', { name: 'Use USER#' }).click();
  await expect.element(figure('50 read units')).toBeVisible();
});

test('a filter throws away what was paid for', async () => {
  place({ view: 'query-scan' });
  await page.getByLabelText('A filter keeps, %').fill('25 %');
  await expect
    .element(page.getByText('Reads 409,600 B in 200 items, keeps 102,400 B and throws 75% away.'))
    .toBeVisible();
  await expect.element(figure('50 read units')).toBeVisible();
});

test('an index with entries of 256 B: 200 × 256 B = 51,200 B = 6.5 units', async () => {
  place({ view: 'query-scan' });
  await page.getByLabelText('An index that answers it').selectOptions('stores a part of them');
  await expect.element(figure('6.5 read units')).toBeVisible();
  await page.getByLabelText('Consistency').selectOptions('strong');
  await expect.element(page.getByText('DynamoDB refuses ConsistentRead there')).toBeVisible();
});

test('a small table: above 25 % of it the Scan is cheaper', async () => {
  place({ view: 'query-scan' });
  await page.getByLabelText('Partition keys').fill('1');
  await page.getByLabelText('items', { exact: true }).first().fill('3');
  await page.getByLabelText('items', { exact: true }).last().fill('1');
  await page.getByLabelText('bytes each').first().fill('1 KB');
  await page.getByLabelText('bytes each').last().fill('100');
  // the Query reads 100 of 3,172 B for 0.5 units, the Scan all of it for its floor of 2
  await expect.element(figure('4 times')).toBeVisible();
  await expect.element(page.getByText('needs more than')).toHaveTextContent('more than 13% of the table');
});

test.each([
  ['Limit', '0', 'Write a whole number, 1 or more.'],
  ['Partition keys', '1.5', 'Write a whole number, 1 or more.'],
  ['A filter keeps, %', '120', 'Write a number from 0 to 100.'],
])('%s takes no %s', async (label, typed, says) => {
  place({ view: 'query-scan' });
  const field = page.getByLabelText(label);
  await field.fill(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(typed);
  await expect.element(field).toHaveAccessibleDescription(says);
  await expect.element(figure('67,500 read units')).toBeVisible();
});

test('Limit 50 reads the users in five requests, the last of them empty', async () => {
  place({ view: 'query-scan' });
  await limitField().fill('50');
  await figure('5 requests').first().click();
  await expect.element(page.getByText('4 pages of 50 items')).toHaveTextContent('It ends at the Limit.');
  await expect.element(page.getByText('1 page of 0 items')).toBeVisible();
});

const pasted = () => page.getByRole('textbox', { name: 'Items of the table' });

async function pasteItems(text: string): Promise<void> {
  place({ view: 'query-scan' });
  await page.getByLabelText('What is in the table').selectOptions('items, pasted');
  await pasted().fill(text);
}

const ITEMS = JSON.stringify([
  { pk: 'TENANT#1', sk: 'USER#1', gsi1pk: 'ROLE#admin', note: 'x'.repeat(4_000) },
  { pk: 'TENANT#1', sk: 'USER#2', gsi1pk: 'ROLE#member', note: 'x'.repeat(4_000) },
  { pk: 'TENANT#1', sk: 'EVENT#1', note: 'x'.repeat(10_000) },
  { pk: 'TENANT#2', sk: 'USER#3', note: 'x'.repeat(100) },
]);

test('pasted items: keys are guessed, the largest partition is read, another can be', async () => {
  await pasteItems(ITEMS);
  await expect.element(page.getByLabelText('Partition key', { exact: true })).toHaveValue('pk');
  await expect.element(page.getByLabelText('Sort key', { exact: true })).toHaveValue('sk');
  await expect.element(page.getByLabelText('Partition to read')).toHaveValue('TENANT#1');
  // 4,038 B and 4,039 B
  await expect.element(page.getByText('Reads 8,077 B in 2 items and keeps all of it.')).toBeVisible();
  await page.getByLabelText('Partition to read').selectOptions('TENANT#2, 1 item');
  await expect.element(figure('0.5 read units').first()).toBeVisible();
});

test('pasted items: a partition key that no item has is said at the field', async () => {
  await pasteItems(ITEMS);
  const field = page.getByLabelText('Partition key', { exact: true });
  await field.fill('tenant');
  await expect.element(field).toHaveAccessibleDescription(/No item has tenant/);
  await expect.element(page.getByText('without it there is no partition to ask')).toBeVisible();
});

test('pasted items: an index of keys alone reads less than the Query', async () => {
  await pasteItems(ITEMS);
  await page.getByLabelText('An index that answers it').selectOptions('KEYS_ONLY');
  await expect.element(page.getByLabelText('Index partition key')).toHaveValue('gsi1pk');
  await expect.element(page.getByText('Reads 34 B in 1 item and keeps all of it.')).toBeVisible();
});

test('pasted text that is no items is refused at the field, and the last figures stay', async () => {
  await pasteItems(ITEMS);
  await expect.element(figure('2.5 read units').first()).toBeVisible();
  await pasted().fill('[{"pk": ');
  await expect.element(pasted()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(figure('2.5 read units').first()).toBeVisible();
});

test('ConsumedCapacity of a pasted Query is compared with its items', async () => {
  const item = { pk: { S: 'TENANT#1' }, sk: { S: 'USER#1' }, note: { S: 'x'.repeat(5_000) } };
  const output = { Items: [item], Count: 1, ScannedCount: 1, ConsumedCapacity: { CapacityUnits: 2 } };
  await pasteItems(JSON.stringify(output));
  await expect.element(page.getByText('That is what these items take (strong).')).toBeVisible();
  await pasted().fill(JSON.stringify({ ...output, ScannedCount: 9, ConsumedCapacity: { CapacityUnits: 7 } }));
  await expect.element(page.getByText('A filter left out items')).toBeVisible();
});

test('by keyboard: Escape in the reasons of a page closes those, again the pages', async () => {
  const element = place({ view: 'query-scan' });
  const requests = figure('6 requests');
  await expect.element(requests).toBeVisible();
  (requests.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect.element(pages.getByRole('group', { name: 'Why 128 read units' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pages.getByRole('group')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(pages).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).toBe(requests.element());
});
