import type { ParsedItems, Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isForTextArea } from '../../file/opener.ts';
import { Loaded } from '../../parts/loading.tsx';
import { TextField } from '../../parts/text-field.tsx';
import type { Source } from '../../file/opened.ts';
import type { Session, State } from '../../session.ts';
import { useWords } from '../../text/words.tsx';
import type { Reading } from '../../weigh.ts';
import { FormatChoice } from './format-choice.tsx';
import { MANY } from './many.ts';

interface ItemSourceProps {
  readonly session: Session;
  readonly state: State;
  readonly reading: Reading;
  readonly before: Reading;
  readonly isReadonly: boolean;
}

/** Where the item comes from: a text area, the notation it is read as, and on demand the item before the write. */
export function ItemSource({ session, state, reading, before, isReadonly }: ItemSourceProps): ComponentChild {
  const words = useWords();
  const fieldsRef = useRef<HTMLDivElement>(null);
  const isButtonGoneRef = useRef(false);
  // A button that has done its work and is gone hands the focus to the first field.
  const changeAndFocus = (changed: Partial<State>): void => {
    isButtonGoneRef.current = true;
    session.change(changed);
  };
  useLayoutEffect(() => {
    const field = fieldsRef.current?.querySelector('textarea');
    if (isButtonGoneRef.current && field !== null && field !== undefined) {
      // Text that was not typed is read from its beginning.
      field.setSelectionRange(0, 0);
      field.focus();
    }
    isButtonGoneRef.current = false;
  });
  const { files } = session;
  const { opened } = files;
  const takeLong = (text: string): boolean => {
    const isLong = !isForTextArea(text);
    if (isLong) openFiles(session, [{ name: undefined, blob: new Blob([text]) }]);
    return isLong;
  };
  const tools = !isReadonly && (
    <Tools
      session={session}
      state={state}
      recognised={
        opened === undefined ? (reading.state === 'read' ? reading.parsed : undefined) : opened.found.recognised
      }
      changeAndFocus={changeAndFocus}
    />
  );
  return (
    <div ref={fieldsRef} class={state.before === undefined ? 'source' : 'source two'}>
      {state.before !== undefined && (
        <TextField
          label={words.say('source.before')}
          value={state.before}
          isReadonly={isReadonly}
          problems={problemsOf(before)}
          onInput={(text) => session.change({ before: text })}
        >
          {!isReadonly && (
            <div class="tools">
              <button type="button" class="link" onClick={() => changeAndFocus({ before: undefined })}>
                {words.say('source.removeBefore')}
              </button>
            </div>
          )}
        </TextField>
      )}
      {opened === undefined ? (
        <TextField
          label={words.say(state.before === undefined ? 'source.item' : 'source.after')}
          value={state.item}
          placeholder={words.say('source.placeholder')}
          isReadonly={isReadonly}
          problems={problemsOf(reading)}
          takeLong={takeLong}
          onInput={(item) => session.change({ item, chosen: 0 })}
        >
          {tools}
        </TextField>
      ) : (
        <Loaded module={MANY}>
          {({ Files }) => (
            <Files files={files} opened={opened} onClose={() => changeAndFocus({ item: state.item, chosen: 0 })}>
              {tools}
            </Files>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** Opens files in the place of the text. */
export function openFiles(session: Session, sources: readonly Source[]): void {
  if (sources.length === 0) return;
  session.change({ chosen: 0 });
  session.files.open(sources, session.state.format);
}

/** Files that were chosen or dropped. */
export function sourcesOf(files: FileList | null | undefined): readonly Source[] {
  return Array.from(files ?? [], (file) => ({ name: file.name, blob: file }));
}

function problemsOf(reading: Reading): readonly Problem[] {
  if (reading.state === 'refused') return reading.problems;
  return reading.state === 'read' ? reading.parsed.notices : [];
}

interface ToolsProps {
  readonly session: Session;
  readonly state: State;
  readonly recognised: ParsedItems | undefined;
  readonly changeAndFocus: (changed: Partial<State>) => void;
}

function Tools({ session, state, recognised, changeAndFocus }: ToolsProps): ComponentChild {
  const words = useWords();
  const inputRef = useRef<HTMLInputElement>(null);
  const isText = session.files.opened === undefined;
  const showSample = async (): Promise<void> => {
    try {
      const { SAMPLE } = await import('../../sample.ts');
      changeAndFocus({ item: SAMPLE, chosen: 0 });
    } catch {
      // Without the file there is at least what the empty field shows.
      changeAndFocus({ item: words.say('source.placeholder').replace(', …', ''), chosen: 0 });
    }
  };
  return (
    <div class="tools">
      <FormatChoice format={state.format} recognised={recognised} onChange={(format) => session.change({ format })} />
      <input
        ref={inputRef}
        type="file"
        hidden
        multiple
        onChange={({ currentTarget }) => {
          openFiles(session, sourcesOf(currentTarget.files));
          // The same file may be opened again after it has changed.
          currentTarget.value = '';
        }}
      />
      <span class="actions">
        {isText && state.item.trim() === '' && (
          <button type="button" class="link" onClick={() => void showSample()}>
            {words.say('source.sample')}
          </button>
        )}
        <button type="button" class="link" onClick={() => inputRef.current?.click()}>
          {words.say('source.file')}
        </button>
        {isText && state.before === undefined && (
          <button type="button" class="link" onClick={() => changeAndFocus({ before: state.item })}>
            {words.say('source.addBefore')}
          </button>
        )}
      </span>
    </div>
  );
}
