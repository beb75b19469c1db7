import { reconcile, type ParsedItems, type ReadUnits } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { Problems } from '../../parts/problems.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import type { Weighed } from '../../weigh.ts';

interface ConsumedProps {
  readonly parsed: ParsedItems;
  readonly items: readonly Weighed[];
}

/** What DynamoDB says that a Query or Scan consumed, beside what its items come to. */
export function Consumed({ parsed, items }: ConsumedProps): ComponentChild {
  const [only, another] = parsed.consumed ?? [];
  if (parsed.container !== 'scan-query-output' || only === undefined || another !== undefined) return null;
  return <Compared consumed={only.units} scanned={parsed.scanned} items={items} />;
}

interface ComparedProps {
  readonly consumed: ReadUnits;
  readonly scanned: number | undefined;
  readonly items: readonly Weighed[];
}

function Compared({ consumed, scanned, items }: ComparedProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const id = useId();
  const { computed, matches, reasons } = useMemo(
    () =>
      reconcile({
        consumed,
        sizes: items.map(({ size }) => size.bytes),
        rounding: 'page',
        ...(scanned !== undefined && { scanned }),
      }),
    [consumed, scanned, items],
  );
  const { eventual, strong } = computed;
  const open = { eventual, strong }[why.open ?? ''];
  return (
    <section class="consumed" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('consumed.title')}
      </p>
      <p class="readings">
        <span class="reading">
          {words.counted(consumed, eventual.rule.unit)} <span class="note">{words.say('consumed.said')}</span>
        </span>
        {(['eventual', 'strong'] as const).map((name) => (
          <span key={name} class="reading">
            <Figure why={why} name={name} of={computed[name].value} unit={computed[name].rule.unit}>
              {words.counted(computed[name].value, computed[name].rule.unit)}
            </Figure>{' '}
            <span class="note">{words.say(`consumed.${name}`)}</span>
          </span>
        ))}
      </p>
      {matches !== undefined && <p>{words.say(`consumed.is.${matches}`)}</p>}
      <Problems of={reasons} />
      {open !== undefined && <Reasons why={why} of={open} />}
    </section>
  );
}
