import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const bundle = readFileSync(new URL('../../packages/widget/dist/dynamo-meter.iife.js', import.meta.url));
const html = `<!doctype html>
<html lang="en">
  <head>
    <title>Documentation</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="/page.css">
    <script src="/dynamo-meter.iife.js" defer></script>
  </head>
  <body>
    <main>
      <h1>Documentation</h1>
      <dynamo-meter></dynamo-meter>
    </main>
  </body>
</html>`;
// the page decides on light and dark, as documentation generators do
const css = ':root { color-scheme: light dark; background: light-dark(#fff, #16181d); } body { margin: 8px; }';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  server = await servePages({ '/index.html': html, '/page.css': css, '/dynamo-meter.iife.js': bundle });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens the page for one test; every request that it makes is noted. */
async function visit(use: (page: Page, requests: readonly string[]) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 800, height: 900 } });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(server.address);
  await use(page, requests);
  await context.close();
}

const item = (length: number) => ({ pk: { S: 'TENANT#acme' }, emailAddress: { S: 'x'.repeat(length) } });

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: async () => {},
  sample: async (page) => {
    await page.getByRole('button', { name: 'Use a sample' }).click();
  },
  'reasons open': async (page) => {
    await page.getByRole('button', { name: 'Use a sample' }).click();
    await page.getByRole('button', { name: '1,083 bytes: why?' }).click();
    await page.getByRole('row', { name: 'GetItem' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Inside prefs' }).click();
  },
  'a problem': async (page) => {
    await page.getByRole('button', { name: 'Use a sample' }).click();
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill('{"a": {"Nul": true}}');
  },
  'too large': async (page) => {
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill(JSON.stringify(item(409_700)));
  },
  'several items, one before': async (page) => {
    await page
      .getByRole('textbox', { name: 'Item', exact: true })
      .fill(JSON.stringify([item(10), item(2_000), item(5_000)]));
    await page.getByRole('button', { name: 'Add the item before the write' }).click();
  },
  'thirty items, reasons open': async (page) => {
    const items = Array.from({ length: 30 }, (_, index) => item(20 + index * index * 9));
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill(JSON.stringify(items));
    await page.getByRole('button', { name: 'bytes', exact: true }).click();
    await page.locator('.spread').getByRole('button').first().click();
  },
  'a page of a Scan with its consumed capacity': async (page) => {
    const output = { Items: [item(10), item(20)], Count: 2, ScannedCount: 9, LastEvaluatedKey: { pk: { S: 'a' } } };
    const text = JSON.stringify({ ...output, ConsumedCapacity: { TableName: 'events', CapacityUnits: 12.5 } });
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill(text);
    await page.getByRole('group', { name: 'What AWS reported' }).getByRole('button').first().click();
  },
  'a long file, some of it not to be read': async (page) => {
    const lines = Array.from({ length: 3_000 }, (_, index) => JSON.stringify({ Item: item(index) }));
    const text = [...lines, '{"Item": {"pk": {"S": "a}}}', '{"a": {"N": "one"}}'].join('\n');
    await page.locator('input[type=file]').setInputFiles({
      name: 'export-of-a-table-with-a-long-name.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.getByRole('button', { name: 'TENANT#acme' }).first().waitFor();
  },
  'query or scan': async (page) => {
    await page.getByRole('tab', { name: 'Query or Scan' }).click();
    await page.getByRole('button', { name: '67,500 read units: why?' }).click();
    await page.getByLabel('Limit').fill('many');
    await page.getByLabel('Sort key begins with').fill('U');
  },
  'query or scan of pasted items, an index, pages open': async (page) => {
    await page.getByRole('tab', { name: 'Query or Scan' }).click();
    await page.getByLabel('What is in the table').selectOption('items');
    await page.getByRole('button', { name: 'Use a sample' }).click();
    await page.getByLabel('Sort key begins with').first().fill('USER');
    await page.getByLabel('An index that answers it').selectOption('INCLUDE');
    await page.getByRole('button', { name: '1 request: why?' }).last().click();
    await page.getByRole('group', { name: 'Pages' }).getByRole('button').click();
  },
  partitions: async (page) => {
    await page.getByRole('tab', { name: 'Partitions' }).click();
    await page.getByRole('button', { name: '727 days: why?' }).click();
    await page.getByLabel('Bytes of a write').fill('1 MB');
  },
  'partitions that throttle': async (page) => {
    await page.getByRole('tab', { name: 'Partitions' }).click();
    await page.getByLabel('Paid for').selectOption('provisioned');
    await page.getByLabel('Read units a second').fill('1,000,000');
    await page.getByLabel('Reads a second', { exact: true }).fill('100,000');
    await page.getByLabel('How many local indexes').fill('2');
    await page.getByLabel('Items under the largest key').fill('9M');
  },
  'cost, reasons open': async (page) => {
    await page.getByRole('tab', { name: 'Cost' }).click();
    await page.getByRole('button', { name: '$23.33 a month: why?' }).click();
    await page.getByRole('row', { name: 'Storage' }).first().getByRole('button').click();
    await page.getByRole('button', { name: '28.9%: why?' }).click();
    await page.getByRole('button', { name: '0.6%: why?' }).click();
    await page.getByRole('button', { name: 'Where the prices come from' }).click();
  },
  'cost, all fields': async (page) => {
    await page.getByRole('tab', { name: 'Cost' }).click();
    await openFields(page);
    await page.getByRole('button', { name: 'Settle an invoice', exact: true }).click();
    await page.getByRole('button', { name: 'List open invoices by due date', exact: true }).click();
    await page.getByRole('button', { name: 'Keep this workload to compare with' }).click();
    await page.getByLabel('Paid for').selectOption('provisioned');
    await page.getByLabel('Reserved', { exact: true }).selectOption('1');
    await page.getByLabel('A Database Savings Plan').check();
    await page.getByLabel('A stream is read').check();
    await page.getByLabel('Warm read units on top').fill('5000');
  },
  'cost, a global table with a transaction, and every Region': async (page) => {
    await page.getByRole('tab', { name: 'Cost' }).click();
    await page.getByLabel('Workload').selectOption('shop');
    await page.getByRole('table', { name: 'A month in eu-west-1' }).waitFor();
    await page.getByRole('button', { name: 'Place an order', exact: true }).click();
    await page.getByRole('button', { name: 'Other Regions' }).click();
    await page.getByRole('button', { name: 'Show all 30' }).click();
  },
  'cost, errors': async (page) => {
    await page.getByRole('tab', { name: 'Cost' }).click();
    await openFields(page);
    await page.getByLabel('Calls of Open a tenant').fill('lots');
    await page.getByLabel('Items', { exact: true }).first().fill('-5');
    await page.getByLabel('One of the items').first().fill('{"pk": {"N": "x"}');
    await page.getByRole('button', { name: 'Remove user' }).click();
  },
  'cost, as JSON': async (page) => {
    await page.getByRole('tab', { name: 'Cost' }).click();
    await page.getByRole('button', { name: 'Show as JSON' }).click();
    await page.getByRole('textbox', { name: 'The workload as JSON' }).fill('{ "region": 1 }');
  },
  'cost, a Region without prices': async (page) => {
    await page.getByRole('tab', { name: 'Cost' }).click();
    await page.getByRole('button', { name: 'Show as JSON' }).click();
    const text = page.getByRole('textbox', { name: 'The workload as JSON' });
    await text.fill((await text.inputValue()).replace('us-east-1', 'mars-north-1'));
    await page.getByRole('table', { name: 'A month in mars-north-1' }).waitFor();
  },
  keys: async (page) => {
    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByRole('button', { name: 'Attributes of Invoice' }).click();
    await page.getByRole('button', { name: 'Details of Open invoices by due date' }).click();
    await page.getByLabel('A second').nth(1).fill('120');
    await page.getByRole('group', { name: 'Event', exact: true }).getByLabel('Name').fill('User');
    await page.getByRole('button', { name: 'Examples of USER#' }).click();
    await page.getByRole('button', { name: 'Edit as JSON' }).click();
    await page.getByRole('group', { name: 'Where it gets hot' }).getByRole('button').first().click();
  },
  'keys of items': async (page) => {
    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByRole('button', { name: 'Items', exact: true }).click();
    await page.getByLabel('Try a prefix').fill('USERS#');
  },
  'keys of a hot design, long names': async (page) => {
    await page.getByRole('tab', { name: 'Keys' }).click();
    await page.getByLabel('A second').nth(1).fill('120');
    await page.getByLabel('Fewest indexes').click();
    await page
      .getByRole('group', { name: 'Event', exact: true })
      .getByLabel('Name')
      .fill('AVeryLongEntityName'.repeat(6));
    await page.keyboard.press('Enter');
    await page.getByText('It throttles').waitFor();
  },
  'attributes with long names': async (page) => {
    const long = { pk: { S: 'x' }, ['aVeryLongAttributeNameWithoutAnyBreak'.repeat(6)]: { S: 'y'.repeat(3_000) } };
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill(JSON.stringify(long));
  },
};

async function openFields(page: Page): Promise<void> {
  for (const name of ['Items', 'Keys and indexes', 'Capacity, copies and terms', 'Backups and streams'])
    await page.getByRole('button', { name, exact: true }).click();
}

describe.each(Object.keys(STATES))('%s', (state) => {
  test('axe has nothing to say about it, in light and in dark', async () => {
    await visit(async (page) => {
      await STATES[state]?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      }
    });
  });

  test('nothing sticks out at any width', async () => {
    await visit(async (page) => {
      await STATES[state]?.(page);
      for (const width of [296, 320, 560, 800, 1_200]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(sticksOut)).toEqual([]);
      }
    });
  });
});

/** Runs in the page: what reaches beyond the box of the widget, but for what is hidden or scrolls by itself. */
function sticksOut(): string[] {
  const root = document.querySelector('dynamo-meter')?.shadowRoot;
  const box = root?.querySelector('.box')?.getBoundingClientRect();
  if (!root || !box) return ['there is no widget'];
  return Array.from(root.querySelectorAll('.box *'))
    .filter((element) => element.closest('.hidden, .term, svg') === null)
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < box.left || right > box.right);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
}

