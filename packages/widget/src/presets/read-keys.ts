import type { DesignInput } from '@dynamometer/core';
import { NO_KEYS, type KeysQuestion } from '../keys-question.ts';
import { object, oneOf, perhaps, text, type Reader } from './readers.ts';

// Whether it is a design is said where it is designed for.
const DESIGN: Reader<DesignInput | undefined> = (given) =>
  typeof given === 'object' && given !== null ? (given as DesignInput) : undefined;

const TEMPLATES: Reader<KeysQuestion['templates']> = (given, otherwise) =>
  typeof given === 'object' && given !== null && Object.values(given).every((each) => typeof each === 'string')
    ? (given as KeysQuestion['templates'])
    : otherwise;

const KEYS = object<KeysQuestion>({
  from: oneOf('design', 'items'),
  design: DESIGN,
  json: perhaps(text, ''),
  items: perhaps(text, ''),
  templates: TEMPLATES,
  partitionKey: perhaps(text, ''),
  sortKey: perhaps(text, ''),
  prefix: text,
});

/** What keys are sought for, as a link says it. */
export function readKeys(given: unknown): KeysQuestion {
  return KEYS(given, NO_KEYS);
}

/** What keys are sought for, as a page says it: entities and patterns, or else items in whatever notation. */
export function keysFor(given: unknown, written: string): KeysQuestion {
  if (typeof given === 'object' && given !== null && Object.hasOwn(given, 'patterns'))
    return { ...NO_KEYS, design: given as DesignInput };
  return { ...NO_KEYS, from: 'items', items: written };
}
