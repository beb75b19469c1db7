import { ITEM_SIZE_LIMIT } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useWords } from '../../text/words.tsx';
import type { QuestionProps } from './question-fields.tsx';

/** An index that answers the question about described items: what it stores of each. */
export function EntryIndexFields({ question, isReadonly, onChange }: QuestionProps): ComponentChild {
  const words = useWords();
  const { index } = question;
  const stores = index === undefined ? 'none' : index.bytes === undefined ? 'all' : 'part';
  return (
    <div class="index">
      <Choice
        label={words.say('index.choice')}
        value={stores}
        options={(['none', 'all', 'part'] as const).map((value) => ({ value, text: words.say(`index.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(chosen) =>
          onChange({ index: chosen === 'none' ? undefined : { bytes: chosen === 'all' ? undefined : USUAL_ENTRY } })
        }
      />
      {index?.bytes !== undefined && (
        <NumberField
          label={words.say('index.bytes')}
          value={index.bytes}
          counts="bytes"
          within={{ least: 1, most: ITEM_SIZE_LIMIT.value, isWhole: true }}
          isReadonly={isReadonly}
          onChange={(bytes) => onChange({ index: { bytes: bytes ?? USUAL_ENTRY } })}
        />
      )}
      {index !== undefined && <p class="note">{words.say('index.note')}</p>}
    </div>
  );
}

/** The keys of the table and of the index with a few short attributes. */
const USUAL_ENTRY = 256;
