import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { VIEWS, type Settings, type View } from './attributes.ts';
import type { Lazy } from './lazy.ts';
import { PANELS } from './panels/panels.ts';
import { Stage } from './panels/stage.tsx';
import { Sharing } from './parts/sharing.tsx';
import { Tabs } from './parts/tabs.tsx';
import type { Session, State } from './session.ts';
import { WordsContext, type Words } from './text/words.tsx';

interface AppProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly words: Words;
  /** What has to be there before anything can be shown. */
  readonly arrival: Lazy<unknown> | undefined;
}

/** The whole widget, inside its shadow root. */
export function App({ session, settings, words, arrival }: AppProps): ComponentChild {
  const { state } = session;
  const shown = settings.view ?? state.view;
  const stageRef = useRef<HTMLDivElement>(null);
  const [heightBefore, setHeightBefore] = useState<number>();
  const choose = (view: View): void => {
    setHeightBefore(stageRef.current?.offsetHeight);
    session.change({ view });
  };
  const isLeavingRef = useRef(false);
  const leave = (view: View, changed: Partial<State>): void => {
    isLeavingRef.current = true;
    setHeightBefore(stageRef.current?.offsetHeight);
    session.change({ ...changed, view });
  };
  useLayoutEffect(() => {
    if (!isLeavingRef.current) return;
    isLeavingRef.current = false;
    // The button that led here is gone.
    stageRef.current?.closest('.box')?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  });
  const stage = (
    <div ref={stageRef}>
      <Stage
        view={shown}
        arrival={arrival}
        heightBefore={heightBefore}
        session={session}
        state={state}
        isReadonly={settings.readonly}
        onLeave={settings.view === undefined ? leave : undefined}
      />
      {isAnswered(shown, state) && <Sharing view={shown} state={state} name={settings.share} />}
    </div>
  );
  return (
    <WordsContext.Provider value={words}>
      <div class="box" part="box" lang={words.locale} dir={words.direction}>
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

/** Whether a panel has something to show. */
function isAnswered(view: View, { item }: State): boolean {
  return view !== 'item' || item.trim() !== '';
}

/** Loads a panel that may be wanted next. If that fails, the panel says so when it is. */
function preload(view: View): void {
  PANELS[view].load().catch(() => {});
}
