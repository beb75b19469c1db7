import type { Capacity } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../../parts/choice.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { readNumber } from '../../read-number.ts';
import { useWords } from '../../text/words.tsx';
import { useEditor } from './editor.tsx';

type Load = NonNullable<Extract<Capacity, { readonly mode: 'provisioned' }>['load']>;

const PATH = ['capacity', 'load'];

/** What is provisioned for: the peak, the average, or the parts of a day. */
export function LoadAt({ load }: { readonly load: Load }): ComponentChild {
  const words = useWords();
  const { isReadonly, set } = useEditor();
  const kind = typeof load === 'string' ? load : 'day';
  return (
    <>
      <Choice
        label={words.say('terms.load')}
        value={kind}
        options={(['peak', 'average', 'day'] as const).map((value) => ({ value, text: words.say(`load.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(value) => set(PATH, value === 'day' ? [1, 1, 1, 1] : value)}
      />
      {typeof load !== 'string' && <DayField parts={load} />}
    </>
  );
}

/** How busy the equal parts of a day are beside each other. */
function DayField({ parts }: { readonly parts: readonly number[] }): ComponentChild {
  const words = useWords();
  const { isReadonly, set } = useEditor();
  const [typed, setTyped] = useState<{ readonly text: string; readonly parts: readonly number[] }>();
  const text = typed?.parts === parts ? typed.text : parts.map((part) => words.number(part)).join('  ');
  const read = (given: string): readonly number[] | undefined => {
    const numbers = given
      .split(/[\s;]+/)
      .filter((word) => word !== '')
      .map((word) => readNumber(word, words.decimalSign, 'things'));
    const known = numbers.filter((number) => number !== undefined);
    return known.length === numbers.length && known.length > 0 ? known : undefined;
  };
  return (
    <TextInput
      label={words.say('terms.day')}
      value={text}
      isReadonly={isReadonly}
      problem={read(text) === undefined ? words.say('field.notNumbers') : undefined}
      onChange={(given) => {
        const numbers = read(given);
        setTyped({ text: given, parts: numbers ?? parts });
        if (numbers !== undefined) set(PATH, numbers);
      }}
    />
  );
}
