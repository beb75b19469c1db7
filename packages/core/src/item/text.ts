import type { Bytes } from '../units.ts';

/** Up to this length a loop is faster than starting a search. */
const SHORT = 40;

/**
 * The length of a text in UTF-8, which is how DynamoDB counts names and strings.
 *
 * @param text - Any text; a lone surrogate counts as the 3 bytes of its replacement.
 * @returns Bytes.
 * @example
 * utf8Bytes('é') // 2
 */
export function utf8Bytes(text: string): Bytes {
  const { length } = text;
  const first = length > SHORT ? text.search(/[\u0080-\uFFFF]/) : 0;
  if (first < 0) return length;
  let bytes = length;
  for (let index = first; index < length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    bytes += code < 0x800 ? 1 : 2;
    // A surrogate pair is one character of 4 bytes: its two units are counted, and so are the 2 bytes more.
    if (isHighSurrogate(code) && isLowSurrogate(text.charCodeAt(index + 1))) index += 1;
  }
  return bytes;
}

/**
 * Where a text holds half of a surrogate pair, which UTF-8 cannot express.
 *
 * @param text - Any text.
 * @returns The position of the first lone half, or -1.
 * @example
 * loneSurrogate('a\ud83d') // 1
 */
export function loneSurrogate(text: string): number {
  const first = text.length > SHORT ? text.search(/[\uD800-\uDFFF]/) : 0;
  if (first < 0) return -1;
  for (let index = first; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0xd800 || code > 0xdfff) continue;
    if (!isHighSurrogate(code) || !isLowSurrogate(text.charCodeAt(index + 1))) return index;
    index += 1;
  }
  return -1;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
