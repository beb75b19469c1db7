import type { ComparedChoice, WorkloadComparison } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface ChoicesTableProps {
  readonly title: string;
  readonly comparison: WorkloadComparison;
  /** What a choice is called. */
  readonly nameOf: (name: string) => string;
  /** The choice that the workload has made. */
  readonly current: string;
  /** How many are there until all are asked for; the current one always is. */
  readonly first?: number;
}

/** What a month costs by each choice, the cheapest first, with bars to the dearest. */
export function ChoicesTable(props: ChoicesTableProps): ComponentChild {
  const { title, comparison, nameOf, current, first = Number.POSITIVE_INFINITY } = props;
  const [isWhole, setWhole] = useState(false);
  const words = useWords();
  const why = useWhy();
  const { choices, incomparable } = comparison;
  const dearest = Number(choices.at(-1)?.total.value ?? 0);
  const shown = isWhole ? choices : choices.filter(({ name }, index) => index < first || name === current);
  const open = choices.find(({ name }) => name === why.open)?.total;
  return (
    <div class="choices">
      <table part="table">
        <caption>{title}</caption>
        <thead class="hidden">
          <tr>
            <th scope="col">{words.say('choices.choice')}</th>
            <th scope="col">{words.say('bill.amount')}</th>
            <th scope="col">{words.say('choices.more')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((choice) => (
            <tr key={choice.name} class={choice.name === current ? 'current' : ''}>
              <th scope="row">
                {nameOf(choice.name)} {choice.name === current && <span class="note">{words.say('choices.now')}</span>}{' '}
                {choice === choices[0] && choices.length > 1 && (
                  <span class="best">{words.say('choices.cheapest')}</span>
                )}
                <span class="bar" aria-hidden="true">
                  <i
                    class="kept"
                    style={{ inlineSize: `${dearest === 0 ? 0 : (100 * Number(choice.total.value)) / dearest}%` }}
                  />
                </span>
              </th>
              <td>
                <Figure
                  why={why}
                  name={choice.name}
                  of={Number(choice.total.value)}
                  unit={choice.total.rule.unit}
                  label={words.dollars(choice.total.value)}
                >
                  {words.dollars(choice.total.value)}
                </Figure>
              </td>
              <td class="note">{moreOf(choice, words.dollars)}</td>
            </tr>
          ))}
          {(isWhole ? incomparable : incomparable.slice(0, first)).map(({ name }) => (
            <tr key={name} class="unpriced">
              <th scope="row">{nameOf(name)}</th>
              <td colSpan={2}>
                <span class="tag">{words.say('bill.notPriced')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open !== undefined && <Reasons why={why} of={open} />}
      {!isWhole && choices.length + incomparable.length > first && (
        <button type="button" class="link" onClick={() => setWhole(true)}>
          {words.say('choices.all', { count: choices.length + incomparable.length })}
        </button>
      )}
    </div>
  );
}

function moreOf({ more }: ComparedChoice, dollars: (amount: string) => string): string {
  return more.value === '0' ? '' : `+${dollars(more.value)}`;
}
