import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemField, place, row } from './support/place.ts';

const item = (length: number): string => JSON.stringify({ pk: { S: 'x'.repeat(98) }, body: { S: 'y'.repeat(length) } });
const cells = (name: string): string[] =>
  Array.from(row(name).first().element().querySelectorAll('td')).map((cell) => cell.textContent);

test('an empty panel says what can be pasted and offers a sample', async () => {
  place();
  await expect.element(page.getByText('Paste an item')).toBeVisible();
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect.element(page.getByText('1,083 B', { exact: true })).toBeVisible();
  await expect.element(page.getByText('59 B over 1 KB.')).toBeVisible();
  expect(itemField().element().scrollTop).toBe(0);
  expect(itemField().element()).toHaveProperty('selectionStart', 0);
});

test('98 + 2 + 4 + 3,396 = 3,500 B: 0.5, 1 and 2 to read, 4 and 8 to write', async () => {
  place({ item: item(3_396) });
  await expect.element(page.getByText('3,500 B', { exact: true })).toBeVisible();
  expect(cells('GetItem')).toEqual(['0.5', '1', '2']);
  expect(cells('PutItem, UpdateItem')).toEqual(['4', '8']);
  expect(cells('ConditionCheck')).toEqual(['–', '8']);
});

test('a figure opens its reasons, and Escape closes them and gives the focus back', async () => {
  place({ item: item(3_396) });
  const figure = row('GetItem').getByRole('button', { name: '0.5 read units: why?' });
  await expect.element(figure).toHaveAttribute('aria-expanded', 'false');
  await figure.click();
  await expect.element(figure).toHaveAttribute('aria-expanded', 'true');
  const reasons = page.getByRole('group', { name: 'Why 0.5 read units' });
  expect(figure.element().getAttribute('aria-controls')).toBe(reasons.element().id);
  await expect.element(reasons.getByText('blocks × rate = 1 × 0.5 = 0.5 read units')).toBeVisible();
  await expect.element(reasons.getByText('max(1, ⌈size ÷ block⌉) = max(1, ⌈3,500 ÷ 4,096⌉) = 1 block')).toBeVisible();
  await expect.element(reasons.getByText('documented').first()).toBeVisible();
  await expect
    .element(reasons.getByRole('link', { name: 'AWS: DynamoDB read and write operations' }).first())
    .toHaveAttribute('href', expect.stringContaining('https://docs.aws.amazon.com/'));
  await userEvent.keyboard('{Escape}');
  await expect.element(reasons).not.toBeInTheDocument();
  expect(figure.element().getRootNode()).toHaveProperty('activeElement', figure.element());
});

test('reasons follow the text while it changes', async () => {
  place({ item: item(3_396) });
  await row('GetItem').getByRole('button', { name: '1 read unit: why?' }).click();
  await itemField().fill(item(4_000));
  await expect.element(page.getByText('⌈4,104 ÷ 4,096⌉')).toBeVisible();
});

test('put that shrinks 3,023 B to 18 B: 3 units, 6 in a transaction, for the larger', async () => {
  place({ item: JSON.stringify({ pk: { S: 'x'.repeat(16) } }) });
  await page.getByRole('button', { name: 'Add the item before the write' }).click();
  await page.getByLabelText('Item before the write').fill(item(2_919));
  await expect.poll(() => cells('PutItem, UpdateItem')).toEqual(['3', '6']);
  await expect.element(page.getByText('The item before has')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the item before the write' }).click();
  await expect.poll(() => cells('PutItem, UpdateItem')).toEqual(['1', '2']);
});

test('the tree of bytes: the largest first, name, value and overhead apart, and what is inside', async () => {
  place({
    item: JSON.stringify({ small: { S: 'x' }, map: { M: { b: { N: '1' }, longer: { S: 'yyyyy' } } } }),
  });
  const lines = () =>
    Array.from(page.getByRole('group', { name: 'Where the bytes are' }).element().querySelectorAll('li .row')).map(
      (line) => line.textContent,
    );
  // map: 3 B of name, 1 + 2 and 6 + 5 of entries, 3 + 2 of overhead
  await expect.poll(lines).toEqual(['mapM2name 3value 14overhead 522', 'smallSname 5value 1overhead 06']);
  await page.getByRole('button', { name: 'Inside map' }).click();
  await expect
    .poll(lines)
    .toEqual([
      'mapM2name 3value 14overhead 522',
      'longerSname 6value 5overhead 011',
      'bNname 1value 2overhead 03',
      'smallSname 5value 1overhead 06',
    ]);
});

test('10,000 attributes: twelve lines at first, the rest on demand, and none is lost', async () => {
  const attributes = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`a${index}`, { N: '1' }]));
  const element = place({ item: JSON.stringify(attributes) });
  const lines = () => element.shadowRoot?.querySelectorAll('.bytes li .row').length;
  await expect.poll(lines).toBe(12);
  await page.getByRole('button', { name: 'Show 108 more of 9,988' }).click();
  await expect.poll(lines).toBe(120);
  await page.getByRole('button', { name: 'Show 500 more of 9,880' }).click();
  await expect.poll(lines).toBe(620);
});

