import type { ComponentChild } from 'preact';
import { useReducer, useState } from 'preact/hooks';
import { itemName } from '../likely-keys.ts';
import { useFileDrop } from '../parts/file-drop.ts';
import { Loaded } from '../parts/loading.tsx';
import { useWords } from '../text/words.tsx';
import { createReader, weigh, type Read, type Reading } from '../weigh.ts';
import { ItemSource, openFiles, sourcesOf } from './item/source.tsx';
import { MANY } from './item/many.ts';
import { Result } from './item/result.tsx';
import type { PanelProps } from './panel.ts';

/** How large is this item, and what does each operation on it consume? */
export function ItemPanel({ session, state, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const [read] = useState(() => createReader(() => renderAgain(undefined)));
  const [readBefore] = useState(() => createReader(() => renderAgain(undefined)));
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
          {[reading, before].some((each) => each.state === 'refused' && each.isOnlyJson) && (
            <p class="stale">{words.say('load.notations')}</p>
          )}
          {reading.state === 'refused' && shown !== undefined && <p class="stale">{words.say('stale')}</p>}
          {shown !== undefined && <TextItems shown={shown} before={before} session={session} state={state} />}
        </>
      ) : (
        opened.phase !== 'reading' && (
          <Loaded module={MANY}>
            {({ FileItems }) => <FileItems opened={opened} session={session} chosen={state.chosen} />}
          </Loaded>
        )
      )}
    </div>
  );
}

interface TextItemsProps extends Pick<PanelProps, 'session' | 'state'> {
  readonly shown: Read;
  readonly before: Reading;
}

/** The items of a text: one of them as a whole, and the list of all if there are more. */
function TextItems({ shown, before, session, state: { chosen } }: TextItemsProps): ComponentChild {
  const { items, parsed } = shown;
  const weighed = items[chosen] ?? items[0];
  // A stream record brings the item before with it.
  const changed = parsed.changes?.find(({ after }) => after === weighed?.item)?.before;
  return (
    <>
      {(items.length > 1 || parsed.consumed !== undefined) && (
        <Loaded module={MANY}>
          {({ TextList }) => (
            <TextList read={shown} chosen={chosen} onChoose={(index) => session.change({ chosen: index })} />
          )}
        </Loaded>
      )}
      {weighed !== undefined && (
        <Result
          key={chosen}
          weighed={weighed}
          name={items.length > 1 ? itemName(weighed.item) : undefined}
          before={before.state === 'read' ? before.items[0] : changed && weigh(changed)}
        />
      )}
    </>
  );
}
