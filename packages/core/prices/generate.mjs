// Writes src/pricing/prices/*.ts from prices.json: `node packages/core/prices/generate.mjs`, then `npm run format`.
// us-east-1 has a file of its own, so that a page that needs no other Region need not carry the rest.
import { readFileSync, writeFileSync } from 'node:fs';

const { asOf, sourceIndex, regions } = JSON.parse(readFileSync(new URL('prices.json', import.meta.url), 'utf8'));
const HOME = 'us-east-1';
const NOT_DIMENSIONS = new Set(['name', 'sources']);

const home = { [HOME]: regions[HOME] };
const others = Object.fromEntries(Object.entries(regions).filter(([code]) => code !== HOME));

write(
  'us-east-1.ts',
  `import type { PriceList${provenances(home).size > 0 ? ', Provenance' : ''} } from '../price-list.ts';

${declarations(home)}
/** The prices of US East (N. Virginia), each with its source. */
export const US_EAST_1_PRICES: PriceList = {
  currency: 'USD',
  asOf: '${asOf}',
  sources: ${JSON.stringify(sources(home))},
  regions: ${regionTable(home)},
};
`,
);

write(
  'regions.ts',
  `import type { PriceList, Provenance } from '../price-list.ts';
import { US_EAST_1_PRICES } from './us-east-1.ts';

${declarations(others)}
/** The prices of every Region that is known, each with its source. */
export const ALL_PRICES: PriceList = {
  currency: 'USD',
  asOf: '${asOf}',
  sources: { ...US_EAST_1_PRICES.sources, ${inside(JSON.stringify(sources(others)))} },
  regions: { ...US_EAST_1_PRICES.regions, ${inside(regionTable(others))} },
};
`,
);

/** The entries of an object literal without its braces. */
function inside(literal) {
  return literal.slice(1, -1);
}

function write(name, text) {
  const heading = '// Generated from prices/prices.json by prices/generate.mjs: change those.\n';
  writeFileSync(new URL(`../src/pricing/prices/${name}`, import.meta.url), heading + text);
}

/** Equal provenances are written once: most figures of a source share one. */
function provenances(table) {
  const names = new Map();
  for (const provenance of Object.values(table).flatMap((region) => Object.values(region.sources))) {
    const key = JSON.stringify(tidy(provenance));
    if (!names.has(key)) names.set(key, `PROVENANCE_${names.size + 1}`);
  }
  return names;
}

function declarations(table) {
  return [...provenances(table)].map(([key, name]) => `const ${name}: Provenance = ${key};\n`).join('');
}

function regionTable(table) {
  const names = provenances(table);
  const rows = Object.entries(table).map(([code, region]) => {
    const origin = Object.entries(region.sources).map(
      ([dimension, provenance]) => `'${dimension}': ${names.get(JSON.stringify(tidy(provenance)))}`,
    );
    return `'${code}': { name: ${JSON.stringify(region.name)}, prices: ${JSON.stringify(dimensions(region))}, provenance: { ${origin.join(', ')} } }`;
  });
  return `{ ${rows.join(', ')} }`;
}

function dimensions(region) {
  const groups = Object.entries(region).filter(([group]) => !NOT_DIMENSIONS.has(group));
  return Object.fromEntries(
    groups.flatMap(([group, prices]) => Object.entries(prices).map(([name, price]) => [`${group}.${name}`, price])),
  );
}

function sources(table) {
  const used = new Set(
    Object.values(table).flatMap((region) => Object.values(region.sources).flatMap(({ from }) => from)),
  );
  return Object.fromEntries(
    [...used].toSorted((a, b) => (a < b ? -1 : 1)).map((name) => [name, describe(sourceIndex[name])]),
  );
}

function describe({ what, repo, path, commit }) {
  const place = [repo, path, commit && `at ${commit.slice(0, 7)}`].filter(Boolean).join(' ');
  return place ? `${what} (${place})` : what;
}

/** A note is put inside a sentence: it ends without a full stop and gives no orders. */
function tidy({ kind, from, asOf: readOn, confidence, note }) {
  const said = note?.replace(/ Show it as doubtful\.$/, '').replace(/\.$/, '');
  return { kind, from, asOf: readOn, confidence, ...(said && { note: said }) };
}
