import { query } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import type { ReadQuestion } from '../../reads.ts';
import { TENANT_QUESTION } from '../../sample-question.ts';
import { useWords } from '../../text/words.tsx';

/** What is said elsewhere about the example that the panel starts with, put right. */
export function ExampleNote({ question }: { readonly question: ReadQuestion }): ComponentChild {
  const words = useWords();
  if (!isExample(question)) return null;
  const runs = question.entities
    .filter(({ prefix }) => prefix === question.prefix)
    .map(({ perPartition: count, bytes }) => ({ count, bytes }));
  const unitsOf = (consistency: 'eventual' | 'strong'): number => query({ runs, consistency }).units.value;
  return <p class="note">{words.say('example.note', { strong: unitsOf('strong'), eventual: unitsOf('eventual') })}</p>;
}

function isExample({ source, entities, prefix }: ReadQuestion): boolean {
  return (
    source === 'entities' &&
    prefix === TENANT_QUESTION.prefix &&
    JSON.stringify(entities) === JSON.stringify(TENANT_QUESTION.entities)
  );
}
