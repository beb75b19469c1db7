import type { ComponentChild } from 'preact';
import type { HotSpot } from '../../partition-question.ts';
import { Choice } from '../../parts/choice.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useWords } from '../../text/words.tsx';
import { ITEM_BYTES, WHOLE } from './table-fields.tsx';

interface HotFieldsProps {
  readonly hot: HotSpot;
  readonly isReadonly: boolean;
  readonly onChange: (changed: Partial<HotSpot>) => void;
}

/** What is hot, and the requests that it gets. */
export function HotFields({ hot, isReadonly, onChange }: HotFieldsProps): ComponentChild {
  const words = useWords();
  const isItem = hot.of === 'item';
  return (
    <div class="fields">
      <Choice
        label={words.say('hot.of')}
        value={hot.of}
        options={(['item', 'collection', 'index partition'] as const).map((value) => ({
          value,
          text: words.say(`hot.${value}`),
        }))}
        isReadonly={isReadonly}
        onChange={(of) => onChange({ of })}
      />
      {!isItem && (
        <NumberField
          label={words.say('hot.readItems')}
          value={hot.readItems}
          counts="things"
          within={WHOLE}
          isReadonly={isReadonly}
          onChange={(readItems) => onChange({ readItems: readItems ?? 0 })}
        />
      )}
      <NumberField
        label={words.say(isItem ? 'hot.itemBytes' : 'hot.readBytes')}
        value={hot.readBytes}
        counts="bytes"
        within={ITEM_BYTES}
        isReadonly={isReadonly}
        onChange={(readBytes) => onChange({ readBytes: readBytes ?? 0 })}
      />
      {hot.of !== 'index partition' && (
        <Choice
          label={words.say('hot.consistency')}
          value={hot.consistency}
          options={(['eventual', 'strong'] as const).map((value) => ({ value, text: words.say(`mode.${value}`) }))}
          isReadonly={isReadonly}
          onChange={(consistency) => onChange({ consistency })}
        />
      )}
      <NumberField
        label={words.say('hot.readsPerSecond')}
        value={hot.readsPerSecond}
        counts="things"
        isReadonly={isReadonly}
        onChange={(readsPerSecond) => onChange({ readsPerSecond: readsPerSecond ?? 0 })}
      />
      <NumberField
        label={words.say('hot.writeBytes')}
        value={hot.writeBytes}
        counts="bytes"
        within={ITEM_BYTES}
        isReadonly={isReadonly}
        onChange={(writeBytes) => onChange({ writeBytes: writeBytes ?? 0 })}
      />
      <NumberField
        label={words.say('hot.writesPerSecond')}
        value={hot.writesPerSecond}
        counts="things"
        isReadonly={isReadonly}
        onChange={(writesPerSecond) => onChange({ writesPerSecond: writesPerSecond ?? 0 })}
      />
      {!isItem && (
        <Choice
          label={words.say('hot.sortKeys')}
          value={hot.sortKeys}
          options={(['spread', 'rising'] as const).map((value) => ({ value, text: words.say(`hot.${value}`) }))}
          isReadonly={isReadonly}
          onChange={(sortKeys) => onChange({ sortKeys })}
        />
      )}
    </div>
  );
}
