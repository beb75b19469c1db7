import { cheapestEdits, getItem, itemWrite } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useReducer, useState } from 'preact/hooks';
import { itemName, likelyKeys } from '../likely-keys.ts';
import { READ_MODES, WRITE_MODES, reads, writes } from '../operations.ts';
import { Announcement } from '../parts/announcement.tsx';
import { Problems } from '../parts/problems.tsx';
import { Ruler } from '../parts/ruler.tsx';
import { useWords } from '../text/words.tsx';
import { createReader, refusals, weigh, type Weighed } from '../weigh.ts';
import { BytesTree } from './item/bytes.tsx';
import { Edits } from './item/edits.tsx';
import { Headline } from './item/headline.tsx';
import { Limit } from './item/limit.tsx';
import { Several } from './item/several.tsx';
import { Source } from './item/source.tsx';
import { Units } from './item/units.tsx';
import type { PanelProps } from './panel.ts';

/** How large is this item, and what does each operation on it consume? */
export function ItemPanel({ session, state, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const [read] = useState(() => createReader(() => renderAgain(undefined)));
  const [readBefore] = useState(() => createReader(() => renderAgain(undefined)));
  const { reading, last: shown } = read(state.item, state.format);
  const { reading: before } = readBefore(state.before ?? '', undefined);
  const weighed = shown?.items[state.chosen] ?? shown?.items[0];
  // A stream record brings the item before with it.
  const changed = shown?.parsed.changes?.find(({ after }) => after === weighed?.item)?.before;
  return (
    <div class="panel item" part="panel">
      <Source session={session} state={state} reading={reading} before={before} isReadonly={isReadonly} />
      {reading.state === 'empty' && <p class="hint">{words.say('empty')}</p>}
      {[reading, before].some((each) => each.state === 'refused' && each.isOnlyJson) && (
        <p class="stale">{words.say('load.notations')}</p>
      )}
      {reading.state === 'refused' && shown !== undefined && <p class="stale">{words.say('stale')}</p>}
      {shown !== undefined && shown.items.length > 1 && (
        <Several items={shown.items} chosen={state.chosen} onChoose={(chosen) => session.change({ chosen })} />
      )}
      {weighed !== undefined && (
        <Result
          key={state.chosen}
          weighed={weighed}
          name={shown !== undefined && shown.items.length > 1 ? itemName(weighed.item) : undefined}
          before={before.state === 'read' ? before.items[0] : changed && weigh(changed)}
        />
      )}
    </div>
  );
}

interface ResultProps {
  readonly weighed: Weighed;
  readonly before: Weighed | undefined;
  /** What the item is called where there are several. */
  readonly name: string | undefined;
}

function Result({ weighed, before, name }: ResultProps): ComponentChild {
  const words = useWords();
  const { item, size, bytes } = weighed;
  const problems = useMemo(() => refusals(weighed), [weighed]);
  const edits = useMemo(() => cheapestEdits(size, likelyKeys(item)), [size, item]);
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
      <Announcement text={words.say('announcement', { bytes: words.bytes(bytes.value), write: write.value })} />
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
      <Edits
        edits={edits}
        write={isRefused ? undefined : itemWrite({ after: bytes }, 'standard')}
        read={isRefused ? undefined : getItem(bytes, 'strong')}
      />
    </>
  );
}
