// Fails when something a page downloads has outgrown its budget. The files of the widget are read as built.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleCore } from '../support/bundle-core.mjs';

const BUDGETS = [
  { code: "export { getItem } from '@dynamometer/core';", bytes: 1_500, without: 'decimal.js' },
  // What every page downloads: the element, the item's panel with JSON, English.
  { file: 'dynamo-meter.js', bytes: 45_000 },
  // What a page downloads once the reader opens the panel that costs most, with what it shares with others.
  { file: 'dynamo-meter-shared.js', bytes: 32_000 },
  // What the panels of costs and keys need on top: they estimate workloads.
  { file: 'dynamo-meter-estimate.js', bytes: 20_000 },
  { file: 'dynamo-meter-cost.js', bytes: 25_000 },
  // It holds the whole layer of keys: designs, templates, programs in three languages, definitions written and read in
  // four notations, and three entrances of the panel.
  { file: 'dynamo-meter-keys.js', bytes: 50_000 },
  { file: 'dynamo-meter-query-scan.js', bytes: 13_000 },
  { file: 'dynamo-meter-partitions.js', bytes: 10_000 },
  { file: 'dynamo-meter-edits.js', bytes: 4_000 },
  // What reads JavaScript, Python, Java, CSV, shell commands and logs: fetched for text that is not JSON.
  { file: 'dynamo-meter-notations.js', bytes: 16_000 },
  // YAML, whose parser is larger than all other notations.
  { file: 'dynamo-meter-yaml.js', bytes: 36_000 },
  // Keys, indexes and limits of tables, and the definitions that tell them.
  { file: 'dynamo-meter-tables.js', bytes: 5_000 },
  // What the bundler adds for them.
  { file: 'dynamo-meter-rolldown-runtime.js', bytes: 300 },
  // The prices of all Regions.
  { file: 'dynamo-meter-regions.js', bytes: 6_000 },
  // What presets panels and makes and opens links; what copies figures, with those of the item.
  { file: 'dynamo-meter-presets.js', bytes: 3_000 },
  { file: 'dynamo-meter-copies.js', bytes: 3_000 },
  // What lists many items and shows how their sizes are spread; what opens files.
  { file: 'dynamo-meter-many-items.js', bytes: 8_000 },
  { file: 'dynamo-meter-files.js', bytes: 4_000 },
  // Fields with their styles, and what AWS reported beside what was computed.
  { file: 'dynamo-meter-fields.js', bytes: 4_500 },
  // The item that the button for a sample shows.
  { file: 'dynamo-meter-sample.js', bytes: 1_500 },
  // A page in one of these languages downloads it instead of reading English: all that is said, also of every price and
  // its source.
  { file: 'dynamo-meter-ko.js', bytes: 38_000 },
  { file: 'dynamo-meter-id.js', bytes: 35_000 },
  // A page opened as a file cannot load modules, so the classic script holds every panel, notation and language.
  { file: 'dynamo-meter.iife.js', bytes: 330_000 },
];

for (const { code, file, bytes, without } of BUDGETS) {
  const { text, modules } = code ? await bundleCore(code, { minify: true }) : { text: read(file), modules: [] };
  const size = gzipSync(text, { level: 9 }).length;
  console.log(`${code ?? file}: ${size} of ${bytes} B gzip`);
  if (size >= bytes) fail(`It must stay below ${bytes} B: find what was added, or raise the budget with a reason.`);
  if (without && modules.some((id) => id.includes(`/node_modules/${without}/`)))
    fail(`It must not contain ${without}.`);
}

for (const name of readdirSync(dist()).filter((each) => /^dynamo-meter.*\.js$/.test(each)))
  if (!BUDGETS.some(({ file }) => file === name)) fail(`${name} has no budget.`);

function read(file) {
  return readFileSync(dist(file));
}

function dist(file = '') {
  return fileURLToPath(new URL(`../../packages/widget/dist/${file}`, import.meta.url));
}

function fail(sentence) {
  console.error(`  ${sentence}`);
  process.exitCode = 1;
}
