import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import type { Evidence as EvidenceOfRead } from '../../evidence.ts';
import { Problems } from '../../parts/problems.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

/** What AWS says that a read consumed, what its items take, and where the difference lies. */
export function Evidence({
  of: { consumed, computed, matches, reasons, tables, modes },
}: {
  readonly of: EvidenceOfRead;
}): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const id = useId();
  const open = modes.find((mode) => mode === why.open);
  return (
    <section class="evidence-of-read" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('evidence.title')} {tables.length > 0 && <code>{tables.join(', ')}</code>}
      </p>
      <dl>
        <div class="reported">
          <dt>{words.say('evidence.reported')}</dt>
          <dd>{words.counted(consumed, 'read units')}</dd>
        </div>
        {modes.map((mode) => (
          <div key={mode} class={mode === matches ? 'matches' : ''}>
            <dt>{words.say(`evidence.${mode}`)}</dt>
            <dd>
              <Figure why={why} name={mode} of={computed[mode].value} unit={computed[mode].rule.unit} />
            </dd>
          </div>
        ))}
      </dl>
      {open !== undefined && <Reasons why={why} of={computed[open]} />}
      {matches === undefined ? (
        <Problems of={reasons} />
      ) : (
        <p>{words.say('evidence.matches', { mode: words.say(`mode.${matches}`) })}</p>
      )}
    </section>
  );
}
