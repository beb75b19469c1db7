import type { Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useRef } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import type { ItemsSource, TableOfItems } from '../../read-items.ts';
import { SAMPLE_ITEMS } from '../../sample-items.ts';
import { useWords } from '../../text/words.tsx';
import { KeyFields } from './key-fields.tsx';

export interface ItemsProps {
  readonly source: ItemsSource;
  /** What the items make up; undefined while there are none. */
  readonly table: TableOfItems | undefined;
  readonly isReadonly: boolean;
  readonly onChange: (changed: Partial<ItemsSource>) => void;
}

/** Items that were pasted, the keys of their table, and the partition that is asked for. */
export function Items(props: ItemsProps & { readonly problems: readonly Problem[] }): ComponentChild {
  const { source, table, problems, isReadonly, onChange } = props;
  const words = useWords();
  const file = useRef<HTMLInputElement>(null);
  const paste = (text: string): void => onChange({ text, partition: undefined });
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen !== undefined) paste(await chosen.text());
  };
  return (
    <>
      <TextField
        label={words.say('items.title')}
        value={source.text}
        placeholder={words.say('items.placeholder')}
        isReadonly={isReadonly}
        problems={problems}
        onInput={paste}
      >
        {!isReadonly && (
          <div class="tools">
            <span>{table !== undefined && words.say('items.read', { count: table.items.length })}</span>
            <input
              ref={file}
              type="file"
              hidden
              onChange={({ currentTarget }) => {
                void open(currentTarget.files?.[0]);
                // The same file may be opened again after it has changed.
                currentTarget.value = '';
              }}
            />
            <span class="actions">
              {source.text.trim() === '' && (
                <button type="button" class="link" onClick={() => paste(SAMPLE_ITEMS)}>
                  {words.say('items.sample')}
                </button>
              )}
              <button type="button" class="link" onClick={() => file.current?.click()}>
                {words.say('items.file')}
              </button>
            </span>
          </div>
        )}
      </TextField>
      {table !== undefined && (
        <KeyFields of={table} name="keys" stated={source} isReadonly={isReadonly} onChange={onChange} />
      )}
    </>
  );
}
