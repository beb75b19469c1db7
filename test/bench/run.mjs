// Runs every *.bench.mjs of this folder on core's sources: `npm run bench [-- results.json]`.
// A bench exports `name` and `run(core)`, which returns [{ ratio, value, target, better: 'lower' | 'higher' }].
// A missed target is marked and no failure: speed depends on the machine.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCore } from '../support/bundle-core.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const destination = resolve(process.argv[2] ?? join(cache, 'bench.json'));

const core = await writeCore();
const results = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.bench.mjs'))) {
  for (const result of measure(file)) {
    const met = result.better === 'lower' ? result.value <= result.target : result.value >= result.target;
    results.push({ ...result, met });
    const bound = result.better === 'lower' ? 'at most' : 'at least';
    const verdict = met ? '' : '  MISSED';
    console.log(
      `${result.bench}: ${result.ratio} ${result.value.toFixed(2)}, target ${bound} ${result.target}${verdict}`,
    );
  }
}
mkdirSync(dirname(destination), { recursive: true });
writeFileSync(destination, `${JSON.stringify(results, undefined, 2)}\n`);
console.log(`${results.length} ratios, ${results.filter(({ met }) => !met).length} missed`);

/** In a process of its own: what one bench does to the code of core would slow it down for the next, not its baseline. */
function measure(file) {
  const answer = join(cache, 'bench-one.json');
  execFileSync(process.execPath, [join(folder, 'one.mjs'), join(folder, file), core, answer], { stdio: 'inherit' });
  return JSON.parse(readFileSync(answer, 'utf8'));
}

async function writeCore() {
  const { text } = await bundleCore("export * from '@dynamometer/core';");
  const file = join(cache, 'bench-core.mjs');
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, text);
  return file;
}
