import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { useId } from './use-id.ts';
import { readNumber, type Counts } from '../read-number.ts';
import { useWords, type Words } from '../text/words.tsx';
import { addTexts } from '../text/en.ts';
import { FIELDS_TEXTS } from '../text/en/fields.ts';

addTexts(FIELDS_TEXTS);

/** Which numbers a field takes; 0 or more without it. */
export interface Within {
  readonly least: number;
  readonly most?: number;
  readonly isWhole?: boolean;
}

/** Keeps what is typed and is no number, for when the field is gone and comes back. */
export interface Draft {
  readonly text: string | undefined;
  readonly keep: (text: string | undefined) => void;
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly counts: Counts;
  /** What stands in the field while it is empty; without it the field has to hold a number. */
  readonly none?: string;
  readonly within?: Within;
  readonly draft?: Draft;
  readonly isReadonly: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a number as people type it; when it is left, it shows the number in the reader's language. */
export function NumberField(props: NumberFieldProps): ComponentChild {
  const { label, value, counts, none, within, draft, isReadonly, onChange } = props;
  const words = useWords();
  const id = useId();
  const [own, setTyped] = useState<string>();
  const typed = own ?? draft?.text;
  const isEmpty = (text: string): boolean => none !== undefined && text.trim() === '';
  const problemOf = (text: string): string | undefined => {
    if (isEmpty(text)) return undefined;
    const number = readNumber(text, words.decimalSign, counts);
    if (number === undefined) return words.say(counts === 'bytes' ? 'field.notBytes' : 'field.notNumber');
    return within && problemWith(number, within, words);
  };
  const problem = typed === undefined ? undefined : problemOf(typed);
  const isWrong = problem !== undefined;
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
          const isRight = problemOf(text) === undefined;
          if (isRight) onChange(readNumber(text, words.decimalSign, counts));
          if (!isRight || draft?.text !== undefined) draft?.keep(isRight ? undefined : text);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined);
        }}
      />
      {isWrong && (
        <p class="wrong" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

function problemWith(number: number, { least, most, isWhole = false }: Within, words: Words): string | undefined {
  const isInside = number >= least && (most === undefined || number <= most);
  if (isInside && (!isWhole || Number.isInteger(number))) return undefined;
  if (most !== undefined) return words.say(isWhole ? 'field.wholeFromTo' : 'field.fromTo', { least, most });
  return words.say(isWhole ? 'field.wholeFrom' : 'field.from', { least });
}
