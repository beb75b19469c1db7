import { PARTITION_SIZE, type Explained } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import type { Splits } from '../../partition-question.ts';
import { Figure, Reasons, useWhy, type Why } from '../../parts/why.tsx';
import { useWords, type Words } from '../../text/words.tsx';
import { BasisTag } from './basis.tsx';
import { Line } from './line.tsx';

/** How long until the partitions are full, drawn as a line. */
export function Growth({ splits }: { readonly splits: Splits }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const id = useId();
  const { bytes, partitions, forecast } = splits;
  const { low, high } = forecast;
  const open = { days: low.daysLeft, later: high.daysLeft, left: low.itemsLeft }[why.open ?? ''];
  const left = (
    <Figure why={why} name="left" of={low.itemsLeft.value} unit={low.itemsLeft.rule.unit}>
      {words.counted(low.itemsLeft.value, low.itemsLeft.rule.unit)}
    </Figure>
  );
  return (
    <section class="growth" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('growth.title')}
      </p>
      {low.daysLeft === undefined || high.daysLeft === undefined ? (
        <p>{words.lay('growth.none', { items: left })}</p>
      ) : (
        <>
          <p class="until">
            {words.lay(low.daysLeft.value === high.daysLeft.value ? 'growth.until' : 'growth.untilLater', {
              days: <Days why={why} name="days" of={low.daysLeft} />,
              later: <Days why={why} name="later" of={high.daysLeft} />,
              high: words.say('splits.count', { count: partitions.high.value }),
            })}{' '}
            {low.itemsLeft.value === 0 ? words.say('growth.full') : words.lay('growth.left', { items: left })}{' '}
            <BasisTag of={low.daysLeft.basis} />
          </p>
          {low.itemsLeft.value > 0 && (
            <Line
              from={bytes.value}
              days={low.daysLeft.value}
              limit={partitions.low.value * PARTITION_SIZE.value}
              count={partitions.low.value}
            />
          )}
        </>
      )}
      {open !== undefined && <Reasons why={why} of={open} />}
      <p class="note">{words.say('growth.then')}</p>
    </section>
  );
}

interface DaysProps {
  readonly why: Why;
  readonly name: string;
  readonly of: Explained<number>;
}

/** `727 days`, with years beside it where days are hard to imagine. */
export function Days({ why, name, of }: DaysProps): ComponentChild {
  const words = useWords();
  return (
    <>
      <Figure why={why} name={name} of={of.value} unit={of.rule.unit}>
        <b>{words.say('growth.days', { count: of.value })}</b>
      </Figure>
      {of.value >= 2 * DAYS_OF_A_YEAR && ` (${words.say('growth.years', { years: yearsOf(of.value, words) })})`}
    </>
  );
}

const DAYS_OF_A_YEAR = 365;

function yearsOf(days: number, words: Words): string {
  return words.number(Math.round(days / DAYS_OF_A_YEAR));
}
