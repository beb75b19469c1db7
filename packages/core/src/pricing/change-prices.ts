import { DIMENSIONS, type Dimension } from './dimension.ts';
import { isAmount, type Dollars } from './money.ts';
import { HANDED_IN, type PriceList, type Provenance } from './price-list.ts';

/**
 * A price list in which some prices are replaced by others, handed in by whoever knows better.
 *
 * @param list - The list to start from.
 * @param region - The Region's code; a Region that the list lacks is added.
 * @param prices - The new prices by dimension, as decimal texts in US dollars.
 * @returns A new list; each replaced price says that it was handed in.
 * @throws RangeError when a price is not a decimal of 0 or more.
 * @example
 * priceOf(withPrices(US_EAST_1_PRICES, 'us-east-1', { 'standard.storageGbMonth': '0.20' }), 'us-east-1', 'standard.storageGbMonth').price.value // '0.20'
 */
export function withPrices(
  list: PriceList,
  region: string,
  prices: Readonly<Partial<Record<Dimension, Dollars>>>,
): PriceList {
  const before = Object.hasOwn(list.regions, region) ? list.regions[region] : undefined;
  const provenance: Record<string, Provenance> = { ...before?.provenance };
  for (const [dimension, price] of Object.entries(prices)) {
    if (!Object.hasOwn(DIMENSIONS, dimension)) throw new RangeError(`prices has no dimension ${dimension}.`);
    if (!isAmount(price))
      throw new RangeError(`prices: ${dimension} must be a decimal of 0 or more; it is ${String(price)}.`);
    provenance[dimension] = HANDED_IN;
  }
  const changed = { name: before?.name ?? region, prices: { ...before?.prices, ...prices }, provenance };
  return { ...list, regions: { ...list.regions, [region]: changed } };
}

/**
 * A price list completed or refreshed by another: where both know a price, the newer list's holds.
 *
 * @param list - The list to start from.
 * @param newer - The list that takes precedence, perhaps from `importPriceList`.
 * @returns A new list with the Regions and prices of both.
 * @example
 * Object.keys(mergePrices(US_EAST_1_PRICES, US_EAST_1_PRICES).regions) // ['us-east-1']
 */
export function mergePrices(list: PriceList, newer: PriceList): PriceList {
  const regions = new Map(Object.entries(list.regions));
  const rename = (from: string) => (Object.hasOwn(list.sources, from) ? `${from}, ${newer.asOf}` : from);
  for (const [code, { name, prices, provenance }] of Object.entries(newer.regions)) {
    const before = regions.get(code);
    const origins = Object.keys(prices).map((dimension) => {
      const origin = provenance[dimension as Dimension] ?? provenance['*'] ?? HANDED_IN;
      return [dimension, { ...origin, from: origin.from.map(rename) }];
    });
    regions.set(code, {
      name,
      prices: { ...before?.prices, ...prices },
      provenance: { ...before?.provenance, ...Object.fromEntries(origins) },
    });
  }
  const sources = Object.entries(newer.sources).map(([name, says]) => [rename(name), says]);
  return {
    currency: 'USD',
    asOf: newer.asOf,
    sources: { ...list.sources, ...Object.fromEntries(sources) },
    regions: Object.fromEntries(regions),
  };
}
