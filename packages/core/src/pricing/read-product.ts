import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Dimension } from './dimension.ts';
import { compareExact, isAmount, product, type Dollars } from './money.ts';
import type { Offer, Product, Tier } from './offer.ts';
import { readUsageType, type Metered } from './usage-type.ts';

/** A price of a product, in our dimension. */
export interface FoundPrice {
  readonly region: string;
  readonly location: string;
  readonly dimension: Dimension;
  readonly price: Dollars;
}

/** What a product of the price list gives. */
export interface ReadProduct {
  readonly prices: readonly FoundPrice[];
  readonly problems: readonly Problem[];
  readonly skipped: readonly Problem[];
}

/** Reads the prices of one product, on demand and reserved. */
export function readProduct(listed: Product): ReadProduct {
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
  // oxlint-disable-next-line unicorn/no-array-sort -- ES2022 has no toSorted, and the copy is our own
  const sorted = tiers.slice().sort((a, b) => Number(a.from) - Number(b.from));
  const whole = sorted.every((tier, step) => Number(tier.from) === (step === 0 ? 0 : Number(sorted[step - 1]?.to)));
  if (sorted.length === 0 || !whole || sorted.at(-1)?.to !== 'Inf') return { trouble: MISSING_TIER };
  if (!sorted.every(({ price }) => isAmount(price['USD']))) return { trouble: OTHER_CURRENCY };
  const first = sorted.map(usDollars).find((price) => compareExact(price, 0) > 0);
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
