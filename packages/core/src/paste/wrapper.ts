import type { Path } from '../problem.ts';
import type { Collected } from './collected.ts';
import { isMap, type Value, type ValueMap } from './value.ts';

/** Follows a value that may hold items; what it finds goes into the collection. */
export type Follow = (value: Value, path: Path) => void;

/** Something that AWS or a tool puts around items, known by one of its members. */
export interface Wrapper {
  readonly container: string;
  /** Whether the member holds what it would hold in this wrapper. */
  readonly fits: (content: Value) => boolean;
  /** Whether the member alone is telling, whatever stands beside it. */
  readonly alone?: boolean;
  readonly open: (map: ValueMap, path: Path, collected: Collected, follow: Follow) => void;
}

/** A wrapper with nothing of interest but one member. */
export function around(member: string, container: string, fits: Wrapper['fits']): Wrapper {
  return { container, fits, open: (map, path, _, follow) => follow(map[member], [...path, member]) };
}

/** Whether a value is a list, and all of its elements have one of these members. */
export function isListOf(value: Value, ...members: readonly string[]): value is ValueMap[] {
  return (
    isMaps(value) && value.length > 0 && value.every((map) => members.some((member) => Object.hasOwn(map, member)))
  );
}

/** Whether a value is a list of maps. */
export function isMaps(value: Value): value is ValueMap[] {
  return Array.isArray(value) && value.every(isMap);
}

/** Whether a value is a map all of whose entries are lists of maps: requests or results by table. */
export function isByTable(value: Value): value is ValueMap {
  return isMap(value) && Object.values(value).every(isMaps);
}
