import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { installed, launchArgs } from './support/find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const fromSource = {
  resolve: { conditions: ['@dynamometer/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@dynamometer/source', ...defaultServerConditions] } },
};
const executablePath = installed();
// A busy machine is no fault of the code.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  root,
  test: {
    reporters: ['default', './test/support/count-reporter.mjs'],
    projects: [
      {
        ...fromSource,
        root,
        test: {
          name: 'core',
          environment: 'node',
          ...patience,
          include: ['test/**/*.test.ts'],
          exclude: ['test/widget/**', 'test/e2e/**'],
        },
      },
      {
        ...fromSource,
        root,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        optimizeDeps: {
          include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'],
        },
        test: {
          name: 'widget',
          ...patience,
          include: ['test/widget/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArgs() },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...fromSource,
        root,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          ...patience,
          fileParallelism: false,
        },
      },
    ],
  },
});
