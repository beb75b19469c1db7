import { cheapestEdits, getItem, putItem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { evidenceOf } from '../evidence.ts';
import type { Opened } from '../file/opened.ts';
import { itemName, likelyKeys } from '../likely-keys.ts';
import { READ_MODES, WRITE_MODES, reads, writes } from '../operations.ts';
import { Announcement } from '../parts/announcement.tsx';
import { Problems } from '../parts/problems.tsx';
import { Ruler } from '../parts/ruler.tsx';
import type { Session, State } from '../session.ts';
import { useWords } from '../text/words.tsx';
import { useFileDrop } from '../parts/file-drop.ts';
import { createReader, refusals, weigh, type Read, type Reading, type Weighed } from '../weigh.ts';
import { BytesTree } from './item/bytes.tsx';
import { Edits } from './item/edits.tsx';
import { Headline } from './item/headline.tsx';
import { Limit } from './item/limit.tsx';
import { Several } from './item/several.tsx';
import { ItemSource, openFiles, sourcesOf } from './item/source.tsx';
import { Evidence } from './item/evidence.tsx';
import { Units } from './item/units.tsx';

interface ItemPanelProps {
  readonly session: Session;
  readonly state: State;
  readonly isReadonly: boolean;
}

/** How large is this item, and what does each operation on it consume? */
export function ItemPanel({ session, state, isReadonly }: ItemPanelProps): ComponentChild {
  const words = useWords();
  const [read] = useState(createReader);
  const [readBefore] = useState(createReader);
  const { reading, last: shown } = read(state.item, state.format);
  const { reading: before } = readBefore(state.before ?? '', undefined);
  const { opened } = session.files;
  const drop = useFileDrop((files) => openFiles(session, sourcesOf(files)));
  return (
    <div class="panel item" part="panel" {...(isReadonly ? {} : drop)}>
      <ItemSource session={session} state={state} reading={reading} before={before} isReadonly={isReadonly} />
      {opened === undefined ? (
        <>
          {reading.state === 'empty' && <p class="hint">{words.say('empty')}</p>}
          {reading.state === 'refused' && shown !== undefined && <p class="stale">{words.say('stale')}</p>}
          {shown !== undefined && <TextItems shown={shown} before={before} session={session} state={state} />}
        </>
      ) : (
        opened.phase !== 'reading' && <FileItems opened={opened} session={session} state={state} />
      )}
    </div>
  );
}

interface ItemsProps {
  readonly session: Session;
  readonly state: State;
}

/** The items of a text. */
function TextItems({
  shown,
  before,
  session,
  state,
}: ItemsProps & { readonly shown: Read; readonly before: Reading }): ComponentChild {
  const { items, parsed } = shown;
  const weighed = items[state.chosen] ?? items[0];
  const list = useMemo(
    () => ({
      sizes: items.map(({ size }) => size.bytes),
      nameOf: (index: number) => items[index] && itemName(items[index].item),
    }),
    [items],
  );
  const evidence = useMemo(() => evidenceOf(parsed, list.sizes), [parsed, list]);
  // A stream record brings the item before with it.
  const changed = parsed.changes?.find(({ after }) => after === weighed?.item)?.before;
  return (
    <>
      {evidence !== undefined && <Evidence of={evidence} />}
      {items.length > 1 && (
        <Several
          items={list}
          chosen={state.chosen}
          onChoose={(chosen) => session.change({ chosen })}
          onShow={() => {}}
        />
      )}
      {weighed !== undefined && (
        <Result
          key={state.chosen}
          weighed={weighed}
          name={items.length > 1 ? list.nameOf(state.chosen) : undefined}
          before={before.state === 'read' ? before.items[0] : changed && weigh(changed)}
        />
      )}
    </>
  );
}

/** The items of files: their sizes are known, and what is looked at is read again. */
function FileItems({ opened, session, state: { chosen } }: ItemsProps & { readonly opened: Opened }): ComponentChild {
  const words = useWords();
  const { found } = opened;
  const { looked } = session.files;
  const { item } = looked;
  const weighed = useMemo(() => item?.item && weigh(item.item), [item]);
  const evidence = useMemo(() => found.recognised && evidenceOf(found.recognised, found.sizes), [found]);
  useEffect(() => session.files.look([], chosen));
  if (found.sizes.length === 0) return <p class="stale">{words.say('file.none')}</p>;
  return (
    <>
      {evidence !== undefined && opened.phase === 'read' && <Evidence of={evidence} />}
      {found.sizes.length > 1 && (
        <Several
          items={{ sizes: found.sizes, nameOf: (index) => looked.names.get(index) }}
          chosen={chosen}
          onChoose={(index) => session.change({ chosen: index })}
          onShow={(visible) => session.files.look(visible, chosen)}
        />
      )}
      {weighed !== undefined && item !== undefined && (
        <Result key={item.index} weighed={weighed} name={looked.names.get(item.index)} before={undefined} />
      )}
      {item !== undefined && weighed === undefined && <p class="stale">{words.say('file.gone')}</p>}
    </>
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
  const write = putItem({ after: bytes, ...(before && { before: before.bytes }) }).table;
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
        write={isRefused ? undefined : putItem({ after: bytes }).table}
        read={isRefused ? undefined : getItem(bytes, 'strong')}
      />
    </>
  );
}
