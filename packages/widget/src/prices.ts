import { US_EAST_1_PRICES, type PriceList, type Workload } from '@dynamometer/core';
import { lazy, type Lazy } from './lazy.ts';

/** The prices of all Regions: most readers stay in us-east-1 and never need them. */
export const ALL_PRICES: Lazy<PriceList> = lazy(async () => (await import('@dynamometer/core/prices')).ALL_PRICES);

/** The prices that are at hand. */
export function pricesAtHand(): PriceList {
  return ALL_PRICES.value ?? US_EAST_1_PRICES;
}

/** Whether a workload names a Region whose prices are not at hand. */
export function needsAllPrices({ region, replicas }: Workload): boolean {
  // A workload that is typed as JSON may be anything.
  const regions: readonly unknown[] = [region, ...(Array.isArray(replicas) ? (replicas as readonly unknown[]) : [])];
  return (
    ALL_PRICES.value === undefined &&
    regions.some((each) => typeof each === 'string' && !Object.hasOwn(US_EAST_1_PRICES.regions, each))
  );
}

/** The codes of the Regions with prices, to choose from before their prices are loaded. */
export const REGION_CODES: readonly string[] = (
  'us-east-1 us-east-2 us-west-1 us-west-2 us-gov-east-1 us-gov-west-1 ca-central-1 ca-west-1 ' +
  'sa-east-1 eu-central-1 eu-central-2 eu-north-1 eu-south-1 eu-south-2 eu-west-1 eu-west-2 ' +
  'eu-west-3 ap-east-1 ap-northeast-1 ap-northeast-2 ap-northeast-3 ap-south-1 ap-south-2 ap-southeast-1 ' +
  'ap-southeast-2 ap-southeast-3 ap-southeast-4 af-south-1 il-central-1 me-central-1 me-south-1'
).split(' ');