test('everything can be done with the keyboard', async () => {
  await visit(async (page) => {
    const focused = () =>
      page.evaluate(() => {
        const element = document.querySelector('dynamo-meter')?.shadowRoot?.activeElement;
        const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        return name.replaceAll('\u00A0', ' ');
      });
    const tabTo = async (name: string) => {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        if ((await focused()) === name) return;
      }
      throw new Error(`the keyboard never reaches "${name}"`);
    };
    await tabTo('Use a sample');
    await page.keyboard.press('Enter');
    await tabTo('1,083 bytes: why?');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Why 1,083 bytes' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('2 write units: why?');
    await tabTo('Inside prefs');
    await page.keyboard.press('Space');
    await page.getByText('columns', { exact: true }).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('924 bytes: why?');
  });
});

test('a rate is changed, a figure explained and a section opened by the keyboard', async () => {
  await visit(async (page) => {
    await page.getByRole('tab', { name: 'Cost' }).click();
    const focused = () =>
      page.evaluate(() => {
        const root = document.querySelector('dynamo-meter')?.shadowRoot;
        const element = root?.activeElement;
        const label = element && root.querySelector(`label[for="${element.id}"]`);
        return label?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
    const tabTo = async (name: string) => {
      for (let step = 0; step < 80; step += 1) {
        await page.keyboard.press('Tab');
        if ((await focused()) === name) return;
      }
      throw new Error(`the keyboard never reaches "${name}"`);
    };
    await tabTo('$6.25: why?');
    await page.keyboard.press('Enter');
    await page.getByText('quantity × price ÷ 1,000,000 = 50,000,000').waitFor();
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('$6.25: why?');
    await tabTo('Calls of List the users of a tenant');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2M');
    await page.getByRole('button', { name: '$12.50: why?' }).first().waitFor();
    await tabTo('Items');
    await page.keyboard.press('Space');
    await tabTo('Kind of item');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('customer');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove customer' }).waitFor();
  });
});

test('it asks for nothing but itself', async () => {
  await visit(async (page, requests) => {
    await STATES['sample']?.(page);
    expect(requests.filter((path) => path !== '/favicon.ico')).toEqual(['/', '/page.css', '/dynamo-meter.iife.js']);
  });
});

test('print is dark on light whatever the screen is', async () => {
  await visit(async (page) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const scheme = await page.evaluate(() => {
      const element = document.querySelector('dynamo-meter');
      return element && getComputedStyle(element).colorScheme;
    });
    expect(scheme).toBe('light');
  });
});
