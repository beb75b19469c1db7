import { ITEM_SIZE_LIMIT } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

/** How much an item is of the largest that DynamoDB takes. */
export function Limit({ bytes }: { readonly bytes: number }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const share = bytes / ITEM_SIZE_LIMIT.value;
  return (
    <div class="limit">
      <span class="limit-track" aria-hidden="true" dir="ltr">
        <i class={share > 1 ? 'over' : ''} style={{ inlineSize: `${Math.min(100, 100 * share)}%` }} />
      </span>
      <p>
        {words.lay(share > 1 ? 'limit.over' : 'limit.share', {
          share: words.percent(share),
          over: words.bytes(bytes - ITEM_SIZE_LIMIT.value),
          limit: (
            <Figure why={why} name="limit" of={ITEM_SIZE_LIMIT.value} unit="bytes">
              {words.kilobytes(ITEM_SIZE_LIMIT.value)}
            </Figure>
          ),
        })}
      </p>
      {why.open !== undefined && <Reasons why={why} of={ITEM_SIZE_LIMIT} />}
    </div>
  );
}
