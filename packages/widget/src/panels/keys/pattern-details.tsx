import type { DesignInput, DesignPattern, DesignRead, DesignWrite } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { identifierOf, identifiersAbove, knownOf } from '../../design-edits.ts';
import { CheckGroup } from './check-group.tsx';
import { Choice } from '../../parts/choice.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useWords } from '../../text/words.tsx';
import { withCurrent } from './entities.tsx';

interface PatternDetailsProps<Of extends DesignPattern> {
  readonly input: DesignInput;
  readonly pattern: Of;
  readonly isReadonly: boolean;
  readonly onChange: (pattern: DesignPattern) => void;
}

/** What the caller knows, in which order the answer comes and how much of it; or what a write changes. */
export function PatternDetails(props: PatternDetailsProps<DesignPattern>): ComponentChild {
  const { pattern } = props;
  return (
    <div class="pattern-details">
      {pattern.operation === 'read' ? (
        <ReadDetails {...props} pattern={pattern} />
      ) : (
        <WriteDetails {...props} pattern={pattern} />
      )}
      <RateDetails {...props} />
    </div>
  );
}

function ReadDetails({ input, pattern, isReadonly, onChange }: PatternDetailsProps<DesignRead>): ComponentChild {
  const words = useWords();
  const { attributes, orderBy, direction: _, limit: __, items: ___, ...plain } = pattern;
  const { attributes: ____, ...whole } = pattern;
  const known = knownOf(input, pattern.entity);
  const kept = {
    ...plain,
    ...(attributes !== undefined && { attributes }),
    ...(pattern.items !== undefined && { items: pattern.items }),
  };
  const order = {
    ...(orderBy !== undefined && { orderBy }),
    ...(pattern.direction && { direction: pattern.direction }),
  };
  const limited = pattern.limit !== undefined && { limit: pattern.limit };
  return (
    <>
      <CheckGroup
        label={words.say('design.by')}
        options={[...new Set([...known, ...pattern.by])]}
        chosen={pattern.by}
        isReadonly={isReadonly}
        onChange={(by) => onChange({ ...pattern, by })}
      />
      <div class="fields">
        <Choice
          label={words.say('design.orderBy')}
          value={orderBy ?? ''}
          options={[
            { value: '', text: words.say('design.anyOrder') },
            ...withCurrent(known, orderBy).map((value) => ({ value, text: value })),
          ]}
          isReadonly={isReadonly}
          onChange={(chosen) =>
            onChange({
              ...kept,
              ...limited,
              ...(chosen !== '' && { orderBy: chosen, ...(pattern.direction && { direction: pattern.direction }) }),
            })
          }
        />
        {orderBy !== undefined && (
          <Choice
            label={words.say('design.direction')}
            value={pattern.direction ?? 'ascending'}
            options={(['ascending', 'descending'] as const).map((value) => ({
              value,
              text: words.say(`design.${value}`),
            }))}
            isReadonly={isReadonly}
            onChange={(direction) => onChange({ ...pattern, direction })}
          />
        )}
        <NumberField
          label={words.say('design.limit')}
          value={pattern.limit}
          counts="things"
          none={words.say('design.noLimit')}
          within={{ least: 1, isWhole: true }}
          isReadonly={isReadonly}
          onChange={(limit) => onChange({ ...kept, ...order, ...(limit !== undefined && { limit }) })}
        />
        <Choice
          label={words.say('design.consistency')}
          value={pattern.consistency ?? 'eventual'}
          options={(['eventual', 'strong'] as const).map((value) => ({ value, text: words.say(`mode.${value}`) }))}
          isReadonly={isReadonly}
          onChange={(consistency) => onChange({ ...pattern, consistency })}
        />
      </div>
      <CheckGroup
        label={words.say('design.returned')}
        options={known}
        chosen={attributes ?? known}
        isReadonly={isReadonly}
        onChange={(chosen) => {
          const isAll = chosen.length === 0 || known.every((name) => chosen.includes(name));
          onChange(isAll ? whole : { ...whole, attributes: chosen });
        }}
      />
    </>
  );
}

function WriteDetails({ input, pattern, isReadonly, onChange }: PatternDetailsProps<DesignWrite>): ComponentChild {
  const words = useWords();
  const { changes, ...plain } = pattern;
  if (pattern.operation !== 'updateItem') return null;
  const keys = new Set([...identifiersAbove(input, pattern.entity), ...identifierOf(input.entities[pattern.entity])]);
  return (
    <CheckGroup
      label={words.say('design.changes')}
      options={[...new Set([...knownOf(input, pattern.entity), ...(changes ?? [])])].filter(
        (name) => !keys.has(name) || changes?.includes(name),
      )}
      chosen={changes ?? []}
      isReadonly={isReadonly}
      onChange={(chosen) => onChange(chosen.length === 0 ? plain : { ...plain, changes: chosen })}
    />
  );
}

function RateDetails({ pattern, isReadonly, onChange }: PatternDetailsProps<DesignPattern>): ComponentChild {
  const words = useWords();
  const { perSecond, perMonth, peakPerSecond } = pattern.rate;
  const unit = perSecond === undefined ? 'perMonth' : 'perSecond';
  const peak = peakPerSecond === undefined ? {} : { peakPerSecond };
  return (
    <div class="fields">
      <Choice
        label={words.say('design.rate')}
        value={unit}
        options={(['perSecond', 'perMonth'] as const).map((value) => ({ value, text: words.say(`design.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(chosen) => onChange({ ...pattern, rate: { [chosen]: perSecond ?? perMonth ?? 0, ...peak } })}
      />
      <NumberField
        label={words.say('design.peak')}
        value={peakPerSecond}
        counts="things"
        none={words.say('design.noPeak')}
        isReadonly={isReadonly}
        onChange={(value) => {
          const { peakPerSecond: _, ...rate } = pattern.rate;
          onChange({ ...pattern, rate: value === undefined ? rate : { ...rate, peakPerSecond: value } });
        }}
      />
    </div>
  );
}
