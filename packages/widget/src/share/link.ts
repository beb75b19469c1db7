import { VIEWS, type View } from '../attributes.ts';
import { aboutMonth } from '../presets/read-preset.ts';
import { object, oneOf, perhaps, text, whole, type Reader } from '../presets/readers.ts';
import { readKeys } from '../presets/read-keys.ts';
import { readPartitions } from '../presets/read-partitions.ts';
import { readQuestion } from '../presets/read-question.ts';
import type { State } from '../session.ts';
import { pack, unpack } from './packed.ts';

/**
 * The address of the page with what a panel shows. What stands in other panels stays out of it: nobody wants to pass
 * on an item that they pasted an hour ago.
 */
export async function linkTo(address: string, name: string, view: View, state: State): Promise<string> {
  const url = new URL(address);
  const packed = await pack(JSON.stringify({ view, ...partsOf(view, state) }));
  const own = url.hash.slice(1).replace(paramOf(name), '');
  url.hash = own === '' ? `${name}=${packed}` : `${own}&${name}=${packed}`;
  return url.href;
}

/** What a link has brought; undefined where it is of something else, or broken. */
export async function stateIn(address: string, name: string): Promise<Partial<State> | undefined> {
  const packed = paramOf(name).exec(new URL(address).hash.slice(1))?.[1];
  const given = packed === undefined ? undefined : await unpack(packed);
  if (given === undefined) return undefined;
  try {
    return readParts(JSON.parse(given));
  } catch {
    return undefined;
  }
}

/** Where the hash of an address has a state, with the sign in front of it. */
function paramOf(name: string): RegExp {
  return new RegExp(`(?:^|&)${name}=([\\w-]+)`);
}

function partsOf(view: View, { item, before, format, chosen, question, partitions, workload, keys }: State): object {
  if (view === 'item') return { item, before, format, chosen };
  if (view === 'query-scan') return { question };
  if (view === 'keys') return { keys };
  return view === 'partitions' ? { partitions } : { workload };
}

function readParts(given: unknown): Partial<State> | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const parts = given as Partial<Record<keyof State, unknown>>;
  const view = VIEWS.find((each) => each === parts.view);
  if (view === 'item') return { view, ...ITEM(given, { item: '', before: undefined, format: undefined, chosen: 0 }) };
  if (view === 'query-scan') return { view, question: readQuestion(parts.question) };
  if (view === 'keys') return { view, keys: readKeys(parts.keys) };
  if (view === 'partitions') return { view, partitions: readPartitions(parts.partitions) };
  return view && { view, ...aboutMonth(parts.workload) };
}

const ITEM: Reader<Pick<State, 'item' | 'before' | 'format' | 'chosen'>> = object({
  item: text,
  before: perhaps(text, ''),
  format: perhaps(oneOf('dynamodb-json', 'plain-json'), 'plain-json'),
  chosen: whole(),
});
