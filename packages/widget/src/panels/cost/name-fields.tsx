import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { NameField } from '../../parts/name-field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { useWords } from '../../text/words.tsx';
import { useEditor } from './editor.tsx';

interface NamesFieldProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly isReadonly: boolean;
  readonly onChange: (names: readonly string[]) => void;
}

/** At least one name, with commas between several. */
export function NamesField({ label, names, isReadonly, onChange }: NamesFieldProps): ComponentChild {
  const words = useWords();
  const [typed, setTyped] = useState<{ readonly text: string; readonly names: string }>();
  const shown = names.join(', ');
  // What has been changed elsewhere since takes the place of the text.
  const text = typed?.names === shown ? typed.text : shown;
  return (
    <TextInput
      label={label}
      value={text}
      isReadonly={isReadonly}
      problem={namesIn(text).length === 0 ? words.say('field.noName') : undefined}
      onChange={(given) => {
        const read = namesIn(given);
        const isEmpty = read.length === 0;
        setTyped({ text: given, names: isEmpty ? shown : read.join(', ') });
        if (!isEmpty) onChange(read);
      }}
    />
  );
}

function namesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

interface NamedFieldProps {
  readonly label: string;
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly onRename: (name: string) => void;
}

/** The name under which something stands in the workload: it is taken over when it is complete. */
export function NamedField({ label, name, isTaken, onRename }: NamedFieldProps): ComponentChild {
  const words = useWords();
  const { isReadonly } = useEditor();
  const problemOf = (typed: string): string | undefined => {
    if (typed === '') return words.say('field.noName');
    return isTaken(typed) ? words.say('field.taken', { name: typed }) : undefined;
  };
  return <NameField label={label} value={name} isReadonly={isReadonly} problemOf={problemOf} onChange={onRename} />;
}
