import { problem, shorten, type Problem, type ProblemKind } from '../problem.ts';

/** One step of a price: from so much usage on, up to so much. */
export interface Tier {
  readonly from: string;
  readonly to: string;
  readonly unit: string;
  /** By currency, as AWS writes it. */
  readonly price: Readonly<Record<string, unknown>>;
}

/** One offer of a product: what it costs on demand, or reserved for some years. */
export interface Offer {
  readonly lease: string | undefined;
  readonly tiers: readonly Tier[];
}

/** A product of the price list with its prices. */
export interface Product {
  readonly sku: string;
  readonly usageType: string;
  readonly region: string | undefined;
  readonly location: string | undefined;
  readonly onDemand: readonly Offer[];
  readonly reserved: readonly Offer[];
}

/** What a price list holds, in whichever of its forms. */
export interface Offers {
  readonly products: readonly Product[];
  readonly version: string;
  readonly asOf: string;
  readonly problems: readonly Problem[];
}

const SERVICE = 'AmazonDynamoDB';

/** Reads an offer file, or answers of GetProducts: alone, in a list, or in the envelope of the command line. */
export function readOffers(json: unknown): Offers {
  const root = record(json);
  if (root['products'] !== undefined || root['offerCode'] !== undefined) return offerFile(root);
  const answers = Array.isArray(json) ? json : Array.isArray(root['PriceList']) ? root['PriceList'] : [json];
  return productAnswers(answers.map(parsed));
}

function offerFile(root: Fields): Offers {
  const version = textOf(root['version']) ?? '';
  const asOf = (textOf(root['publicationDate']) ?? version).slice(0, 10);
  const service = textOf(root['offerCode']) ?? '';
  const refuse = (kind: ProblemKind): Offers => ({
    products: [],
    version,
    asOf,
    problems: [problem(kind, [], { service })],
  });
  if (service !== SERVICE) return refuse(OTHER_SERVICE);
  if (!isRecord(root['products']) || !isRecord(root['terms'])) return refuse(INCOMPLETE);
  const terms = root['terms'];
  const products = Object.entries(root['products']).map(([sku, product]) => {
    const nested = record(product);
    const inner = isRecord(nested['product']) ? nested['product'] : nested;
    return productOf(sku, inner, {
      onDemand: own(record(terms['OnDemand']), sku),
      reserved: own(record(terms['Reserved']), sku),
    });
  });
  return { products, version, asOf, problems: products.length === 0 ? [problem(INCOMPLETE)] : [] };
}

function productAnswers(answers: readonly unknown[]): Offers {
  const products: Product[] = [];
  const problems: Problem[] = [];
  for (const [position, answer] of answers.entries()) {
    const { product, terms, serviceCode } = record(answer);
    const service = textOf(serviceCode) ?? SERVICE;
    if (service !== SERVICE) problems.push(problem(OTHER_SERVICE, [position], { service: shorten(service, 60) }));
    else if (!isRecord(product) || !isRecord(terms)) problems.push(problem(NO_PRICE_LIST, [position]));
    else {
      const sku = textOf(product['sku']) ?? `${position}`;
      products.push(productOf(sku, product, { onDemand: terms['OnDemand'], reserved: terms['Reserved'] }));
    }
  }
  const first = record(answers[0]);
  const version = textOf(first['version']) ?? '';
  const asOf = (textOf(first['publicationDate']) ?? version).slice(0, 10);
  if (answers.length === 0) problems.push(problem(NO_PRICE_LIST));
  return { products, version, asOf, problems };
}

function productOf(sku: string, product: Fields, terms: { onDemand: unknown; reserved: unknown }): Product {
  const attributes = record(product['attributes']);
  return {
    sku,
    usageType: textOf(attributes['usagetype']) ?? '',
    region: textOf(attributes['regionCode']),
    location: textOf(attributes['location']),
    onDemand: offersOf(terms.onDemand),
    reserved: offersOf(terms.reserved),
  };
}

function offersOf(terms: unknown): readonly Offer[] {
  return Object.values(record(terms)).map((term) => {
    const { termAttributes, priceDimensions } = record(term);
    const tiers = Object.values(record(priceDimensions)).map((dimension): Tier => {
      const { beginRange, endRange, unit, pricePerUnit } = record(dimension);
      return {
        from: textOf(beginRange) ?? '0',
        to: textOf(endRange) ?? 'Inf',
        unit: textOf(unit) ?? '',
        price: record(pricePerUnit),
      };
    });
    return { lease: textOf(record(termAttributes)['LeaseContractLength']), tiers };
  });
}

type Fields = Readonly<Record<string, unknown>>;

// An answer of GetProducts comes as a text inside the JSON of the command line.
function parsed(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isRecord(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function record(json: unknown): Fields {
  return isRecord(json) ? json : {};
}

function textOf(json: unknown): string | undefined {
  return typeof json === 'string' ? json : undefined;
}

const OTHER_SERVICE: ProblemKind = {
  code: 'price-list.other-service',
  severity: 'error',
  says: 'This is a price list of “{service}”. Take the one whose offerCode is AmazonDynamoDB.',
};

const INCOMPLETE: ProblemKind = {
  code: 'price-list.incomplete',
  severity: 'error',
  says: 'The price list lacks its products or its terms. Download the whole file again.',
};

const NO_PRICE_LIST: ProblemKind = {
  code: 'price-list.unknown-form',
  severity: 'error',
  says: 'This is neither an offer file of the AWS price list nor an answer of GetProducts. Take index.json of AmazonDynamoDB.',
};
