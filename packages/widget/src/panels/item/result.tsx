import { getItem, itemWrite } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { lazy, type Lazy } from '../../lazy.ts';
import { READ_MODES, WRITE_MODES, reads, writes } from '../../operations.ts';
import { Announcement } from '../../parts/announcement.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Problems } from '../../parts/problems.tsx';
import { Ruler } from '../../parts/ruler.tsx';
import { useWords } from '../../text/words.tsx';
import { addStyles } from '../../sheet.ts';
import { addTexts } from '../../text/en.ts';
import { refusals, type Weighed } from '../../weigh.ts';
import { BytesTree } from './bytes.tsx';
import { Headline } from './headline.tsx';
import { Limit } from './limit.tsx';
import { Units } from './units.tsx';

/** They stand last, and take a search of their own: the figures do not wait for them. */
const EDITS: Lazy<Pick<typeof import('./edits.tsx'), 'Edits'>> = lazy(async () => {
  const { Edits, texts, styles } = await import('./edits.tsx');
  addTexts(texts);
  addStyles(styles);
  return { Edits };
});

interface ResultProps {
  readonly weighed: Weighed;
  readonly before: Weighed | undefined;
  /** What the item is called where there are several. */
  readonly name: string | undefined;
}

/** What one item comes to. */
export function Result({ weighed, before, name }: ResultProps): ComponentChild {
  const words = useWords();
  const { item, size, bytes } = weighed;
  const problems = useMemo(() => refusals(weighed), [weighed]);
  const isRefused = problems.some(({ severity }) => severity === 'error');
  const write = itemWrite({ before: before?.bytes, after: bytes }, 'standard');
  return (
    <>
      {name !== undefined && <p class="title open">{name}</p>}
      <Headline
        bytes={bytes}
        write={isRefused ? undefined : write}
        read={isRefused ? undefined : getItem(bytes, 'eventual')}
        before={before !== undefined && before.size.bytes > size.bytes ? before.bytes : undefined}
      />
      <Announcement
        text={words.say('announcement', {
          bytes: words.bytes(bytes.value),
          write: words.counted(write.value, write.rule.unit),
        })}
      />
      <Problems of={problems} />
      <Ruler size={size} isRefused={isRefused} />
      <Limit bytes={bytes.value} />
      {!isRefused && (
        <div class="columns">
          <Units title="reads.title" modes={READ_MODES} operations={reads(bytes, before?.bytes)} />
          <Units title="writes.title" modes={WRITE_MODES} operations={writes(bytes, before?.bytes)} />
        </div>
      )}
      <BytesTree item={item} size={size} />
      <Loaded module={EDITS}>
        {({ Edits }) => (
          <Edits
            item={item}
            size={size}
            write={isRefused ? undefined : itemWrite({ after: bytes }, 'standard')}
            read={isRefused ? undefined : getItem(bytes, 'strong')}
          />
        )}
      </Loaded>
    </>
  );
}
