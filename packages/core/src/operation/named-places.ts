import type { ItemSize } from '../item/size.ts';
import type { SizePart } from '../item/size-parts.ts';
import type { Bytes } from '../units.ts';

/** A name and the places where it stands: the same entry of every element of a list is one. */
export interface NamedPlaces {
  /** Names, outermost first; positions in lists are left out. */
  readonly path: readonly string[];
  readonly nameBytes: Bytes;
  readonly places: number;
  /** The names beside it, itself among them. */
  readonly beside: ReadonlySet<string>;
}

/**
 * Every attribute and map entry name of an item with the places where it stands.
 *
 * @param size - What `itemSize` gave.
 * @returns Names in the order of the item.
 * @example
 * namedPlaces(itemSize({ a: { L: [{ M: { b: { N: '1' } } }, { M: { b: { N: '2' } } }] } })).map((each) => each.places) // [1, 2]
 */
export function namedPlaces(size: ItemSize): readonly NamedPlaces[] {
  const root: Names = new Map();
  for (const part of size.parts) collect(part, root);
  const places: NamedPlaces[] = [];
  list(root, [], places);
  return places;
}

interface Name {
  readonly nameBytes: Bytes;
  places: number;
  readonly inside: Names;
}

type Names = Map<string, Name>;

function collect({ name, nameBytes, parts = [], type }: SizePart, names: Names): void {
  let inside = names;
  if (typeof name === 'string') {
    const known = names.get(name) ?? { nameBytes, places: 0, inside: new Map<string, Name>() };
    known.places += 1;
    names.set(name, known);
    ({ inside } = known);
  }
  if (type === 'M' || type === 'L') for (const part of parts) collect(part, inside);
}

function list(names: Names, above: readonly string[], places: NamedPlaces[]): void {
  const beside = new Set(names.keys());
  for (const [name, { nameBytes, places: count, inside }] of names) {
    const path = [...above, name];
    places.push({ path, nameBytes, places: count, beside });
    list(inside, path, places);
  }
}
