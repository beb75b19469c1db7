import type { KeyAttribute, Projection } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { More } from '../../parts/more.tsx';
import type { TableKeys } from '../../table-keys.ts';
import { useWords, type Words } from '../../text/words.tsx';

/** What a table and its indexes can be asked, by their keys. */
export function Served({ of }: { readonly of: readonly TableKeys[] }): ComponentChild {
  const words = useWords();
  const id = useId();
  return (
    <section class="templates served" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('given.serves')}
      </p>
      <ul>
        <More of={of} first={12}>
          {(keys) => (
            <li key={`${keys.kind} ${keys.index}`}>
              <p>
                <b>{words.say(`given.${keys.kind}`)}</b> {keys.index !== '' && <code>{keys.index}</code>}
              </p>
              <dl>
                <Key name={words.say('pasted.partitionKey')} of={keys.partitionKey} />
                {keys.sortKey.length > 0 && <Key name={words.say('pasted.sortKey')} of={keys.sortKey} />}
              </dl>
              <p class="note">{sentencesOf(keys, words).join(' ')}</p>
            </li>
          )}
        </More>
      </ul>
    </section>
  );
}

function Key({ name, of }: { readonly name: string; readonly of: readonly KeyAttribute[] }): ComponentChild {
  const words = useWords();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {of.map((attribute, index) => (
          <span key={attribute.name}>
            {index > 0 && ', '}
            <code>{attribute.name}</code> <span class="note">{words.say(`type.${attribute.type}`)}</span>
          </span>
        ))}
      </dd>
    </div>
  );
}

/** What a Query of these keys gives: which items, in which order, and how much of them. */
function sentencesOf({ kind, partitionKey, sortKey, projection }: TableKeys, { say }: Words): readonly string[] {
  const names = (of: readonly KeyAttribute[]): string => of.map(({ name }) => name).join(', ');
  const last = sortKey.at(-1);
  const values = { partition: names(partitionKey), sort: names(sortKey) };
  return [
    last === undefined
      ? say(kind === 'table' ? 'given.one' : 'given.all', values)
      : say(last.type === 'N' ? 'given.ordered' : 'given.prefixed', values),
    ...(kind === 'table' ? [] : [stored(projection, say)]),
    say(kind === 'global' ? 'given.eventual' : 'given.strong'),
  ];
}

function stored(projection: Projection, say: Words['say']): string {
  if (projection === 'ALL') return say('indexes.whole');
  if (projection === 'KEYS_ONLY') return say('indexes.keys');
  return say('indexes.include', { names: projection.include.join(', ') });
}
