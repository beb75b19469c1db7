import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '../../packages/widget/src/session.ts';
import { linkTo } from '../../packages/widget/src/share/link.ts';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const dist = fileURLToPath(new URL('../../packages/widget/dist/', import.meta.url));
const files = readdirSync(dist).filter((name) => /^dynamo-meter.*\.js$/.test(name));
const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <title>A long page</title>
    <link rel="stylesheet" href="/page.css">
    <script type="module" src="/dynamo-meter.js"></script>
  </head>
  <body>
    <div class="text"></div>
    <dynamo-meter share></dynamo-meter>
    <div class="text"></div>
    <dynamo-meter share="other"></dynamo-meter>
    <div class="text"></div>
  </body>
</html>`;

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({
    ...Object.fromEntries(files.map((name) => [`/${name}`, readFileSync(join(dist, name))])),
    '/index.html': DOCUMENT,
    '/page.css': 'body { margin: 0 } .text { height: 3000px }',
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The hash of a link to a panel of the element that is called so in links. */
const hashFor = async (name: string): Promise<string> =>
  new URL(await linkTo(server.address, name, 'partitions', createSession().state)).hash;

async function visit(hash: string, use: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${server.address}/${hash}`);
  await use(page);
  await context.close();
}

/** Where the top of an element is, from the top of the window. */
const topOf = (page: Page, share: string) =>
  page
    .locator(`dynamo-meter[share="${share}"]`)
    .evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));

/** The panel of the link. */
const opened = (page: Page, share: string) =>
  page.locator(`dynamo-meter[share="${share}"]`).getByRole('tab', { name: 'Partitions', selected: true });

test.each([
  ['', 'dm'],
  ['other', 'other'],
])('a link takes its reader to its own element, here share="%s"', async (share, name) => {
  await visit(await hashFor(name), async (page) => {
    await opened(page, share).waitFor();
    await expect.poll(() => topOf(page, share)).toBe(0);
  });
});

test('for who wants no motion it does so in one step', async () => {
  await visit(
    '',
    async (page) => {
      await page.evaluate(() => {
        const places: number[] = Object.assign(globalThis, { places: [] }).places;
        addEventListener('scroll', () => places.push(scrollY));
      });
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        await hashFor('dm'),
      );
      await expect.poll(() => topOf(page, '')).toBe(0);
      expect(await page.evaluate(() => new Set((globalThis as unknown as { places: number[] }).places).size)).toBe(1);
    },
    { reducedMotion: 'reduce' },
  );
});

test.each(['', '#/guide', '#dm=broken', '#more=x'])('an address with "%s" stays where it is', async (hash) => {
  await visit(hash, async (page) => {
    await page.getByRole('tab', { name: 'Item' }).first().waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('a reader who has scrolled in the meantime is left in peace', async () => {
  const hash = await hashFor('other');
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // what reads links comes late
  await page.route('**/dynamo-meter-presets.js', async (route) => {
    await page.evaluate(() => scrollTo(0, 100));
    await route.continue();
  });
  await page.goto(`${server.address}/${hash}`);
  await opened(page, 'other').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(100);
  await context.close();
});
