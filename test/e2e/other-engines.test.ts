import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherEngines, type Tab } from '../support/other-engines.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const dist = new URL('../../packages/widget/dist/', import.meta.url);
const SCRIPTS = {
  module: '<script type="module" src="/dynamo-meter.js"></script>',
  classic: '<script src="/dynamo-meter.iife.js" defer></script>',
};
const SCHEMES = '<dynamo-meter theme="light"></dynamo-meter><dynamo-meter theme="dark"></dynamo-meter>';

/** A page that keeps what goes wrong in it, since WebDriver does not tell. */
const pageOf = (script: string) => `<!doctype html>
<html lang="en"><head><title>Another engine</title><script src="/watch.js"></script>${script}</head>
<body><dynamo-meter item='{"pk":{"S":"é"}}'></dynamo-meter>${SCHEMES}</body></html>`;

const WATCH = `globalThis.complaints = [];
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(type, (event) => {
    const { message, reason, blockedURI = '', violatedDirective } = event;
    // every browser asks for it, and the policy forbids it
    if (!blockedURI.endsWith('/favicon.ico')) complaints.push([type, message ?? reason ?? violatedDirective, blockedURI].join(' '));
  });`;

let server: PageServer;

beforeAll(async () => {
  const files = readdirSync(dist).filter((name) => /^dynamo-meter.*\.js$/.test(name));
  server = await servePages({
    ...Object.fromEntries(files.map((name) => [`/${name}`, readFileSync(new URL(name, dist))])),
    ...Object.fromEntries(Object.entries(SCRIPTS).map(([name, script]) => [`/${name}.html`, pageOf(script)])),
    '/watch.js': WATCH,
  });
});

afterAll(() => server.close());

const ROOT = "document.querySelector('dynamo-meter').shadowRoot";

const engines = otherEngines();

// Without one, the report says so by what it skipped.
test.skipIf(engines.length === 0)('an engine beside Chromium is installed', () => {
  expect(engines.map(({ name }) => name)).not.toEqual([]);
});

describe.each(engines)('in $name', ({ start }) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await start();
  });
  afterAll(() => tab.close());

  const text = () => tab.evaluate(`(${ROOT}?.textContent ?? '').replace(/\\s/g, ' ')`);
  const complaints = () => tab.evaluate('complaints');

  describe.each(Object.keys(SCRIPTS))('as a %s script under a strict policy', (name) => {
    test('an item shows its size, and what is typed shows its own', async () => {
      await tab.open(`${server.address}/${name}.html`);
      await expect.poll(text).toContain('4 B');
      await tab.evaluate(`(${ROOT}.querySelector('textarea').select(), ${ROOT}.querySelector('textarea').focus())`);
      await tab.type('{"pk": "abc", "n": 12345}');
      await expect.poll(text).toContain('10 B');
      expect(await complaints()).toEqual([]);
    });

    test('every panel opens and shows figures', async () => {
      await tab.open(`${server.address}/${name}.html`);
      await expect.poll(text).toContain('4 B');
      const tabs = Number(await tab.evaluate(`${ROOT}.querySelectorAll('[role=tab]').length`));
      expect(tabs).toBe(5);
      for (let index = 0; index < tabs; index += 1) {
        await tab.evaluate(`${ROOT}.querySelectorAll('[role=tab]')[${index}].click()`);
        const shown = `${ROOT}.querySelectorAll('[role=tabpanel] [aria-label$="why?"]').length`;
        await expect.poll(() => tab.evaluate(shown)).toBeGreaterThan(0);
      }
      expect(await complaints()).toEqual([]);
    });
  });

  test('dark is dark and light is light', async () => {
    await tab.open(`${server.address}/module.html`);
    const ground = (index: number) =>
      tab.evaluate(
        `getComputedStyle(document.querySelectorAll('dynamo-meter')[${index}].shadowRoot.querySelector('[part~=box]')).backgroundColor`,
      );
    await expect.poll(text).toContain('4 B');
    expect(await ground(1)).not.toBe(await ground(2));
  });
});
