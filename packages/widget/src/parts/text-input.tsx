import type { ComponentChild } from 'preact';
import { useId } from './use-id.ts';

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly isReadonly: boolean;
  /** What is wrong with it, said below. */
  readonly problem?: string | undefined;
  /** The id of what is said about it elsewhere. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
  /** The field is left, or Enter is pressed in it. */
  readonly onLeave?: () => void;
}

/** A field for one line of text that stands for itself, such as a key prefix. */
export function TextInput(props: TextInputProps): ComponentChild {
  const { label, value, isReadonly, problem, describedBy, onChange, onLeave } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        dir="ltr"
        part="input"
        class="mono"
        type="text"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={value}
        readOnly={isReadonly}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? describedBy : `${id}-problem`}
        onInput={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
        onBlur={onLeave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onLeave?.();
        }}
      />
      {problem !== undefined && (
        <p class="wrong" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
