import { itemCutter, lineSizer, type ItemCutter } from '@dynamometer/core';
import { LONGEST_OTHER } from './longest-other.ts';
import { joined, piecesOf, type Pieces } from './pieces.ts';

/** The lines of a file, with an item on each. */
export interface Lines extends Pieces {
  /** Lines as they stand in the file; cut out of an array, of a response or of other values; or not JSON at all. */
  readonly layout: 'lines' | 'array' | 'values' | 'other';
  /** What stands around the items of responses. */
  readonly frames: ItemCutter['frames'];
  /** The line of the file on which an item begins that was cut out. */
  readonly begin: ItemCutter['begin'];
}

/**
 * Makes lines of a file in JSON, with an item on each, however it is laid out. What is no JSON comes as it is; where it
 * is long, and its lines hold items all the same, line by line.
 *
 * @param blob - The file.
 * @param onBytes - Told how many bytes of the file, as it is stored, are taken.
 */
export async function linesOf(blob: Blob, onBytes: (count: number) => void): Promise<Lines> {
  const { next, cancel } = await piecesOf(blob, onBytes);
  const head = await headOf(next);
  const layout = layoutOf(head, blob.size > LONGEST_OTHER);
  const cutter = layout === 'array' || layout === 'values' ? itemCutter() : undefined;
  let first: Uint8Array | undefined = head;
  let isAtEnd = false;
  return {
    layout,
    next: async () => {
      if (isAtEnd) return undefined;
      const piece = first ?? (await next());
      first = undefined;
      isAtEnd = piece === undefined;
      if (cutter === undefined) return piece;
      return piece === undefined ? cutter.end() : cutter.push(piece);
    },
    cancel,
    frames: () => cutter?.frames() ?? [],
    begin: (line) => cutter?.begin(line),
  };
}

/** The beginning of a file: its first line, if that is not too long. */
async function headOf(next: Pieces['next']): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let length = 0; length < LONGEST_HEAD;) {
    const piece = await next();
    if (piece === undefined) break;
    pieces.push(piece);
    length += piece.length;
    if (length > SHORTEST_HEAD && piece.includes(LINE_FEED)) break;
  }
  return joined(pieces);
}

function layoutOf(head: Uint8Array, isLong: boolean): Lines['layout'] {
  const start = head.findIndex((byte) => !BLANK.has(byte));
  if (head[start] === OPEN_BRACKET) return 'array';
  if (head[start] !== OPEN_BRACE) return isLong && hasItemOnLine(head, isFlush) ? 'lines' : 'other';
  return hasItemOnLine(head, (byte) => byte === OPEN_BRACE) ? 'lines' : 'values';
}

/** Whether one of the first lines holds an item from its beginning to its end; the very first may be broken. */
function hasItemOnLine(head: Uint8Array, begins: (byte: number) => boolean): boolean {
  const sizer = lineSizer();
  let start = 0;
  for (let line = 0; line < FIRST_LINES; line += 1) {
    const end = head.indexOf(LINE_FEED, start);
    if (end < 0) return false;
    const isBegun = begins(head[start] ?? LINE_FEED);
    if (isBegun && sizer.push(head.subarray(start, end + 1)).some(({ sizes }) => sizes.length > 0)) return true;
    start = end + 1;
  }
  return false;
}

/** A line that is indented is a part of something that began before. */
const isFlush = (byte: number): boolean => !BLANK.has(byte);

const FIRST_LINES = 20;
/** A line may hold an item of 400 KB in base64. */
const LONGEST_HEAD = 1_048_576;
/** A line feed among the very first bytes may end a blank line. */
const SHORTEST_HEAD = 1_024;

/** Space, and the three bytes that some editors put at the beginning of a file. */
const BLANK: ReadonlySet<number> = new Set([9, 10, 13, 32, 0xef, 0xbb, 0xbf]);
const LINE_FEED = 10;
const OPEN_BRACKET = 91;
const OPEN_BRACE = 123;
