import type { Bytes } from '../units.ts';

/**
 * What has been read of a line. The functions that read one take the position of a byte and give that of the byte
 * after what they read, or `UNUSUAL`: nothing but numbers moves, which is what makes them fast.
 */
export interface ByteScan {
  /** They hold the line feed that ends the line; no byte of JSON is one, so nothing reads on behind it. */
  bytes: Uint8Array;
  /** The same bytes, several at a time. */
  view: DataView;
  /** What has been read so far comes to. */
  size: Bytes;
  /** Whether the string or number that was read last has no other spelling. */
  isSoleSpelling: boolean;
  /** Names of the maps around this place, or elements of a set, those of the outer maps first: where they start. */
  readonly starts: Int32Array;
  /** Their lengths, and beside each its last byte: mostly enough to tell two of them apart. */
  readonly marks: Int32Array;
  depth: number;
}

/** What is to be read in full: it has a problem, or is anything out of the ordinary. */
export const UNUSUAL = -1;

/** Starts with no line at all. */
export function byteScan(): ByteScan {
  const bytes = new Uint8Array();
  const [starts, marks] = [new Int32Array(MOST), new Int32Array(MOST)];
  return { bytes, view: new DataView(bytes.buffer), size: 0, isSoleSpelling: false, starts, marks, depth: 0 };
}

const MOST = 4_096;

/** Turns to other bytes. */
export function turnTo(scan: ByteScan, bytes: Uint8Array): void {
  scan.bytes = bytes;
  scan.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Goes over a byte that must be next, and over space before and after it. */
export function after(bytes: Uint8Array, at: number, expected: number): number {
  // Exports have no space at all.
  if (bytes[at] === expected && (bytes[at + 1] ?? 0) > SPACE) return at + 1;
  const found = afterSpace(bytes, at);
  return bytes[found] === expected ? afterSpace(bytes, found + 1) : UNUSUAL;
}

const SPACE = 32;

/** Where the first byte that is no space stands, within the line. */
export function afterSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

const isSpace = (byte: number | undefined): boolean => byte === SPACE || byte === 9 || byte === 13;

/** Whether these bytes are next. */
export function startsWith(bytes: Uint8Array, at: number, part: readonly number[]): boolean {
  for (let index = 0; index < part.length; index += 1) if (bytes[at + index] !== part[index]) return false;
  return true;
}

/** Whether a text is new among those since `base`; more than a few dozen are too many to compare. */
export function isNew(scan: ByteScan, base: number, start: number, end: number): boolean {
  const { bytes, starts, marks, depth } = scan;
  const mark = ((end - start) << 8) | (bytes[end - 1] ?? 0);
  for (let index = base; index < depth; index += 1)
    if (marks[index] === mark && isSame(bytes, starts[index] ?? 0, start, end)) return false;
  if (depth - base >= FEW || depth >= MOST) return false;
  starts[depth] = start;
  marks[depth] = mark;
  scan.depth += 1;
  return true;
}

const FEW = 64;

function isSame(bytes: Uint8Array, other: number, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at] !== bytes[other + at - start]) return false;
  return true;
}
