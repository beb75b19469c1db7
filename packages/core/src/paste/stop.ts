import type { Path, Position } from '../problem.ts';
import { positionsAt } from './position.ts';

/** A step of a path that stands for whichever member there is: the tag of a typed value. */
export const ANY_MEMBER = -1;

/** A value on the way to one that is looked for. */
export interface Stop {
  offset: number;
  readonly next: Map<string | number, Stop>;
}

/** The ways to several values as one tree, and the ends of the ways. */
export function plan(paths: readonly Path[]): { readonly root: Stop; readonly stops: readonly Stop[] } {
  const root: Stop = { offset: -1, next: new Map() };
  return { root, stops: paths.map((path) => path.reduce(stopAfter, root)) };
}

/** The stop that a step leads to, if anything on that way is looked for. */
export function stopAt(stop: Stop | undefined, step: string | number): Stop | undefined {
  return stop?.next.get(step) ?? stop?.next.get(ANY_MEMBER);
}

/** Where the ends of the ways turned out to be. */
export function positionsOf(text: string, stops: readonly Stop[]): readonly (Position | undefined)[] {
  const offsets = stops.map((stop) => stop.offset).filter((offset) => offset >= 0);
  const positions = positionsAt(text, offsets);
  return stops.map((stop) => positions.get(stop.offset));
}

function stopAfter(stop: Stop, step: string | number): Stop {
  const known = stop.next.get(step);
  if (known !== undefined) return known;
  const created: Stop = { offset: -1, next: new Map() };
  stop.next.set(step, created);
  return created;
}
