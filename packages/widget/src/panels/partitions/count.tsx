import { PARTITION_SIZE, type Explained } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import type { Splits } from '../../partition-question.ts';
import { Figure, Reasons, useWhy, type Why } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { BasisTag } from './basis.tsx';
import { Boxes } from './boxes.tsx';

/** How many partitions there are, drawn, and what asks for them. */
export function Count({ splits }: { readonly splits: Splits }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const id = useId();
  const { bytes, partitions } = splits;
  const { low, high, bySize, byThroughputLow, byThroughputHigh } = partitions;
  const rows = [
    ['bySize', bySize],
    ['byLarger', byThroughputLow],
    ['bySum', byThroughputHigh],
  ] as const;
  const open = { low, high, bytes, bySize, byLarger: byThroughputLow, bySum: byThroughputHigh }[why.open ?? ''];
  const sentence =
    low.value === high.value ? (low.value === 1 ? 'splits.exactlyOne' : 'splits.exactly') : 'splits.range';
  return (
    <section class="splits" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('splits.title')}
      </p>
      <p class="estimated">
        {words.lay(sentence, {
          low: <CountFigure why={why} name="low" of={low} />,
          high: <CountFigure why={why} name="high" of={high} />,
        })}{' '}
        <BasisTag of={low.basis} />
      </p>
      <p class="sense">
        {words.lay('splits.stored', {
          bytes: (
            <Figure why={why} name="bytes" of={bytes.value} unit={bytes.rule.unit}>
              {words.bytes(bytes.value)}
            </Figure>
          ),
        })}
      </p>
      <Boxes low={low.value} high={high.value} share={bytes.value / PARTITION_SIZE.value / low.value} />
      <table part="table">
        <thead>
          <tr>
            <th scope="col">{words.say('splits.reason')}</th>
            <th scope="col">{words.say('splits.partitions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{words.say(`splits.${name}`)}</th>
              <td>
                <CountFigure why={why} name={name} of={of} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open !== undefined && <Reasons why={why} of={open} />}
    </section>
  );
}

interface CountFigureProps {
  readonly why: Why;
  readonly name: string;
  readonly of: Explained<number>;
}

function CountFigure({ why, name, of }: CountFigureProps): ComponentChild {
  return <Figure why={why} name={name} of={of.value} unit={of.rule.unit} />;
}
