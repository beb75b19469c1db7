import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { place } from './support/place.ts';

const figure = (name: string) => page.getByRole('button', { name: `${name}: why?`, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('a new on-demand table: 4 partitions, or 8, and 12,000 reads and 4,000 writes a second at once', async () => {
  place({ view: 'partitions' });
  await expect.element(page.getByRole('group', { name: 'How many partitions' })).toHaveTextContent('4 to 8 partitions');
  await expect.element(figure('12,000 read units a second')).toBeVisible();
  await expect.element(figure('4,000 write units a second')).toBeVisible();
});

test('100,000 provisioned read units a second make 34 partitions, not 100', async () => {
  place({ view: 'partitions' });
  await page.getByLabelText('Paid for').selectOptions('provisioned');
  await field('Read units a second').fill('100k');
  await field('Write units a second').fill('0');
  const region = page.getByRole('group', { name: 'How many partitions' });
  await expect.element(region).toHaveTextContent('34 partitions');
  await region.getByRole('button', { name: '34 partitions: why?' }).first().click();
  const reasons = page.getByRole('group', { name: 'Why 34 partitions' });
  await expect.element(reasons.getByText('inferred').first()).toBeVisible();
});

test('twice the peak so far is taken at once', async () => {
  place({ view: 'partitions' });
  await field('Most read units a second so far').fill('50,000');
  await expect.element(figure('100,000 read units a second')).toBeVisible();
  await field('Warm read units').fill('150k');
  await expect.element(figure('150,000 read units a second')).toBeVisible();
});

test('days to the next split: 4 × 9,224,586 items of 1,064 B, less 520,000, at 50,000 a day = 727', async () => {
  place({ view: 'partitions' });
  await expect.element(figure('727 days')).toBeVisible();
  await expect.element(figure('36,378,344 items')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /rising from 0.564 GB to the 40 GB/ })).toBeVisible();
  await field('Items added a day').fill('0');
  await expect.element(page.getByText('Nothing is added')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /rising from/ })).not.toBeInTheDocument();
});

test('one item of 20 KB bears 600 strong reads a second, and splitting cannot help', async () => {
  place({ view: 'partitions' });
  await page.getByLabelText('What is hot').selectOptions('one item');
  await field('Bytes of the item').fill('20 KB');
  await page.getByLabelText('Consistency').selectOptions('strong');
  await field('Reads a second').fill('900');
  await expect.element(figure('600 reads a second at most')).toBeVisible();
  await expect.element(figure('reads take 150% of a partition')).toBeVisible();
  await expect.element(page.getByText('DynamoDB throttles')).toBeVisible();
  await expect.element(page.getByText('A single item cannot be split')).toBeVisible();
});

test('rising sort keys, then a local index: neither can be split for heat', async () => {
  place({ view: 'partitions' });
  await expect.element(page.getByText('Splitting can help.')).toBeVisible();
  await page.getByLabelText('Sort keys asked for').selectOptions('rising, as times do');
  await expect.element(page.getByText('always goes to the newest end')).toBeVisible();
  await field('How many local indexes').fill('1');
  await expect.element(page.getByText('stop at 10 GB together')).toBeVisible();
});

test('a collection with a local index: 7,872,007 items of 1,264 B fit, 2,000,000 are there, 587 days are left', async () => {
  place({ view: 'partitions' });
  await field('How many local indexes').fill('1');
  await expect.element(figure('5,872,007 items')).toBeVisible();
  await expect.element(figure('587 days')).toBeVisible();
  await field('Items under the largest key').fill('8M');
  await expect.element(page.getByText('DynamoDB refuses writes that make it larger')).toBeVisible();
});

test('a key of an index has no consistency to choose', async () => {
  place({ view: 'partitions' });
  await page.getByLabelText('What is hot').selectOptions('one key of an index');
  await expect.element(page.getByLabelText('Consistency')).not.toBeInTheDocument();
  await expect.element(page.getByText('hold up the writes to its table')).toBeVisible();
});

test('what is no number stays, is named, and changes no figure', async () => {
  place({ view: 'partitions' });
  for (const [name, typed, says] of [
    ['Items', 'many', 'Write a number, such as 1,000 or 1.5M.'],
    ['Items', '1.5', 'Write a whole number, 0 or more.'],
    ['Bytes of a write', '1 MB', 'Write a whole number from 1 to 409,600.'],
    ['How many local indexes', '6', 'Write a whole number from 0 to 5.'],
  ] as const) {
    await field(name).fill(typed);
    await userEvent.tab();
    await expect.element(field(name)).toHaveValue(typed);
    await expect.element(field(name)).toHaveAccessibleDescription(says);
  }
  await expect.element(figure('727 days')).toBeVisible();
});

test('numbers beyond every table stay numbers', async () => {
  const element = place({ view: 'partitions' });
  await field('Items').fill('999999999999999999999999999999');
  await field('Items added a day').fill('0.000001');
  await field('Most read units a second so far').fill('1e9');
  await expect.element(page.getByRole('group', { name: 'The next split for size' })).toBeVisible();
  expect(element.shadowRoot?.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

test('by keyboard: Enter opens the reasons of a figure, Escape closes them and stays there', async () => {
  const element = place({ view: 'partitions' });
  const days = figure('727 days');
  await expect.element(days).toBeVisible();
  (days.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'Why 727 days' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('group', { name: 'Why 727 days' })).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).toBe(days.element());
});
