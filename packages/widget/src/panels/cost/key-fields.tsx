import type { Path } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';
import { useEditor } from './editor.tsx';
import { getAt } from './at-path.ts';
import { ChoiceAt, TextAt } from './fields.tsx';

interface KeyFieldsProps {
  readonly path: Path;
  readonly label: 'table.partitionKey' | 'table.sortKey';
}

/** An attribute of a key: its name and its type. */
export function KeyFields({ path, label }: KeyFieldsProps): ComponentChild {
  const words = useWords();
  const name = words.say(label);
  return (
    <>
      <TextAt path={[...path, 'name']} label={name} />
      <ChoiceAt
        path={[...path, 'type']}
        label={words.say('table.type', { key: name })}
        options={(['S', 'N', 'B'] as const).map((value) => ({ value, text: words.say(`type.${value}`) }))}
      />
    </>
  );
}

interface KeyListProps {
  readonly path: Path;
  readonly label: 'table.partitionKey' | 'table.sortKey';
  readonly least: 0 | 1;
}

/** A global index has up to four attributes in each half of its key. */
export function KeyList({ path, label, least }: KeyListProps): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, set } = useEditor();
  const given = getAt(workload, path);
  const keys: readonly unknown[] = Array.isArray(given) ? given : [];
  const name = words.say(label);
  return (
    <>
      {keys.map((_, index) => (
        <KeyFields key={index} path={[...path, index]} label={label} />
      ))}
      {!isReadonly && (
        <p class="actions">
          {keys.length < MOST_KEYS && (
            <button
              type="button"
              class="link"
              onClick={() => set(path, [...keys, { name: `attribute${keys.length + 1}`, type: 'S' }])}
            >
              {words.say('table.addKey', { key: name })}
            </button>
          )}
          {keys.length > least && (
            <button
              type="button"
              class="link"
              onClick={() => set(path, keys.length === 1 ? undefined : keys.slice(0, -1))}
            >
              {words.say('table.removeKey', { key: name })}
            </button>
          )}
        </p>
      )}
    </>
  );
}

const MOST_KEYS = 4;
