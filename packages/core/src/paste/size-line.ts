import { NAME_LIMIT, NESTING_LIMIT } from '../facts/limits.ts';
import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import { isNew, skipBytes, takeByte, UNUSUAL, type ByteScan } from './byte-scan.ts';
import { sizeBase64, sizeDigits, sizeHashed, sizeText } from './size-scalar.ts';

/**
 * The size of the item on a line of strict DynamoDB JSON, bare or in `{"Item": …}`, straight from its UTF-8 bytes and
 * without building anything. Where the full parser would answer with anything but this size the line is `UNUSUAL`.
 */
export function sizeLine(scan: ByteScan): Bytes {
  scan.depth = 0;
  skipBytes(scan);
  const wrapped = startsWith(scan, WRAPPER);
  if (wrapped) {
    scan.at += WRAPPER.length;
    skipBytes(scan);
  }
  const first = scan.at + 2;
  // A placeholder of an expression; or, alone and short, a tag: then this is a value and no item.
  if (scan.bytes[first] === COLON) return UNUSUAL;
  const size = sizeEntries(scan, 1, 0);
  if (size <= 0 || (wrapped && scan.count === 1 && isTagLike(scan, first))) return UNUSUAL;
  skipBytes(scan);
  if (wrapped && !takeByte(scan, CLOSE_BRACE)) return UNUSUAL;
  const end = scan.bytes[scan.at];
  return end === undefined || end === LINE_FEED ? size : UNUSUAL;
}

function sizeEntries(scan: ByteScan, level: number, overhead: Bytes): Bytes {
  if (!takeByte(scan, OPEN_BRACE)) return UNUSUAL;
  if (takeByte(scan, CLOSE_BRACE)) return 0;
  const base = scan.depth;
  let size = 0;
  let count = 0;
  do {
    const name = sizeHashed(scan);
    if (name <= 0 || name > NAME_LIMIT.value || !isNew(scan, base)) return UNUSUAL;
    skipBytes(scan);
    if (!takeByte(scan, COLON)) return UNUSUAL;
    const value = sizeValue(scan, level);
    if (value < 0) return UNUSUAL;
    size += name + value + overhead;
    count += 1;
  } while (takeByte(scan, COMMA));
  scan.depth = base;
  scan.count = count;
  return takeByte(scan, CLOSE_BRACE) ? size : UNUSUAL;
}

/** A tag and what it stands before: `{"S": "text"}`. */
function sizeValue(scan: ByteScan, level: number): Bytes {
  if (!takeByte(scan, OPEN_BRACE) || scan.bytes[scan.at] !== QUOTE) return UNUSUAL;
  const first = scan.bytes[scan.at + 1];
  const second = scan.bytes[scan.at + 2];
  const length = second === QUOTE ? 1 : second === LETTER_S ? 2 : 4;
  if (scan.bytes[scan.at + length + 1] !== QUOTE) return UNUSUAL;
  const tag = scan.at + 1;
  scan.at += length + 2;
  skipBytes(scan);
  if (!takeByte(scan, COLON)) return UNUSUAL;
  const size =
    length === 1 ? sizeContent(scan, first, level) : length === 2 ? sizeSet(scan, first) : sizeWord(scan, tag);
  if (size < 0) return UNUSUAL;
  skipBytes(scan);
  return takeByte(scan, CLOSE_BRACE) ? size : UNUSUAL;
}

function sizeContent(scan: ByteScan, tag: number | undefined, level: number): Bytes {
  if (tag === LETTER_S) return sizeText(scan);
  if (tag === LETTER_N) return sizeDigits(scan);
  if (tag === LETTER_B) return sizeBase64(scan);
  if (level >= NESTING_LIMIT.value) return UNUSUAL;
  const contents =
    tag === LETTER_M
      ? sizeEntries(scan, level + 1, ENTRY_OVERHEAD.value)
      : tag === LETTER_L
        ? sizeElements(scan, level)
        : UNUSUAL;
  return contents < 0 ? UNUSUAL : CONTAINER_OVERHEAD.value + contents;
}

function sizeElements(scan: ByteScan, level: number): Bytes {
  if (!takeByte(scan, OPEN_BRACKET)) return UNUSUAL;
  if (takeByte(scan, CLOSE_BRACKET)) return 0;
  let size = 0;
  do {
    const value = sizeValue(scan, level + 1);
    if (value < 0) return UNUSUAL;
    size += value + ENTRY_OVERHEAD.value;
  } while (takeByte(scan, COMMA));
  return takeByte(scan, CLOSE_BRACKET) ? size : UNUSUAL;
}

function sizeSet(scan: ByteScan, tag: number | undefined): Bytes {
  // Bytes have more than one spelling in base64, so only a full reading can tell whether two of them are equal.
  if ((tag !== LETTER_S && tag !== LETTER_N) || !takeByte(scan, OPEN_BRACKET)) return UNUSUAL;
  const base = scan.depth;
  let size = 0;
  do {
    const element = tag === LETTER_S ? sizeHashed(scan) : sizeDigits(scan);
    if (element < 0 || (tag === LETTER_N && !scan.integer) || !isNew(scan, base)) return UNUSUAL;
    skipBytes(scan);
    size += element;
  } while (takeByte(scan, COMMA));
  scan.depth = base;
  return takeByte(scan, CLOSE_BRACKET) ? size : UNUSUAL;
}

function sizeWord(scan: ByteScan, tag: number): Bytes {
  const isNull = matches(scan, tag, NULL);
  if (!isNull && !matches(scan, tag, BOOL)) return UNUSUAL;
  const word = startsWith(scan, TRUE) ? TRUE : !isNull && startsWith(scan, FALSE) ? FALSE : undefined;
  if (word === undefined) return UNUSUAL;
  scan.at += word.length;
  return isNull ? NULL_SIZE.value : BOOLEAN_SIZE.value;
}

const startsWith = (scan: ByteScan, part: readonly number[]): boolean => matches(scan, scan.at, part);

function matches({ bytes }: ByteScan, at: number, part: readonly number[]): boolean {
  for (let index = 0; index < part.length; index += 1) if (bytes[at + index] !== part[index]) return false;
  return true;
}

/** Whether a name is short and starts like a type tag: what has it alone may be a value and no item. */
function isTagLike({ bytes }: ByteScan, at: number): boolean {
  const first = bytes[at];
  const isTag =
    first === LETTER_S || first === LETTER_N || first === LETTER_B || first === LETTER_L || first === LETTER_M;
  return isTag && bytes.subarray(at, at + 5).includes(QUOTE);
}

const codes = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));
const WRAPPER: readonly number[] = /* @__PURE__ */ codes('{"Item":');
const TRUE: readonly number[] = /* @__PURE__ */ codes('true');
const FALSE: readonly number[] = /* @__PURE__ */ codes('false');
const NULL: readonly number[] = /* @__PURE__ */ codes('NULL');
const BOOL: readonly number[] = /* @__PURE__ */ codes('BOOL');
const LINE_FEED = 10;
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
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
