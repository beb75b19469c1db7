import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles code that imports `@dynamometer/core`, from its sources: Node 20 cannot load those by itself. */
export async function bundleCore(code, { minify = false } = {}) {
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@dynamometer/source'] },
    plugins: [entry(code)],
    build: {
      write: false,
      target: 'es2022',
      minify,
      lib: { entry: 'entry', formats: ['es'] },
      // lib mode leaves 'es' output unminified unless rolldown is told so itself
      rolldownOptions: { output: { minify } },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return {
    text: chunks.map((chunk) => chunk.code).join('\n'),
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
  };
}

function entry(code) {
  return {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('entry') ? '\0entry' : undefined),
    load: (id) => (id === '\0entry' ? code : undefined),
  };
}
