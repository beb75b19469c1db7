import type { Design } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { designName } from '../../designs.ts';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { hottest } from './heat.ts';

interface AlternativesProps {
  readonly designs: readonly Design[];
  readonly chosen: Design;
  readonly onChoose: (name: string) => void;
}

/** The designs among which there is a choice, side by side by cost and heat. */
export function Alternatives({ designs, chosen, onChoose }: AlternativesProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const id = useId();
  const open = designs.find((design) => designName(design) === why.open);
  return (
    <fieldset class="alternatives">
      <legend class="title">{words.say('keys.alternatives')}</legend>
      <ul>
        {designs.map((design) => {
          const name = designName(design);
          const { total } = design.estimate.bill;
          const heat = hottest(design);
          return (
            <li key={name} class={design === chosen ? 'chosen' : ''}>
              <label>
                <input type="radio" name={id} checked={design === chosen} onChange={() => onChoose(name)} />
                <span>
                  {words.say(`alternative.${name}`)}{' '}
                  <span class="note">{words.say('keys.indexCount', { count: design.indexes.length })}</span>
                </span>
              </label>
              <span class={heat > 1 ? 'heat unpriced' : 'heat note'}>
                {words.say('keys.hottest', { share: words.percent(heat) })}
              </span>
              <span class="dollars">
                <Figure
                  why={why}
                  name={name}
                  of={Number(total.value)}
                  unit={total.rule.unit}
                  label={words.dollars(total.value)}
                >
                  {words.dollars(total.value)}
                </Figure>
              </span>
            </li>
          );
        })}
      </ul>
      {open !== undefined && <Reasons why={why} of={open.estimate.bill.total} />}
    </fieldset>
  );
}
