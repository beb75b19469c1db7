import {
  checkItem,
  explainItemSize,
  itemSize,
  parse,
  type Bytes,
  type Explained,
  type Format,
  type Item,
  type ItemSize,
  type Parsed,
  type Problem,
} from '@dynamometer/core';

/** An item on the scales. */
export interface Weighed {
  readonly item: Item;
  readonly size: ItemSize;
  readonly bytes: Explained<Bytes>;
}

/** A text that could be read, with its items. */
export interface Read {
  readonly state: 'read';
  readonly parsed: Extract<Parsed, { ok: true }>;
  readonly items: readonly Weighed[];
}

/** What a text comes to: nothing yet, items, or problems. */
export type Reading =
  | { readonly state: 'empty' }
  | Read
  | { readonly state: 'refused'; readonly problems: readonly Problem[] };

/** What a text comes to, and what it came to when it could last be read. */
export interface ReadText {
  readonly reading: Reading;
  readonly last: Read | undefined;
}

/**
 * A reader of one field. It remembers the last text that could be read: figures that come and go with every keystroke
 * help nobody.
 */
export function createReader(): (text: string, format: Format | undefined) => ReadText {
  let known: { readonly text: string; readonly format: Format | undefined; readonly result: ReadText } | undefined;
  return (text, format) => {
    if (known?.text === text && known.format === format) return known.result;
    const reading = readText(text, format);
    const last = reading.state === 'refused' ? known?.result.last : undefined;
    const result = { reading, last: reading.state === 'read' ? reading : last };
    known = { text, format, result };
    return result;
  };
}

function readText(text: string, format: Format | undefined): Reading {
  if (text.trim() === '') return { state: 'empty' };
  const parsed = parse(text, format);
  if (!parsed.ok) return { state: 'refused', problems: parsed.problems };
  return { state: 'read', parsed, items: parsed.items.map(weigh) };
}

/** Weighs one item. */
export function weigh(item: Item): Weighed {
  const size = itemSize(item);
  let bytes: Explained<Bytes> | undefined;
  return {
    item,
    size,
    // Of a thousand items only the one that is open has to explain itself.
    get bytes() {
      bytes ??= explainItemSize(size);
      return bytes;
    },
  };
}

/** What DynamoDB would refuse about an item: such an item has a size, but no operation on it has units. */
export function refusals({ item }: Weighed): readonly Problem[] {
  return checkItem(item);
}
