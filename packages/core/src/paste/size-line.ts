import { NAME_LIMIT, NESTING_LIMIT } from '../facts/limits.ts';
import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import { after, afterSpace, isNew, startsWith, UNUSUAL, type ByteScan } from './byte-scan.ts';
import { endOfText, sizeBase64, sizeDigits, sizeText } from './size-scalar.ts';

/**
 * Sizes the item on a line of strict DynamoDB JSON, bare or in `{"Item": …}`, straight from its UTF-8 bytes and without
 * building anything. Where the full parser would answer with anything but this size the line is `UNUSUAL`; otherwise
 * the line feed at its end has been reached.
 */
export function sizeLine(scan: ByteScan, start: number): number {
  const { bytes } = scan;
  scan.depth = 0;
  scan.size = 0;
  const open = afterSpace(bytes, start);
  const wrapped = startsWith(bytes, open, WRAPPER);
  const item = wrapped ? afterSpace(bytes, open + WRAPPER.length) : open;
  const first = after(bytes, item, OPEN_BRACE);
  if (first < 0 || bytes[first] !== QUOTE || isAmbiguous(bytes, first, wrapped)) return UNUSUAL;
  const end = sizeEntries(scan, item, 1, 0);
  const last = wrapped && end >= 0 ? after(bytes, end, CLOSE_BRACE) : end;
  return last >= 0 && bytes[last] === LINE_FEED ? last : UNUSUAL;
}

/** Whether what begins with this name may be the values of an expression, or in a wrapper one value and no item. */
function isAmbiguous(bytes: Uint8Array, quote: number, wrapped: boolean): boolean {
  const letter = bytes[quote + 1];
  return letter === COLON || (wrapped && bytes[quote + 2] === QUOTE && (letter === LETTER_M || letter === SMALL_M));
}

function sizeEntries(scan: ByteScan, open: number, level: number, overhead: Bytes): number {
  const { bytes } = scan;
  const base = scan.depth;
  let at = after(bytes, open, OPEN_BRACE);
  if (at < 0) return UNUSUAL;
  if (bytes[at] === CLOSE_BRACE) return after(bytes, at, CLOSE_BRACE);
  for (;;) {
    const end = endOfText(bytes, at);
    const bytesOfName = end - at - 1;
    if (bytesOfName <= 0 || bytesOfName > NAME_LIMIT.value || !isNew(scan, base, at + 1, end)) return UNUSUAL;
    const isCompact = bytes[end + 1] === COLON && bytes[end + 2] === OPEN_BRACE;
    const value = isCompact ? end + 2 : after(bytes, end + 1, COLON);
    if (value < 0) return UNUSUAL;
    scan.size += bytesOfName + overhead;
    at = sizeValue(scan, value, level);
    if (at < 0) return UNUSUAL;
    if (bytes[at] !== COMMA) break;
    at = after(bytes, at, COMMA);
  }
  scan.depth = base;
  return after(bytes, at, CLOSE_BRACE);
}

/** A tag and what it stands before: `{"S": "text"}`. */
function sizeValue(scan: ByteScan, open: number, level: number): number {
  const { bytes } = scan;
  // Exports have no space, and most types one letter.
  const isCompact =
    bytes[open] === OPEN_BRACE &&
    bytes[open + 1] === QUOTE &&
    bytes[open + 3] === QUOTE &&
    bytes[open + 4] === COLON &&
    bytes[open + 5] !== SPACE;
  const end = isCompact ? sizeContent(scan, bytes[open + 2], open + 5, level) : sizeLoose(scan, open, level);
  if (end < 0) return UNUSUAL;
  return bytes[end] === CLOSE_BRACE && bytes[end + 1] === COMMA ? end + 1 : after(bytes, end, CLOSE_BRACE);
}

