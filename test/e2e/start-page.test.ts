import { AxeBuilder } from '@axe-core/playwright';
import { itemSize, parse } from '@dynamometer/core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

const root = fileURLToPath(new URL('../../packages/widget/', import.meta.url));
const html = readFileSync(`${root}index.html`, 'utf8');

let browser: Browser;
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  server = await createServer({ root, logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly origins: ReadonlySet<string>;
}

async function visit(use: (visit: Visit) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1_000, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
  });
  await page.goto(address);
  await figure(page, '1,083 bytes').waitFor();
  await use({ page, complaints, origins });
  await context.close();
}

const figure = (page: Page, name: string) => page.getByRole('button', { name: `${name}: why?` }).first();
const view = (page: Page, name: string) => page.locator(`dynamo-meter[view="${name}"]`).first();

test('it shows every panel that it speaks of, complains of nothing, and asks nobody else', async () => {
  await visit(async ({ page, complaints, origins }) => {
    await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
    expect(complaints).toEqual([]);
    expect([...origins]).toEqual([new URL(address).origin]);
  });
});

test('the figures of the text are those of the elements beside it', async () => {
  await visit(async ({ page }) => {
    const reads = view(page, 'query-scan');
    for (const units of ['50', '675', '67,500'])
      await reads
        .getByRole('button', { name: `${units} read units: why?` })
        .first()
        .waitFor();
    await reads.getByRole('combobox', { name: 'Consistency' }).selectOption('strong');
    await reads.getByRole('button', { name: '100 read units: why?' }).first().waitFor();
    expect(await view(page, 'partitions').textContent()).toContain('4 to 8 partitions');
    await view(page, 'partitions').getByText('4 to 8 partitions').first().waitFor();
    await view(page, 'partitions').getByText('67%').first().waitFor();
    await view(page, 'cost').getByRole('button', { name: '$6.25: why?' }).first().waitFor();
    await view(page, 'item').getByRole('button', { name: '90 bytes: why?' }).first().waitFor();
  });
});

// Of the elements themselves it has been asked in all their states.
test('axe has nothing to say about the page around the elements, in light and in dark', async () => {
  await visit(async ({ page }) => {
    await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
    for (const scheme of ['light', 'dark']) {
      await page.getByRole('combobox', { name: 'Colours' }).selectOption(scheme);
      const { violations } = await new AxeBuilder({ page }).exclude('dynamo-meter').analyze();
      expect(violations).toEqual([]);
    }
  });
});

test('no width makes it scroll sideways', async () => {
  await visit(async ({ page }) => {
    await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
    for (const width of [320, 480, 800, 1_200]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test('next to nothing moves while it loads', async () => {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 900 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        sessionStorage.setItem('moved', String(Number(sessionStorage.getItem('moved')) + entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await figure(page, '1,083 bytes').waitFor();
  await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
  expect(await page.evaluate(() => Number(sessionStorage.getItem('moved')))).toBeLessThan(0.01);
  await page.close();
});

test('code can be copied with the keyboard alone', async () => {
  await visit(async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy mkdocs.yml' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('extra_javascript:');
  });
});

test('what the page says of its items is true', () => {
  const embeds = html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .matchAll(/<script type="application\/json">\s*([^<]*?)\s*<\/script>\s*[^<]*?\b([\d,]+) bytes/g);
  const said = Array.from(embeds, ([, text = '', bytes]) => [text, bytes] as const);
  expect(said.length).toBeGreaterThan(3);
  for (const [text, bytes] of said) {
    const parsed = parse(text);
    const [item] = parsed.ok ? parsed.items : [];
    expect(item && itemSize(item).bytes.toLocaleString('en')).toBe(bytes);
  }
});
