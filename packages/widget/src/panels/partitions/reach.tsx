import type { Explained, OnDemandReach } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import type { PartitionQuestion } from '../../partition-question.ts';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface ReachProps {
  readonly question: PartitionQuestion;
  readonly reach: OnDemandReach;
}

/** How much an on-demand table takes at once, beside the most that it has taken so far. */
export function Reach({ question, reach }: ReachProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const id = useId();
  const { reads, writes } = reach;
  const open = { reads, writes }[why.open ?? ''];
  const bar = (name: 'reads' | 'writes', of: Explained<number>, peak: number): ComponentChild => (
    <li>
      <p class="way">
        <span>
          <Figure why={why} name={name} of={of.value} unit={words.say(`reach.${name}`)} /> {words.say(`reach.${name}`)}
        </span>
        <span class="note">{words.say('reach.peak', { peak })}</span>
      </p>
      <span class="bar" aria-hidden="true" dir="ltr">
        <i class="read" style={{ inlineSize: '100%' }} />
        <i class="kept" style={{ inlineSize: `${Math.min(100, (100 * peak) / of.value)}%` }} />
      </span>
    </li>
  );
  return (
    <section class="reach" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('reach.title')} <span class="note">{words.say('reach.scale')}</span>
      </p>
      <ul>
        {bar('reads', reads, question.readUnits)}
        {bar('writes', writes, question.writeUnits)}
      </ul>
      {open !== undefined && <Reasons why={why} of={open} />}
      <p class="note">{words.say('reach.note')}</p>
    </section>
  );
}
