import type { Estimate, Path, Problem, Workload } from '@dynamometer/core';
import { createContext, type Context } from 'preact';
import { useContext } from 'preact/hooks';
import type { Draft } from '../../parts/number-field.tsx';
import type { Session, Typed } from '../../session.ts';
import { isUnder, placeOf, setAt } from './at-path.ts';

/** What every field of the workload needs to know and to do. */
export interface Editor {
  readonly workload: Workload;
  readonly problems: readonly Problem[];
  /** The estimate of this workload; undefined where it cannot be estimated. */
  readonly estimate: Estimate | undefined;
  /** The estimate of the last workload that had one. */
  readonly last: Estimate | undefined;
  readonly isReadonly: boolean;
  readonly typed: Typed;
  /** Puts a value into a place of the workload; undefined takes out what is there. */
  readonly set: (path: Path, value: unknown) => void;
  /** Changes the workload by a step that loses nothing; `typed` follows where places move. */
  readonly edit: (workload: Workload, typed?: Typed) => void;
  /** Changes the workload by a step that loses something, which can be brought back. */
  readonly replace: (workload: Workload, typed?: Typed) => void;
  readonly draft: (path: Path) => Draft;
}

export const EditorContext: Context<Editor | undefined> = createContext<Editor | undefined>(undefined);

/** The editor that a field stands in. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('There is no editor around this field.');
  return editor;
}

/** The editor of a session's workload. */
export function editorOf(
  session: Session,
  { problems, estimate, last, isReadonly }: Pick<Editor, 'problems' | 'estimate' | 'last' | 'isReadonly'>,
): Editor {
  const { workload, typed } = session.state;
  // Form and JSON are two views of one workload: what is changed in one is no longer the text of the other.
  const change = (changed: Workload, kept: Typed = session.state.typed): void =>
    session.change({ workload: changed, typed: setAt(kept, [''], undefined) });
  return {
    workload,
    problems,
    estimate,
    last,
    isReadonly,
    typed,
    set: (path, value) => change(setAt(session.state.workload, path, value)),
    edit: change,
    replace: (changed, kept) => {
      const { workload: before, typed: typedBefore, replaced } = session.state;
      session.change({
        workload: changed,
        typed: setAt(kept ?? typedBefore, [''], undefined),
        replaced: [...replaced, { workload: before, typed: typedBefore }],
      });
    },
    draft: (path) => {
      const place = placeOf(path);
      return {
        text: typed[place],
        keep: (text) => session.change({ typed: setAt(session.state.typed, [place], text) }),
      };
    },
  };
}

/** The problems of a place and of what lies in it. */
export function problemsUnder(problems: readonly Problem[], place: Path): readonly Problem[] {
  return problems.filter(({ path }) => isUnder(path, place));
}
