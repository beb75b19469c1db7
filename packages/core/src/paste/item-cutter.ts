import { follow, GAP, ITEM, ITEMS_BEGIN, LAST_OF_ITEM, FRAME, type Cut } from './cut.ts';

/** Takes JSON in pieces, in order, and makes of it what `lineSizer` takes: each item on a line of its own. */
export interface ItemCutter {
  /** The lines that a piece makes; the last may go on with the next piece. */
  readonly push: (bytes: Uint8Array) => Uint8Array;
  /** What is still held back at the end: the beginning of a value that does not end. */
  readonly end: () => Uint8Array;
  /** What stands around the items of each response so far; empty where nothing does. */
  readonly frames: () => readonly ItemFrame[];
  /** The line of the text on which an item begins, by the number of the line that was made of it, from 1. */
  readonly begin: (line: number) => number | undefined;
}

/** A response without its items. */
export interface ItemFrame {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The number of its first line, of those that were made; the items that follow are its own. */
  readonly first: number;
}

/**
 * Cuts JSON into its items while it is read, however it is laid out: an array, the `Items` of a response, the `Records`
 * of an event, or values one after the other. It looks at brackets and quotes alone; whoever reads the lines judges them.
 *
 * @returns What takes UTF-8 bytes piece by piece, cut anywhere, and gives lines.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Scan.html
 * @example
 * Array.from(itemCutter().push(Uint8Array.of(91, 123, 125, 44, 10, 123, 125, 93))) // [123, 125, 10, 123, 125, 10]
 */
export function itemCutter(): ItemCutter {
  const cut: Cut = { depth: 0, base: 0, isText: false, isEscaped: false, begun: [] };
  const frames: { readonly before: Uint8Array; readonly after: number[]; readonly first: number }[] = [];
  const begins: number[] = [];
  let line = 1;
  let isOpen = false;

  const push = (bytes: Uint8Array): Uint8Array => {
    // Each byte may be the last of a line.
    const lines = new Uint8Array(2 * bytes.length + (cut.begun?.length ?? 0) + 1);
    let length = 0;
    const write = (byte: number): void => {
      lines[length] = byte;
      length += 1;
    };
    for (const byte of bytes) {
      const role = follow(cut, byte);
      const isOfItem = role === ITEM || role === LAST_OF_ITEM;
      if (isOfItem) {
        if (!isOpen) begins.push(line);
        const written = byte === LINE_FEED || byte === CARRIAGE_RETURN ? SPACE : byte;
        if (cut.begun === undefined) write(written);
        else cut.begun.push(written);
      } else if (role === ITEMS_BEGIN) {
        // What looked like an item is the response around the items.
        begins.pop();
        frames.push({ before: Uint8Array.of(...(cut.begun ?? []), byte), after: [], first: begins.length + 1 });
        cut.begun = undefined;
        isOpen = false;
      } else if (role === FRAME) {
        const { after = [] } = frames.at(-1) ?? {};
        if (after.length < LONGEST_FRAME) after.push(byte);
      }
      if (byte === LINE_FEED) line += 1;
      const ends = role === LAST_OF_ITEM || (isOpen && (role === GAP || role === FRAME));
      if (cut.begun !== undefined && (ends || cut.begun.length > LONGEST_FRAME)) {
        cut.begun.forEach(write);
        cut.begun = undefined;
      }
      if (ends) write(LINE_FEED);
      isOpen = isOfItem && !ends;
    }
    return lines.subarray(0, length);
  };
  return {
    push,
    end: () => Uint8Array.from(cut.begun ?? []),
    frames: () => frames.map((frame) => ({ ...frame, after: Uint8Array.from(frame.after) })),
    begin: (made) => begins[made - 1],
  };
}

/** A response has its metadata before its items, and little of it. */
const LONGEST_FRAME = 65_536;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
