import { itemSize, parse, type Bytes, type Format, type ParsedItems } from '@dynamometer/core';
import { noteLines } from './found.ts';
import type { Lines } from './lines.ts';
import type { Found, Source } from './opened.ts';
import { noteRead } from './reads-of-lines.ts';
import { noteRemark } from './remarks.ts';

/** How the first items of a file are written, and what stands around them. */
export function recognise(
  head: Uint8Array,
  { layout, frames }: Lines,
  format: Format | undefined,
): ParsedItems | undefined {
  const [frame] = frames();
  // The last of the lines may be cut off.
  const lines = decode(head).split('\n', FIRST_LINES).slice(0, -1);
  const readable = lines.filter((line) => line.trim() !== '' && parse(line, format).ok).slice(0, 2);
  const [first = decode(head)] = readable;
  const parsed = parse(
    frame !== undefined
      ? `${decode(frame.before)}${first}${decode(frame.after)}`
      : layout === 'array'
        ? `[${first}]`
        : (readable.length > 0 ? readable : [first]).join(layout === 'lines' ? '\n' : ' '),
    format,
  );
  return parsed.ok ? parsed : undefined;
}

const FIRST_LINES = 20;

/** Takes down what the responses say whose items begin with this one of the file. */
export function noteFrames(start: number, { frames, begin }: Lines, source: Source, found: Found): void {
  let next = start;
  const all = frames();
  for (const [index, { before, after, first }] of all.entries()) {
    const end = all[index + 1]?.first ?? Infinity;
    const sizes: Bytes[] = [];
    for (; (found.lines[next] ?? end) < end; next += 1) sizes.push(found.sizes[next] ?? 0);
    // The items have told of themselves already.
    const parsed = parse(`${decode(before)}${ANY_ITEM}${decode(after)}`);
    if (!parsed.ok) continue;
    const place = { source, unit: 'file', at: first, begin: begin(first) } as const;
    for (const problem of parsed.notices)
      if (problem.code !== OF_ONE_ITEM) noteRemark(found.remarks, { problem, ...place });
    noteRead(found, { ...parsed, pages: [sizes.length] }, sizes);
  }
}

/** There is one item where the response has many. */
const OF_ONE_ITEM = 'read.other-count';

const ANY_ITEM = '{"a":{"S":"b"}}';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Reads what is no JSON in one go. */
export function readWhole(
  text: string,
  { source, found, format }: { readonly source: Source; readonly found: Found; readonly format: Format | undefined },
): void {
  const parsed = parse(text, format);
  const sizes = parsed.ok ? parsed.items.map((item) => itemSize(item).bytes) : [];
  const problems = parsed.ok ? [] : parsed.problems;
  const line = { line: 1, sizes, problems, ...(parsed.ok && { beside: parsed }) };
  noteLines([line], { source, found, unit: 'line', beginOf: () => undefined });
  if (parsed.ok) found.recognised ??= parsed;
}
