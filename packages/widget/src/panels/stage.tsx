import type { ComponentChild } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { View } from '../attributes.ts';
import type { Lazy } from '../lazy.ts';
import { useWords } from '../text/words.tsx';
import type { PanelProps } from './panel.ts';
import { PANELS } from './panels.ts';

interface StageProps extends PanelProps {
  readonly view: View;
  /** What has to be there before anything can be shown. */
  readonly arrival: Lazy<unknown> | undefined;
  /** What the panel before took; what is below on the page stays where it is while the next one is on its way. */
  readonly heightBefore: number | undefined;
}

/** The panel of a view, or what stands in its place until it is loaded. */
export function Stage({ view, arrival, heightBefore, ...props }: StageProps): ComponentChild {
  const words = useWords();
  const panel = PANELS[view];
  const isComing = arrival !== undefined && arrival.value === undefined;
  const { hasFailed, retry } = useLoading(isComing ? arrival : panel);
  const Panel = panel.value;
  if (Panel !== undefined && !isComing) return <Panel key={view} {...props} />;
  return (
    <div
      class="panel waiting"
      part="panel"
      aria-busy={!hasFailed}
      style={heightBefore === undefined ? {} : { minBlockSize: `${heightBefore}px` }}
    >
      {hasFailed ? (
        <div role="alert">
          <p>{words.say('load.failed')}</p>
          <button type="button" class="link" onClick={retry}>
            {words.say('load.retry')}
          </button>
        </div>
      ) : (
        <p class="hint">{words.say('load.waiting')}</p>
      )}
    </div>
  );
}

interface Loading {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a module, and renders again when it is there or has failed. */
function useLoading(module: Lazy<unknown>): Loading {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly of: Lazy<unknown>; readonly hasFailed: boolean }>();
  // Before the page is painted: what the classic script has at hand is shown at once.
  useLayoutEffect(() => {
    if (module.value !== undefined) return;
    module.load().then(
      () => setOutcome({ of: module, hasFailed: false }),
      () => setOutcome({ of: module, hasFailed: true }),
    );
  }, [module, attempt]);
  const retry = (): void => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  return { hasFailed: outcome?.of === module && outcome.hasFailed, retry };
}
