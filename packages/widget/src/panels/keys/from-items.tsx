import type { Item } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useReducer, useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { Choice } from '../../parts/choice.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { registryOf, type ItemTemplate } from '../../registry-of-items.ts';
import { SAMPLE_ITEMS } from '../../sample-design.ts';
import { useWords } from '../../text/words.tsx';
import { createReader } from '../../weigh.ts';
import { Collections } from './collections.tsx';
import type { EntranceProps } from './from-design.tsx';
import { Notes } from './notes.tsx';

/** From pasted items to the templates of their keys, what is wrong with them, and the collections they form. */
export function FromItems(props: EntranceProps): ComponentChild {
  const words = useWords();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const [read] = useState(() => createReader(() => renderAgain(undefined)));
  const { keys, isReadonly, onChange } = props;
  const text = keys.items ?? SAMPLE_ITEMS;
  const { reading, last } = read(text, undefined);
  const items = useMemo(() => last?.items.map(({ item }) => item) ?? [], [last]);
  return (
    <>
      <TextField
        label={words.say('pasted.label')}
        value={text}
        isReadonly={isReadonly}
        problems={reading.state === 'refused' ? reading.problems : []}
        onInput={(typed) => onChange({ items: typed })}
      />
      {reading.state === 'refused' && reading.isOnlyJson && <p class="stale">{words.say('load.notations')}</p>}
      {reading.state === 'refused' && items.length > 0 && <p class="stale">{words.say('stale')}</p>}
      {reading.state === 'empty' && <p class="hint">{words.say('pasted.empty')}</p>}
      {reading.state !== 'empty' && items.length > 0 && <Registry {...props} items={items} />}
    </>
  );
}

interface RegistryProps extends EntranceProps {
  readonly items: readonly Item[];
}

function Registry({ items, keys, isReadonly, onChange }: RegistryProps): ComponentChild {
  const words = useWords();
  const registry = useMemo(() => registryOf(items, keys), [items, keys]);
  if (registry === undefined) return <p class="stale">{words.say('pasted.noKey')}</p>;
  const { candidates, table, templates, problems, read, collections } = registry;
  const { partitionKey, sortKey } = table;
  const options = candidates.map((value) => ({ value, text: value }));
  return (
    <>
      <div class="fields">
        <Choice
          label={words.say('pasted.partitionKey')}
          value={partitionKey.name}
          options={options}
          isReadonly={isReadonly}
          onChange={(name) => onChange({ partitionKey: name })}
        />
        {sortKey !== undefined && (
          <Choice
            label={words.say('pasted.sortKey')}
            value={sortKey.name}
            options={options}
            isReadonly={isReadonly}
            onChange={(name) => onChange({ sortKey: name })}
          />
        )}
        <TextInput
          label={words.say('pasted.prefix')}
          value={keys.prefix}
          isReadonly={isReadonly}
          onChange={(prefix) => onChange({ prefix })}
        />
      </div>
      {read.length > 0 && (
        <p class="note">{words.say('pasted.reads', { prefix: keys.prefix, names: read.join(', ') })}</p>
      )}
      <Notes of={problems} />
      {problems.length === 0 && <p class="note">{words.say('pasted.fine')}</p>}
      {templates.length > 0 && (
        <Inferred
          templates={templates}
          isReadonly={isReadonly}
          onChange={(inferred, text) => onChange({ templates: { ...keys.templates, [inferred]: text } })}
        />
      )}
      <Collections title="collections.pasted" of={collections} />
    </>
  );
}

interface InferredProps {
  readonly templates: readonly ItemTemplate[];
  readonly isReadonly: boolean;
  readonly onChange: (inferred: string, text: string) => void;
}

/** The templates that the keys seem to follow; where the keys say too little they are corrected by hand. */
function Inferred({ templates, isReadonly, onChange }: InferredProps): ComponentChild {
  const words = useWords();
  const id = useId();
  return (
    <section class="inferred" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('pasted.templates')} <span class="note">{words.say('pasted.templatesHint')}</span>
      </p>
      <ul>
        {templates.map(({ inferred, text }, index) => (
          <li key={index}>
            <TextInput
              label={words.say('pasted.template', { number: index + 1 })}
              value={text}
              isReadonly={isReadonly}
              onChange={(typed) => onChange(inferred.text, typed)}
            />
            <p class="note">
              {words.lay('pasted.follow', { count: inferred.count, example: <code>{inferred.example}</code> })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
