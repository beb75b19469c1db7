import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache');

let browser: Browser;
let server: PageServer;
let folder: string;

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  // below node_modules, where the site finds its packages
  folder = mkdtempSync(join(cache, 'vitepress-'));
  cpSync(join(root, 'test/e2e/vitepress'), folder, { recursive: true });
  const files = join(folder, 'public', 'dynamometer');
  mkdirSync(files, { recursive: true });
  const dist = join(root, 'packages/widget/dist');
  for (const name of readdirSync(dist).filter((each) => /^dynamo-meter.*\.js$/.test(each)))
    cpSync(join(dist, name), join(files, name));
  execFileSync(process.execPath, [join(root, 'node_modules/vitepress/bin/vitepress.js'), 'build', folder], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // VitePress starts each page with a script of its own in it.
  const policy =
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
  server = await servePages(filesIn(join(folder, '.vitepress', 'dist')), policy);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

function filesIn(directory: string): Record<string, Buffer> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(directory.length).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}

async function visit(use: (page: Page, complaints: readonly string[]) => Promise<void>, path = '/'): Promise<void> {
  const context = await browser.newContext({ colorScheme: 'light', viewport: { width: 1_280, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) complaints.push(message.text());
  });
  await page.goto(server.address + path);
  await use(page, complaints);
  await context.close();
}

const figure = (page: Page, name: string) => page.getByRole('button', { name: `${name}: why?` }).first();

test('both embeds show what the page says of them, and nothing complains', async () => {
  await visit(async (page, complaints) => {
    await figure(page, '35 bytes').waitFor();
    await figure(page, '$1.25').waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the page that is sent holds their texts for whoever has no script', () => {
  const html = readFileSync(join(folder, '.vitepress/dist/index.html'), 'utf8');
  expect(html).toContain('A member of 35 bytes: 1 write unit to put, 0.5 read units to get.');
  expect(html).toContain('Two million events are $1.25 a month.');
  expect(existsSync(join(folder, '.vitepress/dist/dynamometer/dynamo-meter.js'))).toBe(true);
});

test('they are there after a change of pages without a reload', async () => {
  await visit(async (page, complaints) => {
    await figure(page, '35 bytes').waitFor();
    await page.getByRole('link', { name: 'Another page' }).click();
    await figure(page, '13 bytes').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await figure(page, '35 bytes').waitFor();
    await figure(page, '$1.25').waitFor();
    expect(complaints).toEqual([]);
  });
});

test('what is typed does not open the search of the site; its shortcut with a modifier does', async () => {
  await visit(async (page) => {
    await figure(page, '35 bytes').waitFor();
    const field = page.getByRole('textbox', { name: 'Item', exact: true });
    await field.fill('');
    await field.pressSequentially('1/2');
    expect(await field.inputValue()).toBe('1/2');
    expect(await page.locator('.VPLocalSearchBox').count()).toBe(0);
    await field.press('Control+k');
    await page.locator('.VPLocalSearchBox').waitFor();
  });
});

test('the search of the site opens by its key where nobody types', async () => {
  await visit(async (page) => {
    await figure(page, '35 bytes').waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => page.locator('.VPLocalSearchBox').count()).toBe(1);
  });
});

test('the colours follow the switch of the site', async () => {
  await visit(async (page) => {
    await figure(page, '35 bytes').waitFor();
    const paper = () =>
      page.evaluate(() => {
        const box = document.querySelector('dynamo-meter')?.shadowRoot?.querySelector('.box');
        return box && getComputedStyle(box).backgroundColor;
      });
    expect(await paper()).toBe('rgb(251, 252, 253)');
    await page.getByRole('switch').first().click();
    await expect.poll(paper).toBe('rgb(27, 31, 38)');
  });
});

test('a link opens the state, which stays in the address', async () => {
  await visit(async (page) => {
    await figure(page, '$1.25').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('combobox', { name: 'Paid for' }).selectOption({ label: 'provisioned' });
    await page.getByRole('button', { name: 'Copy a link to this' }).click();
    await page.getByText('Copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('dynamo-meter[view="cost"]').getByText('unit-hours').first().waitFor();
    expect(page.url()).toBe(link);
  });
});
