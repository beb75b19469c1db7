import type { ComponentChild } from 'preact';
import { useReducer } from 'preact/hooks';

interface LiveProps {
  readonly view: () => ComponentChild;
  /** Takes what renders the view again. */
  readonly connect: (renderAgain: () => void) => void;
}

/** A view that is rendered again in place: `render` would begin anew to number the ids of fields that come later. */
export function Live({ view, connect }: LiveProps): ComponentChild {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  connect(() => renderAgain(undefined));
  return view();
}
