import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';

interface BoxesProps {
  readonly low: number;
  readonly high: number;
  /** How full each of the fewest is. */
  readonly share: number;
}

/** Partitions as boxes: whole lines for those that there are at least, broken ones for those that there may be. */
export function Boxes({ low, high, share }: BoxesProps): ComponentChild {
  const words = useWords();
  const drawn = Math.min(low, MOST);
  const more = Math.min(high - low, MOST_PERHAPS);
  const says = [
    words.say('splits.drawing', { count: low, share: words.percent(share) }),
    ...(high > low ? [words.say('splits.drawingMore', { count: high - low })] : []),
  ].join('; ');
  return (
    <figure class="boxes">
      <div role="img" aria-label={says} dir="ltr">
        {Array.from({ length: drawn }, (_, index) => (
          <span key={index} class="partition">
            <i style={{ blockSize: `${share === 0 ? 0 : Math.min(100, Math.max(2, 100 * share))}%` }} />
          </span>
        ))}
        {low > drawn && <small>+{words.number(low - drawn)}</small>}
        {Array.from({ length: more }, (_, index) => (
          <span key={index} class="partition perhaps" />
        ))}
        {high - low > more && <small>+{words.number(high - low - more)}</small>}
      </div>
      <figcaption aria-hidden="true">{says}.</figcaption>
    </figure>
  );
}

/** More boxes than this say no more than their number. */
const MOST = 16;
const MOST_PERHAPS = 8;
