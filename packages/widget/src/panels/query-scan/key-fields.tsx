import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { Choice } from '../../parts/choice.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import type { ItemsSource, Keyed } from '../../read-items.ts';
import { useWords } from '../../text/words.tsx';

type Stated = Pick<ItemsSource, 'partitionKey' | 'sortKey' | 'partition'>;

interface KeyFieldsProps {
  readonly of: Keyed;
  /** Whose key it is, in its labels. */
  readonly name: 'keys' | 'keys.index';
  readonly stated: Stated;
  readonly isReadonly: boolean;
  readonly onChange: (changed: Partial<Stated>) => void;
}

/** The names of a key, guessed until they are stated, and which of its partitions is asked for. */
export function KeyFields({ of, name, stated, isReadonly, onChange }: KeyFieldsProps): ComponentChild {
  const words = useWords();
  const noteId = useId();
  const { keys, partitions, asked } = of;
  const isGuessed = stated.partitionKey === undefined || stated.sortKey === undefined;
  const isUnknown = partitions.length === 0 && keys.partition !== undefined;
  return (
    <div class="keys">
      <div class="fields">
        <TextInput
          label={words.say(`${name}.partition`)}
          value={stated.partitionKey ?? keys.partition ?? ''}
          isReadonly={isReadonly}
          problem={isUnknown ? words.say('keys.unknown', { name: keys.partition ?? '' }) : undefined}
          describedBy={isGuessed ? noteId : undefined}
          onChange={(partitionKey) => onChange({ partitionKey, partition: undefined })}
        />
        <TextInput
          label={words.say(`${name}.sort`)}
          value={stated.sortKey ?? keys.sort ?? ''}
          isReadonly={isReadonly}
          describedBy={isGuessed ? noteId : undefined}
          onChange={(sortKey) => onChange({ sortKey })}
        />
        {asked !== undefined && (
          <Choice
            label={words.say(`${name}.value`)}
            value={asked.key}
            options={partitions.slice(0, MOST).map(({ key, count }) => ({
              value: key,
              text: words.say('keys.option', { key: key.length > 60 ? `${key.slice(0, 59)}…` : key, count }),
            }))}
            isReadonly={isReadonly}
            onChange={(partition) => onChange({ partition })}
          />
        )}
      </div>
      {isGuessed && (
        <p class="note" id={noteId}>
          {words.say(keys.partition === undefined ? 'keys.notGuessed' : 'keys.guessed')}
        </p>
      )}
    </div>
  );
}

/** Nobody looks for a partition in a longer list. */
const MOST = 500;
