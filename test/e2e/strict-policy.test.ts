import { readFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installed, launchArgs } from '../support/find-browser.mjs';
import { servePages, type PageServer } from '../support/page-server.ts';

const bundle = readFileSync(new URL('../../packages/widget/dist/dynamo-meter.iife.js', import.meta.url));
const html = '<!doctype html><script src="/dynamo-meter.iife.js"></script><dynamo-meter></dynamo-meter>';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({ '/index.html': html, '/dynamo-meter.iife.js': bundle });
  browser = await chromium.launch({ executablePath: installed() ?? '', args: launchArgs() });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test('one script tag registers and renders the element under a strict content security policy', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) complaints.push(message.text());
  });
  await page.goto(server.address);
  const text = await page.evaluate(() => document.querySelector('dynamo-meter')?.shadowRoot?.textContent);
  expect(text).toBeTruthy();
  expect(complaints).toEqual([]);
  await page.close();
});
