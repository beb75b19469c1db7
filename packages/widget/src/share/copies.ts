import type { State } from '../session.ts';
import type { Words } from '../text/words.tsx';

/** What can be taken out of a panel. Each is undefined while there is nothing to take. */
export interface Copies {
  /** Tables, as an author pastes them. */
  readonly markdown: (state: State, words: Words) => string | undefined;
  /** What the panel is about: what a page presets in a child script. */
  readonly json: (state: State) => string | undefined;
  /** Calls of the package that give the same figures. */
  readonly code: (state: State) => string | undefined;
}
