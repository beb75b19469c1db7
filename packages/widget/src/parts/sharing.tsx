import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { View } from '../attributes.ts';
import { lazy } from '../lazy.ts';
import type { State } from '../session.ts';
import type { CopyKind, Outcome } from '../share/copy.ts';
import { useWords } from '../text/words.tsx';

interface SharingProps {
  readonly view: View;
  readonly state: State;
  /** What the state is called in links; undefined where there are none. */
  readonly name: string | undefined;
}

const COPY = lazy(() => import('../share/copy.ts'));

/** The line below a panel that takes its figures elsewhere. */
export function Sharing({ view, state, name }: SharingProps): ComponentChild {
  const words = useWords();
  const [outcome, setOutcome] = useState<{ readonly of: State; readonly is: Outcome }>();
  const tell = (is: Outcome): void => setOutcome({ of: state, is });
  const button = (kind: CopyKind): ComponentChild => {
    const approach = (): void => {
      COPY.load()
        .then(({ prepare }) => prepare(kind, view))
        // If that fails, the click will say so.
        .catch(() => {});
    };
    return (
      <button
        type="button"
        class="link"
        aria-label={kind === 'link' ? undefined : `${words.say('copy.title')} ${words.say(`copy.${kind}`)}`}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => {
          COPY.load()
            .then(({ copy }) => copy(kind, view, state, words, name))
            .then(tell, () => tell({ says: 'copy.failed' }));
        }}
      >
        {words.say(`copy.${kind}`)}
      </button>
    );
  };
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
