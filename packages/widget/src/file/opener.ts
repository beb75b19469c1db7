import type { Format, Item } from '@dynamometer/core';
import { lazy, type Lazy } from '../lazy.ts';
import { itemName } from '../likely-keys.ts';
import { addTexts } from '../text/en.ts';
import { nothingFound, type Opened, type Source } from './opened.ts';

/** What reads files, in a file of its own. */
const FILES: Lazy<Pick<typeof import('./files.ts'), 'loadItems' | 'readFiles'>> = lazy(async () => {
  const { loadItems, readFiles, texts } = await import('./files.ts');
  addTexts(texts);
  return { loadItems, readFiles };
});

/** Opens files, and tells how far that is. */
export interface Opener {
  readonly opened: Opened | undefined;
  /** Items of the files that were asked for. */
  readonly looked: Looked;
  readonly open: (sources: readonly Source[], format: Format | undefined) => void;
  /** Stops reading, and keeps what was found until then. */
  readonly cancel: () => void;
  readonly close: () => void;
  /** Asks for the names of items, and for one item as a whole. */
  readonly look: (indices: readonly number[], chosen: number) => void;
}

/** What is known of single items of files. */
export interface Looked {
  /** What an item is called, by its number. */
  readonly names: ReadonlyMap<number, string>;
  /** The item that is open; without one where it could not be read a second time. */
  readonly item: LookedItem | undefined;
}

interface LookedItem {
  readonly index: number;
  readonly item: Item | undefined;
  /** The item before the write, where a stream record brings it. */
  readonly before: Item | undefined;
}

const NOTHING: Looked = { names: new Map(), item: undefined };

/** Whether a text may stand in a text area: there it is laid out, and read anew with each keystroke. */
export function isForTextArea(text: string): boolean {
  return text.length <= LONGEST_TEXT && text.split('\n', MOST_LINES + 1).length <= MOST_LINES;
}

const LONGEST_TEXT = 1_000_000;
const MOST_LINES = 20_000;

/** Milliseconds from which on a reader wants to see how far it is. */
const SLOW = 500;

/**
 * Makes what opens files.
 *
 * @param onChange - Called when there is something new to show.
 * @param onText - Given the text of files that are short.
 */
export function createOpener(onChange: () => void, onText: (text: string) => void): Opener {
  let opened: Opened | undefined;
  let looked = NOTHING;
  let stop = new AbortController();
  /** Tells of the files that were opened with this signal, unless others or none are open by now. */
  const update = (signal: AbortSignal, changed: Partial<Opened>): void => {
    if (opened === undefined || stop.signal !== signal) return;
    opened = { ...opened, ...changed };
    onChange();
  };

  const close = (): void => {
    stop.abort();
    opened = undefined;
    looked = NOTHING;
  };

  const read = async (sources: readonly Source[], format: Format | undefined): Promise<void> => {
    close();
    stop = new AbortController();
    const { signal } = stop;
    const found = nothingFound();
    const bytes = sources.reduce((sum, { blob }) => sum + blob.size, 0);
    opened = { sources, format, bytes, read: 0, phase: 'reading', isSlow: false, found, failure: undefined };
    onChange();
    let count = 0;
    const start = performance.now();
    // Whoever draws needs no more than ten steps a second.
    const timer = setInterval(() => update(signal, { read: count, isSlow: performance.now() - start > SLOW }), 100);
    const onBytes = (more: number): void => {
      count += more;
    };
    const outcome = await FILES.load().then(
      ({ readFiles }) =>
        readFiles(sources, { format, found, longestText: LONGEST_TEXT, isShort: isForTextArea, signal, onBytes }),
      () => ({ phase: 'failed', failure: 'script' }) as const,
    );
    clearInterval(timer);
    // Closed, or something else is open by now.
    if (stop.signal !== signal || opened === undefined) return;
    if (outcome.phase === 'text') return onText(outcome.text);
    const failure = outcome.phase === 'failed' ? outcome.failure : undefined;
    update(signal, { read: count, phase: outcome.phase, failure });
  };

  let isLooking = false;
  const look = async (indices: readonly number[], chosen: number): Promise<void> => {
    if (opened === undefined || opened.phase === 'reading' || isLooking) return;
    const names = new Map(looked.names);
    const wanted = new Set(indices.filter((index) => !names.has(index)));
    if (looked.item?.index !== chosen) wanted.add(chosen);
    if (wanted.size === 0) return;
    isLooking = true;
    const from = opened;
    let { item } = looked;
    // What cannot be found again is not looked for again.
    if (wanted.has(chosen)) item = { index: chosen, item: undefined, before: undefined };
    for (const index of wanted) names.set(index, '');
    try {
      const { loadItems } = await FILES.load();
      await loadItems(from, [...wanted], (index, each, before) => {
        names.set(index, itemName(each));
        if (index === chosen) item = { index, item: each, before };
      });
    } catch {
      // The file has changed or is gone: the panel says so where the item would be.
    }
    isLooking = false;
    // Of other files whoever draws asks again.
    if (opened?.found === from.found) looked = { names, item };
    onChange();
  };
  return {
    get opened() {
      // Short files end up in the text area within a moment.
      const isShort = opened?.phase === 'reading' && !opened.isSlow && opened.bytes <= LONGEST_TEXT;
      return isShort ? undefined : opened;
    },
    get looked() {
      return looked;
    },
    open: (sources, format) => {
      void read(sources, format);
    },
    cancel: () => stop.abort(),
    close,
    look: (indices, chosen) => {
      void look(indices, chosen);
    },
  };
}
