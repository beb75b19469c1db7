import { priceOf, type Bill, type Dimension, type PriceList, type Provenance } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface PriceSourcesProps {
  readonly bill: Bill;
  readonly prices: PriceList;
}

/** Where the prices of a bill come from: how each was found, when, and how sure it is. */
export function PriceSources({ bill, prices }: PriceSourcesProps): ComponentChild {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="sources">
      <button type="button" class="opener" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.say('prices.title')}
      </button>
      {isOpen && (
        <ul>
          {usedPrices(bill).map(({ region, dimension }) => (
            <PriceSource key={`${region} ${dimension}`} region={region} dimension={dimension} prices={prices} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface UsedPrice {
  readonly region: string;
  readonly dimension: Dimension;
}

/** The prices of a bill, each once, also those that are not known. */
function usedPrices({ lines, notPriced }: Bill): readonly UsedPrice[] {
  const used = new Map<string, UsedPrice>();
  for (const { region, dimension } of [...lines, ...notPriced])
    if (dimension !== undefined) used.set(`${region} ${dimension}`, { region, dimension });
  return [...used.values()];
}

function PriceSource({ region, dimension, prices }: UsedPrice & { readonly prices: PriceList }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { price, problem } = priceOf(prices, region, dimension);
  const origin = originOf(prices, region, dimension);
  if (price === undefined) return <li class="unpriced">{problem && words.problem(problem)}</li>;
  return (
    <li>
      <p class="price-line">
        <span>{words.rule(price.rule)}</span>
        <Figure
          why={why}
          name="price"
          of={Number(price.value)}
          unit={price.rule.unit}
          label={words.amount(price.value)}
        >
          {words.amount(price.value)}
        </Figure>
      </p>
      {origin !== undefined && (
        <p class="note">
          {words.say('prices.origin', {
            kind: words.say(`prices.kind.${origin.kind}`),
            date: origin.asOf,
            confidence: words.say(`prices.confidence.${origin.confidence}`),
          })}
        </p>
      )}
      {why.open !== undefined && <Reasons why={why} of={price} />}
    </li>
  );
}

function originOf(prices: PriceList, region: string, dimension: Dimension): Provenance | undefined {
  const known = Object.hasOwn(prices.regions, region) ? prices.regions[region] : undefined;
  return known?.prices[dimension] === undefined ? undefined : (known.provenance[dimension] ?? known.provenance['*']);
}
