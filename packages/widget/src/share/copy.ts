import { PRESETS } from '../arrival.ts';
import type { View } from '../attributes.ts';
import { COPIES, PANELS } from '../panels/panels.ts';
import type { State } from '../session.ts';
import { addTexts } from '../text/en.ts';
import { COPY_TEXTS } from '../text/en/copy.ts';
import type { TextId } from '../text/language.ts';
import type { Words } from '../text/words.tsx';
import type { Copies } from './copies.ts';
import { copies as ofItem } from './copy-item.ts';

/** In which form figures are taken elsewhere. */
export type CopyKind = 'markdown' | 'json' | 'code' | 'link';

/** What has become of a wish to copy. */
export interface Outcome {
  readonly says: TextId;
  /** The text that the reader has to copy by hand. */
  readonly text?: string;
}

addTexts(COPY_TEXTS);

/** Copies what a panel shows; `name` is what its state is called in links. */
export async function copy(
  kind: CopyKind,
  view: View,
  state: State,
  words: Words,
  name: string | undefined,
): Promise<Outcome> {
  const text = kind === 'link' ? await linkOf(view, state, name) : (await copiesOf(view))?.[kind](state, words);
  if (text === undefined) return { says: 'copy.nothing' };
  if (kind === 'link' && text.length > MOST_OF_A_LINK) return { says: 'copy.tooLong' };
  try {
    await navigator.clipboard.writeText(text);
    return { says: 'copy.done' };
  } catch {
    return { says: 'copy.byHand', text };
  }
}

/** Loads what a click will need: the browser lets a page copy only right after it. */
export async function prepare(kind: CopyKind, view: View): Promise<void> {
  if (kind === 'link') await PRESETS.load();
  else await copiesOf(view);
}

/** Chat programs and mail cut longer addresses, or take them for something else. */
const MOST_OF_A_LINK = 16_000;

async function copiesOf(view: View): Promise<Copies | undefined> {
  if (view === 'item') return ofItem;
  await PANELS[view].load();
  return COPIES.get(view);
}

async function linkOf(view: View, state: State, name: string | undefined): Promise<string | undefined> {
  return name === undefined ? undefined : (await PRESETS.load()).linkTo(location.href, name, view, state);
}
