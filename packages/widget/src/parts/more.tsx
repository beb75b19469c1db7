import type { ComponentChild, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../text/words.tsx';

interface MoreProps<Element> {
  readonly of: readonly Element[];
  /** How many are there at first; each click brings ten times as many, up to 500 more. */
  readonly first: number;
  readonly children: (element: Element, index: number) => ComponentChildren;
}

/** A list of any length that shows its beginning and, on demand, the rest. */
export function More<Element>({ of, first, children }: MoreProps<Element>): ComponentChild {
  const words = useWords();
  const [shown, setShown] = useState(first);
  // One line that says "1 more" would take the place of the line itself.
  const count = of.length <= shown + 1 ? of.length : shown;
  const rest = of.length - count;
  const step = Math.min(9 * shown, MOST_AT_ONCE);
  return (
    <>
      {of.slice(0, count).map(children)}
      {count < of.length && (
        <li class="more">
          <button type="button" class="link" onClick={() => setShown(shown + step)}>
            {words.say(rest > step ? 'moreOf' : 'more', { count: Math.min(rest, step), rest })}
          </button>
        </li>
      )}
    </>
  );
}

/** A page that builds more lines than this at once stands still for a moment. */
const MOST_AT_ONCE = 500;
