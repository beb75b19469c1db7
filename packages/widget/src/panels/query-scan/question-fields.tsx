import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import type { ReadQuestion } from '../../reads.ts';
import { useWords } from '../../text/words.tsx';

/** What every part of the question may need. */
export interface QuestionProps {
  readonly question: ReadQuestion;
  readonly isReadonly: boolean;
  readonly onChange: (changed: Partial<ReadQuestion>) => void;
}

/** The request and how often it is made. */
export function QuestionFields({ question, isReadonly, onChange }: QuestionProps): ComponentChild {
  const words = useWords();
  return (
    <div class="fields">
      <NumberField
        label={words.say('question.partitions')}
        value={question.partitions}
        counts="things"
        isReadonly={isReadonly}
        onChange={(partitions) => onChange({ partitions: partitions ?? 1 })}
      />
      <TextInput
        label={words.say('question.prefix')}
        value={question.prefix}
        isReadonly={isReadonly}
        onChange={(prefix) => onChange({ prefix })}
      />
      <NumberField
        label={words.say('question.limit')}
        value={question.limit}
        counts="things"
        none={words.say('question.noLimit')}
        isReadonly={isReadonly}
        onChange={(limit) => onChange({ limit })}
      />
      <Choice
        label={words.say('question.consistency')}
        value={question.consistency}
        options={(['eventual', 'strong'] as const).map((value) => ({ value, text: words.say(`mode.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(consistency) => onChange({ consistency })}
      />
      <NumberField
        label={words.say('question.calls')}
        value={question.callsPerMonth}
        counts="things"
        isReadonly={isReadonly}
        onChange={(callsPerMonth) => onChange({ callsPerMonth: callsPerMonth ?? 0 })}
      />
    </div>
  );
}
