import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import type { ItemsIndex } from '../../read-items.ts';
import { NEW_INDEX } from '../../sample-question.ts';
import { useWords } from '../../text/words.tsx';
import type { ItemsProps } from './items.tsx';
import { KeyFields } from './key-fields.tsx';

/** An index on pasted items: its keys, what it stores, and what is asked of it. */
export function ItemsIndexFields({ source, table, isReadonly, onChange }: ItemsProps): ComponentChild {
  const words = useWords();
  const { index } = source;
  const change = (changed: Partial<ItemsIndex>): void => onChange({ index: { ...(index ?? NEW_INDEX), ...changed } });
  return (
    <div class="index">
      <Choice
        label={words.say('index.choice')}
        value={index?.projection ?? 'none'}
        options={PROJECTIONS.map((value) => ({ value, text: words.say(`index.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(projection) => (projection === 'none' ? onChange({ index: undefined }) : change({ projection }))}
      />
      {index?.projection === 'INCLUDE' && (
        <TextInput
          label={words.say('index.include')}
          value={index.include}
          isReadonly={isReadonly}
          onChange={(include) => change({ include })}
        />
      )}
      {index !== undefined && (
        <TextInput
          label={words.say('index.prefix')}
          value={index.prefix}
          isReadonly={isReadonly}
          onChange={(prefix) => change({ prefix })}
        />
      )}
      {index !== undefined && table?.index !== undefined && (
        <KeyFields of={table.index} name="keys.index" stated={index} isReadonly={isReadonly} onChange={change} />
      )}
    </div>
  );
}

const PROJECTIONS = ['none', 'ALL', 'KEYS_ONLY', 'INCLUDE'] as const;
