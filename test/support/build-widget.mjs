import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const widget = fileURLToPath(new URL('../../packages/widget', import.meta.url));

/** The classic script of the widget, built from the sources as they are. */
export async function buildWidget() {
  const [{ output }] = [
    await build({ root: widget, mode: 'cdn-iife', logLevel: 'error', build: { write: false, sourcemap: false } }),
  ].flat();
  return output[0].code;
}
