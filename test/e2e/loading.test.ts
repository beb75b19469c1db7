import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const dist = fileURLToPath(new URL('../../packages/widget/dist/', import.meta.url));
const files = readdirSync(dist).filter((name) => /^dynamo-meter.*\.js$/.test(name));
const served = Object.fromEntries(files.map((name) => [`/${name}`, readFileSync(join(dist, name))]));

const TABS = ['Query or Scan', 'Cost', 'Keys', 'Item'];
const SHOWN: Readonly<Record<string, string>> = {
  'Query or Scan': 'Ways to read it',
  Cost: 'Access patterns',
  Keys: 'What answers each pattern',
  Item: 'Read as',
};

const page = (script: string, attributes = '') => `<!doctype html>
<html lang="en"><head><title>Documentation</title>${script}</head>
<body><main><dynamo-meter ${attributes}></dynamo-meter></main></body></html>`;
const asModule = (source: string) => `<script type="module" src="${source}"></script>`;

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({
    ...served,
    '/module.html': page(asModule('/dynamo-meter.js')),
    '/query.html': page(asModule('/dynamo-meter.js?v=1')),
    '/renamed.html': page(asModule('/another-name.js')),
    '/classic.html': page('<script src="/dynamo-meter.iife.js" defer></script>'),
    '/cost.html': page(asModule('/dynamo-meter.js'), 'view="cost"'),
    '/another-name.js': readFileSync(join(dist, 'dynamo-meter.js')),
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const size = (opened: Page, bytes: number) => opened.getByRole('button', { name: `${bytes} bytes: why?` }).first();

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
}

async function visit(address: string, use: (visit: Visit) => Promise<void>): Promise<void> {
  const opened = await browser.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
  });
  opened.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await opened.goto(address);
  await use({ page: opened, complaints, requests });
  await opened.close();
}

describe.each(['module', 'query', 'renamed', 'classic'])('%s', (name) => {
  test('shows each panel under a strict content security policy', async () => {
    await visit(`${server.address}/${name}.html`, async ({ page: opened, complaints }) => {
      for (const tab of TABS) {
        await opened.getByRole('tab', { name: tab }).click();
        await opened
          .getByText(SHOWN[tab] ?? '')
          .first()
          .waitFor();
      }
      expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);
    });
  });
});

test('reads a literal of JavaScript, and YAML, with files that JSON does not need', async () => {
  await visit(`${server.address}/module.html`, async ({ page: opened, requests }) => {
    const field = opened.getByRole('textbox', { name: 'Item', exact: true });
    await field.fill('{"pk": {"S": "a"}}');
    await size(opened, 3).waitFor();
    expect(requests).not.toContain('/dynamo-meter-notations.js');
    await field.fill("{ pk: 'ab' }");
    await size(opened, 4).waitFor();
    expect(requests).toContain('/dynamo-meter-notations.js');
    expect(await field.inputValue()).toBe("{ pk: 'ab' }");
    await opened.getByText('a literal of JavaScript or the like').waitFor();
    expect(requests).not.toContain('/dynamo-meter-yaml.js');
    await field.fill('Item:\n  pk:\n    S: abc\n');
    await size(opened, 5).waitFor();
    expect(requests).toContain('/dynamo-meter-yaml.js');
    await opened.getByText('output of GetItem, YAML').waitFor();
  });
});

test('opens an export that is packed, under a strict content security policy, with files that one item does not need', async () => {
  await visit(`${server.address}/module.html`, async ({ page: opened, requests, complaints }) => {
    await opened.getByRole('textbox', { name: 'Item', exact: true }).fill('{"pk": {"S": "a"}}');
    await size(opened, 3).waitFor();
    const needless = ['/dynamo-meter-files.js', '/dynamo-meter-many-items.js'];
    expect(requests).not.toEqual(expect.arrayContaining([expect.stringMatching(needless.join('|'))]));
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `{"Item":{"pk":{"S":"T#${index}"},"text":{"S":"${'x'.repeat(60)}"}}}\n`,
    );
    const file = { name: 'export.json.gz', mimeType: 'application/gzip', buffer: gzipSync(lines.join('')) };
    await opened.locator('input[type=file]').setInputFiles(file);
    await opened.getByRole('table', { name: '20,000 items' }).waitFor();
    await opened.getByRole('button', { name: '8 T#7' }).click();
    await opened.getByRole('button', { name: '69 bytes: why?' }).first().waitFor();
    expect(requests).toEqual(expect.arrayContaining(needless));
    expect(complaints).toEqual([]);
  });
});

test('says what is missing where a file cannot be loaded, and tries again', async () => {
  await visit(`${server.address}/module.html`, async ({ page: opened }) => {
    await opened.route('**/dynamo-meter-{cost,notations}.js', (route) => route.abort());
    await opened.getByRole('textbox', { name: 'Item', exact: true }).fill("{ pk: 'ab' }");
    await opened.getByText('Other notations are in a file of their own').waitFor();
    await opened.getByRole('tab', { name: 'Cost' }).click();
    await opened.getByRole('alert').getByText('could not be loaded').waitFor();
    await opened.unroute('**/dynamo-meter-{cost,notations}.js');
    await opened.getByRole('button', { name: 'Try again' }).click();
    await opened.getByText('Access patterns').first().waitFor();
    await opened.getByRole('tab', { name: 'Item' }).click();
    await opened.getByRole('textbox', { name: 'Item', exact: true }).fill("{ pk: 'abc' }");
    await size(opened, 5).waitFor();
    expect(await opened.getByText('could not be loaded').count()).toBe(0);
  });
});

test('the classic script shows each panel of a page that is a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dynamo-meter-'));
  copyFileSync(join(dist, 'dynamo-meter.iife.js'), join(folder, 'dynamo-meter.iife.js'));
  writeFileSync(join(folder, 'page.html'), page('<script src="dynamo-meter.iife.js" defer></script>'));
  await visit(pathToFileURL(join(folder, 'page.html')).href, async ({ page: opened, complaints }) => {
    for (const tab of TABS) {
      await opened.getByRole('tab', { name: tab }).click();
      await opened
        .getByText(SHOWN[tab] ?? '')
        .first()
        .waitFor();
    }
    expect(complaints).toEqual([]);
  });
  rmSync(folder, { recursive: true });
});
