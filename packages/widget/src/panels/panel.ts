import type { ComponentType } from 'preact';
import type { View } from '../attributes.ts';
import type { Session, State } from '../session.ts';
import type { Copies } from '../share/copies.ts';
import type { Phrase } from '../text/phrase.ts';

/** What a panel gets to know. */
export interface PanelProps {
  readonly session: Session;
  readonly state: State;
  readonly isReadonly: boolean;
  /** Goes on to another panel with what it is to show; undefined where that is not a tab away. */
  readonly onLeave: ((view: View, changed: Partial<State>) => void) | undefined;
}

/** One question and its answer. */
export type Panel = ComponentType<PanelProps>;

/** What the module of a panel brings along that is loaded when it is first shown. */
export interface LoadedPanel {
  readonly Panel: Panel;
  /** Its English sentences. */
  readonly texts: Readonly<Record<string, Phrase>>;
  /** Its style sheets. */
  readonly styles: readonly string[];
  /** What can be taken out of it. */
  readonly copies: Copies;
}
