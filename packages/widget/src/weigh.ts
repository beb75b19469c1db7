import {
  checkItem,
  explainItemSize,
  itemSize,
  type Bytes,
  type Explained,
  type Format,
  type Item,
  type ItemSize,
  type Parsed,
  type Problem,
} from '@dynamometer/core';
import { isLoaded, type Lazy } from './lazy.ts';
import { parseAtOnce } from './notations.ts';

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

/** A text that could not be read. */
export interface Refused {
  readonly state: 'refused';
  readonly problems: readonly Problem[];
  /** Whether it was read as JSON alone, because the other notations could not be loaded. */
  readonly isOnlyJson: boolean;
}

/** What a text comes to: nothing yet, items, problems, or one of these once the other notations are loaded. */
export type Reading = { readonly state: 'empty' } | { readonly state: 'waiting' } | Read | Refused;

/** What a text comes to, and what it came to when it could last be read. */
export interface ReadText {
  readonly reading: Reading;
  readonly last: Read | undefined;
}

/**
 * A reader of one field. It remembers the last text that could be read: figures that come and go with every keystroke
 * help nobody.
 *
 * @param onLoaded - Called when the answer for the last text has changed.
 */
export function createReader(onLoaded: () => void): (text: string, format: Format | undefined) => ReadText {
  let known: { readonly text: string; readonly format: Format | undefined; readonly result: ReadText } | undefined;
  let hasFailed = false;
  const know = (text: string, format: Format | undefined, reading: Reading): ReadText => {
    const last = reading.state === 'refused' || reading.state === 'waiting' ? known?.result.last : undefined;
    const result = { reading, last: reading.state === 'read' ? reading : last };
    known = { text, format, result };
    return result;
  };
  const load = async (missing: Lazy<unknown>, text: string, format: Format | undefined, atOnce: Reading) => {
    hasFailed = !(await isLoaded(missing));
    if (known?.text !== text || known.format !== format) return;
    const next = readText(text, format);
    know(text, format, hasFailed ? atOnce : next.reading);
    // What has been loaded may tell that something else is needed.
    if (!hasFailed && next.missing !== undefined) await load(next.missing, text, format, next.reading);
    else onLoaded();
  };
  return (text, format) => {
    if (known?.text === text && known.format === format) return known.result;
    const { reading, missing } = readText(text, format);
    if (missing === undefined) return know(text, format, reading);
    void load(missing, text, format, reading);
    return know(text, format, hasFailed ? reading : { state: 'waiting' });
  };
}

function readText(
  text: string,
  format: Format | undefined,
): { readonly reading: Reading; readonly missing: Lazy<unknown> | undefined } {
  if (text.trim() === '') return { reading: { state: 'empty' }, missing: undefined };
  const { parsed, missing } = parseAtOnce(text, format);
  if (parsed.ok) return { reading: { state: 'read', parsed, items: parsed.items.map(weigh) }, missing };
  const isOnlyJson = missing !== undefined;
  return { reading: { state: 'refused', problems: parsed.problems, isOnlyJson }, missing };
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
