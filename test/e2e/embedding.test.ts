import { AxeBuilder } from '@axe-core/playwright';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createContext, Script } from 'node:vm';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const dist = fileURLToPath(new URL('../../packages/widget/dist/', import.meta.url));
const files = readdirSync(dist).filter((name) => /^dynamo-meter.*\.js$/.test(name));
const MODULE = '<script type="module" src="/dynamo-meter.js"></script>';
const CLASSIC = '<script src="/dynamo-meter.iife.js" defer></script>';
const ITEM = '{"pk":{"S":"TENANT#acme"},"amount":{"N":"12.5"}}';

/** A page of somebody else: what it has in its head, in its style sheet, around the element and as attributes of it. */
interface Host {
  readonly head?: string;
  readonly css?: string;
  readonly html?: string;
  readonly body?: string;
}

const pageOf = (name: string, { head = MODULE, html = 'lang="en"', body }: Host) => `<!doctype html>
<html ${html}>
  <head>
    <title>A page of somebody else</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="/${name}.css">
    ${head}
  </head>
  <body>
    <main>
      <h1>A page of somebody else</h1>
      ${body ?? `<dynamo-meter item='${ITEM}'></dynamo-meter>`}
    </main>
  </body>
</html>`;

const hash = createHash('sha384')
  .update(readFileSync(join(dist, 'dynamo-meter.js')))
  .digest('base64');

