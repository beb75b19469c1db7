import type { DesignPattern, DesignRead } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { PATTERN_KINDS, aboutEntity, freeName, identifiersAbove, kindOf, withKind } from '../../design-edits.ts';
import { Choice } from '../../parts/choice.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useKeptFocus } from '../../parts/kept-focus.ts';
import { useWords } from '../../text/words.tsx';
import { nameProblem, withCurrent } from './entities.tsx';
import type { FormProps } from './from-design.tsx';
import { PatternDetails } from './pattern-details.tsx';

/** What is read and written, and how often. */
export function Patterns(props: FormProps): ComponentChild {
  const words = useWords();
  const kept = useKeptFocus();
  const id = useId();
  const { input, isReadonly, onChange } = props;
  const [entity] = Object.keys(input.entities);
  const add = (): void => {
    const name = freeName(
      words.say('design.newPattern'),
      input.patterns.map((pattern) => pattern.name),
    );
    const added: DesignRead = {
      name,
      operation: 'read',
      entity: entity ?? '',
      by: [],
      rate: { perSecond: 1 },
    };
    onChange({ ...input, patterns: [...input.patterns, withKind(input, added, 'get')] });
  };
  return (
    <section class="form" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('design.patterns')}
      </p>
      <ul {...kept}>
        {input.patterns.map((pattern, index) => (
          <Pattern key={index} {...props} pattern={pattern} index={index} />
        ))}
      </ul>
      {!isReadonly && entity !== undefined && (
        <button type="button" class="link" onClick={add}>
          {words.say('design.addPattern')}
        </button>
      )}
    </section>
  );
}

interface PatternProps extends FormProps {
  readonly pattern: DesignPattern;
  readonly index: number;
}

function Pattern({ input, pattern, index, isReadonly, onChange }: PatternProps): ComponentChild {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { name, entity, rate } = pattern;
  const others = input.patterns.filter((each) => each !== pattern).map((each) => each.name);
  const change = (changed: DesignPattern): void => {
    onChange({ ...input, patterns: input.patterns.map((each, at) => (at === index ? changed : each)) });
  };
  const unit = rate.perSecond === undefined ? 'perMonth' : 'perSecond';
  return (
    <li>
      <div role="group" aria-label={name}>
        <div class="line pattern-line">
          <NameField
            label={words.say('design.name')}
            value={name}
            isReadonly={isReadonly}
            problemOf={(typed) => nameProblem(typed, others, words)}
            onChange={(typed) => change({ ...pattern, name: typed })}
          />
          <Choice
            label={words.say('design.asks')}
            value={kindOf(input, pattern)}
            options={PATTERN_KINDS.map((value) => ({ value, text: words.say(`asks.${value}`) }))}
            isReadonly={isReadonly}
            onChange={(kind) => change(withKind(input, pattern, kind))}
          />
          <Choice
            label={words.say('design.entity')}
            value={entity}
            options={withCurrent(Object.keys(input.entities), entity).map((value) => ({ value, text: value }))}
            isReadonly={isReadonly}
            onChange={(chosen) => change(aboutEntity(input, pattern, chosen))}
          />
          <NumberField
            label={words.say(`design.${unit}`)}
            value={rate[unit]}
            counts="things"
            isReadonly={isReadonly}
            onChange={(value) => change({ ...pattern, rate: { ...rate, [unit]: value ?? 0 } })}
          />
          {!isReadonly && (
            <button
              type="button"
              class="link remove"
              aria-label={words.say('design.remove', { name })}
              onClick={() => onChange({ ...input, patterns: input.patterns.filter((_, at) => at !== index) })}
            >
              ×
            </button>
          )}
        </div>
        <p class="details-line">
          <span class="note">
            <Summary input={input} pattern={pattern} />
          </span>{' '}
          <button
            type="button"
            class="link"
            aria-expanded={isOpen}
            aria-label={words.say('design.detailsOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {words.say('design.details')}
          </button>
        </p>
        {isOpen && <PatternDetails input={input} pattern={pattern} isReadonly={isReadonly} onChange={change} />}
      </div>
    </li>
  );
}

/** What a pattern asks for, in a sentence. */
function Summary({ input, pattern }: Pick<PatternProps, 'input' | 'pattern'>): ComponentChild {
  const words = useWords();
  const names = (of: readonly string[]): ComponentChild =>
    of.map((each, index) => (
      <span key={each}>
        {index > 0 && ', '}
        <code>{each}</code>
      </span>
    ));
  if (pattern.operation !== 'read') {
    const { changes } = pattern;
    if (pattern.operation !== 'updateItem') return words.say('summary.whole');
    return changes === undefined
      ? words.say('summary.changesAny')
      : words.lay('summary.changes', { names: names(changes) });
  }
  const { entity, by, orderBy, direction, limit } = pattern;
  const isAcross = !identifiersAbove(input, entity).every((name) => by.includes(name));
  return (
    <>
      {by.length === 0 ? words.say('summary.all') : words.lay('summary.by', { names: names(by) })}
      {isAcross && by.length > 0 && words.say('summary.across')}
      {orderBy !== undefined &&
        words.lay(direction === 'descending' ? 'summary.lastFirst' : 'summary.sorted', { name: names([orderBy]) })}
      {limit !== undefined && words.say('summary.limit', { limit })}
    </>
  );
}
