/** The text that bytes in UTF-8 spell, or undefined if they spell none. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  let text = '';
  // Each piece fits into the arguments of one call.
  for (let start = 0; start < bytes.length; start += 4_096)
    text += String.fromCharCode(...bytes.subarray(start, start + 4_096));
  if (!/[\u0080-\u00FF]/.test(text)) return text;
  const escaped = text.replaceAll(/[%\u0080-\u00FF]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

/** The bytes of a text in UTF-8. */
export function utf8Encoded(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const rest = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x1_00_00 ? 2 : 3;
    bytes.push(rest === 0 ? code : ((0xff_00 >> (rest + 1)) & 0xff) | (code >> (6 * rest)));
    for (let left = rest - 1; left >= 0; left -= 1) bytes.push(0x80 | ((code >> (6 * left)) & 0x3f));
  }
  return Uint8Array.from(bytes);
}
