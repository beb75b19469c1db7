import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Dimension } from './dimension.ts';
import type { Dollars } from './money.ts';
import { readOffers } from './offer.ts';
import type { PriceList, Provenance, RegionPrices } from './price-list.ts';
import { readProduct, type FoundPrice } from './read-product.ts';

/** A price list that was read, with what it lacks; or why none could be read. */
export type ImportedPriceList =
  | {
      readonly ok: true;
      readonly prices: PriceList;
      /** Products that are no part of a bill here, each with the reason. */
      readonly skipped: readonly Problem[];
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads the official AWS price list of DynamoDB: the offer file of one Region or of all, or answers of GetProducts, as
 * text or as parsed JSON.
 *
 * @param source - The file's text, or what JSON made of it.
 * @returns Prices by Region with everything skipped and everything missing; never throws on what it is given.
 * @see https://docs.aws.amazon.com/awsaccountbilling/latest/aboutv2/using-the-aws-price-list-bulk-api.html
 * @example
 * importPriceList('{"offerCode":"AmazonS3"}').problems[0].code // 'price-list.other-service'
 */
export function importPriceList(source: unknown): ImportedPriceList {
  const json = typeof source === 'string' ? parsed(source) : { value: source };
  if ('problem' in json) return { ok: false, problems: [json.problem] };
  const offers = readOffers(json.value);
  const read = offers.products.map(readProduct);
  const prices = read.flatMap((each) => each.prices);
  const problems = [...offers.problems, ...read.flatMap((each) => each.problems)];
  const skipped = read.flatMap((each) => each.skipped);
  if (prices.length === 0) {
    return { ok: false, problems: problems.length > 0 ? problems : [problem(NOTHING_PRICED)] };
  }
  const { version, asOf } = offers;
  const regions = regionsOf(prices, { kind: 'direct', from: ['offer'], asOf, confidence: 'high' });
  const sources = { offer: `AWS Price List of AmazonDynamoDB, version ${version}` };
  return {
    ok: true,
    prices: { currency: 'USD', asOf, sources, regions },
    skipped,
    problems: [...problems, ...missingPrices(regions)],
  };
}

function regionsOf(found: readonly FoundPrice[], provenance: Provenance): Readonly<Record<string, RegionPrices>> {
  const regions = new Map<string, { name: string; prices: Partial<Record<Dimension, Dollars>> }>();
  for (const { region, location, dimension, price } of found) {
    const entry = regions.get(region) ?? { name: location, prices: {} };
    entry.prices[dimension] = price;
    regions.set(region, entry);
  }
  return Object.fromEntries([...regions].map(([code, entry]) => [code, { ...entry, provenance: { '*': provenance } }]));
}

const EXPECTED: readonly Dimension[] = [
  'standard.readRequestUnitsPerMillion',
  'standard.writeRequestUnitsPerMillion',
  'standard.readCapacityUnitHour',
  'standard.writeCapacityUnitHour',
  'standard.storageGbMonth',
];

function missingPrices(regions: PriceList['regions']): readonly Problem[] {
  return Object.entries(regions).flatMap(([region, { prices }]) =>
    EXPECTED.filter((dimension) => prices[dimension] === undefined).map((dimension) =>
      problem(MISSING_PRICE, [region, dimension], { region, dimension }),
    ),
  );
}

function parsed(text: string): { readonly value: unknown } | { readonly problem: Problem } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    // A whole JSON text that is wrong inside ends as it should; one that was cut off does not.
    return { problem: problem(/[}\]]\s*$/.test(text) ? NOT_JSON : TRUNCATED) };
  }
}

const TRUNCATED: ProblemKind = {
  code: 'price-list.truncated',
  severity: 'error',
  says: 'The price list ends in the middle. Download the whole file again.',
};

const NOT_JSON: ProblemKind = {
  code: 'price-list.not-json',
  severity: 'error',
  says: 'The price list is not JSON, or is cut off. Take index.json, whole, and not the CSV file.',
};

const NOTHING_PRICED: ProblemKind = {
  code: 'price-list.nothing-priced',
  severity: 'error',
  says: 'The price list holds no price of DynamoDB that a bill here could use.',
};

const MISSING_PRICE: ProblemKind = {
  code: 'price-list.missing-price',
  severity: 'warning',
  says: 'The price list has no “{dimension}” for {region}: what it counts will not be priced.',
};
