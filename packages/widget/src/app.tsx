import type { ComponentChild } from 'preact';
import { VIEWS, type Settings, type View } from './attributes.ts';
import { CostPanel } from './panels/cost.tsx';
import { ItemPanel } from './panels/item.tsx';
import { QueryScanPanel } from './panels/query-scan.tsx';
import { Tabs } from './parts/tabs.tsx';
import type { Session, State } from './session.ts';
import { WordsContext, type Words } from './text/words.tsx';

interface AppProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly words: Words;
}

/** The whole widget, inside its shadow root. */
export function App({ session, settings, words }: AppProps): ComponentChild {
  const { state } = session;
  const panel = panelOf(settings.view ?? state.view, { session, state, isReadonly: settings.readonly });
  return (
    <WordsContext.Provider value={words}>
      <div class="box" part="box" lang={words.locale}>
        {settings.view === undefined ? (
          <Tabs
            label={words.say('views')}
            tabs={VIEWS.map((name) => ({ name, text: words.say(`view.${name}`) }))}
            chosen={state.view}
            onChoose={(view) => session.change({ view })}
          >
            {panel}
          </Tabs>
        ) : (
          panel
        )}
      </div>
    </WordsContext.Provider>
  );
}

interface PanelProps {
  readonly session: Session;
  readonly state: State;
  readonly isReadonly: boolean;
}

function panelOf(view: View, props: PanelProps): ComponentChild {
  if (view === 'item') return <ItemPanel {...props} />;
  return view === 'query-scan' ? <QueryScanPanel {...props} /> : <CostPanel {...props} />;
}
