import { DynamoMeterElement } from '@dynamometer/widget';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemField, place, script } from './support/place.ts';

const FOUR_BYTES = '{"a":{"N":"1.5"}}';
const THREE_BYTES = '{"a":{"S":"é"}}';
const size = (figure: string) => page.getByRole('button', { name: `${figure}: why?` }).first();

test('an item in an attribute', async () => {
  place({ item: FOUR_BYTES });
  await expect.element(size('4 bytes')).toBeVisible();
});

test('an item in a child script', async () => {
  place({}, script(`\n      {\n        "a": { "S": "é" }\n      }\n    `));
  await expect.element(size('3 bytes')).toBeVisible();
  await expect.element(itemField()).toHaveValue('{\n  "a": { "S": "é" }\n}');
});

test('an item as a property, as text and as an object', async () => {
  const element = place();
  element.item = FOUR_BYTES;
  await expect.element(size('4 bytes')).toBeVisible();
  element.item = { a: { S: 'é' } };
  await expect.element(size('3 bytes')).toBeVisible();
  expect(element.item).toBe(JSON.stringify({ a: { S: 'é' } }, undefined, 2));
});

test('a property set before the upgrade is taken over', async () => {
  place();
  const element = document.createElement('not-yet-defined') as DynamoMeterElement;
  element.item = FOUR_BYTES;
  customElements.define('not-yet-defined', class extends DynamoMeterElement {});
  document.body.append(element);
  await expect.element(size('4 bytes')).toBeVisible();
  element.remove();
});

test('an attribute that changes later is shown', async () => {
  const element = place({ item: FOUR_BYTES });
  await expect.element(size('4 bytes')).toBeVisible();
  element.setAttribute('item', THREE_BYTES);
  await expect.element(size('3 bytes')).toBeVisible();
});

test('a change event tells what the reader did, and nothing of what the page did', async () => {
  const element = place();
  const listener = vi.fn<(event: HTMLElementEventMap['dynamo-meter-change']) => void>();
  document.body.addEventListener('dynamo-meter-change', listener);
  element.item = FOUR_BYTES;
  await expect.element(size('4 bytes')).toBeVisible();
  expect(listener).not.toHaveBeenCalled();
  await itemField().fill(THREE_BYTES);
  expect(listener.mock.lastCall?.[0].detail.item).toBe(THREE_BYTES);
  document.body.removeEventListener('dynamo-meter-change', listener);
});

test('it keeps its text when it is moved, also into another document, where its styles follow', async () => {
  const element = place();
  await itemField().fill(FOUR_BYTES);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  await new Promise((resolve) => setTimeout(resolve, 50));
  frame.contentDocument?.body.append(element);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(element.item).toBe(FOUR_BYTES);
  expect(element.shadowRoot?.textContent).toContain('B');
  expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  frame.remove();
});

test('what is typed into a field does not reach the shortcuts of the page, others do', async () => {
  place();
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener('keydown', listen);
  await itemField().click();
  await userEvent.keyboard('1/2');
  await expect.element(itemField()).toHaveValue('1/2');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('{F2}');
  document.removeEventListener('keydown', listen);
  expect(keys).toEqual(['Control', 'k', 'F2']);
});

test('numbers are written as in the language of the nearest ancestor', async () => {
  document.documentElement.lang = 'en-IN';
  place({ item: JSON.stringify({ a: { S: 'x'.repeat(123_456) } }) });
  await expect.element(page.getByText('1,23,457 B').first()).toBeVisible();
  document.documentElement.lang = 'en';
});

test('a tag that is no language is English', async () => {
  place({ lang: 'no such_tag', item: FOUR_BYTES });
  await expect.element(size('4 bytes')).toBeVisible();
});

test('with a view there is one panel and no tabs, and nonsense is as none', async () => {
  const element = place({ view: 'query-scan' });
  await expect.element(page.getByText('Ways to read it')).toBeVisible();
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
  element.setAttribute('view', 'everything');
  await expect.element(page.getByRole('tab', { name: 'Item' })).toBeVisible();
});

test('a theme overrules the page', async () => {
  document.documentElement.style.colorScheme = 'light';
  const element = place({ theme: 'dark' });
  expect(getComputedStyle(element).colorScheme).toBe('dark');
  element.removeAttribute('theme');
  expect(getComputedStyle(element).colorScheme).toBe('light');
});

test('a worked example can be looked at and not changed', async () => {
  place({ item: FOUR_BYTES, readonly: '' });
  await expect.element(itemField()).toHaveAttribute('readonly');
  await expect.element(page.getByRole('button', { name: 'Open a file' })).not.toBeInTheDocument();
});

test('focus goes to the first control, and a click on text leaves it where it is', async () => {
  const element = place({ item: FOUR_BYTES, view: 'item' });
  await expect.element(size('4 bytes')).toBeVisible();
  element.focus();
  expect(element.shadowRoot?.activeElement).toBe(itemField().element());
  (document.activeElement as HTMLElement).blur();
  await page.getByText('Where the bytes are').click();
  expect(element.shadowRoot?.activeElement).toBeNull();
});

test('no two elements share an id, however often it is rendered before some of them appear', async () => {
  const element = place({ view: 'query-scan' });
  await page.getByLabelText('Limit').fill('5');
  await page.getByLabelText('Limit').fill('50');
  await page.getByLabelText('What is in the table').selectOptions('items, pasted');
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect.element(page.getByLabelText('Partition to read')).toBeVisible();
  const ids = Array.from(element.shadowRoot?.querySelectorAll('[id]') ?? [], ({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
