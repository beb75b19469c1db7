import { ITEM_SIZE_LIMIT, type Entity } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { NumberField, type Within } from '../../parts/number-field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { useKeptFocus } from '../../parts/kept-focus.ts';
import { useWords } from '../../text/words.tsx';
import type { QuestionProps } from './question-fields.tsx';

/** What stands under each partition key; what the Query reads is marked. */
export function Entities({ question, isReadonly, onChange }: QuestionProps): ComponentChild {
  const words = useWords();
  const kept = useKeptFocus();
  const id = useId();
  const { entities, prefix } = question;
  const change = (index: number, changed: Partial<Entity>): void => {
    onChange({ entities: entities.map((each, at) => (at === index ? { ...each, ...changed } : each)) });
  };
  return (
    <section class="entities" role="group" aria-labelledby={id}>
      <div class="heading">
        <p class="title" id={id}>
          {words.say('entities.title')}
        </p>
        <NumberField
          label={words.say('question.partitions')}
          value={question.partitions}
          counts="things"
          within={{ least: 1, isWhole: true }}
          isReadonly={isReadonly}
          onChange={(partitions) => onChange({ partitions: partitions ?? 1 })}
        />
      </div>
      <div class="entity head" aria-hidden="true">
        <span>{words.say('entities.prefix')}</span>
        <span>{words.say('entities.count')}</span>
        <span>{words.say('entities.size')}</span>
        <span>{words.say('entities.bytes')}</span>
      </div>
      <ul {...kept}>
        {entities.map((entity, index) => (
          <li key={index} class={entity.prefix.startsWith(prefix) ? 'entity chosen' : 'entity'}>
            <TextInput
              label={words.say('entities.prefix')}
              value={entity.prefix}
              isReadonly={isReadonly}
              onChange={(typed) => change(index, { prefix: typed })}
            />
            <NumberField
              label={words.say('entities.count')}
              value={entity.perPartition}
              counts="things"
              within={{ least: 0, isWhole: true }}
              isReadonly={isReadonly}
              onChange={(perPartition) => change(index, { perPartition: perPartition ?? 0 })}
            />
            <NumberField
              label={words.say('entities.size')}
              value={entity.bytes}
              counts="bytes"
              within={ITEM_BYTES}
              isReadonly={isReadonly}
              onChange={(bytes) => change(index, { bytes: bytes ?? 0 })}
            />
            <p class="sum">{words.bytes(entity.perPartition * entity.bytes)}</p>
            {!isReadonly && entities.length > 1 && (
              <button
                type="button"
                class="link remove"
                aria-label={words.say('entities.remove', { prefix: entity.prefix })}
                onClick={() => onChange({ entities: entities.filter((_, at) => at !== index) })}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isReadonly && (
        <button
          type="button"
          class="link"
          onClick={() => onChange({ entities: [...entities, { prefix: 'ITEM#', perPartition: 100, bytes: 512 }] })}
        >
          {words.say('entities.add')}
        </button>
      )}
    </section>
  );
}

const ITEM_BYTES: Within = { least: 1, most: ITEM_SIZE_LIMIT.value, isWhole: true };
