import { AxeBuilder } from '@axe-core/playwright';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const dist = fileURLToPath(new URL('../../packages/widget/dist/', import.meta.url));
const files = readdirSync(dist).filter((name) => /^dynamo-meter.*\.js$/.test(name));
const MODULE = '<script type="module" src="/dynamo-meter.js"></script>';
const CLASSIC = '<script src="/dynamo-meter.iife.js" defer></script>';

const pageOf = (language: string, script: string) => `<!doctype html>
<html ${language}><head><title>x</title><meta name="viewport" content="width=device-width, initial-scale=1">${script}</head>
<body><main><h1>x</h1><dynamo-meter item='{"pk":{"S":"TENANT#acme"}}'>In short.</dynamo-meter></main></body></html>`;

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({
    ...Object.fromEntries(files.map((name) => [`/${name}`, readFileSync(dist + name)])),
    '/ko.html': pageOf('lang="ko"', MODULE),
    '/ko-KR.html': pageOf('lang="ko-KR"', MODULE),
    '/id.html': pageOf('lang="id"', MODULE),
    '/ko-classic.html': pageOf('lang="ko"', CLASSIC),
    '/rtl.html': pageOf('lang="ar" dir="rtl"', MODULE),
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function visit(name: string, use: (page: Page, requests: readonly string[]) => Promise<void>, width = 800) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${server.address}/${name}.html`, { waitUntil: 'commit' });
  await use(page, requests);
  await context.close();
}

/** The texts of the widget, without those that the reader has typed. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('dynamo-meter')?.shadowRoot?.querySelector('.box');
    const labels = Array.from(box?.querySelectorAll('[aria-label]') ?? [], (element) => element.ariaLabel ?? '');
    return [...(box instanceof HTMLElement ? box.innerText.split('\n') : []), ...labels];
  });

describe.each([
  ['ko', ['항목', 'Query 또는 Scan', '비용'], '/dynamo-meter-ko.js'],
  ['ko-KR', ['항목', 'Query 또는 Scan', '비용'], '/dynamo-meter-ko.js'],
  ['ko-classic', ['항목', 'Query 또는 Scan', '비용'], undefined],
  ['id', ['Item', 'Query atau Scan', 'Biaya'], '/dynamo-meter-id.js'],
])('a page in %s', (name, [item = '', query = '', cost = ''], file) => {
  test('is in its language in every panel, reasons included', async () => {
    await visit(name, async (page, requests) => {
      await page.getByRole('tab', { name: item, exact: true }).waitFor();
      for (const tab of [item, query, cost]) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await page.locator('.figure').first().click();
        await page.locator('.reasons').waitFor();
        const shown = await texts(page);
        // a key that has no sentence, and the English that would stand in for one
        expect(shown.filter((text) => /^[a-z]+\.[a-zA-Z.-]+$/.test(text))).toEqual([]);
        // what somebody has named, titles of pages at AWS, and where a price was read
        const named = /List the users of a tenant|^AWS: |^Read from an AWS price list/;
        const inEnglish = /\b(?:the|and|of|is|are|with|each|a month)\b/i;
        expect(shown.filter((text) => !named.test(text) && inEnglish.test(text))).toEqual([]);
      }
      const languages = requests.filter((path) => /-(?:ko|id)\.js$/.test(path));
      expect(languages).toEqual(file === undefined ? [] : [file]);
    });
  });

  test('has nothing that axe would complain of, and nothing that sticks out', async () => {
    await visit(
      name,
      async (page) => {
        await page.getByRole('tab', { name: cost, exact: true }).click();
        await page.locator('.figure').first().waitFor();
        const { violations } = await new AxeBuilder({ page }).include('dynamo-meter').analyze();
        expect(violations).toEqual([]);
        for (const tab of [item, query, cost]) {
          await page.getByRole('tab', { name: tab, exact: true }).click();
          await page.locator('.figure').first().waitFor();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        }
      },
      320,
    );
  });
});

test('numbers are written and read as in Indonesian', async () => {
  await visit('id', async (page) => {
    await page.getByRole('tab', { name: 'Query atau Scan' }).click();
    const calls = page.getByLabel('Panggilan per bulan');
    expect(await calls.inputValue()).toBe('1.000.000');
    await calls.fill('1,5M');
    await page.getByText('US$9,38').first().waitFor();
  });
});

test('the page’s own words stand there until the language is loaded, and English where it cannot be', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/dynamo-meter-ko.js', async (route) => {
    await refused;
    await route.abort();
  });
  await page.goto(`${server.address}/ko.html`, { waitUntil: 'commit' });
  const shown = () => page.locator('dynamo-meter').evaluate((element: HTMLElement) => element.innerText);
  await page.waitForFunction(() => document.querySelector('dynamo-meter')?.shadowRoot?.querySelector('slot'));
  expect(await shown()).toBe('In short.');
  refuse();
  await page.getByRole('tab', { name: 'Item' }).waitFor();
  expect(await shown()).toBe('');
  await page.close();
});

describe('a page from right to left', () => {
  const direction = (page: Page) =>
    page.evaluate(() => {
      const box = document.querySelector('dynamo-meter')?.shadowRoot?.querySelector('.box');
      return box && getComputedStyle(box).direction;
    });

  test('has English from left to right', async () => {
    await visit('rtl', async (page) => {
      await page.getByRole('tab', { name: 'Item' }).waitFor();
      expect(await direction(page)).toBe('ltr');
    });
  });

  test('has a language that it registers from right to left, and the arrow keys go as the tabs do', async () => {
    await visit('rtl', async (page) => {
      await page.getByRole('tab', { name: 'Item' }).waitFor();
      await page.evaluate(() => {
        const element = customElements.get('dynamo-meter') as unknown as {
          registerLanguage: (language: object) => void;
        };
        element.registerLanguage({ tag: 'ar', texts: { 'view.item': 'العنصر', 'view.cost': 'التكلفة' } });
      });
      await page.getByRole('tab', { name: 'العنصر' }).focus();
      expect(await direction(page)).toBe('rtl');
      await page.keyboard.press('ArrowLeft');
      expect(await page.getByRole('tab', { name: 'Query or Scan' }).getAttribute('aria-selected')).toBe('true');
      for (const width of [320, 800]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
});
