import type { Position, Problem } from '@dynamometer/core';
import type { ComponentChild, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useId } from './use-id.ts';
import { Problems } from './problems.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly isReadonly: boolean;
  readonly problems: readonly Problem[];
  readonly onInput: (value: string) => void;
  /** Takes a text that would be too long for the field, and says whether it did. */
  readonly takeLong?: (text: string) => boolean;
  /** What stands between the field and its problems. */
  readonly children?: ComponentChildren;
}

/** A text area with its label above and its problems below, each with a way to its place in the text. */
export function TextField(props: TextFieldProps): ComponentChild {
  const { label, value, placeholder, rows = 9, isReadonly, problems, takeLong, onInput, children } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const typedRef = useRef(value);
  useLayoutEffect(() => {
    if (value !== typedRef.current) area.current?.scrollTo({ top: 0 });
    typedRef.current = value;
  }, [value]);
  // A browser would lay a long text out, which takes seconds, before anyone could take it away again.
  const takeFirst = (event: Event, transfer: DataTransfer | null): void => {
    if (!isReadonly && takeLong?.(transfer?.getData('text/plain') ?? '') === true) event.preventDefault();
  };
  const problemsId = `${id}-problems`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        dir="ltr"
        part="textarea"
        rows={rows}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        placeholder={placeholder}
        readOnly={isReadonly}
        value={value}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        aria-describedby={problems.length > 0 ? problemsId : undefined}
        onPaste={(event) => takeFirst(event, event.clipboardData)}
        onDrop={(event) => takeFirst(event, event.dataTransfer)}
        onInput={({ currentTarget }) => {
          if (takeLong?.(currentTarget.value) === true) return;
          if (value === '') showBeginning(currentTarget);
          typedRef.current = currentTarget.value;
          onInput(currentTarget.value);
        }}
      />
      {children}
      <Problems id={problemsId} of={problems} onSelect={(at) => area.current && select(area.current, at)} />
    </div>
  );
}

/** What is pasted into an empty field is read from its beginning; the browser has scrolled to its end. */
function showBeginning(area: HTMLTextAreaElement): void {
  requestAnimationFrame(() => area.scrollTo({ top: 0 }));
}

function select(area: HTMLTextAreaElement, at: Position): void {
  const start = offsetOf(area.value, at);
  const token = /"(?:[^"\\\n]|\\.)*"|[^\s,:{}[\]"]+|[^]?/y;
  token.lastIndex = start;
  const length = token.exec(area.value)?.[0].length ?? 0;
  // A field scrolls to its selection when it gains the focus, not when the selection changes.
  area.blur();
  area.setSelectionRange(start, start);
  area.focus();
  area.setSelectionRange(start, start + length);
}

function offsetOf(text: string, { line, column }: Position): number {
  let start = 0;
  // A text area has its lines end in `\n`, however they ended in what was pasted.
  for (let passed = 1; passed < line; passed += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
