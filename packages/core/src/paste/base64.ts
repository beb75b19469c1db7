/**
 * The bytes that a base64 text stands for, or undefined if it is not base64 as DynamoDB takes it: the standard
 * alphabet, padded to whole groups of four.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  if (text.length % 4 !== 0) return undefined;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let group = 0;
  let filled = 0;
  for (let index = 0; index < text.length - padding; index += 1) {
    const digit = VALUES[text.charCodeAt(index)] ?? NONE;
    if (digit === NONE) return undefined;
    group = ((group << 6) | digit) & 0xffffff;
    // Every digit but the first of four completes a byte.
    const position = index & 3;
    if (position > 0) {
      bytes[filled] = group >> (6 - 2 * position);
      filled += 1;
    }
  }
  return bytes;
}

const NONE = 255;

const VALUES: Uint8Array = /* @__PURE__ */ digitValues();

function digitValues(): Uint8Array {
  const values = new Uint8Array(128).fill(NONE);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let digit = 0; digit < alphabet.length; digit += 1) values[alphabet.charCodeAt(digit)] = digit;
  return values;
}
