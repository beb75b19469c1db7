import { decimalSize } from '../item/number.ts';
import { NUMBER_DIGITS } from '../facts/limits.ts';
import { UNUSUAL, type ByteScan } from './byte-scan.ts';

/** A string in quotes, whose size is that of the UTF-8 bytes it stands for. */
export function sizeText(scan: ByteScan, quote: number): number {
  const { bytes } = scan;
  if (bytes[quote] !== QUOTE) return UNUSUAL;
  let at = endOfPlain(scan, quote + 1);
  let saved = 0;
  scan.isSoleSpelling = true;
  while (bytes[at] !== QUOTE) {
    const isEscape = bytes[at] === BACKSLASH;
    const length = isEscape ? escapeLength(bytes, at) : sequenceLength(bytes, at);
    if (length === 0) return UNUSUAL;
    if (isEscape) {
      saved += length - escapedSize(bytes, at);
      scan.isSoleSpelling = false;
    }
    at = endOfPlain(scan, at + length);
  }
  scan.size += at - quote - 1 - saved;
  return at + 1;
}

/** Where the second quote of a string without escapes stands; names are short, so this goes byte by byte. */
export function endOfText(bytes: Uint8Array, quote: number): number {
  if (bytes[quote] !== QUOTE) return UNUSUAL;
  let at = quote + 1;
  while (bytes[at] !== QUOTE) {
    const length = isPlain(bytes[at]) ? 1 : sequenceLength(bytes, at);
    if (length === 0) return UNUSUAL;
    at += length;
  }
  return at;
}

/** Where the first byte at or after a position stands that is no character of ASCII or has a meaning of its own. */
function endOfPlain({ bytes, view }: ByteScan, start: number): number {
  let at = start;
  const last = bytes.length - 4;
  while (at <= last && arePlain(view.getInt32(at, true))) at += 4;
  while (isPlain(bytes[at])) at += 1;
  return at;
}

function isPlain(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x20 && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH;
}

/** Whether each of four bytes is plain: subtraction sets the highest bit of a byte that is smaller, and of some that are not. */
function arePlain(four: number): boolean {
  const controls = four - 0x20_20_20_20;
  const quotes = (four ^ 0x22_22_22_22) - 0x01_01_01_01;
  const backslashes = (four ^ 0x5c_5c_5c_5c) - 0x01_01_01_01;
  return ((four | controls | quotes | backslashes) & 0x80_80_80_80) === 0;
}

/** A number in quotes, written in plain digits. */
export function sizeDigits(scan: ByteScan, quote: number): number {
  const { bytes } = scan;
  if (bytes[quote] !== QUOTE) return UNUSUAL;
  const negative = bytes[quote + 1] === MINUS;
  let at = quote + (negative ? 2 : 1);
  let digits = 0;
  let point = -1;
  let first = -1;
  let last = -1;
  for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[at]) {
    if (byte === POINT && point < 0 && digits > 0) point = digits;
    else if (byte === undefined || byte < DIGIT_0 || byte > DIGIT_0 + 9) return UNUSUAL;
    else {
      if (byte !== DIGIT_0) {
        if (first < 0) first = digits;
        last = digits;
      }
      digits += 1;
    }
    at += 1;
  }
  // Within so few digits no number is out of range, however it is written.
  if (digits === 0 || digits > NUMBER_DIGITS.value || point === digits) return UNUSUAL;
  scan.isSoleSpelling = point < 0 && (first === 0 || (digits === 1 && !negative));
  const units = (point < 0 ? digits : point) - 1;
  scan.size +=
    first < 0
      ? decimalSize(ZERO).bytes
      : decimalSize({ negative, digits: last - first + 1, highest: units - first, lowest: units - last }).bytes;
  return at + 1;
}

/** The bytes that base64 in quotes stands for. */
export function sizeBase64(scan: ByteScan, quote: number): number {
  const { bytes } = scan;
  if (bytes[quote] !== QUOTE) return UNUSUAL;
  const start = quote + 1;
  let at = start;
  while (isBase64(bytes[at] ?? QUOTE)) at += 1;
  let padding = 0;
  while (bytes[at + padding] === EQUALS) padding += 1;
  const length = at + padding - start;
  if (bytes[at + padding] !== QUOTE || padding > 2 || length % 4 !== 0) return UNUSUAL;
  scan.size += (length / 4) * 3 - padding;
  return at + padding + 1;
}

function isBase64(byte: number): boolean {
  const letter = byte | 0x20;
  return (letter >= 97 && letter <= 122 && byte >= 65) || (byte >= 47 && byte <= 57) || byte === 43;
}

/** How many bytes an escape has; 0 for what is none, or stands for half a character. */
function escapeLength(bytes: Uint8Array, at: number): number {
  const letter = bytes[at + 1] ?? 0;
  if (letter !== LETTER_U) return ESCAPED.has(letter) ? 2 : 0;
  const code = hexCode(bytes, at + 2);
  if (code < 0xd8_00 || code > 0xdf_ff) return code < 0 ? 0 : 6;
  const low = bytes[at + 6] === BACKSLASH && bytes[at + 7] === LETTER_U ? hexCode(bytes, at + 8) : -1;
  return code < 0xdc_00 && low >= 0xdc_00 && low <= 0xdf_ff ? 12 : 0;
}

/** How many bytes of UTF-8 a right escape stands for. */
function escapedSize(bytes: Uint8Array, at: number): number {
  if (bytes[at + 1] !== LETTER_U) return 1;
  const code = hexCode(bytes, at + 2);
  if (code >= 0xd8_00 && code <= 0xdf_ff) return 4;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : 3;
}

function hexCode(bytes: Uint8Array, at: number): number {
  let code = 0;
  for (let index = at; index < at + 4; index += 1) {
    const byte = bytes[index] ?? 0;
    const letter = byte | 0x20;
    if (byte >= 48 && byte <= 57) code = code * 16 + byte - 48;
    else if (letter >= 97 && letter <= 102) code = code * 16 + letter - 87;
    else return -1;
  }
  return code;
}

/** How many bytes a character of UTF-8 has that starts with this byte; 0 if it is not right. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let index = at + 1; index < at + length; index += 1) if (((bytes[index] ?? 0) & 0xc0) !== 0x80) return 0;
  // Overlong forms, halves of surrogate pairs, and what lies beyond the last character.
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  return lead === 0xf4 && second > 0x8f ? 0 : length;
}

const ZERO = { negative: false, digits: 0, highest: 0, lowest: 0 };
const QUOTE = 34;
const MINUS = 45;
const POINT = 46;
const DIGIT_0 = 48;
const EQUALS = 61;
const BACKSLASH = 92;
const LETTER_U = 117;
/** The letters that a backslash may stand before: " \ / b f n r t. */
const ESCAPED: ReadonlySet<number> = new Set([34, 92, 47, 98, 102, 110, 114, 116]);
