import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { View } from '../attributes.ts';
import { lazy, type Lazy } from '../lazy.ts';
import { copiesOf } from '../panels/panels.ts';
import type { State } from '../session.ts';
import { useWords, type Words } from '../text/words.tsx';
import type { TextId } from '../text/language.ts';

interface SharingProps {
  readonly view: View;
  readonly state: State;
  /** What the state is called in links; undefined where there are none. */
  readonly name: string | undefined;
}

type Kind = 'markdown' | 'json' | 'code' | 'link';

/** What has become of a wish to copy. */
interface Outcome {
  readonly says: TextId;
  /** The text that the reader has to copy by hand. */
  readonly text?: string;
}

/** The line below a panel that takes its figures elsewhere. */
export function Sharing({ view, state, name }: SharingProps): ComponentChild {
  const words = useWords();
  const [outcome, setOutcome] = useState<{ readonly of: State; readonly is: Outcome }>();
  const copy = async (kind: Kind): Promise<void> => {
    setOutcome({ of: state, is: await copied(kind, view, state, words, name ?? '') });
  };
  const button = (kind: Kind): ComponentChild => (
    <button
      type="button"
      class="link"
      aria-label={kind === 'link' ? undefined : `${words.say('copy.title')} ${words.say(`copy.${kind}`)}`}
      onPointerEnter={() => approach(kind, view)}
      onFocus={() => approach(kind, view)}
      onClick={() => void copy(kind)}
    >
      {words.say(`copy.${kind}`)}
    </button>
  );
  // What has changed since is not what was copied.
  const shown = outcome?.of === state ? outcome.is : undefined;
  return (
    <div class="sharing" part="sharing">
      <p class="actions">
        <span>
          {words.say('copy.title')} {button('markdown')} · {button('json')} · {button('code')}
        </span>
        {name !== undefined && button('link')}
        <output>{shown && words.say(shown.says)}</output>
      </p>
      {shown?.text !== undefined && (
        <textarea
          part="textarea"
          aria-label={words.say('copy.title')}
          readOnly
          ref={(field) => field?.select()}
          value={shown.text}
        />
      )}
    </div>
  );
}

const LINK: Lazy<typeof import('../share/link.ts')> = lazy(() => import('../share/link.ts'));

/** Loads what a click will need: the browser lets a page copy only right after it. */
function approach(kind: Kind, view: View): void {
  const loading: Promise<unknown> = kind === 'link' ? LINK.load() : copiesOf(view);
  loading.catch(() => {});
}

async function copied(kind: Kind, view: View, state: State, words: Words, name: string): Promise<Outcome> {
  let text: string | undefined;
  try {
    text =
      kind === 'link'
        ? await (await LINK.load()).linkTo(location.href, name, view, state)
        : (await copiesOf(view))?.[kind](state, words);
  } catch {
    return { says: 'copy.failed' };
  }
  if (text === undefined) return { says: 'copy.nothing' };
  if (kind === 'link' && text.length > MOST_OF_A_LINK) return { says: 'copy.tooLong' };
  try {
    await navigator.clipboard.writeText(text);
    return { says: 'copy.done' };
  } catch {
    return { says: 'copy.byHand', text };
  }
}

/** Chat programs and mail cut longer addresses, or take them for something else. */
const MOST_OF_A_LINK = 16_000;
