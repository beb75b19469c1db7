import { getItem, itemWrite } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { itemName } from '../../likely-keys.ts';
import { useWords } from '../../text/words.tsx';
import type { Weighed } from '../../weigh.ts';

interface SeveralProps {
  readonly items: readonly Weighed[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** All items of a paste with their sizes; one of them is open below. */
export function Several({ items, chosen, onChoose }: SeveralProps): ComponentChild {
  const words = useWords();
  const [shown, setShown] = useState(8);
  const count = items.length <= shown + 1 ? items.length : shown;
  const rest = items.length - count;
  const sum = (of: (item: Weighed) => number): string =>
    words.number(items.reduce((total, each) => total + of(each), 0));
  const units = [
    (each: Weighed) => itemWrite({ after: each.size.bytes }, 'standard').value,
    (each: Weighed) => getItem(each.size.bytes, 'eventual').value,
  ] as const;
  return (
    <table class="several" part="table">
      <caption>{words.say('several.title', { count: items.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.say('several.item')}</th>
          <th scope="col">{words.say('several.bytes')}</th>
          <th scope="col">{words.say('several.write')}</th>
          <th scope="col">{words.say('several.read')}</th>
        </tr>
      </thead>
      <tbody>
        {items.slice(0, count).map((each, index) => (
          <tr key={index} class={index === chosen ? 'chosen' : ''}>
            <th scope="row">
              <button type="button" class="link" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
                {words.number(index + 1)} <code>{itemName(each.item)}</code>
              </button>
            </th>
            <td>{words.number(each.size.bytes)}</td>
            {units.map((of, column) => (
              <td key={column}>{words.number(of(each))}</td>
            ))}
          </tr>
        ))}
        {count < items.length && (
          <tr>
            <td colSpan={4}>
              <button type="button" class="link" onClick={() => setShown(shown + 500)}>
                {words.say(rest > 500 ? 'moreOf' : 'more', { count: Math.min(rest, 500), rest })}
              </button>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say('several.total')}</th>
          <td>{sum(({ size }) => size.bytes)}</td>
          {units.map((of, column) => (
            <td key={column}>{sum(of)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
