/** How far a line has been read, and the names that the maps around this place have had so far. */
export interface ByteScan {
  bytes: Uint8Array;
  at: number;
  /** A number for the text that was read last, nearly always another for another text. */
  hash: number;
  /** Whether the number that was read last is a plain integer, which has no other spelling. */
  integer: boolean;
  /** How many entries the map had that was read last. */
  count: number;
  /** Hashes of names, those of the outer maps first. */
  readonly seen: Int32Array;
  depth: number;
}

/** What is to be read in full: it has a problem, or is anything out of the ordinary. */
export const UNUSUAL = -1;

/** Starts with no line at all. */
export function byteScan(): ByteScan {
  return { bytes: new Uint8Array(), at: 0, hash: 0, integer: false, count: 0, seen: new Int32Array(4_096), depth: 0 };
}

/** Goes over space, within the line. */
export function skipBytes(scan: ByteScan): void {
  let byte = scan.bytes[scan.at];
  while (byte === 32 || byte === 9 || byte === 13) {
    scan.at += 1;
    byte = scan.bytes[scan.at];
  }
}

/** Goes over a byte and the space after it, if it is next. */
export function takeByte(scan: ByteScan, byte: number): boolean {
  if (scan.bytes[scan.at] !== byte) return false;
  scan.at += 1;
  skipBytes(scan);
  return true;
}

/** Whether the text that was read last is new among those since `base`; more than a few dozen are too many to compare. */
export function isNew(scan: ByteScan, base: number): boolean {
  const { seen, hash, depth } = scan;
  for (let index = base; index < depth; index += 1) if (seen[index] === hash) return false;
  seen[depth] = hash;
  scan.depth += 1;
  return depth - base < 64 && depth < seen.length;
}
