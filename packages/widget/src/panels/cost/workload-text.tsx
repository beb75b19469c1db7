import type { Problem, Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import type { Session, State } from '../../session.ts';
import { useWords } from '../../text/words.tsx';

interface WorkloadTextProps {
  readonly session: Session;
  readonly state: State;
  readonly problems: readonly Problem[];
  readonly isReadonly: boolean;
}

/** The whole workload as JSON, for whoever prefers it. */
export function WorkloadText({ session, state, problems, isReadonly }: WorkloadTextProps): ComponentChild {
  const words = useWords();
  const { workload, typed } = state;
  const written = useMemo(() => JSON.stringify(workload, undefined, 2), [workload]);
  const text = typed[''] ?? written;
  const notJson: Problem = {
    code: 'workload.no-json',
    severity: 'error',
    path: [],
    details: {},
    says: words.say('cost.notJson'),
  };
  return (
    <TextField
      label={words.say('cost.asJson')}
      rows={20}
      value={text}
      isReadonly={isReadonly}
      problems={isUnreadable(typed['']) ? [notJson] : problems}
      onInput={(given) => {
        const read = readObject(given);
        // What was typed into single fields belongs to the workload that is replaced.
        session.change(
          read === undefined ? { typed: { ...typed, '': given } } : { workload: read, typed: { '': given } },
        );
      }}
    />
  );
}

/** Whether a text of the whole workload cannot be read. */
export function isUnreadable(text: string | undefined): boolean {
  return text !== undefined && readObject(text) === undefined;
}

/** Whatever object a text holds: whether it is a workload is said by its estimate. */
function readObject(text: string): Workload | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Workload) : undefined;
  } catch {
    return undefined;
  }
}
