import type { ComponentChild } from 'preact';
import { useId } from './use-id.ts';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly isReadonly: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ComponentChild {
  const { label, value, options, isReadonly, onChange } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        part="select"
        value={value}
        disabled={isReadonly}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
