import type { Position, Problem, Severity } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { More } from './more.tsx';
import { SourceLink } from './why.tsx';
import { useWords } from '../text/words.tsx';

interface ProblemsProps {
  readonly id?: string;
  readonly of: readonly Problem[];
  /** Shows a place in the text. */
  readonly onSelect?: (at: Position) => void;
}

/** Problems as sentences, the gravest first, with the page of the limit and a way to the place in the text. */
export function Problems({ id, of, onSelect }: ProblemsProps): ComponentChild {
  const words = useWords();
  if (of.length === 0) return null;
  return (
    <div class="remarks" part="problems" id={id}>
      {SEVERITIES.map((severity) => {
        const some = of.filter((each) => each.severity === severity);
        if (some.length === 0) return null;
        return (
          <ul key={severity} class="problems" aria-label={words.say(`severity.${severity}`)}>
            <More of={some} first={FIRST[severity]}>
              {(each, index) => (
                <li key={index} class={severity}>
                  {words.problem(each)} <Place of={each} onSelect={onSelect} />{' '}
                  {each.limit !== undefined && <SourceLink of={each.limit.rule.source} />}
                </li>
              )}
            </More>
          </ul>
        );
      })}
    </div>
  );
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** Nobody mends more errors at a time, and what is worth knowing should not push the answer off the screen. */
const FIRST: Readonly<Record<Severity, number>> = { error: 20, warning: 5, notice: 3 };

interface PlaceProps {
  readonly of: Problem;
  readonly onSelect: ProblemsProps['onSelect'];
}

function Place({ of: { at, details }, onSelect }: PlaceProps): ComponentChild {
  const words = useWords();
  if (at === undefined || onSelect === undefined) return null;
  return (
    <button type="button" class="link" onClick={() => onSelect(at)}>
      {'line' in details ? words.say('problem.show') : words.say('problem.at', { ...at })}
    </button>
  );
}
