import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const dist = new URL('../../packages/widget/dist/', import.meta.url);
const embedded = Object.fromEntries(
  readdirSync(dist)
    .filter((name) => /^(?:dynamo-meter|embed).*\.(?:js|css|html)$/.test(name))
    .map((name) => [`/${name}`, readFileSync(new URL(name, dist))]),
);
const ITEM = encodeURIComponent('{"pk": {"S": "é"}}');

let browser: Browser;
let inner: PageServer;
let outer: PageServer;

beforeAll(async () => {
  inner = await servePages(embedded);
  const frame = (query: string) =>
    `<iframe data-dynamo-meter title="${query}" src="${inner.address}/embed.html?${query}"></iframe>`;
  const html = `<!doctype html>
<html lang="en"><head><title>Another origin</title><script type="module" src="/embed-host.js"></script></head>
<body>${frame(`view=item&item=${ITEM}`)}${frame('view=query-scan&theme=dark')}<iframe title="a stranger"></iframe></body></html>`;
  outer = await servePages(
    {
      '/index.html': html,
      // a frame far below what is seen
      '/below.html': html.replace('<body>', `<body>${'<p>A paragraph.</p>'.repeat(200)}`),
      '/embed-host.js': embedded['/embed-host.js'] ?? '',
    },
    `default-src 'none'; script-src 'self'; frame-src ${inner.address}; require-trusted-types-for 'script'`,
  );
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await Promise.all([inner.close(), outer.close()]);
});

type Use = (page: Page, complaints: readonly string[]) => Promise<void>;

async function visit(use: Use, prepare?: (page: Page) => Promise<void>, path = '/'): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) complaints.push(message.text());
  });
  await prepare?.(page);
  await page.goto(outer.address + path, { waitUntil: 'commit' });
  await use(page, complaints);
  await page.close();
}

const frames = (page: Page) => page.locator('iframe[data-dynamo-meter]');
const heightOf = async (page: Page, index: number) => (await frames(page).nth(index).boundingBox())?.height ?? 0;
/** How much of the page in a frame is out of sight. */
const hidden = (page: Page, index: number) =>
  frames(page)
    .nth(index)
    .contentFrame()
    .locator('html')
    .evaluate((html) => html.scrollHeight - html.clientHeight);

test('frames of another origin are as high as what is in them, under strict policies on both sides', async () => {
  await visit(async (page, complaints) => {
    for (const index of [0, 1]) {
      await expect.poll(() => heightOf(page, index)).toBeGreaterThan(400);
      await expect.poll(() => hidden(page, index)).toBe(0);
    }
    expect(await heightOf(page, 0)).not.toBe(await heightOf(page, 1));
    expect(complaints).toEqual([]);
  });
});

test('a frame that is complete before the page around it listens is as high as what is in it all the same', async () => {
  let letGo: () => void = () => undefined;
  const complete = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await visit(
    async (page) => {
      const figure = frames(page).nth(0).contentFrame().getByRole('button', { name: '4 bytes: why?' }).first();
      await figure.waitFor();
      expect(await hidden(page, 0)).toBeGreaterThan(0);
      letGo();
      await expect.poll(() => hidden(page, 0)).toBe(0);
    },
    async (page) => {
      await page.route('**/embed-host.js', async (route) => {
        await complete;
        await route.continue();
      });
    },
  );
});

test('a frame out of sight is as high as what is in it', async () => {
  await visit(
    async (page) => {
      for (const index of [0, 1]) {
        await expect.poll(() => heightOf(page, index)).toBeGreaterThan(400);
        await expect.poll(() => hidden(page, index)).toBe(0);
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
    undefined,
    '/below.html',
  );
});

test('a frame grows with what the reader opens, and shrinks again', async () => {
  await visit(async (page) => {
    const inside = frames(page).nth(0).contentFrame();
    const figure = inside.getByRole('button', { name: '4 bytes: why?' }).first();
    await figure.waitFor();
    await expect.poll(() => hidden(page, 0)).toBe(0);
    const before = await heightOf(page, 0);
    await figure.click();
    await expect.poll(() => heightOf(page, 0)).toBeGreaterThan(before);
    await figure.click();
    await expect.poll(() => heightOf(page, 0)).toBe(before);
  });
});

test('the address of a frame says view, item and theme', async () => {
  await visit(async (page) => {
    const [first, second] = [0, 1].map((index) => frames(page).nth(index).contentFrame());
    await first?.getByRole('button', { name: '4 bytes: why?' }).first().waitFor();
    await second?.getByText('Query with begins_with').first().waitFor();
    expect(await second?.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
  });
});

test('what anybody else says changes no height', async () => {
  await visit(async (page) => {
    await expect.poll(() => heightOf(page, 0)).toBeGreaterThan(400);
    await expect.poll(() => hidden(page, 0)).toBe(0);
    const before = await heightOf(page, 0);
    await page.evaluate(() => {
      postMessage({ type: 'dynamo-meter-height', height: 10 }, '*');
    });
    const inside = await frames(page).nth(0).elementHandle();
    const frame = await inside?.contentFrame();
    await frame?.evaluate(() => parent.postMessage({ type: 'dynamo-meter-height', height: 'tall' }, '*'));
    await page.waitForTimeout(200);
    expect(await heightOf(page, 0)).toBe(before);
  });
});
