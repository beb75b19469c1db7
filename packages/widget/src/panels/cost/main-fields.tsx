import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { EXAMPLE_NAMES, examplesFor, type ExampleName } from '../../examples.ts';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { ChoiceAt } from './fields.tsx';
import { RegionAt } from './region-at.tsx';

/** The choices that matter most: which workload, where, and how it is paid for. */
export function MainFields({ onApproach }: { readonly onApproach: () => void }): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, replace } = useEditor();
  const workloads = examplesFor(words);
  const example = EXAMPLE_NAMES.find((name) => workloads[name] === workload);
  const examples = EXAMPLE_NAMES.map((value) => ({ value, text: words.say(`example.${value}`) }));
  const own = { value: 'own', text: words.say('example.own') } as const;
  return (
    <div class="fields main-fields" onPointerEnter={onApproach} onFocusIn={onApproach}>
      <Choice<ExampleName | 'own'>
        label={words.say('cost.example')}
        value={example ?? 'own'}
        options={example === undefined ? [own, ...examples] : examples}
        isReadonly={isReadonly}
        onChange={(name) => {
          if (name !== 'own') replace(workloads[name], {});
        }}
      />
      <RegionAt path={['region']} label={words.say('cost.region')} />
      <Choice
        label={words.say('cost.capacity')}
        value={workload.capacity?.mode ?? 'on-demand'}
        options={(['on-demand', 'provisioned'] as const).map((value) => ({ value, text: words.say(`mode.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(mode) => replace(setAt(workload, ['capacity'], { mode }))}
      />
      <ChoiceAt
        path={['tableClass']}
        label={words.say('cost.class')}
        options={(['standard', 'infrequentAccess'] as const).map((value) => ({
          value,
          text: words.say(`class.${value}`),
        }))}
        initial="standard"
      />
    </div>
  );
}
