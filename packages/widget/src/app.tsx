import type { ComponentChild } from 'preact';
import type { Settings } from './attributes.ts';
import { ItemPanel } from './panels/item.tsx';
import type { Session } from './session.ts';
import { WordsContext, type Words } from './text/words.tsx';

interface AppProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly words: Words;
}

/** The whole widget, inside its shadow root. */
export function App({ session, settings, words }: AppProps): ComponentChild {
  return (
    <WordsContext.Provider value={words}>
      <div class="box" part="box" lang={words.locale}>
        <ItemPanel session={session} state={session.state} isReadonly={settings.readonly} />
      </div>
    </WordsContext.Provider>
  );
}
