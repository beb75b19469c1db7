import { readJson } from './reader.ts';
import { isMap, type ValueMap } from './value.ts';
import type { Wrapper } from './wrapper.ts';

/** What a Lambda function logs in JSON: the item is its message, or JSON in the text of it. */
export const LOG_ENTRY: Wrapper = {
  container: 'log-entry',
  fits: () => true,
  open: (map, path, _, follow) => {
    const message = map['message'];
    const reading = typeof message === 'string' ? readJson(message) : undefined;
    for (const value of reading?.ok === true ? reading.values : [message]) follow(value, [...path, 'message']);
  },
};

/** Whether a map is an entry of a log: an item has no level and no request beside its message. */
export function isLogEntry(map: ValueMap): boolean {
  const { level, message } = map;
  if (typeof level !== 'string' || !/^(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL)$/.test(level)) return false;
  if (!Object.hasOwn(map, 'timestamp') || !Object.hasOwn(map, 'requestId')) return false;
  return isMap(message) || (typeof message === 'string' && message.startsWith('{'));
}
