import { ITEM_SIZE_LIMIT, WRITE_BLOCK, type Explained } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { edgesAround } from '../../parts/scale.ts';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface HeadlineProps {
  readonly bytes: Explained<number>;
  /** What a write and a read consume; missing for an item that DynamoDB refuses. */
  readonly write: Explained<number> | undefined;
  readonly read: Explained<number> | undefined;
  /** The size of the item before, where the write is charged for it. */
  readonly before: Explained<number> | undefined;
}

/** The answer first: the size, what it costs to write and to read, and how far over the last edge it is. */
export function Headline({ bytes, write, read, before }: HeadlineProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const figures: Record<string, Explained<number> | undefined> = { bytes, write, read, before };
  const open = why.open === undefined ? undefined : figures[why.open];
  return (
    <div class="headline">
      <p class="size">
        <Figure why={why} name="bytes" of={bytes.value} unit="bytes">
          {words.bytes(bytes.value)}
        </Figure>
      </p>
      <p class="sense">
        {write !== undefined && read !== undefined && (
          <>
            {words.lay('headline.units', {
              write: (
                <Figure why={why} name="write" of={write.value} unit={write.rule.unit}>
                  {words.counted(write.value, write.rule.unit)}
                </Figure>
              ),
              read: (
                <Figure why={why} name="read" of={read.value} unit={read.rule.unit}>
                  {words.counted(read.value, read.rule.unit)}
                </Figure>
              ),
            })}{' '}
          </>
        )}
        {before === undefined ? (
          <Over bytes={bytes.value} />
        ) : (
          words.lay('headline.before', {
            bytes: (
              <Figure why={why} name="before" of={before.value} unit="bytes">
                {words.bytes(before.value)}
              </Figure>
            ),
          })
        )}
      </p>
      {open !== undefined && <Reasons why={why} of={open} />}
    </div>
  );
}

function Over({ bytes }: { readonly bytes: number }): ComponentChild {
  const words = useWords();
  const limit = ITEM_SIZE_LIMIT.value;
  if (bytes > limit)
    return <b>{words.say('headline.over', { over: words.bytes(bytes - limit), edge: words.kilobytes(limit) })}</b>;
  const { below } = edgesAround(bytes, WRITE_BLOCK.value);
  if (below === 0) return null;
  return <b>{words.say('headline.over', { over: words.bytes(bytes - below), edge: words.kilobytes(below) })}</b>;
}
