import { importPriceList, priceOf, type ImportedPriceList } from '@dynamometer/core';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const text = readFileSync(new URL('samples/offer.eu-west-1.json', import.meta.url), 'utf8');

interface Json {
  [name: string]: Json;
}

/** The sample, changed. */
function changed(change: (offer: Json) => void): Json {
  const offer = JSON.parse(text) as Json;
  change(offer);
  return offer;
}

function pricesOf(imported: ImportedPriceList) {
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  return imported.prices;
}

const codes = ({ problems }: ImportedPriceList) => problems.map(({ code }) => code);

const offerOf = (usageType: string, unit: string, tiers: readonly (readonly [string, string, string])[]): unknown => ({
  offerCode: 'AmazonDynamoDB',
  version: '20260911124422',
  publicationDate: '2026-09-11T12:44:22Z',
  products: { A1: { sku: 'A1', attributes: { usagetype: usageType } } },
  terms: {
    OnDemand: {
      A1: {
        'A1.T': {
          priceDimensions: Object.fromEntries(
            tiers.map(([beginRange, endRange, USD], step) => [
              `A1.T.${step}`,
              { beginRange, endRange, unit, pricePerUnit: { USD } },
            ]),
          ),
        },
      },
    },
  },
});

test('the offer file of one Region: requests by the million, the free tier stepped over, reserved by the hundred', () => {
  const imported = importPriceList(text);
  expect(imported.ok).toBe(true);
  expect(pricesOf(imported).regions['eu-west-1']).toMatchObject({
    name: 'EU (Ireland)',
    prices: {
      'standard.readRequestUnitsPerMillion': '0.1415',
      'standard.writeRequestUnitsPerMillion': '0.705',
      'standard.readCapacityUnitHour': '0.000147',
      'standard.writeCapacityUnitHour': '0.000735',
      'standard.storageGbMonth': '0.283',
      'backup.pointInTimeRecoveryGbMonth': '0.22',
      'reserved1y.writeUpfrontPer100': '169.5',
      'reserved1y.writeHourPer100': '0.0145',
    },
  });
  expect(imported.problems).toEqual([]);
});

test('every imported price names the file', () => {
  const { price } = priceOf(pricesOf(importPriceList(text)), 'eu-west-1', 'standard.storageGbMonth');
  expect(price?.basis).toBe('documented');
  expect(price?.rule.evidence).toContain('version 20260911124422');
  expect(price?.rule.evidence).toContain('2026-09-11');
});

test('text and parsed JSON are the same', () => {
  expect(importPriceList(JSON.parse(text))).toEqual(importPriceList(text));
});

test('answers of GetProducts, in the envelope of the command line, in a list, or one alone', () => {
  const offer = JSON.parse(text) as Json;
  const answers = Object.entries(offer['products'] ?? {}).map(([sku, product]) => ({
    product,
    serviceCode: 'AmazonDynamoDB',
    terms: { OnDemand: offer['terms']?.['OnDemand']?.[sku], Reserved: offer['terms']?.['Reserved']?.[sku] },
    version: '20260911124422',
    publicationDate: '2026-09-11T12:44:22Z',
  }));
  const expected = pricesOf(importPriceList(text));
  expect(pricesOf(importPriceList(answers))).toEqual(expected);
  expect(pricesOf(importPriceList({ PriceList: answers }))).toEqual(expected);
  expect(pricesOf(importPriceList({ PriceList: answers.map((each) => JSON.stringify(each)) }))).toEqual(expected);
  expect(pricesOf(importPriceList(answers[0])).regions['eu-west-1']?.prices).toEqual({
    'standard.readRequestUnitsPerMillion': '0.1415',
  });
});

test('all Regions in one file', () => {
  const imported = importPriceList(
    changed(({ products, terms }) => {
      const read = structuredClone(products?.['3ERQSZWPAMX2JWHN']) as unknown as {
        attributes: Record<string, string>;
      };
      Object.assign(read.attributes, { regionCode: 'us-east-1', location: 'US East', usagetype: 'ReadRequestUnits' });
      Object.assign(products ?? {}, { HOME: read });
      Object.assign(terms?.['OnDemand'] ?? {}, { HOME: terms?.['OnDemand']?.['3ERQSZWPAMX2JWHN'] });
    }),
  );
  expect(Object.keys(pricesOf(imported).regions).toSorted()).toEqual(['eu-west-1', 'us-east-1']);
  expect(codes(imported)).toEqual(Array.from({ length: 4 }, () => 'price-list.missing-price'));
});

test('a product inside another, as some saved files have it', () => {
  const nested = changed((offer) => {
    offer['products'] = Object.fromEntries(
      Object.entries(offer['products'] ?? {}).map(([sku, product]) => [sku, { product }]),
    );
  });
  expect(importPriceList(nested)).toEqual(importPriceList(text));
});

test.each([
  ['ReadRequestUnits', 'us-east-1', 'standard.readRequestUnitsPerMillion'],
  ['USE1-ReadRequestUnits', 'us-east-1', 'standard.readRequestUnitsPerMillion'],
  ['IA-ReadRequestUnits', 'us-east-1', 'infrequentAccess.readRequestUnitsPerMillion'],
  ['EU-IA-ReadRequestUnits', 'eu-west-1', 'infrequentAccess.readRequestUnitsPerMillion'],
  ['EUW1-ReplWriteRequestUnits', 'eu-west-1', 'replicated.writeRequestUnitsPerMillion'],
  ['APN1-IA-ReplWriteRequestUnits', 'ap-northeast-1', 'replicatedInfrequentAccess.writeRequestUnitsPerMillion'],
  ['UGW1-ChangeDataCaptureUnits-Kinesis', 'us-gov-west-1', 'streams.kinesisChangeDataCaptureUnitsPerMillion'],
] as const)('%s without a regionCode is %s, %s', (usageType, region, dimension) => {
  const prices = pricesOf(importPriceList(offerOf(usageType, 'Units', [['0', 'Inf', '0.0000001']])));
  expect(prices.regions[region]?.prices).toEqual({ [dimension]: '0.1' });
});

