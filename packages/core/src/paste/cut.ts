import { utf8Text } from './utf8.ts';

/** How far JSON has been cut. */
export interface Cut {
  /** How many brackets are open. */
  depth: number;
  /** How many of them stand around the items; more than can be open after the items of a response. */
  base: number;
  isText: boolean;
  isEscaped: boolean;
  /** The beginning of a value, until it is known whether the items are inside it. */
  begun: number[] | undefined;
}

/** What a byte is to the items. */
export type Role = typeof ITEM | typeof LAST_OF_ITEM | typeof GAP | typeof FRAME | typeof ITEMS_BEGIN;

export const ITEM = 0;
export const LAST_OF_ITEM = 1;
/** Between two items. */
export const GAP = 2;
/** Around the items. */
export const FRAME = 3;
/** The bracket before the items of a response: what had begun is no item. */
export const ITEMS_BEGIN = 4;

/** Goes over a byte, and says what it is. */
export function follow(cut: Cut, byte: number): Role {
  if (cut.isText) {
    if (cut.isEscaped) cut.isEscaped = false;
    else if (byte === BACKSLASH) cut.isEscaped = true;
    else if (byte === QUOTE) cut.isText = false;
    return here(cut);
  }
  if (byte === QUOTE) cut.isText = true;
  else if (byte === OPEN_BRACE) cut.depth += 1;
  else if (byte === OPEN_BRACKET) return open(cut);
  else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) return close(cut);
  else if (cut.depth === cut.base && isBetween(byte)) return GAP;
  return here(cut);
}

const here = ({ depth, base }: Cut): Role => (depth >= base ? ITEM : FRAME);

function open(cut: Cut): Role {
  cut.depth += 1;
  if (cut.depth === 1 && cut.base === 0) {
    cut.base = 1;
    cut.begun = undefined;
    return FRAME;
  }
  if (cut.depth !== 2 || cut.base !== 0 || cut.begun === undefined || !isResponse(cut.begun)) return here(cut);
  cut.base = 2;
  return ITEMS_BEGIN;
}

function close(cut: Cut): Role {
  cut.depth = Math.max(0, cut.depth - 1);
  if (cut.depth >= cut.base) return cut.depth === cut.base ? LAST_OF_ITEM : ITEM;
  const isWhole = cut.depth === 0;
  // The next value may be the next page.
  if (isWhole && cut.base > 1) cut.begun = [];
  cut.base = isWhole ? 0 : Infinity;
  return FRAME;
}

/** Whether a value that has begun like this is what AWS puts around items, and its items come next. */
function isResponse(begun: readonly number[]): boolean {
  try {
    const names = Object.keys(JSON.parse(`${utf8Text(Uint8Array.from(begun)) ?? ''}[]}`) as object);
    return AROUND.has(names.at(-1) ?? '') && names.slice(0, -1).every((name) => BESIDE.has(name));
  } catch {
    return false;
  }
}

const AROUND: ReadonlySet<string> = new Set(['Items', 'items', 'Records']);
const BESIDE: ReadonlySet<string> = new Set(
  '$metadata ResponseMetadata ConsumedCapacity Count ScannedCount LastEvaluatedKey NextToken nextToken'.split(' '),
);

const isBetween = (byte: number): boolean => BETWEEN.has(byte);

/** Comma, space, and the three bytes that some editors put at the beginning of a file. */
const BETWEEN: ReadonlySet<number> = new Set([44, 32, 10, 13, 9, 0xef, 0xbb, 0xbf]);

const QUOTE = 34;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
