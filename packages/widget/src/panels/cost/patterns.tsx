import type { Pattern } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Problems } from '../../parts/problems.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useKeptFocus } from '../../parts/kept-focus.ts';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { problemsUnder, useEditor } from './editor.tsx';
import { operationName } from './operation-name.ts';
import { PatternFields } from './pattern-fields.tsx';
import { RateFields } from './rate-fields.tsx';
import { Section } from './section.tsx';
import { moveTyped, withoutPart } from './workload-edits.ts';

/** The access patterns: how often each happens, what a call consumes and what a month of it costs. */
export function Patterns(): ComponentChild {
  const words = useWords();
  const kept = useKeptFocus();
  const { workload, isReadonly, edit } = useEditor();
  const { patterns, entities } = workload;
  const [entity] = Object.keys(entities);
  const [opened, setOpened] = useState<number>();
  return (
    <Section
      title={words.say('patterns.title')}
      summary={words.say('patterns.summary', { count: patterns.length })}
      places={[['patterns']]}
      isOpenAtFirst
      isToldInside
    >
      <ul class="cards" {...kept}>
        {patterns.map((pattern, index) => (
          <PatternLine key={index} pattern={pattern} index={index} isOpenAtFirst={index === opened} />
        ))}
      </ul>
      {!isReadonly && entity !== undefined && (
        <button
          type="button"
          class="link"
          onClick={() => {
            setOpened(patterns.length);
            edit(setAt(workload, ['patterns', patterns.length], newPattern(words.say('patterns.new'), entity)));
          }}
        >
          {words.say('patterns.add')}
        </button>
      )}
    </Section>
  );
}

function newPattern(name: string, entity: string): Pattern {
  return { name, operation: 'getItem', entity, rate: { perMonth: 1_000_000 } };
}

interface PatternLineProps {
  readonly pattern: Pattern;
  readonly index: number;
  readonly isOpenAtFirst: boolean;
}

function PatternLine({ pattern, index, isOpenAtFirst }: PatternLineProps): ComponentChild {
  const words = useWords();
  const { workload, problems, isReadonly, typed, replace } = useEditor();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const path = ['patterns', index];
  const { name, operation } = pattern;
  return (
    <li>
      <div class="pattern">
        <p class="name">
          <button type="button" class="opener" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {name}
          </button>{' '}
          <code>{operationName(operation, words)}</code>
        </p>
        <RateFields rate={pattern.rate} path={[...path, 'rate']} name={name} />
        <PatternFigures key={operation} index={index} name={name} />
      </div>
      <Problems of={problemsUnder(problems, path)} />
      {isOpen && (
        <div class="inside">
          <PatternFields pattern={pattern} path={path} />
          {!isReadonly && (
            <button
              type="button"
              class="link"
              onClick={() =>
                replace(setAt(workload, path, undefined), moveTyped(typed, withoutPart(['patterns'], index)))
              }
            >
              {words.say('cost.remove', { name })}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

interface PatternFiguresProps {
  readonly index: number;
  readonly name: string;
}

function PatternFigures({ index, name }: PatternFiguresProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { estimate, last } = useEditor();
  // While the workload cannot be estimated, the figures of the last that could stay where they are.
  const estimated = (estimate ?? last)?.patterns[index];
  if (estimated === undefined || (estimate === undefined && estimated.name !== name)) return null;
  const { consumption, cost } = estimated;
  const open =
    why.open === 'cost' ? cost : consumption.find(({ resource, kind }) => `${resource} ${kind}` === why.open)?.units;
  return (
    <>
      <p class="units">
        {consumption.map(({ resource, kind, units }) => (
          <span key={`${resource} ${kind}`}>
            {resource !== 'table' && <code>{resource}</code>}{' '}
            <Figure why={why} name={`${resource} ${kind}`} of={units.value} unit={units.rule.unit}>
              {words.counted(units.value, kind === 'read' ? 'read units' : 'write units')}
            </Figure>
          </span>
        ))}
      </p>
      <p class="dollars">
        {cost === undefined ? (
          <span class="unpriced">{words.say('bill.notPriced')}</span>
        ) : (
          <Figure why={why} name="cost" of={Number(cost.value)} unit={cost.rule.unit} label={words.dollars(cost.value)}>
            {words.dollars(cost.value)}
          </Figure>
        )}
      </p>
      {open !== undefined && <Reasons why={why} of={open} />}
    </>
  );
}
