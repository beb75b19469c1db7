import type { ComponentChild } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { VIEWS, type Settings, type View } from './attributes.ts';
import { PANELS } from './panels/panels.ts';
import { Stage } from './panels/stage.tsx';
import { Tabs } from './parts/tabs.tsx';
import type { Session } from './session.ts';
import { WordsContext, type Words } from './text/words.tsx';

interface AppProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly words: Words;
}

/** The whole widget, inside its shadow root. */
export function App({ session, settings, words }: AppProps): ComponentChild {
  const { state } = session;
  const stageRef = useRef<HTMLDivElement>(null);
  const [heightBefore, setHeightBefore] = useState<number>();
  const choose = (view: View): void => {
    setHeightBefore(stageRef.current?.offsetHeight);
    session.change({ view });
  };
  const stage = (
    <div ref={stageRef}>
      <Stage
        view={settings.view ?? state.view}
        heightBefore={heightBefore}
        session={session}
        state={state}
        isReadonly={settings.readonly}
      />
    </div>
  );
  return (
    <WordsContext.Provider value={words}>
      <div class="box" part="box" lang={words.locale}>
        {settings.view === undefined ? (
          <Tabs
            label={words.say('views')}
            tabs={VIEWS.map((name) => ({ name, text: words.say(`view.${name}`) }))}
            chosen={state.view}
            onChoose={choose}
            onApproach={preload}
          >
            {stage}
          </Tabs>
        ) : (
          stage
        )}
      </div>
    </WordsContext.Provider>
  );
}

/** Loads a panel that may be wanted next. If that fails, the panel says so when it is. */
function preload(view: View): void {
  PANELS[view].load().catch(() => {});
}
