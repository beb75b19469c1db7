import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { itemField, place, script } from './support/place.ts';

const figure = (name: string) => page.getByRole('button', { name: `${name}: why?` }).first();

const WORKLOAD = {
  region: 'us-east-1',
  table: { partitionKey: { name: 'id', type: 'S' } },
  entities: { note: { count: 0, bytes: 500 } },
  patterns: [{ name: 'Keep a note', operation: 'putItem', entity: 'note', rate: { perMonth: 2_000_000 } }],
} as const;

function scriptFor(view: string, content: unknown): HTMLScriptElement {
  const element = script(JSON.stringify(content, undefined, 2));
  element.dataset['view'] = view;
  return element;
}

test('a workload in the child script of the cost view: two million writes are $1.25', async () => {
  place({ view: 'cost' }, script(JSON.stringify(WORKLOAD)));
  await expect.element(figure('$1.25')).toBeVisible();
  await expect.element(page.getByText('Keep a note').first()).toBeVisible();
});

test('a workload that is none says what is wrong with it', async () => {
  place({ view: 'cost' }, script('{ "region": "us-east-1" }'));
  await expect.element(page.getByText('patterns is missing')).toBeVisible();
  await expect.element(page.getByText('List open invoices')).not.toBeInTheDocument();
});

test('a question in the child script of the query-scan view: 8 KB are 1 eventually consistent unit', async () => {
  const entities = [{ prefix: 'A#', perPartition: 8, bytes: 1_024 }];
  place({ view: 'query-scan' }, script(JSON.stringify({ entities, partitions: 1, prefix: 'A#' })));
  await expect.element(figure('1 read unit')).toBeVisible();
});

test('items in the child script of the query-scan view are asked as they are', async () => {
  const items = [
    { pk: 'T#1', sk: 'A#1' },
    { pk: 'T#1', sk: 'B#1' },
  ];
  place({ view: 'query-scan' }, script(JSON.stringify(items)));
  await expect.element(page.getByRole('textbox', { name: 'Items of the table' })).toHaveValue(JSON.stringify(items));
});

test('a question about partitions in the child script of its view', async () => {
  place({ view: 'partitions' }, script(JSON.stringify({ items: 30_000_000, itemBytes: 1_000 })));
  await expect.element(page.getByRole('textbox', { name: 'Items', exact: true })).toHaveValue('30,000,000');
});

test('each panel has its script, by data-view', async () => {
  place({}, scriptFor('cost', WORKLOAD), scriptFor('item', { a: { S: 'é' } }));
  await expect.element(figure('3 bytes')).toBeVisible();
  await page.getByRole('tab', { name: 'Cost' }).click();
  await expect.element(figure('$1.25')).toBeVisible();
});

test('a script of the page sets what each panel is about', async () => {
  const element = place({ view: 'cost' });
  element.workload = WORKLOAD;
  await expect.element(figure('$1.25')).toBeVisible();
  element.setAttribute('view', 'query-scan');
  element.question = { entities: [{ prefix: 'A#', perPartition: 8, bytes: 1_024 }], partitions: 1, prefix: 'A#' };
  await expect.element(figure('1 read unit')).toBeVisible();
  expect(element.question.consistency).toBe('eventual');
  element.setAttribute('view', 'partitions');
  element.partitions = { items: 30_000_000 };
  await expect.element(page.getByRole('textbox', { name: 'Items', exact: true })).toHaveValue('30,000,000');
});

test('a script of the page says what keys are for', async () => {
  const element = place({ view: 'keys' });
  element.design = { entities: { Note: { identifier: 'noteId', attributes: {}, count: 9 } }, patterns: [] };
  await expect.element(page.getByText('NOTE#{noteId}').first()).toBeVisible();
});

test('what a script sets is newer than the child script', async () => {
  const element = place({ view: 'cost' }, script(JSON.stringify({ ...WORKLOAD, patterns: [] })));
  element.workload = WORKLOAD;
  await expect.element(figure('$1.25')).toBeVisible();
});

test('a worked example cannot be changed in any panel', async () => {
  const element = place({ view: 'cost', readonly: '' }, script(JSON.stringify(WORKLOAD)));
  for (const view of ['item', 'query-scan', 'partitions', 'cost'] as const) {
    element.setAttribute('view', view);
    await expect.element(page.getByText('Loading…')).not.toBeInTheDocument();
    const controls = element.shadowRoot?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [];
    expect(Array.from(controls).filter((each) => !each.disabled && !each.readOnly)).toEqual([]);
  }
});

test('a text between the tags is there for whoever has no script, and hidden from everybody else', async () => {
  const text = document.createElement('p');
  text.textContent = 'Three bytes.';
  const element = place({ view: 'item' }, script('{"a": {"S": "é"}}'), text);
  await expect.element(itemField()).toBeVisible();
  expect(element.textContent).toContain('Three bytes.');
  await expect.element(page.getByText('Three bytes.')).not.toBeVisible();
});
