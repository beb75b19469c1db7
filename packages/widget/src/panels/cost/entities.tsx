import type { StoredEntity } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Problems } from '../../parts/problems.tsx';
import { useKeptFocus } from '../../parts/kept-focus.ts';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { problemsUnder, useEditor } from './editor.tsx';
import { EntryFields } from './entry-fields.tsx';
import { COUNT, NumberAt } from './fields.tsx';
import { NamedField } from './name-fields.tsx';
import { indexesOf } from './indexes-of.ts';
import { Section } from './section.tsx';
import { SizeFields } from './size-fields.tsx';
import { freeName, moveTyped, renameEntity, underName } from './workload-edits.ts';

/** What is in the table: kinds of items, how many of each and how large. */
export function Entities(): ComponentChild {
  const words = useWords();
  const kept = useKeptFocus();
  const { workload, isReadonly, edit } = useEditor();
  const { entities } = workload;
  const items = Object.values(entities).reduce((sum, { count }) => sum + (Number.isFinite(count) ? count : 0), 0);
  return (
    <Section
      title={words.say('entities.section')}
      summary={words.say('entities.summary', { count: Object.keys(entities).length, items: words.number(items) })}
      places={[['entities']]}
      isToldInside
    >
      <ul class="cards" {...kept}>
        {Object.keys(entities).map((name) => (
          <EntityFields key={name} name={name} />
        ))}
      </ul>
      {!isReadonly && (
        <button
          type="button"
          class="link"
          onClick={() => edit(setAt(workload, ['entities', freeName('item', entities)], NEW_ENTITY))}
        >
          {words.say('entities.addKind')}
        </button>
      )}
    </Section>
  );
}

const NEW_ENTITY: StoredEntity = { count: 1_000, bytes: 512, entries: {} };

function EntityFields({ name }: { readonly name: string }): ComponentChild {
  const words = useWords();
  const { workload, problems, isReadonly, typed, edit, replace } = useEditor();
  const path = ['entities', name];
  const sample = problemsUnder(problems, [...path, 'sample']);
  return (
    <li>
      <div class="fields">
        <NamedField
          label={words.say('entities.name')}
          name={name}
          isTaken={(other) => Object.hasOwn(workload.entities, other)}
          onRename={(other) => edit(renameEntity(workload, name, other), moveTyped(typed, underName(path, other)))}
        />
        <NumberAt path={[...path, 'count']} label={words.say('entities.items')} within={COUNT} />
        <NumberAt
          path={[...path, 'growthPerMonth']}
          label={words.say('entities.growth')}
          none={words.say('entities.noGrowth')}
        />
        <SizeFields name={name} />
      </div>
      {indexesOf(workload.table).map(({ index, projection }) => (
        <EntryFields key={index} entity={name} index={index} projection={projection} />
      ))}
      <Problems of={problemsUnder(problems, path).filter((each) => !sample.includes(each))} />
      {!isReadonly && (
        <button
          type="button"
          class="link"
          onClick={() =>
            replace(
              setAt(workload, path, undefined),
              moveTyped(typed, (at) => (at[0] === 'entities' && at[1] === name ? undefined : at)),
            )
          }
        >
          {words.say('cost.remove', { name })}
        </button>
      )}
    </li>
  );
}
