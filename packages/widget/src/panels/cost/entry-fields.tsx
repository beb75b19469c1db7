import { ITEM_SIZE_LIMIT, valueOf, type EntryUse, type Projection } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { Flag, NumberAt, ShareAt } from './fields.tsx';

interface EntryFieldsProps {
  readonly entity: string;
  readonly index: string;
  readonly projection: Projection;
}

/** Whether an index holds an entity, how many of its items, and how large the entries are. */
export function EntryFields({ entity, index, projection }: EntryFieldsProps): ComponentChild {
  const words = useWords();
  const { workload, last, isReadonly, edit } = useEditor();
  const path = ['entities', entity, 'entries'];
  const { entries, sample } = workload.entities[entity] ?? {};
  const told: EntryUse | undefined =
    entries !== undefined && Object.hasOwn(entries, index) ? entries[index] : undefined;
  const sized = last?.entities.find(({ name }) => name === entity)?.entries[index];
  const isHeld = told === undefined ? sized !== undefined : told.share !== 0;
  const hold = (isOn: boolean): void => {
    const others = Object.fromEntries(Object.entries(entries ?? {}).filter(([name]) => name !== index));
    // A sample that has the keys of the index tells of an entry by itself.
    const none = sample === undefined ? undefined : { share: 0 };
    const use = isOn ? {} : none;
    edit(setAt(workload, path, use === undefined ? others : { ...others, [index]: use }));
  };
  const own = sized === undefined ? undefined : words.number(valueOf(sized.bytes));
  return (
    <div class="entry">
      <Flag label={words.say('entries.in', { index })} isOn={isHeld} isReadonly={isReadonly} onChange={hold} />
      {isHeld && (
        <div class="fields">
          <ShareAt path={[...path, index, 'share']} label={words.say('entries.share')} none={words.number(100)} />
          <NumberAt
            path={[...path, index, 'bytes']}
            label={words.say(projection === 'ALL' ? 'entries.allBytes' : 'entries.bytes')}
            counts="bytes"
            none={own ?? ''}
            within={{ least: 1, most: ITEM_SIZE_LIMIT.value, isWhole: true }}
          />
        </div>
      )}
    </div>
  );
}
