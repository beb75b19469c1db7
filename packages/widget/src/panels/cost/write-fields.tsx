import type { Path, Pattern, TransactionAction } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { useWords } from '../../text/words.tsx';
import { getAt, setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { ChoiceAt } from './fields.tsx';
import { NamesField } from './name-fields.tsx';
import { indexesOf } from './indexes-of.ts';

interface WriteFieldsProps {
  readonly action: Pattern | TransactionAction;
  readonly path: Path;
}

/** What a write does to the item: it decides which indexes are written. */
export function WriteFields({ action, path }: WriteFieldsProps): ComponentChild {
  const words = useWords();
  const { workload } = useEditor();
  const { operation } = action;
  const indexes = indexesOf(workload.table);
  return (
    <>
      {operation === 'putItem' && (
        <ChoiceAt
          path={[...path, 'replaces']}
          label={words.say('write.replaces')}
          options={(['nothing', 'item'] as const).map((value) => ({
            value,
            text: words.say(`write.replaces.${value}`),
          }))}
          initial="nothing"
        />
      )}
      {indexes.length > 0 &&
        (operation === 'updateItem' || (operation === 'putItem' && action.replaces === 'item')) && (
          <ChangesAt path={[...path, 'changes']} />
        )}
      {operation === 'updateItem' && indexes.map(({ index }) => <MoveAt key={index} path={path} index={index} />)}
    </>
  );
}

/** Which attributes get another value: any, none, or those that are named. */
function ChangesAt({ path }: { readonly path: Path }): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, set } = useEditor();
  const changes = getAt(workload, path);
  const names = Array.isArray(changes) ? (changes as readonly string[]) : undefined;
  const chosen = names === undefined ? 'any' : names.length === 0 ? 'none' : 'these';
  return (
    <>
      <Choice
        label={words.say('write.changes')}
        value={chosen}
        options={(['any', 'none', 'these'] as const).map((value) => ({
          value,
          text: words.say(`write.changes.${value}`),
        }))}
        isReadonly={isReadonly}
        onChange={(value) =>
          set(path, value === 'any' ? undefined : value === 'none' ? [] : [words.say('write.attribute')])
        }
      />
      {names !== undefined && names.length > 0 && (
        <NamesField
          label={words.say('write.names')}
          names={names}
          isReadonly={isReadonly}
          onChange={(read) => set(path, read)}
        />
      )}
    </>
  );
}

/** Whether the item enters or leaves an index. */
function MoveAt({ path, index }: { readonly path: Path; readonly index: string }): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, edit } = useEditor();
  const listed = (field: 'enters' | 'leaves'): readonly string[] => {
    const names = getAt(workload, [...path, field]);
    return Array.isArray(names) ? (names as readonly string[]) : [];
  };
  const move = listed('enters').includes(index) ? 'enters' : listed('leaves').includes(index) ? 'leaves' : 'stays';
  return (
    <Choice
      label={words.say('write.entry', { index })}
      value={move}
      options={(['stays', 'enters', 'leaves'] as const).map((value) => ({
        value,
        text: words.say(`write.entry.${value}`),
      }))}
      isReadonly={isReadonly}
      onChange={(chosen) =>
        edit(
          (['enters', 'leaves'] as const).reduce((changed, field) => {
            const others = listed(field).filter((name) => name !== index);
            const names = chosen === field ? [...others, index] : others;
            return setAt(changed, [...path, field], names.length === 0 ? undefined : names);
          }, workload),
        )
      }
    />
  );
}
