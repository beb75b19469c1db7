import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { TextInput } from './text-input.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why a name cannot be taken. */
  readonly problemOf: (name: string) => string | undefined;
  readonly isReadonly: boolean;
  /** Called when the field is left, or Enter is pressed: what is named elsewhere follows once, not letter by letter. */
  readonly onChange: (name: string) => void;
}

/** A field for a name that is used elsewhere. A name that cannot be taken stays in it, with the reason. */
export function NameField({ label, value, problemOf, isReadonly, onChange }: NameFieldProps): ComponentChild {
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined || typed.trim() === value ? undefined : problemOf(typed.trim());
  const take = (): void => {
    if (typed === undefined || problem !== undefined) return;
    setTyped(undefined);
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextInput
      label={label}
      value={typed ?? value}
      isReadonly={isReadonly}
      problem={problem}
      onChange={setTyped}
      onLeave={take}
    />
  );
}
