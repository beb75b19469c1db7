import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const run = (script, ...args) =>
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' });

// tsc keeps the outputs of deleted sources
for (const name of ['core', 'widget']) rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });

try {
  run('typescript/bin/tsc', '-b', 'packages/core', 'packages/widget');
  for (const mode of ['npm', 'cdn-es', 'cdn-iife']) {
    run('vite/bin/vite.js', 'build', 'packages/widget', '--mode', mode, '--logLevel', 'warn');
  }
} catch {
  // the tool has already said what is wrong
  process.exit(1);
}
