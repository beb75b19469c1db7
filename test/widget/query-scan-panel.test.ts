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
  await expect.element(page.getByText('1 request reads 409,600 B and keeps all of it')).toBeVisible();
  await expect.element(page.getByText('528 requests read 552,960,000 B and throw 99.93% away')).toBeVisible();
});

test('a million calls cost $6.25 by Query and $8,437.50 by Scan', async () => {
  place({ view: 'query-scan' });
  await expect.element(figure('$8,437.50')).toBeVisible();
  await figure('$6.25').click();
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
  await expect.element(figure('$15.63')).toBeVisible();
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
  await page.getByLabelText('Sort key prefix').fill('USERS#');
  await expect.element(page.getByText('begins_with "USERS#" matches nothing here')).toBeVisible();
  await expect.element(figure('0.5 read units')).toBeVisible();
});

test('kinds of items can be added, changed and removed', async () => {
  place({ view: 'query-scan' });
  await page.getByRole('button', { name: 'Add a kind of item' }).click();
  // 100 more items of 512 B in each of 100 partitions: 5,120,000 B more to scan
  await expect.element(page.getByText('read 558,080,000 B')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove ITEM#' }).click();
  await expect.element(page.getByText('read 552,960,000 B')).toBeInTheDocument();
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
