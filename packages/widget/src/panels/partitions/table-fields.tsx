import { ITEM_SIZE_LIMIT } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import type { PartitionQuestion } from '../../partition-question.ts';
import { Choice } from '../../parts/choice.tsx';
import { NumberField, type Within } from '../../parts/number-field.tsx';
import { useWords } from '../../text/words.tsx';

/** What every part of the question may need. */
export interface PartitionsProps {
  readonly question: PartitionQuestion;
  readonly isReadonly: boolean;
  readonly onChange: (changed: Partial<PartitionQuestion>) => void;
}

export const WHOLE: Within = { least: 0, isWhole: true };
export const ITEM_BYTES: Within = { least: 1, most: ITEM_SIZE_LIMIT.value, isWhole: true };

/** What the table holds and serves. */
export function TableFields({ question, isReadonly, onChange }: PartitionsProps): ComponentChild {
  const words = useWords();
  const { mode } = question;
  const isOnDemand = mode === 'on-demand';
  return (
    <div class="fields">
      <Choice
        label={words.say('table.mode')}
        value={mode}
        options={(['on-demand', 'provisioned'] as const).map((value) => ({ value, text: words.say(`table.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(chosen) => onChange({ mode: chosen })}
      />
      <NumberField
        label={words.say('table.items')}
        value={question.items}
        counts="things"
        within={WHOLE}
        isReadonly={isReadonly}
        onChange={(items) => onChange({ items: items ?? 0 })}
      />
      <NumberField
        label={words.say('table.itemBytes')}
        value={question.itemBytes}
        counts="bytes"
        within={ITEM_BYTES}
        isReadonly={isReadonly}
        onChange={(itemBytes) => onChange({ itemBytes: itemBytes ?? 0 })}
      />
      <NumberField
        label={words.say('table.itemsPerDay')}
        value={question.itemsPerDay}
        counts="things"
        isReadonly={isReadonly}
        onChange={(itemsPerDay) => onChange({ itemsPerDay: itemsPerDay ?? 0 })}
      />
      <NumberField
        label={words.say(isOnDemand ? 'table.readsPeak' : 'table.readsProvisioned')}
        value={question.readUnits}
        counts="things"
        isReadonly={isReadonly}
        onChange={(readUnits) => onChange({ readUnits: readUnits ?? 0 })}
      />
      <NumberField
        label={words.say(isOnDemand ? 'table.writesPeak' : 'table.writesProvisioned')}
        value={question.writeUnits}
        counts="things"
        isReadonly={isReadonly}
        onChange={(writeUnits) => onChange({ writeUnits: writeUnits ?? 0 })}
      />
      <NumberField
        label={words.say('table.warmReads')}
        value={question.warmReads}
        counts="things"
        none={words.say('table.none')}
        isReadonly={isReadonly}
        onChange={(warmReads) => onChange({ warmReads })}
      />
      <NumberField
        label={words.say('table.warmWrites')}
        value={question.warmWrites}
        counts="things"
        none={words.say('table.none')}
        isReadonly={isReadonly}
        onChange={(warmWrites) => onChange({ warmWrites })}
      />
    </div>
  );
}
