import type { Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { TextField } from './text-field.tsx';

interface JsonFieldProps<Value> {
  /** What the button that opens the field says. */
  readonly opener: string;
  readonly label: string;
  /** What is said while the text is no JSON object. */
  readonly refusal: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A whole document as JSON, for everything that has no field of its own. What is typed stays as it was typed. */
export function JsonField<Value>(props: JsonFieldProps<Value>): ComponentChild {
  const { opener, label, refusal, value, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value | undefined }>();
  // What has been changed elsewhere since takes the place of the text.
  const isCurrent = typed !== undefined && (typed.value === undefined || typed.value === value);
  const problems: readonly Problem[] =
    isCurrent && typed.value === undefined
      ? [{ code: 'json.none', severity: 'error', path: [], details: {}, says: refusal }]
      : [];
  return (
    <div class="document">
      <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {opener}
      </button>
      {isOpen && (
        <TextField
          label={label}
          value={isCurrent ? typed.text : JSON.stringify(value, undefined, 2)}
          isReadonly={false}
          problems={problems}
          onInput={(text) => {
            const read = readObject(text) as Value | undefined;
            setTyped({ text, value: read });
            if (read !== undefined) onChange(read);
          }}
        />
      )}
    </div>
  );
}

/** Whatever object a text holds: whether it is what it should be is said by what is made of it. */
function readObject(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}
