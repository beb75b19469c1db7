import { valueOf, type Given } from '../explain.ts';
import type { Bytes } from '../units.ts';

/** A size as it was given, once it is known to be a whole number of bytes; else misuse, thrown as `RangeError`. */
export function wholeBytes(argument: string, size: Given<Bytes>): Given<Bytes> {
  const bytes = valueOf(size);
  if (Number.isSafeInteger(bytes) && bytes >= 0) return size;
  throw new RangeError(`${argument} must be a whole number of bytes, 0 or more; it is ${bytes}.`);
}
