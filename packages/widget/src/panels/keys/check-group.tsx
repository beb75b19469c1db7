import type { ComponentChild } from 'preact';

interface CheckGroupProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly isReadonly: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Any of a few names. */
export function CheckGroup({ label, options, chosen, isReadonly, onChange }: CheckGroupProps): ComponentChild {
  return (
    <fieldset class="checks">
      <legend>{label}</legend>
      {options.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            disabled={isReadonly}
            onChange={({ currentTarget: { checked } }) => {
              onChange(checked ? [...chosen, name] : chosen.filter((each) => each !== name));
            }}
          />
          <code>{name}</code>
        </label>
      ))}
    </fieldset>
  );
}
