import type { Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { nearestText } from '../../nearest-text.ts';
import { useWords } from '../../text/words.tsx';

interface AdviceProps {
  readonly id: string;
  readonly prefix: string;
  readonly of: readonly Problem[];
  /** What sort keys begin with where the prefix is looked for. */
  readonly prefixes: readonly string[];
  readonly isReadonly: boolean;
  readonly onUse: (prefix: string) => void;
}

/** What is wrong with a prefix, and the one that was probably meant. */
export function Advice({ id, prefix, of, prefixes, isReadonly, onUse }: AdviceProps): ComponentChild {
  const words = useWords();
  if (of.length === 0) return null;
  return (
    <ul class="problems" part="problems" id={id}>
      {of.map((problem) => {
        const meant = problem.details['meant'] ?? nearestText(prefix, prefixes);
        return (
          <li key={problem.code} class={problem.severity}>
            {words.problem(problem)}{' '}
            {typeof meant === 'string' && meant !== prefix && !isReadonly && problem.severity === 'warning' && (
              <button type="button" class="link" onClick={() => onUse(meant)}>
                {words.say('advice.use', { prefix: meant })}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a problem is about the prefix that is asked for. */
export function isAboutPrefix({ code }: Problem): boolean {
  return code.startsWith('compare.prefix-');
}
