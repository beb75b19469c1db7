import type { Path, Pattern } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { useWords } from '../../text/words.tsx';
import { ActionFields } from './action-fields.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { EntityAt } from './entity-at.tsx';
import { ChoiceAt, COUNT, NumberAt, ShareAt, TextAt } from './fields.tsx';
import { indexesOf } from './indexes-of.ts';
import { operationName } from './operation-name.ts';
import { WriteFields } from './write-fields.tsx';
import { withOperation } from './workload-edits.ts';

interface PatternFieldsProps {
  readonly pattern: Pattern;
  readonly path: Path;
}

const OPERATIONS = [
  ...(['getItem', 'batchGetItem', 'transactGetItems', 'query', 'scan', 'putItem', 'updateItem'] as const),
  ...(['deleteItem', 'batchWriteItem', 'transactWriteItems', 'deleteByTimeToLive'] as const),
];

/** Everything about an access pattern but its rate. */
export function PatternFields({ pattern, path }: PatternFieldsProps): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, replace } = useEditor();
  const [entity = ''] = Object.keys(workload.entities);
  return (
    <>
      <div class="fields">
        <TextAt path={[...path, 'name']} label={words.say('pattern.name')} />
        <Choice
          label={words.say('pattern.operation')}
          value={pattern.operation}
          options={OPERATIONS.map((value) => ({ value, text: operationName(value, words) }))}
          isReadonly={isReadonly}
          onChange={(operation) => replace(setAt(workload, path, withOperation(pattern, operation, entity)))}
        />
        {'entity' in pattern && <EntityAt path={[...path, 'entity']} />}
        {'items' in pattern && <CountsAt path={[...path, 'items']} label="pattern.items" />}
        {pattern.operation === 'batchWriteItem' && (
          <>
            <CountsAt path={[...path, 'puts']} label="pattern.puts" />
            <CountsAt path={[...path, 'deletes']} label="pattern.deletes" />
          </>
        )}
        <ReadFields pattern={pattern} path={path} />
        <WriteFields action={pattern} path={path} />
        <Conditions pattern={pattern} path={path} />
      </div>
      {pattern.operation === 'transactWriteItems' && <ActionFields actions={pattern.actions} path={path} />}
    </>
  );
}

interface CountsAtProps {
  readonly path: Path;
  readonly label: 'pattern.items' | 'pattern.puts' | 'pattern.deletes';
}

/** How many items of each entity a call reads or writes. */
function CountsAt({ path, label }: CountsAtProps): ComponentChild {
  const words = useWords();
  const { workload } = useEditor();
  return Object.keys(workload.entities).map((name) => (
    <NumberAt
      key={name}
      path={[...path, name]}
      label={words.say(label, { name })}
      none={words.say('pattern.none')}
      within={COUNT}
    />
  ));
}

function ReadFields({ pattern, path }: PatternFieldsProps): ComponentChild {
  const words = useWords();
  const { workload } = useEditor();
  const { operation } = pattern;
  const isPaged = operation === 'query' || operation === 'scan';
  const isLocal =
    isPaged && pattern.index !== undefined && Object.hasOwn(workload.table.localIndexes ?? {}, pattern.index);
  const indexes = indexesOf(workload.table).map(({ index }) => ({ value: index, text: index }));
  return (
    <>
      {isPaged && (
        <ChoiceAt
          path={[...path, 'index']}
          label={words.say('pattern.index')}
          options={[{ value: '', text: words.say('pattern.table') }, ...indexes]}
          initial=""
        />
      )}
      {(isPaged || operation === 'getItem' || operation === 'batchGetItem') && (
        <ChoiceAt
          path={[...path, 'consistency']}
          label={words.say('pattern.consistency')}
          options={(['eventual', 'strong'] as const).map((value) => ({ value, text: words.say(`mode.${value}`) }))}
          initial="eventual"
        />
      )}
      {isPaged && (
        <NumberAt
          path={[...path, 'limit']}
          label={words.say('pattern.limit')}
          none={words.say('pattern.none')}
          within={{ ...COUNT, least: 1 }}
        />
      )}
      {operation === 'scan' && (
        <NumberAt
          path={[...path, 'segments']}
          label={words.say('pattern.segments')}
          none={words.number(1)}
          within={{ least: 1, most: 1e6, isWhole: true }}
        />
      )}
      {operation === 'query' && isLocal && (
        <ChoiceAt
          path={[...path, 'attributes']}
          label={words.say('pattern.attributes')}
          options={(['projected', 'all'] as const).map((value) => ({
            value,
            text: words.say(`pattern.attributes.${value}`),
          }))}
          initial="projected"
        />
      )}
      {operation === 'query' && 'keyCondition' in pattern && (
        <TextAt path={[...path, 'keyCondition']} label={words.say('pattern.keyCondition')} />
      )}
    </>
  );
}

function Conditions({ pattern: { operation, rate }, path }: PatternFieldsProps): ComponentChild {
  const words = useWords();
  const isConditional = /^(put|update|delete)Item$|^transactWrite/.test(operation);
  return (
    <>
      {isConditional && (
        <ShareAt
          path={[...path, 'failedConditions']}
          label={words.say('pattern.failedConditions')}
          none={words.number(0)}
        />
      )}
      <NumberAt
        path={[...path, 'rate', 'peakPerSecond']}
        label={words.say('pattern.peak')}
        none={words.say('pattern.steady')}
        within={{ least: rate.perSecond ?? 0, most: 1e15 }}
      />
      <ShareAt
        path={[...path, 'hottestShare']}
        label={words.say('pattern.hottestShare')}
        none={words.say('pattern.unknown')}
      />
    </>
  );
}
