import { bytesInPartitions, COLLECTION_LIMIT, LOCAL_INDEX_LIMIT } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { collectionLimit, type PartitionQuestion } from '../../partition-question.ts';
import { NumberField } from '../../parts/number-field.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { BasisTag } from './basis.tsx';
import { Days } from './growth.tsx';
import { WHOLE, type PartitionsProps } from './table-fields.tsx';

/** How far the largest collection is from the 10 GB at which a table with local indexes refuses to write. */
export function LocalIndexes({ question, isReadonly, onChange }: PartitionsProps): ComponentChild {
  const words = useWords();
  const id = useId();
  const { localIndexes, collection } = question;
  const change = (changed: Partial<PartitionQuestion['collection']>): void =>
    onChange({ collection: { ...collection, ...changed } });
  return (
    <section class="local" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('local.title')}
      </p>
      <div class="fields">
        <NumberField
          label={words.say('local.count')}
          value={localIndexes}
          counts="things"
          within={{ least: 0, most: LOCAL_INDEX_LIMIT.value, isWhole: true }}
          isReadonly={isReadonly}
          onChange={(count) => onChange({ localIndexes: count ?? 0 })}
        />
        {localIndexes > 0 && (
          <>
            <NumberField
              label={words.say('local.items')}
              value={collection.items}
              counts="things"
              within={WHOLE}
              isReadonly={isReadonly}
              onChange={(items) => change({ items: items ?? 0 })}
            />
            <NumberField
              label={words.say('local.bytes')}
              value={collection.itemBytes}
              counts="bytes"
              within={{ least: 1, isWhole: true }}
              isReadonly={isReadonly}
              onChange={(itemBytes) => change({ itemBytes: itemBytes ?? 0 })}
            />
            <NumberField
              label={words.say('local.itemsPerDay')}
              value={collection.itemsPerDay}
              counts="things"
              isReadonly={isReadonly}
              onChange={(itemsPerDay) => change({ itemsPerDay: itemsPerDay ?? 0 })}
            />
          </>
        )}
      </div>
      {localIndexes > 0 ? <Collection question={question} /> : <p class="note">{words.say('local.none')}</p>}
    </section>
  );
}

function Collection({ question }: { readonly question: PartitionQuestion }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { items, itemBytes } = question.collection;
  const bytes = bytesInPartitions(items, itemBytes);
  const { itemsLeft, daysLeft } = collectionLimit(question);
  const isFull = itemsLeft.value === 0;
  const open = { bytes, limit: COLLECTION_LIMIT, left: itemsLeft, days: daysLeft }[why.open ?? ''];
  const left = (
    <Figure why={why} name="left" of={itemsLeft.value} unit={itemsLeft.rule.unit}>
      {words.counted(itemsLeft.value, itemsLeft.rule.unit)}
    </Figure>
  );
  return (
    <div class="limit">
      <span class="limit-track" aria-hidden="true">
        <i
          class={isFull ? 'over' : ''}
          style={{ inlineSize: `${Math.min(100, (100 * bytes.value) / COLLECTION_LIMIT.value)}%` }}
        />
      </span>
      <p>
        {words.lay('local.share', {
          bytes: (
            <Figure why={why} name="bytes" of={bytes.value} unit={bytes.rule.unit}>
              {words.bytes(bytes.value)}
            </Figure>
          ),
          limit: (
            <Figure why={why} name="limit" of={COLLECTION_LIMIT.value} unit={COLLECTION_LIMIT.rule.unit}>
              {words.say('table.gigabytes', { amount: COLLECTION_LIMIT.value / 2 ** 30 })}
            </Figure>
          ),
        })}
      </p>
      <p class={isFull ? 'over' : 'until'}>
        {isFull
          ? words.say('local.full')
          : daysLeft === undefined
            ? words.lay('local.never', { items: left })
            : words.lay('local.until', { days: <Days why={why} name="days" of={daysLeft} />, items: left })}{' '}
        <BasisTag of={(daysLeft ?? itemsLeft).basis} />
      </p>
      {open !== undefined && <Reasons why={why} of={open} />}
    </div>
  );
}
