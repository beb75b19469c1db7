import type { Bytes } from '../units.ts';

/** For more characters than this a pattern is faster than a loop. */
const SHORT = 16;

/** So many characters are looked at one by one before the rest is searched for the next that is not ASCII. */
const STRETCH = 32;

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
  let bytes = length;
  let at = 0;
  while (at < length) {
    if (length - at > SHORT && text.charCodeAt(at) < 0x80) at = endOfAscii(text, at);
    const end = Math.min(at + STRETCH, length);
    for (; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code < 0x80) continue;
      bytes += code < 0x800 ? 1 : 2;
      // A surrogate pair is one character of 4 bytes: its two units are counted, and so are the 2 bytes more.
      if (code >= 0xd800 && isHighSurrogate(code) && isLowSurrogate(text.charCodeAt(at + 1))) at += 1;
    }
  }
  return bytes;
}

/** Where the first character at or after a position stands that takes more than one byte. */
function endOfAscii(text: string, start: number): number {
  const ascii = /[^\u0080-\uFFFF]*/y;
  ascii.lastIndex = start;
  ascii.test(text);
  return ascii.lastIndex;
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
  // Younger engines can tell at a glance that there is none.
  if ((text as MaybeWellFormed).isWellFormed?.() === true) return -1;
  for (let index = text.search(/[\uD800-\uDFFF]|$/); index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isHighSurrogate(code) && isLowSurrogate(text.charCodeAt(index + 1))) index += 1;
    else if (isHighSurrogate(code) || isLowSurrogate(code)) return index;
  }
  return -1;
}

/** A string of ES2024, or of before. */
type MaybeWellFormed = string & { readonly isWellFormed?: () => boolean };

function isHighSurrogate(code: number): boolean {
  return (code & 0xfc00) === 0xd800;
}

function isLowSurrogate(code: number): boolean {
  return (code & 0xfc00) === 0xdc00;
}
