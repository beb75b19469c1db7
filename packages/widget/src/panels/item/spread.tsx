import { READ_BLOCK, sizeDistribution, WRITE_BLOCK, type Bytes, type Explained } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { Histogram } from './histogram.tsx';

/** How the sizes of items are spread: average, percentiles and a histogram. */
export function Spread({ sizes }: { readonly sizes: readonly Bytes[] }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { distribution, ofOneUnit, ofOneBlock } = useMemo(
    () => ({
      distribution: sizeDistribution(sizes),
      ofOneUnit: share(sizes, WRITE_BLOCK.value),
      ofOneBlock: share(sizes, READ_BLOCK.value),
    }),
    [sizes],
  );
  const figures = FIGURES.map((name) => [name, distribution[name]] as const);
  const open: Explained<Bytes> | undefined = figures.find(([name]) => name === why.open)?.[1];
  return (
    <div class="spread">
      <dl>
        {figures.map(([name, figure]) => {
          const bytes = words.bytes(Math.round(figure.value));
          return (
            <div key={name}>
              <dt>{words.say(`spread.${name}`)}</dt>
              <dd>
                <Figure why={why} name={name} of={figure.value} unit="bytes" label={bytes}>
                  {bytes}
                </Figure>
              </dd>
            </div>
          );
        })}
      </dl>
      {open !== undefined && <Reasons why={why} of={open} />}
      {sizes.length >= ENOUGH && <Histogram of={distribution} />}
      <p class="note">
        {words.say('spread.units', {
          unit: words.percent(ofOneUnit),
          block: words.percent(ofOneBlock),
          write: words.kilobytes(WRITE_BLOCK.value),
          read: words.kilobytes(READ_BLOCK.value),
        })}
      </p>
    </div>
  );
}

/** Fewer items are told best by their list. */
const ENOUGH = 10;

const FIGURES = ['average', 'p50', 'p90', 'p99', 'max'] as const;

function share(sizes: readonly Bytes[], most: Bytes): number {
  return sizes.reduce((count, size) => (size <= most ? count + 1 : count), 0) / sizes.length;
}
