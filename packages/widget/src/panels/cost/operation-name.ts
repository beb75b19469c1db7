import type { Words } from '../../text/words.tsx';

/** What AWS calls an operation. */
export function operationName(operation: string, words: Words): string {
  if (operation === 'deleteByTimeToLive') return words.say('operation.timeToLive');
  return `${operation.slice(0, 1).toUpperCase()}${operation.slice(1)}`;
}
