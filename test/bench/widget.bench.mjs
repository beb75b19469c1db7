// How long the widget keeps the browser busy, in milliseconds: from a change of the text to the laid-out page.
import { chromium } from 'playwright-core';
import { buildMainFile, buildWidget } from '../support/build-widget.mjs';
import { installed, launchArgs } from '../support/find-browser.mjs';
import { median } from './measure.mjs';

export const name = 'widget';

export async function run() {
  const [main, script] = [await buildMainFile(), await buildWidget()];
  const browser = await chromium.launch({ executablePath: installed(), args: launchArgs() });
  try {
    const page = await browser.newPage();
    const one = `<dynamo-meter item='${wide(1)}'></dynamo-meter>`;
    const views = ['item', 'query-scan', 'cost', 'item', 'cost'];
    const mixed = views.map((view) => `<dynamo-meter view="${view}" item='${wide(1)}'></dynamo-meter>`).join('');
    const first = [
      await measureStart(page, 'first render, ms', main, one, 50),
      await measureStart(page, 'first render of ten widgets, ms', main, one.repeat(10), 300),
      await measureStart(page, 'first render of ten widgets of all views, ms', script, mixed.repeat(2), 300),
    ];
    await page.setContent('<!doctype html><html lang="en"><body><dynamo-meter></dynamo-meter>');
    await page.addScriptTag({ content: script });
    return [
      ...first,
      await measure(page, 'paste of a 400 KB item, ms', wide(400), 100),
      await measure(page, 'paste of a 400 KB item of 10,000 nodes, ms', deep(), 100),
      await measure(page, 'keystroke in a 10 KB item, ms', wide(10), 16),
      ...(await measureFile(page, 100)),
    ];
  } finally {
    await browser.close();
  }
}

/** From the start of the script on a fresh page to the laid-out widgets. */
async function measureStart(page, ratio, script, body, target) {
  const times = [];
  for (let round = 0; round < 11; round += 1) {
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><html lang="en"><body>${body}`);
    times.push(await page.evaluate(load, script));
  }
  return { ratio, value: median(times), target, better: 'lower' };
}

/** Runs in the page: the script, what it sets off, and the layout. */
async function load(script) {
  const element = document.createElement('script');
  element.textContent = `{${script}}`;
  const begun = performance.now();
  document.body.append(element);
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  void document.body.offsetHeight;
  const milliseconds = performance.now() - begun;
  const widgets = [...document.querySelectorAll('dynamo-meter')];
  if (widgets.some(({ shadowRoot }) => shadowRoot?.querySelector('.figure, .receipt') === null))
    throw new Error('a widget has no figures yet');
  return milliseconds;
}

async function measure(page, ratio, text, target) {
  const times = [];
  for (let round = 0; round < 11; round += 1) times.push(await page.evaluate(change, [text, round]));
  return { ratio, value: median(times), target, better: 'lower' };
}

/** Runs in the page: one change of the text, the widget's answer to it, and the layout of both. */
async function change([text, round]) {
  const widget = document.querySelector('dynamo-meter');
  const field = widget.shadowRoot.querySelector('textarea');
  field.value = text.replace('"pk"', `"pk${'x'.repeat(round)}"`);
  const start = performance.now();
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  // renders wait for a microtask, and so does what they set off
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  void widget.offsetHeight;
  return performance.now() - start;
}

/** An export of so many megabytes: how long it takes to be sized, and for how long the page stands still meanwhile. */
async function measureFile(page, megabytes) {
  const { milliseconds, longest, items } = await page.evaluate(open, megabytes);
  return [
    { ratio: `export of ${megabytes} MB and ${items} items, ms`, value: milliseconds, target: 5_000, better: 'lower' },
    { ratio: 'longest task while it is read and shown, ms', value: longest, target: 200, better: 'lower' },
  ];
}

/** Runs in the page: opens a file made of lines like those of an export to S3. */
async function open(megabytes) {
  const line = (index) => {
    const item = { pk: { S: `TENANT#${index % 9}` }, sk: { S: `EVENT#${index}` }, amount: { N: `${index}.95` } };
    const rest = {
      tags: { SS: ['a', `b${index}`] },
      at: { M: { town: { S: 'Zürich' } } },
      text: { S: 'x'.repeat(index % 500) },
    };
    return `${JSON.stringify({ Item: { ...item, ...rest } })}\n`;
  };
  let text = '';
  for (let index = 0; text.length < 1_048_576; index += 1) text += line(index);
  const part = new Blob([text]);
  const file = new File(
    Array.from({ length: megabytes }, () => part),
    'export.json',
  );
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  const widget = document.querySelector('dynamo-meter');
  const input = widget.shadowRoot.querySelector('input[type=file]');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  const start = performance.now();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const table = () => widget.shadowRoot.querySelector('.several table');
  while (table() === null) await new Promise((resolve) => setTimeout(resolve, 10));
  const milliseconds = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return { milliseconds, longest, items: table().getAttribute('aria-label').replace(' items', '') };
}

/** Attributes of 1 KB. */
function wide(kilobytes) {
  const item = { pk: { S: 'TENANT#acme' } };
  for (let index = 0; index < kilobytes - 1; index += 1) item[`attribute${index}`] = { S: 'x'.repeat(1_000) };
  return JSON.stringify(item);
}

/** 10,000 values in lists of maps. */
function deep() {
  const line = (index) => ({ M: { id: { N: String(index) }, label: { S: `entry ${index}` }, on: { BOOL: true } } });
  const item = { pk: { S: 'TENANT#acme' }, lines: { L: Array.from({ length: 2_500 }, (_, index) => line(index)) } };
  item.text = { S: 'x'.repeat(300_000) };
  return JSON.stringify(item);
}
