import type { Path, TransactionAction } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { EntityAt } from './entity-at.tsx';
import { operationName } from './operation-name.ts';
import { WriteFields } from './write-fields.tsx';

interface ActionFieldsProps {
  readonly actions: readonly TransactionAction[];
  readonly path: Path;
}

const ACTIONS = ['putItem', 'updateItem', 'deleteItem', 'conditionCheck'] as const;

/** The actions of a transaction. */
export function ActionFields({ actions, path }: ActionFieldsProps): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, edit, replace } = useEditor();
  const [entity = ''] = Object.keys(workload.entities);
  const list = [...path, 'actions'];
  return (
    <>
      <ol class="actions-of">
        {actions.map((action, index) => (
          <li key={index} class="fields">
            <Choice
              label={words.say('pattern.action', { number: index + 1 })}
              value={action.operation}
              options={ACTIONS.map((value) => ({ value, text: operationName(value, words) }))}
              isReadonly={isReadonly}
              onChange={(operation) => replace(setAt(workload, [...list, index], { operation, entity: action.entity }))}
            />
            <EntityAt path={[...list, index, 'entity']} />
            <WriteFields action={action} path={[...list, index]} />
            {!isReadonly && actions.length > 1 && (
              <button type="button" class="link" onClick={() => replace(setAt(workload, [...list, index], undefined))}>
                {words.say('pattern.removeAction', { number: index + 1 })}
              </button>
            )}
          </li>
        ))}
      </ol>
      {!isReadonly && (
        <button
          type="button"
          class="link"
          onClick={() => edit(setAt(workload, [...list, actions.length], { operation: 'putItem', entity }))}
        >
          {words.say('pattern.addAction')}
        </button>
      )}
    </>
  );
}
