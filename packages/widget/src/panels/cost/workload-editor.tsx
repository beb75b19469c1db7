import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Problems } from '../../parts/problems.tsx';
import type { Session, State } from '../../session.ts';
import { useWords } from '../../text/words.tsx';
import { editorOf, EditorContext, type Editor } from './editor.tsx';
import { Entities } from './entities.tsx';
import { Extras } from './extras.tsx';
import { Patterns } from './patterns.tsx';
import { TableFields } from './table.tsx';
import { Terms } from './terms.tsx';
import { isUnreadable, WorkloadText } from './workload-text.tsx';

interface WorkloadEditorProps extends Pick<Editor, 'problems' | 'estimate' | 'last' | 'isReadonly'> {
  readonly session: Session;
  readonly state: State;
  /** Whether the fields can show the workload. */
  readonly isEditable: boolean;
}

/** The workload, by its fields or as JSON. */
export function WorkloadEditor({ session, state, isEditable, ...known }: WorkloadEditorProps): ComponentChild {
  const words = useWords();
  const [isText, setText] = useState(false);
  const { replaced } = state;
  const before = replaced.at(-1);
  const isLocked = isUnreadable(state.typed['']);
  return (
    <section class="workload">
      <div class="tools">
        <p class="title">{words.say('cost.theWorkload')}</p>
        <p class="actions">
          {before !== undefined && !known.isReadonly && (
            <button
              type="button"
              class="link"
              onClick={() => session.change({ ...before, replaced: replaced.slice(0, -1) })}
            >
              {words.say('cost.undo')}
            </button>
          )}
          <button type="button" class="link" aria-pressed={isText} onClick={() => setText(!isText)}>
            {words.say(isText ? 'cost.showFields' : 'cost.showJson')}
          </button>
        </p>
      </div>
      {isText ? (
        <WorkloadText session={session} state={state} problems={known.problems} isReadonly={known.isReadonly} />
      ) : isLocked ? (
        <p class="stale">
          {words.say('cost.locked')}{' '}
          <button
            type="button"
            class="link"
            onClick={() =>
              session.change({
                typed: {},
                replaced: [...replaced, { workload: state.workload, typed: state.typed }],
              })
            }
          >
            {words.say('cost.discard')}
          </button>
        </p>
      ) : isEditable ? (
        <EditorContext.Provider value={editorOf(session, known)}>
          <Patterns />
          <Entities />
          <TableFields />
          <Terms />
          <Extras />
        </EditorContext.Provider>
      ) : (
        <>
          <p class="stale">{words.say('cost.noFields')}</p>
          <Problems of={known.problems} />
        </>
      )}
    </section>
  );
}
