import type { ItemSize } from '../item/size.ts';
import { utf8Bytes } from '../item/text.ts';
import type { Path } from '../problem.ts';
import type { Bytes } from '../units.ts';
import { namedPlaces, type NamedPlaces } from './named-places.ts';
import { shorterName } from './shorter-name.ts';

/** One thing that an edit changes. */
export interface EditChange {
  /** Where; the positions in lists are left out where it is changed in several places. */
  readonly path: Path;
  /** In how many places: the same entry of every element of a list is one change. */
  readonly places: number;
  /** The new name, when it is renamed. */
  readonly to?: string;
  /** What it takes off the item, in all places together. */
  readonly saves: Bytes;
}

/**
 * New names that take so many bytes off an item: the one that keeps most of itself if a single name suffices, else the
 * few that save most.
 *
 * @param size - The item without the attributes that keep their names.
 * @param taken - The names of those.
 * @param excess - The bytes to save.
 * @returns The changes, or none where new names cannot do it.
 */
export function renames(size: ItemSize, taken: ReadonlySet<string>, excess: Bytes): readonly EditChange[] {
  const names = namedPlaces(size).filter((each) => largestSaving(each) > 0);
  return single(names, taken, excess) ?? several(names, taken, excess) ?? [];
}

function single(names: readonly NamedPlaces[], taken: ReadonlySet<string>, excess: Bytes): EditChange[] | undefined {
  const share = ({ places, nameBytes }: NamedPlaces): number => excess / places / nameBytes;
  for (const each of names.filter((name) => largestSaving(name) >= excess).sort((a, b) => share(a) - share(b))) {
    const change = rename(each, taken, excess);
    if (change !== undefined) return [change];
  }
  return undefined;
}

function several(names: readonly NamedPlaces[], taken: ReadonlySet<string>, excess: Bytes): EditChange[] | undefined {
  const changes: EditChange[] = [];
  const chosen = new Set(taken);
  let rest = excess;
  for (const each of [...names].sort((a, b) => largestSaving(b) - largestSaving(a)).slice(0, MOST_RENAMES)) {
    const change = rename(each, chosen, Math.min(rest, largestSaving(each)));
    if (change === undefined) continue;
    changes.push(change);
    chosen.add(change.to);
    rest -= change.saves;
    if (rest <= 0) return changes;
  }
  return undefined;
}

/** More new names than this at once are no longer a small edit. */
const MOST_RENAMES = 5;

/** Down to two bytes: shorter names are soon all taken. */
function largestSaving({ nameBytes, places }: NamedPlaces): Bytes {
  return Math.max(0, nameBytes - 2) * places;
}

type Rename = EditChange & { readonly to: string };

function rename(each: NamedPlaces, taken: ReadonlySet<string>, excess: Bytes): Rename | undefined {
  const { path, nameBytes, places, beside } = each;
  const isTaken = (name: string): boolean => beside.has(name) || taken.has(name);
  const to = shorterName(path.at(-1) ?? '', nameBytes - Math.ceil(excess / places), isTaken);
  return to === undefined ? undefined : { path, places, to, saves: (nameBytes - utf8Bytes(to)) * places };
}
