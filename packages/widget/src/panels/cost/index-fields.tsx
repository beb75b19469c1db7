import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { NamedField, NamesField } from './name-fields.tsx';
import type { IndexOf } from './indexes-of.ts';
import { KeyFields, KeyList } from './key-fields.tsx';
import { renameIndex } from './workload-edits.ts';

/** An index: its name, its key and what it stores of an item. */
export function IndexFields({ index, group, projection }: IndexOf): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, set, edit, replace } = useEditor();
  const path = ['table', group, index];
  const { table } = workload;
  const chosen = typeof projection === 'string' ? projection : 'INCLUDE';
  return (
    <li>
      <div class="fields">
        <NamedField
          label={words.say(group === 'globalIndexes' ? 'table.global' : 'table.local')}
          name={index}
          isTaken={(name) => Object.hasOwn({ ...table.globalIndexes, ...table.localIndexes }, name)}
          onRename={(name) => edit(renameIndex(workload, group, index, name))}
        />
        <Choice
          label={words.say('table.projection')}
          value={chosen}
          options={(['ALL', 'KEYS_ONLY', 'INCLUDE'] as const).map((value) => ({
            value,
            text: words.say(`projection.${value}`),
          }))}
          isReadonly={isReadonly}
          onChange={(value) =>
            replace(
              setAt(
                workload,
                [...path, 'projection'],
                value === 'INCLUDE' ? { include: [words.say('write.attribute')] } : value,
              ),
            )
          }
        />
        {typeof projection !== 'string' && (
          <NamesField
            label={words.say('table.included')}
            names={projection.include}
            isReadonly={isReadonly}
            onChange={(names) => set([...path, 'projection', 'include'], names)}
          />
        )}
        {group === 'globalIndexes' ? (
          <>
            <KeyList path={[...path, 'partitionKey']} label="table.partitionKey" least={1} />
            <KeyList path={[...path, 'sortKey']} label="table.sortKey" least={0} />
          </>
        ) : (
          <KeyFields path={[...path, 'sortKey']} label="table.sortKey" />
        )}
      </div>
      {!isReadonly && (
        <button
          type="button"
          class="link"
          onClick={() => replace(withoutEntries(setAt(workload, path, undefined), index))}
        >
          {words.say('cost.remove', { name: index })}
        </button>
      )}
    </li>
  );
}

/** What entities say of an index that is gone goes with it; what access patterns ask of it is told as a problem. */
function withoutEntries<Document extends { readonly entities: object }>(workload: Document, index: string): Document {
  return Object.keys(workload.entities).reduce(
    (changed, entity) => setAt(changed, ['entities', entity], withoutEntry(getEntity(changed, entity), index)),
    workload,
  );
}

function getEntity({ entities }: { readonly entities: object }, name: string): unknown {
  return (entities as Readonly<Record<string, unknown>>)[name];
}

function withoutEntry(entity: unknown, index: string): unknown {
  const { entries } = (entity ?? {}) as { readonly entries?: object };
  return entries !== undefined && Object.hasOwn(entries, index) ? setAt(entity, ['entries', index], undefined) : entity;
}
