import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const widget = fileURLToPath(new URL('../../packages/widget', import.meta.url));

/** The classic script of the widget, built from the sources as they are. */
export function buildWidget() {
  return buildFile('cdn-iife');
}

/** The main file of the widget as a module. It exports nothing and imports only on demand, so it also runs as a script. */
export function buildMainFile() {
  return buildFile('cdn-es');
}

async function buildFile(mode) {
  const [{ output }] = [
    await build({ root: widget, mode, logLevel: 'error', build: { write: false, sourcemap: false } }),
  ].flat();
  return output.find(({ isEntry }) => isEntry).code;
}