test.each(['VectorSearch', 'XX9-ReadRequestUnits', 'DataTransfer-Out-Bytes', ''])(
  '“%s” is skipped and reported',
  (usageType) => {
    const imported = importPriceList(
      changed(({ products }) => {
        const other = { attributes: { usagetype: usageType, regionCode: 'eu-west-1' } };
        Object.assign(products ?? {}, { OTHER: other });
      }),
    );
    expect(imported).toMatchObject({ ok: true, skipped: [{ code: 'price-list.skipped', details: { sku: 'OTHER' } }] });
  },
);

describe('tiers', () => {
  test('are sorted by where they begin, whatever their order in the file', () => {
    const imported = importPriceList(
      offerOf('TimedStorage-ByteHrs', 'GB-Mo', [
        ['25', 'Inf', '0.25'],
        ['0', '25', '0'],
      ]),
    );
    expect(pricesOf(imported).regions['us-east-1']?.prices).toEqual({ 'standard.storageGbMonth': '0.25' });
  });

  test.each([
    ['the paid one is missing', [['0', '25', '0']]],
    ['the free one is missing', [['25', 'Inf', '0.25']]],
    [
      'there is a gap',
      [
        ['0', '25', '0'],
        ['30', 'Inf', '0.25'],
      ],
    ],
    ['all are free', [['0', 'Inf', '0']]],
    ['there is none', []],
  ] as const)('%s: the dimension stays without a price and is named', (_, tiers) => {
    const imported = importPriceList(offerOf('EU-TimedStorage-ByteHrs', 'GB-Mo', tiers));
    expect(imported.ok).toBe(false);
    expect(imported.problems[0]).toMatchObject({
      code: 'price-list.missing-tier',
      details: { usageType: 'EU-TimedStorage-ByteHrs', region: 'eu-west-1' },
    });
  });
});

test('a product without terms stays without a price and is named', () => {
  const imported = importPriceList(changed(({ terms }) => delete terms?.['OnDemand']?.['E6MS5SS3AMMHBJC6']));
  expect(imported.problems.map(({ code, details }) => [code, details['usageType'] ?? details['dimension']])).toEqual([
    ['price-list.no-terms', 'EU-TimedStorage-ByteHrs'],
    ['price-list.missing-price', 'standard.storageGbMonth'],
  ]);
  expect(priceOf(pricesOf(imported), 'eu-west-1', 'standard.storageGbMonth').price).toBeUndefined();
});

test('prices in another currency are refused and named', () => {
  const yuan = text.replaceAll('"USD"', '"CNY"');
  const imported = importPriceList(yuan);
  expect(imported.ok).toBe(false);
  expect(new Set(codes(imported))).toEqual(new Set(['price-list.other-currency']));
});

test.each([
  ['cut off', text.slice(0, 5_000), 'price-list.truncated'],
  ['of another service', '{"offerCode":"AmazonS3","products":{},"terms":{}}', 'price-list.other-service'],
  ['without terms', '{"offerCode":"AmazonDynamoDB","products":{"A":{}}}', 'price-list.incomplete'],
  ['without products', '{"offerCode":"AmazonDynamoDB","products":{},"terms":{}}', 'price-list.incomplete'],
  ['CSV', '"FormatVersion","v1.0"\n"SKU","RateCode"]', 'price-list.not-json'],
  ['empty', '', 'price-list.truncated'],
  ['something else', '{"name":"a package"}', 'price-list.unknown-form'],
  ['an empty answer', '{"PriceList":[]}', 'price-list.unknown-form'],
  ['an answer of another service', '[{"serviceCode":"AmazonS3","product":{},"terms":{}}]', 'price-list.other-service'],
])('a file that is %s', (_, file, code) => {
  const imported = importPriceList(file);
  expect(imported.ok).toBe(false);
  expect(codes(imported)).toContain(code);
});

describe('always', () => {
  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (source) => {
        const imported = importPriceList(source);
        expect(imported.ok || imported.problems.length > 0).toBe(true);
      }),
    );
  });

  test('never throws on a price list with one value replaced', () => {
    const places: (readonly string[])[] = [];
    const walk = (json: unknown, path: readonly string[]) => {
      places.push(path);
      if (typeof json === 'object' && json !== null) {
        for (const [name, value] of Object.entries(json)) walk(value, [...path, name]);
      }
    };
    walk(JSON.parse(text), []);
    fc.assert(
      fc.property(fc.constantFrom(...places.slice(1)), fc.jsonValue(), (path, value) => {
        const offer = JSON.parse(text) as Json;
        const parent = path.slice(0, -1).reduce((json, name) => json[name] as Json, offer);
        (parent as Record<string, unknown>)[path.at(-1) ?? ''] = value;
        const imported = importPriceList(offer);
        expect(imported.ok || imported.problems.length > 0).toBe(true);
      }),
    );
  });

  test('a price list that is cut off anywhere is refused', () => {
    fc.assert(
      fc.property(fc.nat({ max: text.trimEnd().length - 1 }), (length) => {
        expect(importPriceList(text.slice(0, length)).ok).toBe(false);
      }),
    );
  });
});
