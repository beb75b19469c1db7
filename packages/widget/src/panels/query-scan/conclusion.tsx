import type { Comparison } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

/** What the comparison says in a few sentences. */
export function Conclusion({ comparison }: { readonly comparison: Comparison }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { ratios, breakEven } = comparison;
  const ratio = ratios.scan;
  const open = why.open === 'ratio' ? ratio : breakEven;
  if (ratio === undefined) return null;
  return (
    <div class="conclusion">
      <p>
        {words.lay('conclusion.ratio', {
          ratio: (
            <Figure why={why} name="ratio" of={ratio.value} unit={ratio.rule.unit}>
              {words.say('conclusion.times', { ratio: words.rounded(ratio.value) })}
            </Figure>
          ),
        })}{' '}
        {breakEven !== undefined &&
          words.lay(breakEven.value < 1 ? 'conclusion.breakEven' : 'conclusion.never', {
            share: (
              <Figure
                why={why}
                name="breakEven"
                of={breakEven.value}
                unit={breakEven.rule.unit}
                label={words.percent(breakEven.value)}
              >
                {words.percent(breakEven.value)}
              </Figure>
            ),
          })}{' '}
        {words.say('conclusion.filters')}
      </p>
      {why.open !== undefined && open !== undefined && <Reasons why={why} of={open} />}
    </div>
  );
}
