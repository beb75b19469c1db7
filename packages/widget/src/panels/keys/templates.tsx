import type { Design } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { More } from '../../parts/more.tsx';
import { useWords } from '../../text/words.tsx';

/** How the keys of each entity are written, in the table and in its indexes. */
export function Templates({ design }: { readonly design: Design }): ComponentChild {
  const words = useWords();
  const id = useId();
  return (
    <section class="templates" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('keys.templates')}
      </p>
      <ul>
        <More of={design.entities} first={12}>
          {({ name, keys, count, bytes }) => (
            <li key={name}>
              <p>
                <b>{name}</b> <span class="note">{words.say('keys.times', { count, bytes: words.bytes(bytes) })}</span>
              </p>
              <dl>
                {Object.entries(keys).map(([key, template]) => (
                  <div key={key}>
                    <dt>
                      <code>{key}</code>
                    </dt>
                    <dd>
                      <code>{template}</code>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          )}
        </More>
      </ul>
    </section>
  );
}
