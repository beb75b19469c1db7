import type { Workload } from '@dynamometer/core';
import type { View } from '../attributes.ts';
import type { State } from '../session.ts';
import { TENANT_QUESTION } from '../sample-question.ts';
import { keysFor } from './read-keys.ts';
import { readPartitions } from './read-partitions.ts';
import { readQuestion } from './read-question.ts';

/** What the page's text for a panel comes to. What is wrong with it, the panel says where it shows it. */
export function readPreset(view: View, text: string): Partial<State> {
  const given = jsonIn(text);
  if (view === 'item') return { item: text, chosen: 0 };
  if (view === 'cost') return aboutMonth(given);
  if (view === 'partitions') return { partitions: readPartitions(given) };
  if (view === 'keys') return { keys: keysFor(given, text) };
  return { question: isQuestion(given) ? readQuestion(given) : aboutItems(text) };
}

/** A workload in place of all that was typed. Whether it is one is said by its estimate. */
export function aboutMonth(given: unknown): Partial<State> {
  return { workload: (given ?? {}) as Workload, typed: {}, replaced: [] };
}

/** A question has members of its own; everything else is items, in whatever notation. */
function isQuestion(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  return Object.hasOwn(given, 'entities') || Object.hasOwn(given, 'source');
}

function aboutItems(text: string): State['question'] {
  return { ...TENANT_QUESTION, source: 'items', items: { ...TENANT_QUESTION.items, text } };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
