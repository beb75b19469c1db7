import { priceOf } from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { describe, expect, test } from 'vitest';
import { DIMENSIONS, type Dimension } from '../../packages/core/src/pricing/dimension.ts';
import { examplesFor } from '../../packages/widget/src/examples.ts';
import { SAMPLE_DESIGN } from '../../packages/widget/src/sample-design.ts';
import { INDONESIAN } from '../../packages/widget/src/text/id.ts';
import { KOREAN } from '../../packages/widget/src/text/ko.ts';
import { registerLanguage } from '../../packages/widget/src/text/language.ts';
import { wordsFor } from '../../packages/widget/src/text/words.tsx';

const dimensions = Object.keys(DIMENSIONS) as Dimension[];
/** A price list of which nobody knows the source. */
const handedIn = (dimension: Dimension) => ({
  currency: 'USD' as const,
  asOf: '',
  sources: {},
  regions: { x: { name: 'X', prices: { [dimension]: '1' }, provenance: {} } },
});
/** What is said of every price that there is. */
const prices = dimensions.flatMap((dimension) =>
  [
    priceOf(handedIn(dimension), 'x', dimension),
    ...Object.keys(ALL_PRICES.regions).map((region) => priceOf(ALL_PRICES, region, dimension)),
  ].flatMap(({ price }) => (price === undefined ? [] : [price.rule])),
);
const regionNames = ['X', ...Object.values(ALL_PRICES.regions).map(({ name }) => name)];
const names = [
  ...Object.values(examplesFor(wordsFor('en'))).flatMap(({ name = '', patterns }) => [
    name,
    ...patterns.map((pattern) => pattern.name),
  ]),
  ...SAMPLE_DESIGN.patterns.map((pattern) => pattern.name),
];

describe.each([KOREAN, INDONESIAN])('$tag', ({ prices: pieces = {}, names: named = {} }) => {
  /** A sentence without what the language says in words of its own. */
  const rest = (text: string) => Object.keys(pieces).reduce((left, piece) => left.replace(piece, ''), text);

  test('says what each price is for; the name of the Region stays', () => {
    const left = new Set(prices.map(({ says }) => rest(says)));
    expect([...left].filter((text) => !regionNames.some((name) => text === `, ${name}.`))).toEqual([]);
  });

  test('says where each price comes from; places in repositories and numbers of articles stay', () => {
    const left = new Set(prices.map(({ evidence = '' }) => rest(evidence)));
    const words = [...left].map((text) =>
      text.replaceAll(/\([^()]*(?:\/|MIT-0|RCU)[^()]*\)|Price List API: SKU.*/g, ''),
    );
    expect(words.filter((text) => /[a-z]{2}/i.test(text))).toEqual([]);
  });

  test('knows no price that there is not', () => {
    const all = prices.flatMap(({ says, evidence = '' }) => [says, evidence]);
    expect(Object.keys(pieces).filter((piece) => !all.some((text) => text.includes(piece)))).toEqual([]);
  });

  test('names what is in the examples, and nothing else', () => {
    expect(Object.keys(named).toSorted()).toEqual([...new Set(names)].toSorted());
  });
});

test('a price in Korean', () => {
  registerLanguage(KOREAN);
  const { price } = priceOf(ALL_PRICES, 'us-east-1', 'standard.storageGbMonth');
  const { rule, evidence } = wordsFor('ko');
  expect(price && rule(price.rule)).toBe('한 달 동안 저장한 1 GB, Standard 클래스, US East (N. Virginia).');
  expect(price && evidence(price.rule)).toMatch(/^AWS 요금표에서 읽음, 2026-01-14, 신뢰도 높음\. AWS의 스프레드시트 /);
});
