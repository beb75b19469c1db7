import { problem, type ProblemKind } from '../problem.ts';
import { duplicateNotes } from './duplicate.ts';
import type { Format } from './format.ts';
import { locate } from './locate.ts';
import { itemsIn, type Parsed } from './parsed.ts';
import { readJson, type Values } from './reader.ts';
import type { TextReading } from './text-reading.ts';

/**
 * Finds the items in pasted JSON as `parse` does, and reads nothing but JSON: for a page that loads the other notations
 * when they turn out to be needed.
 *
 * @param text - DynamoDB JSON or plain JSON: an item, several of them, or what AWS returns, takes or exports.
 * @param format - How the values say their types; found out unless given.
 * @returns The items and notices; or the problems, whose codes begin with `syntax.` where the text is not JSON.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
 * @example
 * parseJson('{"id": {"S": "a1"}}').items // [{ id: { S: 'a1' } }]
 */
export function parseJson(text: string, format?: Format): Parsed {
  if (isBlank(text)) return { ok: false, problems: [problem(EMPTY)] };
  const json = readJson(text);
  if (!json.ok) return { ok: false, problems: [json.problem] };
  return itemsIn(jsonReading(text, json), format);
}

/** Strict JSON as a reading among others. */
export function jsonReading(text: string, { values, inLines, duplicates }: Values): TextReading {
  const notes = duplicateNotes(text, duplicates);
  return { ok: true, notation: 'json', values, inLines, notes, locate: (paths) => locate(text, paths) };
}

/** Whether there is nothing to read. */
export function isBlank(text: string): boolean {
  return !/\S/.test(text);
}

export const EMPTY: ProblemKind = {
  code: 'paste.empty',
  severity: 'error',
  says: 'There is nothing here: nothing was pasted but space. Paste an item, such as {"id": {"S": "a1"}} or {"id": "a1"}.',
};
