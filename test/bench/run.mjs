// Runs every *.bench.mjs of this folder on core's sources: `npm run bench [-- results.json]`.
// A bench exports `name` and `run(core)`, which returns [{ ratio, value, target, better: 'lower' | 'higher' }].
// A missed target is marked and no failure: speed depends on the machine.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleCore } from '../support/bundle-core.mjs';

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const destination = resolve(process.argv[2] ?? join(cache, 'bench.json'));

const core = await loadCore();
const results = [];
for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.bench.mjs'))) {
  const bench = await import(new URL(file, import.meta.url).href);
  for (const result of await bench.run(core)) {
    const met = result.better === 'lower' ? result.value <= result.target : result.value >= result.target;
    results.push({ bench: bench.name, ...result, met });
    const bound = result.better === 'lower' ? 'at most' : 'at least';
    const verdict = met ? '' : '  MISSED';
    console.log(
      `${bench.name}: ${result.ratio} ${result.value.toFixed(2)}, target ${bound} ${result.target}${verdict}`,
    );
  }
}
mkdirSync(dirname(destination), { recursive: true });
writeFileSync(destination, `${JSON.stringify(results, undefined, 2)}\n`);
console.log(`${results.length} ratios, ${results.filter(({ met }) => !met).length} missed`);

async function loadCore() {
  const { text } = await bundleCore("export * from '@dynamometer/core';");
  const file = join(cache, 'bench-core.mjs');
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, text);
  return import(pathToFileURL(file).href);
}
