import type { Bytes } from '../units.ts';

/**
 * The length of a text in UTF-8, which is how DynamoDB counts names and strings.
 *
 * @param text - Any text; a lone surrogate counts as the 3 bytes of its replacement.
 * @returns Bytes.
 * @example
 * utf8Bytes('é') // 2
 */
export function utf8Bytes(text: string): Bytes {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
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
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0xd800 || code > 0xdfff) continue;
    if (!isHighSurrogate(code) || !isLowSurrogate(text.charCodeAt(index + 1))) return index;
    index += 1;
  }
  return -1;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
