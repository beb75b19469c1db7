// Runs one bench on a bundle of core and writes its results: `node one.mjs <bench> <core> <results.json>`.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [bench, core, answer] = process.argv.slice(2);
const { name, run } = await import(pathToFileURL(bench).href);
const results = await run(await import(pathToFileURL(core).href));
writeFileSync(answer, JSON.stringify(results.map((result) => ({ bench: name, ...result }))));
