import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Dimension } from './dimension.ts';
import { compareExact, isAmount, product, type Dollars } from './money.ts';
import { readOffers, type Offer, type Product, type Tier } from './offer.ts';
import type { PriceList, Provenance, RegionPrices } from './price-list.ts';
import { readUsageType, type Metered } from './usage-type.ts';

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

interface FoundPrice {
  readonly region: string;
  readonly location: string;
  readonly dimension: Dimension;
  readonly price: Dollars;
}

interface ReadProduct {
  readonly prices: readonly FoundPrice[];
  readonly problems: readonly Problem[];
  readonly skipped: readonly Problem[];
}

function readProduct(listed: Product): ReadProduct {
  const { sku, usageType } = listed;
  const { region: byPrefix, metered } = readUsageType(usageType);
  const details = { sku, usageType };
  if (metered === undefined) return { prices: [], problems: [], skipped: [problem(UNKNOWN_USAGE, [sku], details)] };
  const region = listed.region ?? byPrefix;
  const found = [
    ...listed.onDemand.slice(0, 1).map((offer) => tierPrice(offer, metered)),
    ...listed.reserved.flatMap((offer) => reservedPrices(offer, metered)),
  ];
  if (listed.onDemand.length === 0) found.unshift({ trouble: NO_TERMS });
  const prices: FoundPrice[] = [];
  const problems: Problem[] = [];
  for (const each of found) {
    if ('trouble' in each) problems.push(problem(each.trouble, [sku], { ...details, region }));
    else prices.push({ region, location: listed.location ?? region, ...each });
  }
  return { prices, problems, skipped: [] };
}

type Found = { readonly dimension: Dimension; readonly price: Dollars } | { readonly trouble: ProblemKind };

/** The first tier that costs something; those before it are the free tier, which belongs to the account. */
function tierPrice({ tiers }: Offer, { dimension, times }: Metered): Found {
  // The order of keys in JSON is no order of tiers.
  const sorted = [...tiers].sort((a, b) => Number(a.from) - Number(b.from));
  const whole = sorted.every((tier, step) => tier.from === (step === 0 ? '0' : sorted[step - 1]?.to));
  if (sorted.length === 0 || !whole || sorted.at(-1)?.to !== 'Inf') return { trouble: MISSING_TIER };
  if (!sorted.every(({ price }) => isAmount(price['USD']))) return { trouble: OTHER_CURRENCY };
  const paid = sorted.map(usDollars).filter((price) => compareExact(price, 0) > 0);
  const [first] = paid;
  return first === undefined ? { trouble: MISSING_TIER } : { dimension, price: product(first, times) };
}

function reservedPrices({ lease, tiers }: Offer, { dimension }: Metered): readonly Found[] {
  const years = lease === '1yr' ? 1 : lease === '3yr' ? 3 : undefined;
  const kind = RESERVABLE[dimension];
  if (years === undefined || kind === undefined) return [];
  return tiers.map((tier): Found => {
    if (!isAmount(tier.price['USD'])) return { trouble: OTHER_CURRENCY };
    const fee = tier.unit === 'Quantity' ? 'UpfrontPer100' : 'HourPer100';
    return { dimension: `reserved${years}y.${kind}${fee}`, price: product(usDollars(tier), 100) };
  });
}

const RESERVABLE: Readonly<Partial<Record<Dimension, 'read' | 'write'>>> = {
  'standard.readCapacityUnitHour': 'read',
  'standard.writeCapacityUnitHour': 'write',
};

const usDollars = ({ price }: Tier): Dollars => price['USD'] as Dollars;

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
    return { value: JSON.parse(text) };
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

const UNKNOWN_USAGE: ProblemKind = {
  code: 'price-list.skipped',
  severity: 'notice',
  says: '“{usageType}” ({sku}) is no part of a bill here and was skipped.',
};

const NO_TERMS: ProblemKind = {
  code: 'price-list.no-terms',
  severity: 'warning',
  says: '“{usageType}” ({sku}) in {region} has no on-demand terms: it stays without a price.',
};

const MISSING_TIER: ProblemKind = {
  code: 'price-list.missing-tier',
  severity: 'warning',
  says: '“{usageType}” ({sku}) in {region} lacks a price tier: it stays without a price. Download the file again.',
};

const OTHER_CURRENCY: ProblemKind = {
  code: 'price-list.other-currency',
  severity: 'warning',
  says: '“{usageType}” ({sku}) in {region} has no price in US dollars: it stays without a price.',
};

const MISSING_PRICE: ProblemKind = {
  code: 'price-list.missing-price',
  severity: 'warning',
  says: 'The price list has no “{dimension}” for {region}: what it counts will not be priced.',
};
