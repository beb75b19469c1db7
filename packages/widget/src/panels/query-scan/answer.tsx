import type { Comparison } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import type { ReadQuestion, Way } from '../../reads.ts';
import { useWords } from '../../text/words.tsx';
import { Conclusion } from './conclusion.tsx';
import { ExampleNote } from './example-note.tsx';
import { Ways } from './ways.tsx';

interface AnswerProps {
  readonly question: ReadQuestion;
  readonly ways: readonly Way[];
  readonly comparison: Comparison;
}

/** The ways to read it, what they say together, and on what terms. */
export function Answer({ question, ways, comparison }: AnswerProps): ComponentChild {
  const words = useWords();
  return (
    <>
      <Ways ways={ways} share={question.percentKept / 100} />
      <Conclusion comparison={comparison} />
      <ExampleNote question={question} />
      <p class="note">{words.say('ways.terms', { calls: question.callsPerMonth })}</p>
    </>
  );
}
