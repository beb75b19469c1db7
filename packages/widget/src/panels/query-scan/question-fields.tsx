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

interface QuestionFieldsProps extends QuestionProps {
  /** The id of what is said about the prefix. */
  readonly adviceId: string | undefined;
}

/** The request and how often it is made. */
export function QuestionFields({ question, isReadonly, onChange, adviceId }: QuestionFieldsProps): ComponentChild {
  const words = useWords();
  return (
    <div class="fields">
      <TextInput
        label={words.say('question.prefix')}
        value={question.prefix}
        isReadonly={isReadonly}
        describedBy={adviceId}
        onChange={(prefix) => onChange({ prefix })}
      />
      <NumberField
        label={words.say('question.limit')}
        value={question.limit}
        counts="things"
        none={words.say('question.noLimit')}
        within={{ least: 1, isWhole: true }}
        isReadonly={isReadonly}
        onChange={(limit) => onChange({ limit })}
      />
      <NumberField
        label={words.say('question.filter')}
        value={question.percentKept}
        counts="percent"
        within={{ least: 0, most: 100 }}
        isReadonly={isReadonly}
        onChange={(percentKept) => onChange({ percentKept: percentKept ?? 100 })}
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
