import type { ComponentType } from 'preact';
import type { Session, State } from '../session.ts';

/** What a panel gets to know. */
export interface PanelProps {
  readonly session: Session;
  readonly state: State;
  readonly isReadonly: boolean;
}

/** One question and its answer. */
export type Panel = ComponentType<PanelProps>;
