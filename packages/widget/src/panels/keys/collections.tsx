import { dynamoJson, type CollectionGroups, type Item, type PrefixGroup } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { More } from '../../parts/more.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import type { TextId } from '../../text/language.ts';
import { useWords } from '../../text/words.tsx';
import type { Examples } from './examples.ts';

interface CollectionsProps {
  readonly title: TextId;
  readonly of: readonly CollectionGroups[];
  readonly examples?: readonly Examples[];
}

/** What stands under a partition key, by prefix in the order of the keys, with what one Query for each reads. */
export function Collections({ title, of, examples }: CollectionsProps): ComponentChild {
  const words = useWords();
  const id = useId();
  return (
    <section class="collections" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say(title)} <span class="note">{words.say('collections.scale')}</span>
      </p>
      <ul>
        <More of={of} first={6}>
          {(collection) => (
            <Collection
              key={collection.key}
              of={collection}
              examples={examples?.filter(({ key }) => key === collection.key) ?? []}
            />
          )}
        </More>
      </ul>
    </section>
  );
}

interface CollectionProps {
  readonly of: CollectionGroups;
  readonly examples: readonly Examples[];
}

function Collection({ of: { key, count, bytes, query, groups }, examples }: CollectionProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { units } = query;
  return (
    <li>
      <div class="collection">
        <code>{key}</code>
        <span class="note">{words.say('collections.items', { count, bytes: words.bytes(bytes) })}</span>
        <span class="units">
          <Figure why={why} name="all" of={units.value} unit={units.rule.unit}>
            {words.counted(units.value, units.rule.unit)}
          </Figure>
        </span>
      </div>
      {why.open !== undefined && <Reasons why={why} of={units} />}
      <ul>
        <More of={groups} first={12}>
          {(group, index) => (
            <Group
              key={index}
              group={group}
              whole={bytes}
              examples={examples.find(({ prefix }) => prefix === group.prefix)}
            />
          )}
        </More>
      </ul>
    </li>
  );
}

interface GroupProps {
  readonly group: PrefixGroup;
  /** The bytes of the whole collection. */
  readonly whole: number;
  readonly examples: Examples | undefined;
}

function Group({ group, whole, examples }: GroupProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const [isOpen, setOpen] = useState(false);
  const { prefix, template, count, bytes, query, alsoReads } = group;
  const { units, bytesRead } = query;
  const shown = Math.min(count, MOST_EXAMPLES);
  const of = (part: number): string => `${whole === 0 ? 0 : (100 * part) / whole}%`;
  return (
    <li class="group">
      <div class="collection">
        <code>{template ?? prefix}</code>
        <span class="note">
          {words.say('collections.items', { count, bytes: words.bytes(bytes) })}{' '}
          {examples !== undefined && (
            <button
              type="button"
              class="link"
              aria-expanded={isOpen}
              aria-label={words.say('collections.exampleOf', { prefix, count: shown })}
              onClick={() => setOpen(!isOpen)}
            >
              {words.say('collections.example', { count: shown })}
            </button>
          )}
        </span>
        <span class="units">
          <Figure why={why} name="units" of={units.value} unit={units.rule.unit}>
            {words.counted(units.value, units.rule.unit)}
          </Figure>
        </span>
      </div>
      <span class="bar" aria-hidden="true" dir="ltr">
        <i class="read" style={{ inlineSize: of(bytesRead) }} />
        <i class="kept" style={{ inlineSize: of(bytes) }} />
      </span>
      {alsoReads.length > 0 && (
        <p class="unpriced">{words.say('collections.alsoReads', { prefix, others: alsoReads.join(', ') })}</p>
      )}
      {why.open !== undefined && <Reasons why={why} of={units} />}
      {isOpen && examples?.first(shown).map((item, index) => <Example key={index} item={item} />)}
    </li>
  );
}

/** From the second on they show what differs between the items of a prefix; more would show nothing new. */
const MOST_EXAMPLES = 3;

function Example({ item }: { readonly item: Item }): ComponentChild {
  const words = useWords();
  const text = (value: unknown): string => JSON.stringify(value).replace(/(.)\1{24,}/g, '…');
  return (
    <dl class="example" aria-label={words.say('collections.example', { count: 1 })}>
      {Object.entries(item).map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{text(dynamoJson(value))}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
