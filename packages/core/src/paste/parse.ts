import { problem } from '../problem.ts';
import type { Format } from './format.ts';
import { EMPTY, isBlank } from './parse-json.ts';
import { itemsIn, type Parsed } from './parsed.ts';
import { readText } from './read-text.ts';

/**
 * Finds the items in pasted text, whatever is wrapped around them, without losing a digit.
 *
 * @param text - An item, several of them, or what AWS returns, takes or exports: as JSON, as a literal of JavaScript,
 * Python, Ion or PartiQL, as console.log or Java prints it, as CSV, in a shell command or in a Markdown fence.
 * @param format - How the values say their types; found out unless given.
 * @returns The items and notices; or, if there is none or one that DynamoDB could not hold, the problems with line and column.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
 * @example
 * parse('{"id": {"S": "a1"}}') // { ok: true, notation: 'json', format: 'dynamodb-json', container: 'item', alternatives: [], items: [{ id: { S: 'a1' } }], notices: [] }
 */
export function parse(text: string, format?: Format): Parsed {
  if (isBlank(text)) return { ok: false, problems: [problem(EMPTY)] };
  const reading = readText(text);
  if (!reading.ok) return { ok: false, problems: [reading.problem] };
  return itemsIn(reading, format);
}
