import { chromium, type Browser } from 'playwright-core';
import { installed, launchArgs } from './find-browser.mjs';

/** The browser that `npm test` has found or installed. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = installed();
  if (executablePath === undefined) throw new Error('no browser: run node test/support/find-browser.mjs');
  return chromium.launch({ executablePath, args: launchArgs() });
}
