import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const bundle = readFileSync(new URL('../../packages/widget/dist/dynamo-meter.iife.js', import.meta.url));
const html = `<!doctype html>
<html lang="en">
  <head>
    <title>A page of somebody else</title>
    <script src="/dynamo-meter.iife.js" defer></script>
  </head>
  <body>
    <main>
      <h1>A page of somebody else</h1>
      <dynamo-meter></dynamo-meter>
    </main>
  </body>
</html>`;

let browser: Browser;
let server: PageServer;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  server = await servePages({ '/index.html': html, '/dynamo-meter.iife.js': bundle });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  // axe insists on a context of its own
  const context = await browser.newContext();
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(server.address);
});

afterEach(async () => {
  await page.context().close();
});

test('one script tag registers and renders the element under a strict content security policy', async () => {
  const text = await page.evaluate(() => document.querySelector('dynamo-meter')?.shadowRoot?.textContent);
  expect(text).toBeTruthy();
  expect(complaints).toEqual([]);
});

test('axe finds nothing to say about the page with the element', async () => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
