import type { Explained } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import type { Load } from '../../partition-question.ts';
import { Figure, Reasons, SourceLink, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { BasisTag } from './basis.tsx';
import { HotFields } from './hot-fields.tsx';
import type { PartitionsProps } from './table-fields.tsx';

/** How many requests one place bears, what the stated rate takes of it, and whether a split can help. */
export function Hot({
  question,
  isReadonly,
  onChange,
  load,
}: PartitionsProps & { readonly load: Load }): ComponentChild {
  const words = useWords();
  const id = useId();
  const { hot } = question;
  const { split, readUnits, writeUnits, mostReads, mostWrites, readShare, writeShare } = load;
  return (
    <section class="hot" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('hot.title')}
      </p>
      <HotFields hot={hot} isReadonly={isReadonly} onChange={(changed) => onChange({ hot: { ...hot, ...changed } })} />
      <ul>
        <Rate kind="reads" units={readUnits} most={mostReads} share={readShare} />
        <Rate kind="writes" units={writeUnits} most={mostWrites} share={writeShare} />
      </ul>
      <p class={split.helps ? 'verdict' : 'verdict never'}>
        <b>{words.say(split.helps ? 'hot.helps' : 'hot.helpsNot')}</b>{' '}
        {words.problem({ ...split, severity: 'notice', path: [], details: {} })}{' '}
        <span class="ground">
          <BasisTag of={split.basis} /> <SourceLink of={split.source} />
        </span>
      </p>
      {hot.of === 'index partition' && <p class="note">{words.say('hot.index')}</p>}
    </section>
  );
}

interface RateProps {
  readonly kind: 'reads' | 'writes';
  readonly units: Explained<number>;
  readonly most: Explained<number> | undefined;
  readonly share: Explained<number> | undefined;
}

function Rate({ kind, units, most, share }: RateProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const open = { units, most, share }[why.open ?? ''];
  const taken = share?.value ?? 0;
  const scale = Math.max(1, taken);
  const isOver = taken > 1;
  return (
    <li>
      <p class="way">
        <b>{words.say(`hot.${kind}`)}</b>
        <span class={isOver ? 'over' : 'note'}>{words.say(isOver ? 'hot.throttles' : 'hot.fits')}</span>
      </p>
      <span class="bar" aria-hidden="true" dir="ltr">
        <i class="kept" style={{ inlineSize: `${(100 * Math.min(1, taken)) / scale}%` }} />
        {isOver && <i class="too-much" style={{ insetInlineStart: `${100 / scale}%`, inlineSize: '100%' }} />}
      </span>
      <p class="readings">
        {share !== undefined && (
          <span class="reading">
            <Figure
              why={why}
              name="share"
              of={taken}
              unit={share.rule.unit}
              label={words.say(`hot.${kind}Share`, { share: words.percent(taken) })}
            >
              {words.percent(taken)}
            </Figure>{' '}
            <BasisTag of={share.basis} />
            <span class="note">{words.say('hot.stated')}</span>
          </span>
        )}
        {most !== undefined && (
          <span class="reading">
            <Figure
              why={why}
              name="most"
              of={most.value}
              unit={most.rule.unit}
              label={words.say(`hot.${kind}Most`, { count: most.value })}
            />
            <span class="note">{words.say('hot.most')}</span>
          </span>
        )}
        <span class="reading">
          <Figure why={why} name="units" of={units.value} unit={units.rule.unit}>
            {words.counted(units.value, units.rule.unit)}
          </Figure>
          <span class="note">{words.say('hot.each')}</span>
        </span>
      </p>
      {open !== undefined && <Reasons why={why} of={open} />}
    </li>
  );
}
