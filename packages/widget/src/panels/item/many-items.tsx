import { reconcile } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Opened } from '../../file/opened.ts';
import { reconcileLines } from '../../file/reconcile-lines.ts';
import { itemName } from '../../likely-keys.ts';
import type { Session } from '../../session.ts';
import { Evidence } from '../../parts/evidence.tsx';
import fields from '../../styles/fields.css?inline';
import evidence from '../../styles/evidence.css?inline';
import manyItems from '../../styles/many-items.css?inline';
import { EVIDENCE_TEXTS } from '../../text/en/evidence.ts';
import { MANY_ITEMS_TEXTS } from '../../text/en/many-items.ts';
import type { Phrase } from '../../text/phrase.ts';
import { useWords } from '../../text/words.tsx';
import { weigh, type Read } from '../../weigh.ts';
import { Result } from './result.tsx';
import { Several } from './several.tsx';

export { Files } from './files.tsx';
export const texts: Readonly<Record<string, Phrase>> = { ...MANY_ITEMS_TEXTS, ...EVIDENCE_TEXTS };
export const styles: readonly string[] = [fields, manyItems, evidence];

interface TextListProps {
  readonly read: Read;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The items of a text, and what AWS says that they consumed. */
export function TextList({ read: { items, parsed }, chosen, onChoose }: TextListProps): ComponentChild {
  const list = useMemo(
    () => ({
      sizes: items.map(({ size }) => size.bytes),
      nameOf: (index: number) => items[index] && itemName(items[index].item),
    }),
    [items],
  );
  const reported = useMemo(() => reconcile(parsed, list.sizes), [parsed, list]);
  return (
    <>
      {reported !== undefined && <Evidence of={reported} />}
      {items.length > 1 && <Several items={list} chosen={chosen} onChoose={onChoose} onShow={() => {}} />}
    </>
  );
}

interface FileItemsProps {
  readonly opened: Opened;
  readonly session: Session;
  readonly chosen: number;
}

/** The items of files: their sizes are known, and what is looked at is read again. */
export function FileItems({ opened: { found }, session, chosen }: FileItemsProps): ComponentChild {
  const words = useWords();
  const { looked } = session.files;
  const { item } = looked;
  const weighed = useMemo(() => item?.item && weigh(item.item), [item]);
  const before = useMemo(() => item?.before && weigh(item.before), [item]);
  const reported = useMemo(() => reconcileLines(found.reads), [found.reads]);
  useEffect(() => session.files.look([], chosen));
  if (found.sizes.length === 0) return <p class="stale">{words.say('file.none')}</p>;
  return (
    <>
      {reported !== undefined && <Evidence of={reported} />}
      {found.sizes.length > 1 && (
        <Several
          items={{ sizes: found.sizes, nameOf: (index) => looked.names.get(index) }}
          chosen={chosen}
          onChoose={(index) => session.change({ chosen: index })}
          onShow={(visible) => session.files.look(visible, chosen)}
        />
      )}
      {weighed !== undefined && item !== undefined && (
        <Result
          key={item.index}
          weighed={weighed}
          name={found.sizes.length > 1 ? looked.names.get(item.index) : undefined}
          before={before}
        />
      )}
      {item !== undefined && weighed === undefined && <p class="stale">{words.say('file.gone')}</p>}
    </>
  );
}
