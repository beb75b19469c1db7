import { dynamoJson, type CollectionGroups, type DesignedEntity, type Item, type PrefixGroup } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { More } from '../../parts/more.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import type { TextId } from '../../text/language.ts';
import { useWords } from '../../text/words.tsx';
import { prefixOf } from './described.ts';

interface CollectionsProps {
  readonly title: TextId;
  readonly of: readonly CollectionGroups[];
  /** Entities of which an item can be shown. */
  readonly examples?: readonly DesignedEntity[];
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
              examples={examples?.filter(({ keys }) => keys['pk'] === collection.key) ?? []}
            />
          )}
        </More>
      </ul>
    </section>
  );
}

interface CollectionProps {
  readonly of: CollectionGroups;
  readonly examples: readonly DesignedEntity[];
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
              example={examples.find(({ keys }) => prefixOf(keys['sk'] ?? '') === group.prefix)?.example}
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
  readonly example: Item | undefined;
}

function Group({ group, whole, example }: GroupProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const [isOpen, setOpen] = useState(false);
  const { prefix, template, count, bytes, query, alsoReads } = group;
  const { units, bytesRead } = query;
  const of = (part: number): string => `${whole === 0 ? 0 : (100 * part) / whole}%`;
  return (
    <li class="group">
      <div class="collection">
        <code>{template ?? prefix}</code>
        <span class="note">
          {words.say('collections.items', { count, bytes: words.bytes(bytes) })}{' '}
          {example !== undefined && (
            <button
              type="button"
              class="link"
              aria-expanded={isOpen}
              aria-label={words.say('collections.exampleOf', { prefix })}
              onClick={() => setOpen(!isOpen)}
            >
              {words.say('collections.example')}
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
      {isOpen && example !== undefined && <Example item={example} />}
    </li>
  );
}

function Example({ item }: { readonly item: Item }): ComponentChild {
  const words = useWords();
  const text = (value: unknown): string => JSON.stringify(value).replace(/(.)\1{24,}/g, '…');
  return (
    <dl class="example" aria-label={words.say('collections.example')}>
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
