import type { Format, Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { TextField } from '../../parts/text-field.tsx';
import { SAMPLE } from '../../sample.ts';
import type { Session, State } from '../../session.ts';
import { useWords } from '../../text/words.tsx';
import type { Reading } from '../../weigh.ts';

interface SourceProps {
  readonly session: Session;
  readonly state: State;
  readonly reading: Reading;
  readonly before: Reading;
  readonly isReadonly: boolean;
}

/** Where the item comes from: a text area, the notation it is read as, and on demand the item before the write. */
export function Source({ session, state, reading, before, isReadonly }: SourceProps): ComponentChild {
  const words = useWords();
  const fieldsRef = useRef<HTMLDivElement>(null);
  const isButtonGoneRef = useRef(false);
  // A button that has done its work and is gone hands the focus to the first field.
  const changeAndFocus = (changed: Partial<State>): void => {
    isButtonGoneRef.current = true;
    session.change(changed);
  };
  useLayoutEffect(() => {
    if (isButtonGoneRef.current) fieldsRef.current?.querySelector('textarea')?.focus();
    isButtonGoneRef.current = false;
  });
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
      <TextField
        label={words.say(state.before === undefined ? 'source.item' : 'source.after')}
        value={state.item}
        placeholder={words.say('source.placeholder')}
        isReadonly={isReadonly}
        problems={problemsOf(reading)}
        onInput={(item) => session.change({ item, chosen: 0 })}
      >
        {!isReadonly && <Tools session={session} state={state} reading={reading} changeAndFocus={changeAndFocus} />}
      </TextField>
    </div>
  );
}

function problemsOf(reading: Reading): readonly Problem[] {
  if (reading.state === 'refused') return reading.problems;
  return reading.state === 'read' ? reading.parsed.notices : [];
}

type FormatChoiceProps = Pick<SourceProps, 'session' | 'state' | 'reading'>;

interface ToolsProps extends FormatChoiceProps {
  readonly changeAndFocus: (changed: Partial<State>) => void;
}

function Tools({ session, state, reading, changeAndFocus }: ToolsProps): ComponentChild {
  const words = useWords();
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen !== undefined) session.change({ item: await chosen.text(), chosen: 0 });
  };
  return (
    <div class="tools">
      <FormatChoice session={session} state={state} reading={reading} />
      <input
        ref={file}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // The same file may be opened again after it has changed.
          currentTarget.value = '';
        }}
      />
      <span class="actions">
        {state.item.trim() === '' && (
          <button type="button" class="link" onClick={() => changeAndFocus({ item: SAMPLE, chosen: 0 })}>
            {words.say('source.sample')}
          </button>
        )}
        <button type="button" class="link" onClick={() => file.current?.click()}>
          {words.say('source.file')}
        </button>
        {state.before === undefined && (
          <button type="button" class="link" onClick={() => changeAndFocus({ before: state.item })}>
            {words.say('source.addBefore')}
          </button>
        )}
      </span>
    </div>
  );
}

function FormatChoice({ session, state, reading }: FormatChoiceProps): ComponentChild {
  const words = useWords();
  const id = useId();
  const recognised = reading.state === 'read' && state.format === undefined ? reading.parsed.format : undefined;
  return (
    <span class="format">
      <label for={id}>{words.say('source.format')}</label>
      <select
        id={id}
        value={state.format ?? ''}
        onChange={({ currentTarget: { value } }) =>
          session.change({ format: FORMATS.find((format) => format === value) })
        }
      >
        <option value="">
          {recognised === undefined
            ? words.say('format.recognised')
            : words.say('format.recognisedAs', { format: words.say(`format.${recognised}`) })}
        </option>
        {FORMATS.map((format) => (
          <option key={format} value={format}>
            {words.say(`format.${format}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

const FORMATS: readonly Format[] = ['dynamodb-json', 'plain-json'];
