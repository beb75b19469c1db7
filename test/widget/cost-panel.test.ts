import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { place } from './support/place.ts';

const figure = (name: string) => page.getByRole('button', { name: `${name}: why?` });
const amounts = (): number[] =>
  Array.from(page.getByRole('table', { name: 'A month in us-east-1' }).element().querySelectorAll('td:last-child'))
    .map((cell) => cell.textContent)
    .map((text) => Number(text.replaceAll(/[$,]/g, '')));

test('a million listings of 50 units cost $6.25, and 20 million events $12.50', async () => {
  place({ view: 'cost' });
  await expect.element(figure('$6.25').first()).toBeVisible();
  await expect.element(figure('$12.50').first()).toBeVisible();
});

test('the rows of the bill add up to its total', async () => {
  place({ view: 'cost' });
  await expect.element(page.getByRole('table', { name: 'A month in us-east-1' })).toBeVisible();
  const rows = amounts();
  const total = rows.pop();
  expect(rows.reduce((sum, row) => sum + row, 0)).toBeCloseTo(total ?? 0, 10);
});

test('twice the calls cost twice as much', async () => {
  place({ view: 'cost' });
  await page.getByLabelText('calls a month').first().fill('2M');
  await expect.element(figure('$12.50').first()).toBeVisible();
});

test('provisioned for the peak: another bill, and a sentence that compares the two', async () => {
  place({ view: 'cost' });
  await expect.element(page.getByText('Provisioned for its peak it would cost')).toBeVisible();
  await page.getByLabelText('Paid for').selectOptions('provisioned');
  await expect.element(page.getByText('On demand it would cost')).toBeVisible();
  await expect.element(page.getByText('read unit-hours').first()).toBeVisible();
});

test('the workload as JSON: problems name the place, and the last figures stay with a word of warning', async () => {
  place({ view: 'cost' });
  await page.getByRole('button', { name: 'Edit the workload as JSON' }).click();
  const field = page.getByRole('textbox', { name: 'Workload' });
  await field.fill('{"region": 1');
  await expect.element(page.getByText('This is not JSON yet')).toBeVisible();
  await field.fill('{"region": 1}');
  await expect.element(page.getByText('patterns is missing')).toBeVisible();
  await expect.element(page.getByText('The figures below are those of the last one')).toBeVisible();
  await expect.element(figure('$12.50').first()).toBeVisible();
  await expect.element(field).toHaveValue('{"region": 1}');
});

test('what has no price is on the bill, and the total says that it is without it', async () => {
  place({ view: 'cost' });
  await page.getByRole('button', { name: 'Edit the workload as JSON' }).click();
  const field = page.getByRole('textbox', { name: 'Workload' });
  const workload = JSON.parse((field.element() as HTMLTextAreaElement).value) as object;
  await field.fill(JSON.stringify({ ...workload, warmThroughput: { readUnits: 50_000, writeUnits: 10_000 } }));
  await expect.element(page.getByText('not priced').first()).toBeVisible();
  await expect.element(page.getByText('Total, without what is not priced')).toBeVisible();
});
