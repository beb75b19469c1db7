import { utf8Bytes } from '../item/text.ts';
import type { Bytes } from '../units.ts';

/**
 * A beginning of a name that takes at most so many bytes and is free.
 *
 * @param name - The long name.
 * @param bytes - The most that the new one may take.
 * @param isTaken - Whether a name stands beside it already.
 * @returns The longest such beginning that ends in a letter or digit, or undefined where there is none.
 * @example
 * shorterName('emailAddress', 2, () => false) // 'em'
 */
export function shorterName(name: string, bytes: Bytes, isTaken: (name: string) => boolean): string | undefined {
  let start = '';
  let best: string | undefined;
  for (const point of Array.from(name).slice(0, -1)) {
    start += point;
    if (utf8Bytes(start) > bytes) break;
    if (/[\p{L}\p{N}]/u.test(point) && !isTaken(start)) best = start;
  }
  return best;
}
