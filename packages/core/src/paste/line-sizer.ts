import { itemSize } from '../item/size.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';
import { byteScan, turnTo, UNUSUAL } from './byte-scan.ts';
import type { Format } from './format.ts';
import { isBlank } from './parse-json.ts';
import { foundIn, type ParsedItems } from './parsed.ts';
import { readText } from './read-text.ts';
import { sizeLine } from './size-line.ts';
import { utf8Text } from './utf8.ts';

/** What a line holds: mostly one item, none if it is empty or has a problem. */
export interface SizedLine {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly sizes: readonly Bytes[];
  readonly problems: readonly Problem[];
  /** What the line says beside its items; missing where that is nothing. */
  readonly beside?: Beside;
}

type Beside = Pick<ParsedItems, 'container' | 'notices' | 'consumed' | 'scanned' | 'missing' | 'pages'>;

/** Takes a file in pieces, in order, and gives the sizes of the lines that each piece completes. */
export interface LineSizer {
  readonly push: (bytes: Uint8Array) => readonly SizedLine[];
  /** The last line, if it has no line feed; empty otherwise. */
  readonly end: () => readonly SizedLine[];
}

/**
 * Sizes the items of a file of JSON lines while it is read: an export of any length, in memory that does not grow.
 * Strict DynamoDB JSON is sized straight from the bytes; any other line is read in full as `parse` would.
 *
 * @param format - How the values say their types; found out line by line unless given.
 * @returns What takes the file's UTF-8 bytes piece by piece, cut anywhere.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html
 * @example
 * lineSizer().push(Uint8Array.of(123, 34, 97, 34, 58, 123, 34, 83, 34, 58, 34, 98, 34, 125, 125, 10)) // [{ line: 1, sizes: [2], problems: [] }]
 */
export function lineSizer(format?: Format): LineSizer {
  const scan = byteScan();
  let line = 1;
  let held: Uint8Array[] = [];
  let heldBytes = 0;

  const takeLine = (lines: SizedLine[], start: number): number => {
    const reached = format === 'plain-json' ? UNUSUAL : sizeLine(scan, start);
    if (reached >= 0) lines.push({ line, sizes: [scan.size], problems: NONE });
    // What is sized straight from its bytes needs no search for its end.
    const end = reached >= 0 ? reached : scan.bytes.indexOf(LINE_FEED, start);
    if (reached < 0) lines.push(sizeInFull(scan.bytes.subarray(start, end), line, format));
    line += 1;
    return end + 1;
  };
  const takeHeld = (lines: SizedLine[], last: Uint8Array): void => {
    if (heldBytes + last.length > LONGEST_LINE) {
      lines.push({ line, sizes: [], problems: [problem(TOO_LONG, [], { line })] });
      line += 1;
    } else {
      turnTo(scan, joined([...held, last, Uint8Array.of(LINE_FEED)]));
      takeLine(lines, 0);
    }
    held = [];
    heldBytes = 0;
  };
  const hold = (part: Uint8Array): void => {
    heldBytes += part.length;
    // Of a line that is too long only the length is kept.
    if (heldBytes > LONGEST_LINE) held = [];
    else held.push(part.slice());
  };

  return {
    push: (bytes) => {
      const lines: SizedLine[] = [];
      const last = bytes.lastIndexOf(LINE_FEED);
      const isHeld = heldBytes > 0 && last >= 0;
      let start = isHeld ? bytes.indexOf(LINE_FEED) + 1 : 0;
      if (isHeld) takeHeld(lines, bytes.subarray(0, start - 1));
      turnTo(scan, bytes);
      while (start <= last) start = takeLine(lines, start);
      if (start < bytes.length) hold(bytes.subarray(start));
      return lines;
    },
    end: () => {
      const lines: SizedLine[] = [];
      if (heldBytes > 0) takeHeld(lines, NOTHING);
      return lines;
    },
  };
}

/** An item has at most 400 KB, and JSON makes at most a few times as much of it. */
const LONGEST_LINE = 16_777_216;

const LINE_FEED = 10;

const NOTHING: Uint8Array = new Uint8Array();
const NONE: readonly Problem[] = [];

function sizeInFull(bytes: Uint8Array, line: number, format: Format | undefined): SizedLine {
  const text = utf8Text(bytes);
  if (text === undefined) return { line, sizes: [], problems: [problem(NOT_UTF8, [], { line })] };
  if (isBlank(text)) return { line, sizes: [], problems: [] };
  const reading = readText(text);
  const found = reading.ok ? foundIn(reading, format) : { ok: false as const, problems: [reading.problem] };
  if (!found.ok) return { line, sizes: [], problems: found.problems.map((each) => onLine(each, line)) };
  const notices = found.notices.map((each) => onLine(each, line));
  return {
    line,
    sizes: found.items.map((item) => itemSize(item).bytes),
    problems: [],
    ...((notices.length > 0 || found.consumed !== undefined) && { beside: { ...besideOf(found), notices } }),
  };
}

function besideOf({
  container,
  consumed,
  scanned,
  missing,
  pages,
}: Omit<ParsedItems, 'items'>): Omit<Beside, 'notices'> {
  return {
    container,
    ...(consumed && { consumed }),
    ...(scanned !== undefined && { scanned }),
    ...(missing !== undefined && { missing }),
    ...(pages && { pages }),
  };
}

/** A problem of a line among others; within the line only the column is known. */
function onLine(found: Problem, line: number): Problem {
  const { at, details, says } = found;
  if (at === undefined) return found;
  const moved = { ...found, at: { line, column: at.column } };
  if (!('line' in details)) return moved;
  const written = line.toLocaleString('en-US');
  return { ...moved, details: { ...details, line }, says: says.replace('Line 1,', `Line ${written},`) };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const TOO_LONG: ProblemKind = {
  code: 'lines.too-long',
  severity: 'error',
  says: 'Line {line} is longer than 16 MB, so this is not a file with an item on each line. Write each item on a line of its own, as JSON.',
};

const NOT_UTF8: ProblemKind = {
  code: 'lines.not-utf8',
  severity: 'error',
  says: 'Line {line} is not text in UTF-8. If the file is compressed, unpack it first.',
};
