// Takes the pictures of the READMEs from the sources: `npm run pictures [-- folder]`.
// A font for Korean has to be installed, on Debian `fonts-nanum`: look at the pictures.
import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { installed, launchArgs } from './find-browser.mjs';

const widget = fileURLToPath(new URL('../../packages/widget', import.meta.url));
const folder = resolve(process.argv[2] ?? join(widget, 'pictures'));
const VIEWS = ['item', 'query-scan', 'partitions', 'cost', 'keys'];
const LOOKS = {
  light: { width: 760 },
  dark: { width: 760, theme: 'dark' },
  narrow: { width: 320 },
  korean: { width: 760, lang: 'ko' },
};

const server = await createServer({ root: widget, logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
await server.listen();
const { SAMPLE } = await server.ssrLoadModule('/src/sample.ts');
const browser = await chromium.launch({ executablePath: installed(), args: launchArgs() });
mkdirSync(folder, { recursive: true });
try {
  for (const view of VIEWS) for (const [look, shape] of Object.entries(LOOKS)) await take(view, look, shape);
} finally {
  await browser.close();
  await server.close();
}

async function take(view, look, { width, theme = 'light', lang = 'en' }) {
  const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme: theme });
  await page.goto(server.resolvedUrls.local[0]);
  await page.evaluate(
    ([name, language, item]) => {
      const element = document.createElement('dynamo-meter');
      element.setAttribute('view', name);
      element.setAttribute('lang', language);
      if (name === 'item') element.setAttribute('item', item);
      document.body.replaceChildren(element);
      document.body.style.margin = '12px auto';
    },
    [view, lang, SAMPLE],
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  await page.locator('dynamo-meter').screenshot({ path: join(folder, `${view}-${look}.png`) });
  await page.close();
}
