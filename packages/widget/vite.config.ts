import { defaultClientConditions, defineConfig, mergeConfig, type UserConfig } from 'vite';
import { inOneMainFile } from './vite.chunks.ts';
import { servePublished } from './vite.page.ts';

// light-dark() must survive: with the default CSS target Lightning CSS lowers it to variables that exist only where
// color-scheme is declared in the same sheet, which breaks a color-scheme inherited from the host page.
const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

// The entries for JSX hold types alone: their scripts are empty, so that importing one is no error.
const npmEntries = {
  index: 'src/index.ts',
  auto: 'src/auto.ts',
  'jsx/react': 'src/jsx/react.ts',
  'jsx/preact': 'src/jsx/preact.ts',
  'jsx/vue': 'src/jsx/vue.ts',
};

export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const shared: UserConfig = {
    resolve: { conditions: ['@dynamometer/source', ...defaultClientConditions] },
    server: { port: 5173, strictPort: false },
  };
  const build = { target: 'es2022', cssTarget, emptyOutDir: false, sourcemap: true };
  if (mode === 'npm') {
    return {
      ...shared,
      build: {
        ...build,
        minify: false,
        lib: { entry: npmEntries, formats: ['es'] },
        rolldownOptions: {
          external: [/^preact(\/|$)/, /^@dynamometer\/core(\/prices|\/yaml)?$/, 'decimal.js'],
          output: { chunkFileNames: 'chunks/[name].js' },
        },
      },
    };
  }
  if (mode === 'cdn-es' || mode === 'cdn-iife') {
    const es = mode === 'cdn-es';
    const config: UserConfig = {
      ...shared,
      // lib mode leaves this to the user's bundler, and a page has none
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ...build,
        minify: true,
        lib: {
          entry: 'src/auto.ts',
          name: 'DynamoMeter',
          formats: [es ? 'es' : 'iife'],
          fileName: () => (es ? 'dynamo-meter.js' : 'dynamo-meter.iife.js'),
        },
        // lib mode leaves 'es' output unminified unless rolldown is told so itself
        rolldownOptions: { output: { minify: true, comments: false, ...(!es && { codeSplitting: false }) } },
      },
    };
    if (!es) return config;
    return mergeConfig(config, await inOneMainFile({ ...config, root: import.meta.dirname }));
  }
  // The server cannot look ahead into files that it does not find on the disk.
  const server = { ...shared.server, preTransformRequests: false };
  const optimizeDeps = { noDiscovery: true };
  return { ...shared, server, optimizeDeps, plugins: [servePublished(import.meta.dirname)] };
});
