// Fails when something a page downloads has outgrown its budget. The files of the widget are read as built.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleCore } from '../support/bundle-core.mjs';

const BUDGETS = [
  { code: "export { getItem } from '@dynamometer/core';", bytes: 2_500, without: 'decimal.js' },
  { file: 'packages/widget/dist/dynamo-meter.js', bytes: 25_000 },
  { file: 'packages/widget/dist/dynamo-meter.iife.js', bytes: 25_000 },
];

for (const { code, file, bytes, without } of BUDGETS) {
  const { text, modules } = code ? await bundleCore(code, { minify: true }) : { text: read(file), modules: [] };
  const size = gzipSync(text, { level: 9 }).length;
  console.log(`${code ?? file}: ${size} of ${bytes} B gzip`);
  if (size >= bytes) fail(`It must stay below ${bytes} B: find what was added, or raise the budget with a reason.`);
  if (without && modules.some((id) => id.includes(`/node_modules/${without}/`)))
    fail(`It must not contain ${without}.`);
}

function read(file) {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)));
}

function fail(sentence) {
  console.error(`  ${sentence}`);
  process.exitCode = 1;
}