const HOSTS: Readonly<Record<string, Host>> = {
  module: {},
  classic: { head: CLASSIC },
  both: { head: CLASSIC + MODULE, body: `<dynamo-meter item='${ITEM}'></dynamo-meter>`.repeat(2) },
  integrity: { head: MODULE.replace('>', ` integrity="sha384-${hash}">`) },
  loud: {
    css: `* { margin: 20px; color: red; border: 3px solid red; letter-spacing: 5px }
      main { text-align: center; line-height: 3; text-transform: uppercase; text-indent: 50px; word-spacing: 9px;
        font: italic bold 30px serif; white-space: pre; text-shadow: 1px 1px red }`,
  },
  themed: {
    css: `dynamo-meter { --dynamo-meter-accent: rgb(1, 2, 3); --dynamo-meter-font-size: 20px }
      dynamo-meter::part(box) { border: 5px solid rgb(4, 5, 6) }`,
  },
  large: { css: 'main { font-size: 20px } dynamo-meter { --dynamo-meter-font-size: 1.5em }' },
  toggled: { css: ':root { color-scheme: light } :root.dark { color-scheme: dark }' },
  rtl: { html: 'lang="en" dir="rtl"' },
  slow: { body: '<dynamo-meter>An item of 36 bytes.</dynamo-meter>' },
};

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({
    ...Object.fromEntries(files.map((name) => [`/${name}`, readFileSync(join(dist, name))])),
    ...Object.fromEntries(Object.entries(HOSTS).map(([name, host]) => [`/${name}.html`, pageOf(name, host)])),
    ...Object.fromEntries(Object.entries(HOSTS).map(([name, { css = '' }]) => [`/${name}.css`, css])),
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
}

async function visit(name: string, use: (visit: Visit) => Promise<void>, options?: BrowserContextOptions) {
  // axe insists on a context of its own
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${server.address}/${name}.html`);
  await use({ page, complaints, requests });
  await context.close();
}

/** A property of a part of the first widget, as computed. */
const computed = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([inside = '', name = '']) => {
      const element = document.querySelector('dynamo-meter')?.shadowRoot?.querySelector(inside);
      return element ? getComputedStyle(element).getPropertyValue(name) : undefined;
    },
    [selector, property],
  );

describe.each(['module', 'classic', 'both', 'integrity', 'loud', 'rtl'])('on the page "%s"', (name) => {
  test('every element shows its item, and nobody complains', async () => {
    await visit(name, async ({ page, complaints }) => {
      const elements = page.locator('dynamo-meter');
      for (let index = 0; index < (await elements.count()); index += 1)
        await elements.nth(index).getByRole('button', { name: '22 bytes: why?' }).first().waitFor();
      expect(complaints).toEqual([]);
    });
  });

  test('axe finds nothing to say about the element', async () => {
    await visit(name, async ({ page }) => {
      await page.getByRole('button', { name: '22 bytes: why?' }).first().waitFor();
      const { violations } = await new AxeBuilder({ page }).include('dynamo-meter').analyze();
      expect(violations).toEqual([]);
    });
  });
});

test('nothing but its own files is asked for, whatever is opened', async () => {
  await visit('module', async ({ page, requests }) => {
    for (const name of ['Query or Scan', 'Cost']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('button', { name: /why\?/ }).first().waitFor();
    }
    const others = requests
      .map((url) => url.replace(`${server.address}/`, ''))
      .filter((path) => !files.includes(path) && !['module.html', 'module.css', 'favicon.ico'].includes(path));
    expect(others).toEqual([]);
  });
});

test('the styles of a page stay outside', async () => {
  await visit('loud', async ({ page }) => {
    await page.getByText('Where the bytes are').waitFor();
    const inherited = {
      'letter-spacing': 'normal',
      'word-spacing': '0px',
      'text-transform': 'none',
      'text-indent': '0px',
      'text-align': 'start',
      'text-shadow': 'none',
      'font-style': 'normal',
      'font-weight': '400',
      'white-space-collapse': 'collapse',
    };
    const found = await Promise.all(
      Object.keys(inherited).map(async (property) => [property, await computed(page, '.box', property)]),
    );
    expect(Object.fromEntries(found)).toEqual(inherited);
    expect(await computed(page, '.box', 'margin-top')).toBe('0px');
  });
});

test('a page themes it by custom properties and parts', async () => {
  await visit('themed', async ({ page }) => {
    await page.getByRole('tab', { name: 'Item' }).waitFor();
    expect(await computed(page, '.box', 'border-top-color')).toBe('rgb(4, 5, 6)');
    expect(await computed(page, '.tabs [aria-selected=true]', 'border-bottom-color')).toBe('rgb(1, 2, 3)');
    expect(await computed(page, '.box', 'font-size')).toBe('20px');
  });
});

test('one size makes all text larger or smaller, and tells where its columns stand side by side', async () => {
  const sizes = async (page: Page) => {
    await page.getByText('Where the bytes are').waitFor();
    return page.evaluate(() => {
      const texts = document.querySelector('dynamo-meter')?.shadowRoot?.querySelectorAll('*') ?? [];
      const own = Array.from(texts).filter((element) =>
        Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      );
      return own.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    });
  };
  const widthOf = (page: Page, selector: string) =>
    page
      .locator('dynamo-meter')
      .first()
      .locator(selector)
      .first()
      .evaluate((element) => element.clientWidth);
  let normal: number[] = [];
  await visit('module', async ({ page }) => {
    normal = await sizes(page);
    expect(await widthOf(page, '.units')).toBeLessThan((await widthOf(page, '.columns')) / 2);
  });
  // 1.5 × 20 px is twice the 15 px that it is by itself
  await visit('large', async ({ page }) => {
    const large = await sizes(page);
    expect(large.map((size) => Math.round(size * 100) / 100)).toEqual(normal.map((size) => 2 * size));
    await page.setViewportSize({ width: 1_000, height: 700 });
    expect(await widthOf(page, '.units')).toBe(await widthOf(page, '.columns'));
  });
});

test('it follows the switch of the page between light and dark, whatever the system prefers', async () => {
  await visit(
    'toggled',
    async ({ page }) => {
      await page.getByRole('tab', { name: 'Item' }).waitFor();
      const light = await computed(page, '.box', 'background-color');
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      const dark = await computed(page, '.box', 'background-color');
      expect([light, dark]).toEqual(['rgb(251, 252, 253)', 'rgb(27, 31, 38)']);
    },
    { colorScheme: 'dark' },
  );
});

test('nothing moves for a reader who wants no motion', async () => {
  await visit(
    'module',
    async ({ page }) => {
      await page.getByText('Where the bytes are').waitFor();
      const moving = await page.evaluate(() =>
        Array.from(document.querySelector('dynamo-meter')?.shadowRoot?.querySelectorAll('*') ?? [])
          .map((element) => getComputedStyle(element))
          .filter(({ transitionDuration, animationName }) => transitionDuration !== '0s' || animationName !== 'none'),
      );
      expect(moving).toEqual([]);
    },
    { reducedMotion: 'reduce' },
  );
});

test('bars keep their colours where the system forces its own', async () => {
  await visit(
    'module',
    async ({ page }) => {
      await page.getByText('Where the bytes are').waitFor();
      const [bar, box] = [
        await computed(page, '.segment', 'background-color'),
        await computed(page, '.box', 'background-color'),
      ];
      expect(bar).not.toBe(box);
    },
    { forcedColors: 'active' },
  );
});

test('what stands in the element is read until the script is there', async () => {
  const page = await browser.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/dynamo-meter.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${server.address}/slow.html`, { waitUntil: 'commit' });
  const text = page.getByText('An item of 36 bytes.');
  await text.waitFor();
  release();
  await page.getByRole('tab', { name: 'Item' }).waitFor();
  expect(await page.locator('dynamo-meter').evaluate((element: HTMLElement) => element.innerText)).toBe('');
  await page.close();
});

describe('on a server', () => {
  test.each(['index.js', 'auto.js', 'jsx/react.js', 'jsx/preact.js', 'jsx/vue.js', 'dynamo-meter.js'])(
    '%s can be imported',
    async (name) => {
      await expect(import(pathToFileURL(join(dist, name)).href)).resolves.toBeDefined();
    },
  );

  test('the classic script can be run', () => {
    const script = new Script(readFileSync(join(dist, 'dynamo-meter.iife.js'), 'utf8'));
    expect(() => script.runInContext(createContext({})) as unknown).not.toThrow();
  });
});
