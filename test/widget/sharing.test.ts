import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { linkTo, stateIn } from '../../packages/widget/src/share/link.ts';
import { pack, unpack } from '../../packages/widget/src/share/packed.ts';
import { createSession, type State } from '../../packages/widget/src/session.ts';
import { itemField, place } from './support/place.ts';

const FOUR_BYTES = '{"a":{"N":"1.5"}}';
const ADDRESS = 'https://example.com/guide?lang=en';
const figure = (name: string) => page.getByRole('button', { name: `${name}: why?` }).first();

const state: State = { ...createSession().state, item: FOUR_BYTES };

/** What is copied, instead of the clipboard, which a page has only with the focus. */
function copiedTexts(): string[] {
  const texts: string[] = [];
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    texts.push(text);
    return Promise.resolve();
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return texts;
}

function openAt(hash: string): void {
  const before = location.href;
  history.replaceState(null, '', hash);
  onTestFinished(() => {
    history.replaceState(null, '', before);
  });
}

test('figures as Markdown', async () => {
  const texts = copiedTexts();
  place({ view: 'item', item: '{"pk":{"S":"é"}}' });
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(texts.join('')).toContain('**4\u00A0B** `é`: 1\u00A0write unit to put, 0.5\u00A0read units to get.');
  expect(texts.join('')).toContain('| GetItem | 0.5 | 1 | 2 |');
});

test('a question as JSON is what a child script takes', async () => {
  const texts = copiedTexts();
  const element = place({ view: 'query-scan' });
  element.question = { prefix: 'EVENT#' };
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(JSON.parse(texts.join(''))).toMatchObject({ prefix: 'EVENT#', partitions: 100 });
});

test('a bill as Markdown, with its total: two million writes are $1.25', async () => {
  const texts = copiedTexts();
  const element = place({ view: 'cost' });
  element.workload = {
    region: 'us-east-1',
    table: { partitionKey: { name: 'id', type: 'S' } },
    entities: { note: { count: 0, bytes: 500 } },
    patterns: [{ name: 'Keep a note', operation: 'putItem', entity: 'note', rate: { perMonth: 2_000_000 } }],
  };
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(texts.join('')).toContain('| Writes | 2,000,000 write units | $1.25 |');
  expect(texts.join('')).toContain('| **Total** |  | **$1.25** |');
});

test('a reader copies by hand where the browser refuses', async () => {
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  place({ view: 'item', item: FOUR_BYTES });
  await page.getByRole('button', { name: 'Copy as code' }).click();
  const field = page.getByRole('textbox', { name: 'Copy as' });
  await expect.element(field).toBeVisible();
  expect((field.element() as HTMLTextAreaElement).value).toContain('after.value; // 4');
  spy.mockRestore();
});

test('an empty panel has nothing to copy, and a text that cannot be read says so', async () => {
  copiedTexts();
  place({ view: 'item' });
  await expect.element(page.getByRole('button', { name: 'Copy as Markdown' })).not.toBeInTheDocument();
  await itemField().fill('{"a": ');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.element(page.getByText('There are no figures to copy yet.')).toBeVisible();
});

test('a link only where the page offers one', async () => {
  const texts = copiedTexts();
  const element = place({ view: 'item', item: FOUR_BYTES });
  await expect.element(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy a link to this' })).not.toBeInTheDocument();
  element.setAttribute('share', '');
  const before = location.href;
  await page.getByRole('button', { name: 'Copy a link to this' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(texts.join('')).toMatch(/#dm=[\w-]+$/);
  expect(location.href).toBe(before);
});

test('a link opens what it was made of', async () => {
  openAt(new URL(await linkTo(ADDRESS, 'dm', 'item', state)).hash);
  place({ share: '' });
  await expect.element(figure('4 bytes')).toBeVisible();
  await expect.element(itemField()).toHaveValue(FOUR_BYTES);
});

test('a link of another element, or where there are none to be, is left alone', async () => {
  openAt(new URL(await linkTo(ADDRESS, 'dm', 'item', state)).hash);
  place({ view: 'item', share: 'other' });
  await expect.element(itemField()).toHaveValue('');
  place({ view: 'item' });
  await expect.element(itemField().nth(1)).toHaveValue('');
});

test('a link that is followed on the page itself', async () => {
  place({ share: '' });
  await expect.element(itemField()).toBeVisible();
  const before = location.href;
  location.hash = new URL(await linkTo(ADDRESS, 'dm', 'cost', state)).hash;
  await expect.element(page.getByRole('tab', { name: 'Cost' })).toHaveAttribute('aria-selected', 'true');
  history.replaceState(null, '', before);
});

test('the hash of the page stays what it is, and a second link takes the place of the first', async () => {
  const first = await linkTo(`${ADDRESS}#/guide`, 'dm', 'item', state);
  const other = await linkTo(first, 'dm-2', 'cost', state);
  const again = await linkTo(other, 'dm', 'query-scan', state);
  expect(first).toMatch(/^https:\/\/example\.com\/guide\?lang=en#\/guide&dm=[\w-]+$/);
  expect(again).toMatch(/#\/guide&dm-2=[\w-]+&dm=[\w-]+$/);
  expect(await stateIn(again, 'dm')).toMatchObject({ view: 'query-scan', question: state.question });
  expect(await stateIn(again, 'dm-2')).toMatchObject({ view: 'cost', workload: state.workload });
});

test('a link carries one panel, and not what stands in the others', async () => {
  const link = await linkTo(ADDRESS, 'dm', 'cost', { ...state, item: 'a secret' });
  const packed = link.slice(link.indexOf('dm=') + 3);
  expect(await unpack(packed)).not.toContain('secret');
});

test.each([
  ['no state', '#chapter-2'],
  ['an empty one', '#dm='],
  ['letters without sense', '#dm=AAAA'],
  ['letters of no alphabet', '#dm=%%%'],
])('%s in an address comes to nothing', async (_, hash) => {
  expect(await stateIn(`${ADDRESS}${hash}`, 'dm')).toBeUndefined();
});

test('a link with nonsense in it opens the panel as it begins', async () => {
  const question = {
    source: 'entities',
    partitions: -1,
    limit: 'many',
    consistency: 'hopeful',
    entities: [null, { prefix: 1 }],
  };
  const packed = await pack(JSON.stringify({ view: 'query-scan', question }));
  const read = await stateIn(`${ADDRESS}#dm=${packed}`, 'dm');
  expect(read?.question).toMatchObject({ partitions: 100, limit: 1, consistency: 'eventual' });
});

test('a few letters that unfold into megabytes are not read', async () => {
  const packed = await pack(' '.repeat(5_000_000));
  expect(packed.length).toBeLessThan(10_000);
  expect(await unpack(packed)).toBeUndefined();
});
