import type { ComponentChild } from 'preact';
import { useId } from 'preact/hooks';

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly isReadonly: boolean;
  readonly onChange: (value: string) => void;
}

/** A field for one line of text that stands for itself, such as a key prefix. */
export function TextInput(props: TextInputProps): ComponentChild {
  const { label, value, isReadonly, onChange } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        part="input"
        class="mono"
        type="text"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={value}
        readOnly={isReadonly}
        onInput={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
