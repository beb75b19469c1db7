import { READ_BLOCK, WRITE_BLOCK, type SizeDistribution } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';

/** How many items have which size, as bars on a logarithmic scale, with the first edges of billing. */
export function Histogram({ of: { bins, binsPerDoubling } }: { readonly of: SizeDistribution }): ComponentChild {
  const words = useWords();
  const most = Math.max(...bins.map(({ count }) => count));
  const size = (bytes: number): string => (bytes < 1024 ? words.bytes(bytes) : words.fileSize(bytes));
  const [least, largest] = [bins[0]?.over ?? 0, bins.at(-1)?.upTo ?? 0];
  const edges = [WRITE_BLOCK.value, READ_BLOCK.value].flatMap((edge) => {
    const place = bins.findIndex(({ upTo }) => upTo === edge) + 1;
    return place > 0 && place < bins.length ? [{ edge, at: (100 * place) / bins.length }] : [];
  });
  return (
    <figure class="histogram">
      <div
        dir="ltr"
        role="img"
        aria-label={words.say('histogram.label', { from: size(least), to: size(largest), count: most })}
      >
        <div class="plot">
          {bins.map(({ over, upTo, count }) => (
            <span
              key={upTo}
              title={words.say('histogram.bar', { over: size(over), upTo: size(upTo), count })}
              class={count === 0 ? 'none' : ''}
            >
              <i style={{ blockSize: `${(100 * count) / most}%` }} />
            </span>
          ))}
          {edges.map(({ edge, at }, index) => (
            <b
              key={edge}
              class={(index === 0 && edges.length > 1) || at > 80 ? 'before' : ''}
              style={{ insetInlineStart: `${at}%` }}
            >
              <span>{words.kilobytes(edge)}</span>
            </b>
          ))}
        </div>
        <div class="ends">
          <span>{size(least)}</span>
          <span>{size(largest)}</span>
        </div>
      </div>
      <figcaption class="note">
        {words.say('histogram.scale', { count: binsPerDoubling })} {words.say('histogram.tallest', { count: most })}
      </figcaption>
    </figure>
  );
}
