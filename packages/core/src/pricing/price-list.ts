import { fact, type Basis, type Explained } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import { DIMENSIONS, type Dimension } from './dimension.ts';
import type { Dollars } from './money.ts';

/** How a price came to be known: read from AWS, copied by someone else, worked out, or taken from a sister service. */
export type PriceKind = 'direct' | 'secondary' | 'derived' | 'proxy-keyspaces' | 'override';

/** How sure a price is. */
export type Confidence = 'high' | 'medium' | 'medium-low' | 'low';

/** Where a price comes from. */
export interface Provenance {
  readonly kind: PriceKind;
  /** Names of entries in the list's `sources`. */
  readonly from: readonly string[];
  /** The day on which it was read, `2026-01-14`, or what is known of it. */
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly note?: string;
}

/** A Region's prices; a dimension that is not there is unknown, never free. */
export interface RegionPrices {
  readonly name: string;
  readonly prices: Readonly<Partial<Record<Dimension, Dollars>>>;
  /** By dimension; `*` holds for those without an entry of their own. */
  readonly provenance: Readonly<Partial<Record<Dimension | '*', Provenance>>>;
}

/** Prices in US dollars by Region, each with its source. Plain data: a page can hand in its own. */
export interface PriceList {
  readonly currency: 'USD';
  readonly asOf: string;
  /** What the names in `from` stand for. */
  readonly sources: Readonly<Record<string, string>>;
  readonly regions: Readonly<Record<string, RegionPrices>>;
}

/** A price, or why there is none, and what is doubtful about it. */
export interface PriceLookup {
  readonly price?: Explained<Dollars>;
  readonly problem?: Problem;
}

/**
 * Looks up a price.
 *
 * @param list - The price list.
 * @param region - The Region's code.
 * @param dimension - What is priced.
 * @returns The price with its source, and a notice where it is doubtful; or the problem alone where none is known.
 * @see https://aws.amazon.com/dynamodb/pricing/
 * @example
 * priceOf(US_EAST_1_PRICES, 'us-east-1', 'standard.storageGbMonth').price.value // '0.25'
 */
export function priceOf(list: PriceList, region: string, dimension: Dimension): PriceLookup {
  if (!Object.hasOwn(list.regions, region)) {
    return { problem: problem(UNKNOWN_REGION, ['region'], { region, known: namesOf(Object.keys(list.regions)) }) };
  }
  const { name, prices, provenance } = list.regions[region] as RegionPrices;
  const own = prices[dimension];
  const text = {
    id: `price.${dimension.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    says: `${DIMENSIONS[dimension].says.slice(0, -1)}, ${name}.`,
    unit: 'US dollars',
    source: TABLE_DOCS.pricing,
  };
  if (own !== undefined) {
    const origin = provenance[dimension] ?? provenance['*'] ?? HANDED_IN;
    const basis = origin.confidence === 'low' ? 'assumed' : BASIS[origin.kind];
    const price = fact({ ...text, value: own, basis, evidence: evidenceOf(origin, list.sources) });
    if (origin.confidence !== 'low') return { price };
    const details = { region, name, dimension, note: origin.note ?? '' };
    return { price, problem: problem(DOUBTFUL, ['region'], details) };
  }
  const twin = TWINS[dimension];
  const value = twin && prices[twin.dimension];
  if (twin === undefined || value === undefined)
    return { problem: problem(NOT_PRICED, ['region'], { region, name, dimension }) };
  return { price: fact({ ...text, value, basis: 'inferred', evidence: twin.evidence }) };
}

/** The first few names, and how many there are besides. */
function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}

function evidenceOf({ kind, from, asOf, confidence, note }: Provenance, sources: PriceList['sources']): string {
  const places = from.map((name) => sources[name] ?? name).join('; ');
  return [`${KINDS[kind]}, ${asOf}, confidence ${confidence}.`, places && `${places}.`, note && `${note}.`]
    .filter(Boolean)
    .join(' ');
}

/** What is said of a price that came without a source. */
export const HANDED_IN: Provenance = { kind: 'override', from: [], asOf: 'with the question', confidence: 'high' };

const BASIS: Readonly<Record<PriceKind, Basis>> = {
  direct: 'documented',
  secondary: 'inferred',
  derived: 'inferred',
  'proxy-keyspaces': 'inferred',
  override: 'assumed',
};

const KINDS: Readonly<Record<PriceKind, string>> = {
  direct: 'Read from an AWS price list or table',
  secondary: 'Copied from AWS by someone else',
  derived: 'Worked out from another price by a rule of AWS',
  'proxy-keyspaces': 'The price of the same unit of Amazon Keyspaces, which is equal wherever both are known',
  override: 'Handed in by the caller',
};

const REPLICATED = 'Since 1 November 2024 a replicated write unit costs as much as an ordinary one of its class.';

/** Prices that AWS ties to another, for where a Region's own is not known. */
const TWINS: Readonly<Partial<Record<Dimension, { readonly dimension: Dimension; readonly evidence: string }>>> = {
  'replicated.writeRequestUnitsPerMillion': {
    dimension: 'standard.writeRequestUnitsPerMillion',
    evidence: REPLICATED,
  },
  'replicated.writeCapacityUnitHour': { dimension: 'standard.writeCapacityUnitHour', evidence: REPLICATED },
  'replicatedInfrequentAccess.writeRequestUnitsPerMillion': {
    dimension: 'infrequentAccess.writeRequestUnitsPerMillion',
    evidence: REPLICATED,
  },
  'transfer.incrementalExportGb': {
    dimension: 'transfer.exportGb',
    evidence: 'AWS lists full and incremental exports at the same price for each GB.',
  },
};

const UNKNOWN_REGION: ProblemKind = {
  code: 'price.unknown-region',
  severity: 'error',
  says: 'No prices are known for the Region “{region}”; the price list has {known}. Import the price list of that Region, or choose another.',
};

const NOT_PRICED: ProblemKind = {
  code: 'price.unknown',
  severity: 'warning',
  says: '{name} has no known price for “{dimension}”: what it counts is missing from the total. Hand in a price to complete it.',
};

const DOUBTFUL: ProblemKind = {
  code: 'price.doubtful',
  severity: 'notice',
  says: 'The price for “{dimension}” in {name} is doubtful: {note}. Check it on the pricing page.',
};
