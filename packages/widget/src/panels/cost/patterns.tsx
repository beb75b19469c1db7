import type { Pattern, PatternEstimate, Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from 'preact/hooks';
import { NumberField } from '../../parts/number-field.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface PatternsProps {
  readonly workload: Workload;
  readonly estimates: readonly PatternEstimate[];
  readonly isReadonly: boolean;
  readonly onChange: (patterns: readonly Pattern[]) => void;
}

/** The access patterns, how often each happens, what a call consumes and what a month of it costs. */
export function Patterns({ workload, estimates, isReadonly, onChange }: PatternsProps): ComponentChild {
  const words = useWords();
  const id = useId();
  const change = (index: number, rate: Pattern['rate']): void => {
    onChange(workload.patterns.map((pattern, at) => (at === index ? { ...pattern, rate } : pattern)));
  };
  return (
    <section class="patterns" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('patterns.title')}
      </p>
      <ul>
        {estimates.map((estimated, index) => (
          <PatternLine
            key={index}
            estimated={estimated}
            pattern={workload.patterns[index]}
            isReadonly={isReadonly}
            onChange={(rate) => change(index, rate)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PatternLineProps {
  readonly estimated: PatternEstimate;
  readonly pattern: Pattern | undefined;
  readonly isReadonly: boolean;
  readonly onChange: (rate: Pattern['rate']) => void;
}

function PatternLine({ estimated, pattern, isReadonly, onChange }: PatternLineProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { name, operation, consumption, cost } = estimated;
  const open =
    why.open === 'cost' ? cost : consumption.find(({ resource, kind }) => `${resource} ${kind}` === why.open)?.units;
  return (
    <li>
      <div class="pattern">
        <p class="name">
          <b>{name}</b> <code>{operation}</code>
        </p>
        {pattern !== undefined && <RateField pattern={pattern} isReadonly={isReadonly} onChange={onChange} />}
        <p class="units">
          {consumption.map(({ resource, kind, units }) => (
            <span key={`${resource} ${kind}`}>
              <Figure why={why} name={`${resource} ${kind}`} of={units.value} unit={units.rule.unit}>
                {words.counted(units.value, units.rule.unit)}
              </Figure>{' '}
              {resource !== 'table' && <code>{resource}</code>}
            </span>
          ))}
        </p>
        <p class="dollars">
          {cost === undefined ? (
            <span class="unpriced">{words.say('bill.notPriced')}</span>
          ) : (
            <Figure
              why={why}
              name="cost"
              of={Number(cost.value)}
              unit={cost.rule.unit}
              label={words.dollars(cost.value)}
            >
              {words.dollars(cost.value)}
            </Figure>
          )}
        </p>
      </div>
      {open !== undefined && <Reasons why={why} of={open} />}
    </li>
  );
}

type RateFieldProps = Pick<PatternLineProps, 'isReadonly' | 'onChange'> & { readonly pattern: Pattern };

function RateField({ pattern: { rate }, isReadonly, onChange }: RateFieldProps): ComponentChild {
  const words = useWords();
  const unit = rate.perSecond === undefined ? 'perMonth' : 'perSecond';
  return (
    <NumberField
      label={words.say(`rate.${unit}`)}
      value={rate[unit]}
      counts="things"
      isReadonly={isReadonly}
      onChange={(value) => onChange({ ...rate, [unit]: value ?? 0 })}
    />
  );
}
