import { valueOf, type Bill } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Announcement } from '../../parts/announcement.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface HeadlineProps {
  readonly bill: Bill;
  readonly hasFreeTier: boolean;
}

/** The answer first: what a month costs, and what a month and a GB are taken to be. */
export function Headline({ bill: { total, lines, notPriced, terms }, hasFreeTier }: HeadlineProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const dollars = words.dollars(total.value);
  const isUnknown = lines.length === 0 && notPriced.length > 0;
  return (
    <div class="headline">
      <p class="size">
        {isUnknown ? (
          <span class="unpriced">{words.say('bill.notPriced')}</span>
        ) : (
          <Figure
            why={why}
            name="total"
            of={Number(total.value)}
            unit={total.rule.unit}
            label={words.say('cost.aMonth', { dollars })}
          >
            {dollars}
          </Figure>
        )}{' '}
        {!isUnknown && <span class="sense">{words.say('cost.month')}</span>}
      </p>
      {why.open !== undefined && <Reasons why={why} of={total} />}
      {!isUnknown && notPriced.length > 0 && (
        <p class="unpriced">{words.say('cost.without', { count: notPriced.length })}</p>
      )}
      <p class="note">
        {words.say('cost.terms', {
          hours: valueOf(terms.hours),
          gigabyte: words.bytes(valueOf(terms.gigabyte)),
          free: words.say(hasFreeTier ? 'cost.freeTier' : 'cost.noFreeTier'),
        })}
      </p>
      <Announcement text={isUnknown ? words.say('bill.notPriced') : words.say('cost.aMonth', { dollars })} />
    </div>
  );
}
