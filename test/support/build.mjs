import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
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

// what a page writes into `integrity`
const dist = join(root, 'packages', 'widget', 'dist');
for (const name of readdirSync(dist).filter((each) => /^dynamo-meter.*\.js$/.test(each))) {
  const hash = createHash('sha384')
    .update(readFileSync(join(dist, name)))
    .digest('base64');
  console.log(`${name} sha384-${hash}`);
}
