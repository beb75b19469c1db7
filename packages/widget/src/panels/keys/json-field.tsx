import type { DesignInput, Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import { useWords } from '../../text/words.tsx';

interface JsonFieldProps {
  readonly input: DesignInput;
  /** The text as it was typed; undefined where it is written from the form. */
  readonly typed: string | undefined;
  readonly problems: readonly Problem[];
  readonly isReadonly: boolean;
  /** A text, and what it says if it can be read. */
  readonly onChange: (typed: string, input: DesignInput | undefined) => void;
}

/** Entities and patterns as JSON, for everything that has no field of its own. What is typed stays as it was typed. */
export function JsonField({ input, typed, problems, isReadonly, onChange }: JsonFieldProps): ComponentChild {
  const words = useWords();
  const [isOpen, setOpen] = useState(typed !== undefined);
  const notJson: Problem = {
    code: 'design.no-json',
    severity: 'error',
    path: [],
    details: {},
    says: words.say('keys.notJson'),
  };
  return (
    <div class="document">
      <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.say('keys.json')}
      </button>
      {isOpen && (
        <TextField
          label={words.say('keys.document')}
          value={typed ?? JSON.stringify(input, undefined, 2)}
          isReadonly={isReadonly}
          problems={isUnreadable(typed) ? [notJson] : problems}
          onInput={(text) => onChange(text, readObject(text))}
        />
      )}
    </div>
  );
}

/** Whether a text that was typed cannot be read. */
export function isUnreadable(text: string | undefined): boolean {
  return text !== undefined && readObject(text) === undefined;
}

/** Whatever object a text holds: whether it is a design is said by its problems. */
function readObject(text: string): DesignInput | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as DesignInput) : undefined;
  } catch {
    return undefined;
  }
}
