import { lineSizer, type Format } from '@dynamometer/core';
import { noteLines } from './found.ts';
import { linesOf } from './lines.ts';
import { LONGEST_OTHER } from './longest-other.ts';
import type { Failure, Found, Source } from './opened.ts';
import { pauses } from './pause.ts';
import { joined, piecesOf, type Pieces } from './pieces.ts';
import { noteFrames, readWhole, recognise } from './recognise.ts';

/** How files are read. */
export interface Reading {
  readonly format: Format | undefined;
  readonly found: Found;
  /** Which texts are given back as such, and how many bytes they have at most. */
  readonly isShort: (text: string) => boolean;
  readonly longestText: number;
  readonly signal: AbortSignal;
  /** Told how many more bytes are read. */
  readonly onBytes: (count: number) => void;
}

/** What came of reading files: their text, if it is short, or the sizes of the items in them. */
export type Outcome =
  | { readonly phase: 'text'; readonly text: string }
  | { readonly phase: 'read' | 'cancelled' }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** Reads files in slices of time, so that the page stays alive: the text of short ones, the sizes in long ones. */
export async function readFiles(sources: readonly Source[], reading: Reading): Promise<Outcome> {
  const { found, signal, longestText, isShort } = reading;
  const pause = pauses(SLICE);
  try {
    const text = await shortText(sources, longestText);
    if (text !== undefined && isShort(text)) return { phase: 'text', text };
    for (const source of sources) {
      found.starts.push(found.sizes.length);
      const failure = await readFile(source, reading, pause);
      if (signal.aborted) return { phase: 'cancelled' };
      if (failure !== undefined) return { phase: 'failed', failure };
    }
    return { phase: 'read' };
  } catch (error) {
    if (signal.aborted) return { phase: 'cancelled' };
    // Streams have no better name for what they cannot unpack.
    return { phase: 'failed', failure: error instanceof TypeError ? 'packed' : 'file' };
  }
}

/** Milliseconds. A frame has 16, and drawing wants some of them. */
const SLICE = 8;
/** Bytes that are sized between two looks at the clock. */
const PORTION = 65_536;

/** The text of all files together; undefined if it is longer. */
async function shortText(sources: readonly Source[], longest: number): Promise<string | undefined> {
  if (sources.reduce((sum, { blob }) => sum + blob.size, 0) > longest) return undefined;
  const texts: string[] = [];
  let left = longest;
  for (const { blob } of sources) {
    const bytes = await wholeOf(await piecesOf(blob, () => {}), left);
    if (bytes === undefined) return undefined;
    left -= bytes.length;
    texts.push(new TextDecoder().decode(bytes));
  }
  return texts.join('\n');
}

async function readFile(
  source: Source,
  reading: Reading,
  pause: () => Promise<void> | undefined,
): Promise<Failure | undefined> {
  const { found, format, signal } = reading;
  const lines = await linesOf(source.blob, reading.onBytes);
  if (lines.layout === 'other') {
    const bytes = await wholeOf(lines, LONGEST_OTHER);
    if (bytes === undefined) {
      found.recognised ??= recognise(await beginningOf(source.blob), lines, format);
      return 'notation';
    }
    readWhole(new TextDecoder().decode(bytes), { source, found, format });
    return undefined;
  }
  const sizer = lineSizer(format);
  const head: Uint8Array[] = [];
  const note = { source, found, unit: lines.layout === 'lines' ? 'line' : 'item', beginOf: lines.begin } as const;
  const start = found.sizes.length;
  for (let piece = await lines.next(); piece !== undefined; piece = await lines.next()) {
    if (head.length < 2) head.push(piece);
    for (let at = 0; at < piece.length; at += PORTION) {
      noteLines(sizer.push(piece.subarray(at, at + PORTION)), note);
      await pause();
      if (!signal.aborted) continue;
      lines.cancel();
      return undefined;
    }
  }
  const last = sizer.end();
  noteLines(last, note);
  // What is not closed takes everything that follows it along.
  const [open] = note.unit === 'line' ? [] : last.filter(({ problems }) => problems.length > 0);
  if (open !== undefined) found.stopped ??= { source, unit: 'item', at: open.line, begin: lines.begin(open.line) };
  noteFrames(start, lines, source, found);
  found.recognised ??= recognise(await joined(head), lines, format);
  return undefined;
}

/** The first lines of a file, whole. */
async function beginningOf(blob: Blob): Promise<Uint8Array> {
  const { next, cancel } = await piecesOf(blob, () => {});
  const piece = (await next())?.subarray(0, PORTION) ?? new Uint8Array();
  cancel();
  return piece.subarray(0, piece.lastIndexOf(LINE_FEED) + 1);
}

const LINE_FEED = 10;

/** All bytes of a file; undefined if there are more than so many. */
async function wholeOf({ next, cancel }: Pieces, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let piece = await next(); piece !== undefined; piece = await next()) {
    pieces.push(piece);
    length += piece.length;
    if (length <= most) continue;
    cancel();
    return undefined;
  }
  return joined(pieces);
}
