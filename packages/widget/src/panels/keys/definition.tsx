import { writeTableDefinition, type DefinitionNotation, type Table } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { Choice } from '../../parts/choice.tsx';
import { CodeBox } from './code-box.tsx';
import { useWords } from '../../text/words.tsx';

const NOTATIONS: readonly DefinitionNotation[] = ['create-table', 'cloudformation', 'cdk', 'terraform'];

/** What creates the table, to be copied. */
export function Definition({ table }: { readonly table: Table }): ComponentChild {
  const words = useWords();
  const id = useId();
  const [notation, setNotation] = useState<DefinitionNotation>('create-table');
  const text = useMemo(() => writeTableDefinition(table, notation), [table, notation]);
  return (
    <section class="taken" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('definition.title')}
      </p>
      <div class="fields">
        <Choice
          label={words.say('definition.as')}
          value={notation}
          options={NOTATIONS.map((value) => ({ value, text: words.say(`definition.${value}`) }))}
          isReadonly={false}
          onChange={setNotation}
        />
      </div>
      <CodeBox label={words.say('definition.label')} copy={words.say('definition.copy')} text={text} />
    </section>
  );
}
