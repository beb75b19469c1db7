import { createOpener, type Opener } from './file/opener.ts';
import type { PartitionQuestion } from './partition-question.ts';
import type { ReadQuestion } from './reads.ts';
import { TENANT_PARTITIONS } from './sample-partitions.ts';
import { TENANT_QUESTION } from './sample-question.ts';
import { NO_KEYS, type KeysQuestion } from './keys-question.ts';
import type { View } from './attributes.ts';
import type { Format, Workload } from '@dynamometer/core';

/** Everything that a reader can change: what a link could carry. */
export interface State {
  readonly view: View;
  /** The item's text as it was typed. */
  readonly item: string;
  /** The text of the item before the write; undefined while there is no field for it. */
  readonly before: string | undefined;
  /** The notation chosen by hand; undefined while it is recognised. */
  readonly format: Format | undefined;
  /** Which of several items is open. */
  readonly chosen: number;
  /** What is asked of a described table. */
  readonly question: ReadQuestion;
  /** What is asked of the partitions of a table. */
  readonly partitions: PartitionQuestion;
  /** What is estimated for a month; `NO_WORKLOAD` until the panel of costs has brought its example. */
  readonly workload: Workload;
  /** What is typed into fields of the workload and is not part of it (yet), by the place of the field. */
  readonly typed: Typed;
  /** What the reader has replaced or taken out, the latest last: it can be brought back. */
  readonly replaced: readonly Pick<State, 'workload' | 'typed'>[];
  /** What keys are sought for. */
  readonly keys: KeysQuestion;
}

/** Texts by the place of their field; the place of the whole workload as JSON is empty. */
export type Typed = Readonly<Record<string, string>>;

/** Holds the state and tells when it changes, and by whom. */
export interface Session {
  readonly state: State;
  /** What stands in the place of the item's text when that is too long for a text area. */
  readonly files: Opener;
  /** A change by the reader. */
  readonly change: (changed: Partial<State>) => void;
  /** A change by the page. */
  readonly preset: (changed: Partial<State>) => void;
  readonly subscribe: (listener: (isUserAction: boolean) => void) => void;
}

/** What stands in the place of the workload that comes with the panel of costs. */
export const NO_WORKLOAD: Workload = Object.freeze({}) as Workload;

/** A session that starts empty. */
export function createSession(): Session {
  let state: State = {
    view: 'item',
    item: '',
    before: undefined,
    format: undefined,
    chosen: 0,
    question: TENANT_QUESTION,
    partitions: TENANT_PARTITIONS,
    workload: NO_WORKLOAD,
    typed: {},
    replaced: [],
    keys: NO_KEYS,
  };
  const listeners: ((isUserAction: boolean) => void)[] = [];
  const tell = (isUserAction: boolean): void => {
    for (const listener of listeners) listener(isUserAction);
  };
  const files = createOpener(
    () => tell(false),
    (item) => update({ item, chosen: 0 }, true),
  );
  const update = (changed: Partial<State>, isUserAction: boolean): void => {
    state = { ...state, ...changed };
    if ('item' in changed) files.close();
    else if ('format' in changed && files.opened !== undefined) files.open(files.opened.sources, changed.format);
    tell(isUserAction);
  };
  return {
    files,
    get state() {
      return state;
    },
    change: (changed) => {
      update(changed, true);
    },
    preset: (changed) => {
      update(changed, false);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}