test('the last lines come without a remainder', async () => {
  const attributes = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`a${index}`, { N: '1' }]));
  const element = place({ item: JSON.stringify(attributes) });
  await page.getByRole('button', { name: 'Show 8 more' }).click();
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.bytes li .row').length).toBe(20);
  await expect.element(page.getByRole('button', { name: /^Show / })).not.toBeInTheDocument();
});

test('the cheapest edits with what they save', async () => {
  place({ item: JSON.stringify({ pk: { S: 'x'.repeat(98) }, emailAddress: { S: 'y'.repeat(922) } }) });
  const edits = page.getByRole('group', { name: 'To pay a unit less' });
  await expect.element(edits.getByText('Rename emailAddress to em')).toBeVisible();
  await expect.element(edits.getByText('−10 B').first()).toBeVisible();
  await expect.element(edits.getByText('write 2 → 1').first()).toBeVisible();
});

test('{} has 0 B and no key, and no operation on it has units', async () => {
  place({ item: '{}' });
  await expect.element(page.getByText('0 B', { exact: true })).toBeVisible();
  await expect.element(page.getByText('no key')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('409,601 B: 1 B over the limit, with what would make it fit', async () => {
  place({ item: item(409_497) });
  await expect.element(page.getByText('1 B over 400 KB.')).toBeVisible();
  await expect.element(page.getByText('DynamoDB allows 409,600')).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: 'To make it fit' }).getByText('Shorten body by 1 B'))
    .toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('a text that cannot be read stays, says where, and keeps the last figures with a word of warning', async () => {
  place({ item: '{"a":{"N":"1.5"}}' });
  await expect.element(page.getByText('4 B', { exact: true })).toBeVisible();
  const broken = '{\n  "a": {"N": "1.5"},\n  "b": {"Nul": true}\n}';
  await itemField().fill(broken);
  await expect.element(page.getByText('Did you mean NULL?')).toBeVisible();
  await expect.element(page.getByText('The figures below are those of the last text')).toBeVisible();
  await expect.element(itemField()).toHaveValue(broken);
  await expect.element(itemField()).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /^Line 3, column \d+$/ }).click();
  const field = itemField().element() as HTMLTextAreaElement;
  expect(field.getRootNode()).toHaveProperty('activeElement', field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).not.toBe('');
  expect(field.value.slice(0, field.selectionStart).split('\n')).toHaveLength(3);
});

test('the notation is recognised and can be chosen by hand', async () => {
  place({ item: '{"a":{"S":"x"}}' });
  const choice = page.getByLabelText('Read as');
  await expect.element(choice).toHaveDisplayValue('DynamoDB JSON (recognised)');
  await choice.selectOptions('plain JSON');
  // the map { S: "x" }: 1 + 3 + 1 + 1 + 1
  await expect.element(page.getByText('7 B', { exact: true })).toBeVisible();
});

test('markup in names and values is text', async () => {
  const element = place({ item: JSON.stringify({ '<img src=x onerror=alert(1)>': { S: '<b>bold</b>' } }) });
  await expect.element(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  expect(element.shadowRoot?.querySelector('img, b b')).toBeNull();
});
