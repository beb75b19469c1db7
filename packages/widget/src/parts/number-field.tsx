import type { ComponentChild } from 'preact';
import { useId, useState } from 'preact/hooks';
import { readNumber, type Counts } from '../read-number.ts';
import { useWords } from '../text/words.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly counts: Counts;
  /** What stands in the field while it is empty; without it the field has to hold a number. */
  readonly none?: string;
  readonly isReadonly: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a number as people type it; when it is left, it shows the number in the reader's language. */
export function NumberField(props: NumberFieldProps): ComponentChild {
  const { label, value, counts, none, isReadonly, onChange } = props;
  const words = useWords();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isEmpty = typed !== undefined && typed.trim() === '' && none !== undefined;
  const isWrong = typed !== undefined && !isEmpty && readNumber(typed, words.decimalSign, counts) === undefined;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        part="input"
        type="text"
        inputMode="decimal"
        autocomplete="off"
        value={typed ?? (value === undefined ? '' : words.number(value))}
        placeholder={none}
        readOnly={isReadonly}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onInput={({ currentTarget: { value: text } }) => {
          setTyped(text);
          const number = readNumber(text, words.decimalSign, counts);
          if (number !== undefined || (none !== undefined && text.trim() === '')) onChange(number);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
      />
      {isWrong && (
        <p class="wrong" id={`${id}-problem`}>
          {words.say(counts === 'bytes' ? 'field.notBytes' : 'field.notNumber')}
        </p>
      )}
    </div>
  );
}