function sizeContent(scan: ByteScan, letter: number | undefined, at: number, level: number): number {
  if (letter === LETTER_S) return sizeText(scan, at);
  if (letter === LETTER_N) return sizeDigits(scan, at);
  if (letter === LETTER_B) return sizeBase64(scan, at);
  if (level >= NESTING_LIMIT.value) return UNUSUAL;
  scan.size += CONTAINER_OVERHEAD.value;
  if (letter === LETTER_M) return sizeEntries(scan, at, level + 1, ENTRY_OVERHEAD.value);
  return letter === LETTER_L ? sizeElements(scan, at, level + 1) : UNUSUAL;
}

/** A value with a tag of several letters, or with space. */
function sizeLoose(scan: ByteScan, open: number, level: number): number {
  const { bytes } = scan;
  const quote = after(bytes, open, OPEN_BRACE);
  if (quote < 0 || bytes[quote] !== QUOTE) return UNUSUAL;
  if (bytes[quote + 2] === LETTER_S) return sizeSet(scan, quote);
  if (bytes[quote + 2] !== QUOTE) return sizeWord(scan, quote);
  const content = after(bytes, quote + 3, COLON);
  return content < 0 ? UNUSUAL : sizeContent(scan, bytes[quote + 1], content, level);
}

function sizeElements(scan: ByteScan, open: number, level: number): number {
  const { bytes } = scan;
  let at = after(bytes, open, OPEN_BRACKET);
  if (at < 0) return UNUSUAL;
  if (bytes[at] === CLOSE_BRACKET) return after(bytes, at, CLOSE_BRACKET);
  for (;;) {
    at = sizeValue(scan, at, level);
    if (at < 0) return UNUSUAL;
    scan.size += ENTRY_OVERHEAD.value;
    if (bytes[at] !== COMMA) return after(bytes, at, CLOSE_BRACKET);
    at = after(bytes, at, COMMA);
  }
}

/** A set of strings or numbers; that of bytes has more than one spelling of an element, and is read in full. */
function sizeSet(scan: ByteScan, quote: number): number {
  const { bytes, depth } = scan;
  const letter = bytes[quote + 1];
  const open = bytes[quote + 3] === QUOTE ? after(bytes, quote + 4, COLON) : UNUSUAL;
  if (open < 0 || (letter !== LETTER_S && letter !== LETTER_N)) return UNUSUAL;
  let at = after(bytes, open, OPEN_BRACKET);
  while (at >= 0) {
    const end = letter === LETTER_S ? sizeText(scan, at) : sizeDigits(scan, at);
    if (end < 0 || !scan.isSoleSpelling || !isNew(scan, depth, at + 1, end - 1)) return UNUSUAL;
    const next = afterSpace(bytes, end);
    if (bytes[next] !== COMMA) {
      scan.depth = depth;
      return after(bytes, next, CLOSE_BRACKET);
    }
    at = after(bytes, next, COMMA);
  }
  return UNUSUAL;
}

function sizeWord(scan: ByteScan, quote: number): number {
  const { bytes } = scan;
  const isNull = startsWith(bytes, quote, NULL);
  if (!isNull && !startsWith(bytes, quote, BOOL)) return UNUSUAL;
  const at = after(bytes, quote + NULL.length, COLON);
  if (at < 0) return UNUSUAL;
  scan.size += isNull ? NULL_SIZE.value : BOOLEAN_SIZE.value;
  if (startsWith(bytes, at, TRUE)) return at + TRUE.length;
  return !isNull && startsWith(bytes, at, FALSE) ? at + FALSE.length : UNUSUAL;
}

const codes = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));
const WRAPPER: readonly number[] = /* @__PURE__ */ codes('{"Item":');
const TRUE: readonly number[] = /* @__PURE__ */ codes('true');
const FALSE: readonly number[] = /* @__PURE__ */ codes('false');
const NULL: readonly number[] = /* @__PURE__ */ codes('"NULL"');
const BOOL: readonly number[] = /* @__PURE__ */ codes('"BOOL"');
const LINE_FEED = 10;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const LETTER_B = 66;
const LETTER_L = 76;
const LETTER_M = 77;
const LETTER_N = 78;
const LETTER_S = 83;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const SMALL_M = 109;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
