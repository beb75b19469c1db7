import { itemSize, parse, type Format, type ParsedItems } from '@dynamometer/core';
import { noteLines } from './found.ts';
import type { Lines } from './lines.ts';
import type { Found, Source } from './opened.ts';

/** How the first items of a file are written, and what stands around them. */
export function recognise(
  head: Uint8Array,
  { layout, frame }: Lines,
  format: Format | undefined,
): ParsedItems | undefined {
  const { before, after } = frame();
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  // The last of the lines may be cut off.
  const lines = text(head).split('\n', FIRST_LINES).slice(0, -1);
  const readable = lines.filter((line) => line.trim() !== '' && parse(line, format).ok).slice(0, 2);
  const [first = text(head)] = readable;
  const parsed = parse(
    before.length > 0
      ? `${text(before)}${first}${text(after)}`
      : layout === 'array'
        ? `[${first}]`
        : (readable.length > 0 ? readable : [first]).join(layout === 'lines' ? '\n' : ' '),
    format,
  );
  return parsed.ok ? parsed : undefined;
}

const FIRST_LINES = 20;

/** Reads what is no JSON in one go. */
export function readWhole(
  text: string,
  { source, found, format }: { readonly source: Source; readonly found: Found; readonly format: Format | undefined },
): void {
  const parsed = parse(text, format);
  const sizes = parsed.ok ? parsed.items.map((item) => itemSize(item).bytes) : [];
  const problems = parsed.ok ? [] : parsed.problems;
  noteLines([{ line: 1, sizes, problems }], { source, found, isLine: true });
  if (parsed.ok) found.recognised ??= parsed;
}
