import type { DesignInput } from '@dynamometer/core';
import { ASKED_OPERATORS, NO_KEYS, type AskedKeys, type KeysQuestion } from '../keys-question.ts';
import { object, oneOf, perhaps, text, type Reader } from './readers.ts';

// Whether it is a design is said where it is designed for.
const DESIGN: Reader<DesignInput | undefined> = (given) =>
  typeof given === 'object' && given !== null ? (given as DesignInput) : undefined;

const TEXTS: Reader<Readonly<Record<string, string>>> = (given, otherwise) =>
  typeof given === 'object' && given !== null && Object.values(given).every((each) => typeof each === 'string')
    ? (given as Readonly<Record<string, string>>)
    : otherwise;

const KEYS = object<KeysQuestion>({
  from: oneOf('design', 'items', 'table'),
  design: DESIGN,
  json: perhaps(text, ''),
  items: perhaps(text, ''),
  templates: TEXTS,
  partitionKey: perhaps(text, ''),
  sortKey: perhaps(text, ''),
  prefix: text,
  table: perhaps(text, ''),
  asked: object<AskedKeys>({ index: text, values: TEXTS, operator: oneOf(...ASKED_OPERATORS), to: text }),
});

/** What keys are sought for, as a link says it. */
export function readKeys(given: unknown): KeysQuestion {
  return KEYS(given, NO_KEYS);
}

/** What keys are sought for, as a page says it: entities and patterns, a table, or else items in whatever notation. */
export function keysFor(given: unknown, written: string): KeysQuestion {
  if (typeof given === 'object' && given !== null && Object.hasOwn(given, 'patterns'))
    return { ...NO_KEYS, design: given as DesignInput };
  if (DEFINITION.test(written)) return { ...NO_KEYS, from: 'table', table: written };
  return { ...NO_KEYS, from: 'items', items: written };
}

/** What every definition of a table has and no item: reading it takes a file that not every preset should load. */
const DEFINITION = /"KeySchema"|\baws_dynamodb_table\b|\bTable(?:V2)?\(/;
