import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { TextInput } from '../../parts/text-input.tsx';

interface ListInputProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly isReadonly: boolean;
  readonly onChange: (value: readonly string[]) => void;
}

/** A field for several words with commas between them. */
export function ListInput({ label, value, isReadonly, onChange }: ListInputProps): ComponentChild {
  const [typed, setTyped] = useState<string>();
  // What has been changed elsewhere since takes the place of the text.
  const isCurrent = typed !== undefined && listOf(typed).join() === value.join();
  return (
    <TextInput
      label={label}
      value={isCurrent ? typed : value.join(', ')}
      isReadonly={isReadonly}
      onChange={(text) => {
        setTyped(text);
        onChange(listOf(text));
      }}
    />
  );
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
