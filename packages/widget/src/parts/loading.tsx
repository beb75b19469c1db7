import type { ComponentChild } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Lazy } from '../lazy.ts';
import { useWords } from '../text/words.tsx';

/** How far a module is that is loaded when it is needed. */
export interface Loading {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a module, and renders again when it is there or has failed. */
export function useLoading(module: Lazy<unknown>): Loading {
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

/** What stands in the place of what is being loaded. */
export function Waiting({ hasFailed, retry }: Loading): ComponentChild {
  const words = useWords();
  if (!hasFailed) return <p class="hint">{words.say('load.waiting')}</p>;
  return (
    <div role="alert">
      <p>{words.say('load.failed')}</p>
      <button type="button" class="link" onClick={retry}>
        {words.say('load.retry')}
      </button>
    </div>
  );
}

interface LoadedProps<Module> {
  readonly module: Lazy<Module>;
  readonly children: (loaded: Module) => ComponentChild;
}

/** What a module shows, once it is loaded. */
export function Loaded<Module>({ module, children }: LoadedProps<Module>): ComponentChild {
  const loading = useLoading(module);
  return module.value === undefined ? <Waiting {...loading} /> : children(module.value);
}
