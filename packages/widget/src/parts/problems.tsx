import type { Position, Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { SourceLink } from './why.tsx';
import { useWords } from '../text/words.tsx';

interface ProblemsProps {
  readonly id?: string;
  readonly of: readonly Problem[];
  /** Shows a place in the text. */
  readonly onSelect?: (at: Position) => void;
}

/** Problems as sentences, with the page of the limit and a way to the place in the text. */
export function Problems({ id, of, onSelect }: ProblemsProps): ComponentChild {
  const words = useWords();
  if (of.length === 0) return null;
  return (
    <ul class="problems" part="problems" id={id}>
      {of.slice(0, MOST).map((each, index) => (
        <li key={index} class={each.severity}>
          {words.problem(each)}{' '}
          {each.at !== undefined && onSelect !== undefined && (
            <button type="button" class="link" onClick={() => each.at && onSelect(each.at)}>
              {'line' in each.details ? words.say('problem.show') : words.say('problem.at', { ...each.at })}
            </button>
          )}{' '}
          {each.limit !== undefined && <SourceLink of={each.limit.rule.source} />}
        </li>
      ))}
      {of.length > MOST && <li>{words.say('problem.more', { count: of.length - MOST })}</li>}
    </ul>
  );
}

/** Nobody mends more than this at a time. */
const MOST = 20;
