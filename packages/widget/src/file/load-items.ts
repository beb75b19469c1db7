import { parse, type Item } from '@dynamometer/core';
import { linesOf, type Lines } from './lines.ts';
import type { Found, Opened } from './opened.ts';
import { pauses } from './pause.ts';
import { joined } from './pieces.ts';

/**
 * Reads some items of files again.
 *
 * @param opened - The files, and what was found in them.
 * @param wanted - The numbers of the items.
 * @param onItem - Given each of them, in the order of the files, and the item before it where a stream record brings it.
 */
export async function loadItems(
  { sources, format, found }: Opened,
  wanted: readonly number[],
  onItem: (index: number, item: Item, before: Item | undefined) => void,
): Promise<void> {
  for (const [file, { blob }] of sources.entries()) {
    const start = found.starts[file] ?? Infinity;
    const end = found.starts[file + 1] ?? found.sizes.length;
    const indices = wanted.filter((index) => index >= start && index < end);
    if (indices.length === 0) continue;
    const numbers = new Set(indices.map((index) => found.lines[index] ?? 0));
    await eachLine(await linesOf(blob, () => {}), numbers, (number, text) => {
      const parsed = parse(text, format);
      for (const index of indices) {
        const item =
          parsed.ok && found.lines[index] === number ? parsed.items[placeInLine(found, index, start)] : undefined;
        const change = parsed.ok ? parsed.changes?.find(({ after }) => after === item) : undefined;
        if (item !== undefined) onItem(index, item, change?.before);
      }
    });
  }
}

/** Which of the items on its line an item is. */
function placeInLine({ lines }: Found, index: number, start: number): number {
  let place = 0;
  while (index - place > start && lines[index - place - 1] === lines[index]) place += 1;
  return place;
}

/** Goes over the lines with these numbers. */
async function eachLine(
  { layout, next, cancel }: Lines,
  numbers: ReadonlySet<number>,
  visit: (number: number, text: string) => void,
): Promise<void> {
  const pause = pauses(8);
  const last = Math.max(...numbers);
  let held: Uint8Array[] = [];
  let number = 1;
  const finish = async (): Promise<void> => {
    if (numbers.has(number)) visit(number, new TextDecoder().decode(await joined(held)));
    held = [];
  };
  for (let piece = await next(); piece !== undefined && number <= last; piece = await next()) {
    let start = 0;
    // Another notation than JSON is one text.
    for (let end = endOfLine(piece, 0, layout); end >= 0 && number <= last; end = endOfLine(piece, start, layout)) {
      if (numbers.has(number)) held.push(piece.subarray(start, end));
      await finish();
      number += 1;
      start = end + 1;
    }
    if (numbers.has(number)) held.push(piece.subarray(start));
    await pause();
  }
  if (number <= last) await finish();
  cancel();
}

function endOfLine(piece: Uint8Array, from: number, layout: Lines['layout']): number {
  return layout === 'other' ? -1 : piece.indexOf(LINE_FEED, from);
}

const LINE_FEED = 10;
