import type { Reconciliation } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../text/words.tsx';
import { Problems } from './problems.tsx';
import { useId } from './use-id.ts';
import { Figure, Reasons, useWhy } from './why.tsx';

/** What AWS says that a request consumed, what its items take, and where the difference lies. */
export function Evidence({
  of: { consumed, unit, computed, matches, reasons, tables },
}: {
  readonly of: Reconciliation;
}): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const id = useId();
  const open = computed.find(({ mode }) => mode === why.open);
  return (
    <section class="evidence-of-read" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('evidence.title')} {tables.length > 0 && <code>{tables.join(', ')}</code>}
      </p>
      <dl>
        <div class="reported">
          <dt>{words.say('evidence.reported')}</dt>
          <dd>{words.counted(consumed, unit)}</dd>
        </div>
        {computed.map(({ mode, units }) => (
          <div key={mode} class={mode === matches ? 'matches' : ''}>
            <dt>{words.say(`evidence.${mode}`)}</dt>
            <dd>
              <Figure why={why} name={mode} of={units.value} unit={units.rule.unit} />
            </dd>
          </div>
        ))}
      </dl>
      {open !== undefined && <Reasons why={why} of={open.units} />}
      {matches === undefined ? (
        <Problems of={reasons} />
      ) : (
        <p>
          {matches === 'standard'
            ? words.say('evidence.written')
            : words.say('evidence.matches', { mode: words.say(`mode.${matches}`) })}
        </p>
      )}
    </section>
  );
}
