import type { Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { IndexFields } from './index-fields.tsx';
import { indexesOf } from './indexes-of.ts';
import { KeyFields } from './key-fields.tsx';
import { Section } from './section.tsx';
import { freeName } from './workload-edits.ts';

/** The table's key and its indexes. */
export function TableFields(): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, edit, replace } = useEditor();
  const { table } = workload;
  const indexes = indexesOf(table);
  return (
    <Section
      title={words.say('table.section')}
      summary={indexes.length === 0 ? words.say('table.noIndexes') : indexes.map(({ index }) => index).join(', ')}
      places={[['table']]}
    >
      <div class="fields">
        <KeyFields path={['table', 'partitionKey']} label="table.partitionKey" />
        {table.sortKey !== undefined && <KeyFields path={['table', 'sortKey']} label="table.sortKey" />}
      </div>
      <ul class="cards">
        {indexes.map((each) => (
          <IndexFields key={`${each.group} ${each.index}`} {...each} />
        ))}
      </ul>
      {!isReadonly && (
        <p class="actions">
          <button
            type="button"
            class="link"
            onClick={() =>
              replace(setAt(workload, ['table', 'sortKey'], table.sortKey ? undefined : { name: 'sk', type: 'S' }))
            }
          >
            {words.say(table.sortKey === undefined ? 'table.addSortKey' : 'table.removeSortKey')}
          </button>
          <button type="button" class="link" onClick={() => edit(withIndex(workload, 'globalIndexes'))}>
            {words.say('table.addGlobal')}
          </button>
          {table.sortKey !== undefined && (
            <button type="button" class="link" onClick={() => edit(withIndex(workload, 'localIndexes'))}>
              {words.say('table.addLocal')}
            </button>
          )}
        </p>
      )}
    </Section>
  );
}

/** A workload with one index more, of which the items have no entries until they are told to. */
function withIndex(workload: Workload, group: 'globalIndexes' | 'localIndexes'): Workload {
  const { table, entities } = workload;
  const base = group === 'globalIndexes' ? 'gsi' : 'lsi';
  const name = freeName(base, { ...table.globalIndexes, ...table.localIndexes });
  const key = { name: `${name}pk`, type: 'S' };
  const index =
    group === 'globalIndexes' ? { partitionKey: [key], projection: 'ALL' } : { sortKey: key, projection: 'ALL' };
  const told = Object.fromEntries(
    Object.entries(entities).map(([each, entity]) => [
      each,
      entity.entries === undefined && entity.sample === undefined ? { ...entity, entries: {} } : entity,
    ]),
  );
  return { ...setAt(workload, ['table', group, name], index), entities: told };
}
