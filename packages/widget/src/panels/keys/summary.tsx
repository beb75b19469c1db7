import type { Design } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { hottest, isHot } from './heat.ts';

/** The whole answer in a figure and a sentence. */
export function Summary({ design }: { readonly design: Design }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { total, notPriced } = { total: design.estimate.bill.total, notPriced: design.estimate.bill.notPriced };
  const scans = design.reads.filter(({ operation }) => operation === 'scan').length;
  const hot = design.hotKeys.filter(isHot).length;
  return (
    <div class="summary">
      <p class="size">
        <Figure
          why={why}
          name="total"
          of={Number(total.value)}
          unit={total.rule.unit}
          label={words.say('keys.aMonth', { dollars: words.dollars(total.value) })}
        >
          {words.dollars(total.value)}
        </Figure>{' '}
        <span class="sense">{words.say(notPriced.length === 0 ? 'keys.month' : 'keys.shortMonth')}</span>
      </p>
      {why.open !== undefined && <Reasons why={why} of={total} />}
      <p class="sense">
        {words.say('keys.indexes', { count: design.indexes.length })}{' '}
        {scans > 0 && <span class="unpriced">{words.say('keys.scans', { count: scans })}</span>}{' '}
        {hot > 0 ? (
          <span class="unpriced">{words.say('keys.hot', { count: hot })}</span>
        ) : (
          design.indexes.length > 0 && words.say('keys.cool', { share: words.percent(hottest(design)) })
        )}
      </p>
    </div>
  );
}
