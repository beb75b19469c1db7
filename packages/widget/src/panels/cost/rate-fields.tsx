import type { Path, Rate } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { NumberAt } from './fields.tsx';
import { withUnit } from './workload-edits.ts';

interface RateFieldsProps {
  readonly rate: Rate;
  readonly path: Path;
  /** What happens at this rate. */
  readonly name: string;
}

/** How often something happens: a number, and by the second or by the month. */
export function RateFields({ rate, path, name }: RateFieldsProps): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, edit } = useEditor();
  const unit = rate.perSecond === undefined ? 'perMonth' : 'perSecond';
  return (
    <div class="rate">
      <NumberAt key={unit} path={[...path, unit]} label={words.say('rate.calls', { name })} />
      <Choice
        label={words.say('rate.unit', { name })}
        value={unit}
        options={(['perSecond', 'perMonth'] as const).map((value) => ({
          value,
          text: words.say(value === 'perMonth' ? 'rate.aMonth' : 'rate.aSecond'),
        }))}
        isReadonly={isReadonly}
        onChange={(chosen) =>
          edit(setAt(workload, path, withUnit(rate, chosen, workload.billing?.hoursPerMonth ?? 730)))
        }
      />
    </div>
  );
}
