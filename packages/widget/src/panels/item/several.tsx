import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { largestFirst, totalsOf, UNITS, type ItemList } from '../../item-list.ts';
import { NumberField } from '../../parts/number-field.tsx';
import { useWords } from '../../text/words.tsx';
import { Spread } from './spread.tsx';

interface SeveralProps {
  readonly items: ItemList;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** Told which items are in sight. */
  readonly onShow: (indices: readonly number[]) => void;
}

/** All items of a paste or of files with their sizes; one of them is open below. */
export function Several({ items, chosen, onChoose, onShow }: SeveralProps): ComponentChild {
  const words = useWords();
  const [isSorted, setSorted] = useState(false);
  const [shown, setShown] = useState(FIRST);
  const { sizes } = items;
  const all = sizes.length;
  const sorted = useMemo(() => (isSorted ? largestFirst(sizes) : undefined), [isSorted, sizes]);
  const count = all <= shown + 1 ? all : shown;
  const visible = Array.from({ length: count }, (_, place) => sorted?.[place] ?? place);
  useEffect(() => onShow(visible));
  return (
    <div class="several">
      <p class="title">{words.say('several.title', { count: all })}</p>
      <Total sizes={sizes} />
      <Spread sizes={sizes} />
      <table part="table" aria-label={words.say('several.title', { count: all })}>
        <thead>
          <tr>
            <th scope="col">{words.say('several.item')}</th>
            <th scope="col" aria-sort={isSorted ? 'descending' : 'none'}>
              <button type="button" class="sort" onClick={() => setSorted(!isSorted)}>
                {words.say('several.bytes')}
              </button>
            </th>
            <th scope="col">{words.say('several.write')}</th>
            <th scope="col">{words.say('several.read')}</th>
          </tr>
        </thead>
        <tbody>
          {visible.map((index) => (
            <ItemRow key={index} items={items} index={index} isChosen={index === chosen} onChoose={onChoose} />
          ))}
          {count < all && (
            <tr class="more">
              <td colSpan={4}>
                <More count={Math.min(all - count, STEP)} rest={all - count} onMore={() => setShown(shown + STEP)} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {all > FEW && (
        <div class="jump">
          <NumberField
            label={words.say('several.open', { count: all })}
            value={chosen + 1}
            counts="things"
            isReadonly={false}
            onChange={(number = 1) => onChoose(Math.min(all, Math.max(1, Math.round(number))) - 1)}
          />
        </div>
      )}
    </div>
  );
}

/** Rows at first, and those that come with each click: more at once, and the page stands still for a moment. */
const FIRST = 8;
const STEP = 200;
/** A list of this length can still be looked through. */
const FEW = 100;

interface MoreProps {
  readonly count: number;
  readonly rest: number;
  readonly onMore: () => void;
}

function More({ count, rest, onMore }: MoreProps): ComponentChild {
  const words = useWords();
  return (
    <button type="button" class="link" onClick={onMore}>
      {words.say(rest > count ? 'moreOf' : 'more', { count, rest })}
    </button>
  );
}

interface ItemRowProps {
  readonly items: ItemList;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onChoose: (index: number) => void;
}

function ItemRow({ items: { sizes, nameOf }, index, isChosen, onChoose }: ItemRowProps): ComponentChild {
  const words = useWords();
  const bytes = sizes[index] ?? 0;
  return (
    <tr class={isChosen ? 'chosen' : ''}>
      <th scope="row">
        <button type="button" class="link" aria-pressed={isChosen} onClick={() => onChoose(index)}>
          {words.number(index + 1)} <code>{nameOf(index)}</code>
        </button>
      </th>
      <td>{words.number(bytes)}</td>
      {[UNITS.write(bytes), UNITS.read(bytes)].map((units, column) => (
        <td key={column}>{units === undefined ? <span class="none">–</span> : words.number(units)}</td>
      ))}
    </tr>
  );
}

function Total({ sizes }: { readonly sizes: ItemList['sizes'] }): ComponentChild {
  const words = useWords();
  const { bytes, write, read, tooLarge } = useMemo(() => totalsOf(sizes), [sizes]);
  const totals = [
    ['several.totalBytes', words.bytes(bytes)],
    ['several.totalWrite', words.counted(write, 'write units')],
    ['several.totalRead', words.counted(read, 'read units')],
  ] as const;
  return (
    <>
      <dl class="totals">
        {totals.map(([name, total]) => (
          <div key={name}>
            <dt>{words.say(name)}</dt>
            <dd>{total}</dd>
          </div>
        ))}
      </dl>
      {tooLarge > 0 && <p class="stale">{words.say('several.tooLarge', { count: tooLarge })}</p>}
    </>
  );
}
