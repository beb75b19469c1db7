import { existsSync } from 'node:fs';
import { launch, type Browser } from 'puppeteer-core';
import { startWebKit } from './webkit.ts';

/** A browser with one page open, as far as it has to be known to test an element in it. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  /** What an expression comes to in the page; it has to survive JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses the keys of a text one after the other, wherever the focus is. */
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An engine other than Chromium's that is installed on this machine. */
export interface Engine {
  readonly name: string;
  readonly start: () => Promise<Tab>;
}

/** The engines beside Chromium that are here to be tested: none, on most machines. */
export function otherEngines(): readonly Engine[] {
  const firefox = FIREFOX.find(existsSync);
  const hasWebKit = Object.values(WEBKIT).every(existsSync);
  return [
    ...(firefox === undefined ? [] : [{ name: 'Firefox', start: () => startFirefox(firefox) }]),
    ...(hasWebKit ? [{ name: 'WebKitGTK', start: () => startWebKit(WEBKIT) }] : []),
  ];
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Where Debian and Ubuntu put what `webkit2gtk-driver` and `xvfb` bring. */
const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/xvfb-run',
};

async function startFirefox(executablePath: string): Promise<Tab> {
  const browser: Browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
