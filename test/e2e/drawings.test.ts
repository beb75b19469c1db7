import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const bundle = readFileSync(new URL('../../packages/widget/dist/dynamo-meter.iife.js', import.meta.url));
const ITEMS = JSON.stringify(
  Array.from({ length: 30 }, (_, index) => ({ pk: { S: 'T' }, text: { S: 'x'.repeat(20 + index * index * 9) } })),
);
const VIEWS = ['item', 'query-scan', 'partitions', 'cost', 'keys'];
const pageOf = (attributes: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>Drawings</title>
    <script src="/dynamo-meter.iife.js" defer></script>
  </head>
  <body><dynamo-meter item='${ITEMS}' ${attributes}></dynamo-meter></body>
</html>`;

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({
    ...Object.fromEntries(VIEWS.map((view) => [`/${view}.html`, pageOf(`view="${view}"`)])),
    '/tabs.html': pageOf(''),
    '/rtl.html': pageOf('view="cost" lang="ar"').replace('<html lang="en">', '<html lang="ar" dir="rtl">'),
    '/dynamo-meter.iife.js': bundle,
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function visit(name: string, use: (page: Page) => Promise<void>, options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${server.address}/${name}.html`);
  await page.getByText('Copy as').waitFor();
  await use(page);
  await context.close();
}

/** What is drawn, each with its colour and with that of what lies behind it. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const parts = document
      .querySelector('dynamo-meter')
      ?.shadowRoot?.querySelectorAll('.bar i, .share i, .limit-track i, .page i, .partition i, .histogram i, .segment');
    return Array.from(parts ?? [], (part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const behind = getComputedStyle(part.parentElement ?? part).backgroundColor;
      return { of: part.parentElement?.className, color: backgroundColor, image: backgroundImage, behind };
    });
  });

describe.each(VIEWS)('%s in forced colours', (view) => {
  test.each(['light', 'dark'] as const)('what is drawn stands out, %s', async (colorScheme) => {
    await visit(
      view,
      async (page) => {
        const parts = await drawn(page);
        expect(parts.length).toBeGreaterThan(0);
        const lost = parts.filter(({ color, image, behind }) => image === 'none' && color === behind);
        // every other attribute is a box with a line around it
        expect(lost.filter(({ of }) => of !== 'segments')).toEqual([]);
      },
      { forcedColors: 'active', colorScheme },
    );
  });
});

test('what is open points down, whichever way the page is written', async () => {
  const turned = (page: Page, name: string) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => {
        const { transform, borderRightWidth } = getComputedStyle(button, '::before');
        // the corner between the two lines, from the middle of the box
        const corner = new DOMPoint(borderRightWidth === '0px' ? -1 : 1, 1);
        const { a, b, c, d } = new DOMMatrix(transform);
        return [Math.round(a * corner.x + c * corner.y), Math.round(b * corner.x + d * corner.y)];
      });
  const directions: number[][] = [];
  for (const name of ['cost', 'rtl'])
    await visit(name, async (page) => {
      // Arabic is not there: only the direction is set, as it would be by a language of that kind
      if (name === 'rtl')
        await page.evaluate(() =>
          document.querySelector('dynamo-meter')?.shadowRoot?.querySelector('.box')?.setAttribute('dir', 'rtl'),
        );
      directions.push(await turned(page, 'Where the prices come from'), await turned(page, 'Access patterns'));
    });
  expect(directions).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, 1],
  ]);
});

test('the drawing of one panel keeps its shape after another panel has been open', async () => {
  const height = (page: Page) =>
    page
      .locator('.chart')
      .first()
      .evaluate((chart) => chart.parentElement?.offsetHeight);
  let alone: number | undefined;
  await visit('cost', async (page) => {
    alone = await height(page);
  });
  await visit('tabs', async (page) => {
    await page.getByRole('img', { name: /^Sizes from/ }).waitFor();
    await page.getByRole('tab', { name: 'Cost' }).click();
    expect(await height(page)).toBe(alone);
  });
});
