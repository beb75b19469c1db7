import type { Path, Position } from '../problem.ts';
import { readString } from './json-scalar.ts';
import { positionsAt } from './position.ts';
import { readValue } from './reader.ts';
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, scanOf, skipSpace, type Scan } from './scan.ts';

/**
 * Where values stand in JSON that has been read before: a second pass, which only text with a problem has to pay for.
 *
 * @param text - The text that was read without a failure.
 * @param paths - Which values; the first step is the number of the value among those that follow each other.
 * @returns A position for each path, in order; undefined where nothing stands.
 */
export function locate(text: string, paths: readonly Path[]): readonly (Position | undefined)[] {
  const root: Stop = { offset: -1, next: new Map() };
  const stops = paths.map((path) => path.reduce(stopAfter, root));
  const scan = scanOf(text);
  skipSpace(scan);
  for (let index = 0; scan.at < text.length; index += 1) {
    visit(scan, root.next.get(index));
    skipSpace(scan);
  }
  const offsets = stops.map((stop) => stop.offset).filter((offset) => offset >= 0);
  const positions = positionsAt(text, offsets);
  return stops.map((stop) => positions.get(stop.offset));
}

/** A step of a path that stands for whichever member there is: the tag of a typed value. */
export const ANY_MEMBER = -1;

/** A value on the way to one that is looked for. */
interface Stop {
  offset: number;
  readonly next: Map<string | number, Stop>;
}

function stopAfter(stop: Stop, step: string | number): Stop {
  const known = stop.next.get(step);
  if (known !== undefined) return known;
  const created: Stop = { offset: -1, next: new Map() };
  stop.next.set(step, created);
  return created;
}

function visit(scan: Scan, stop: Stop | undefined): void {
  if (stop !== undefined) stop.offset = scan.at;
  const open = scan.text.charCodeAt(scan.at);
  if (stop === undefined || (open !== OPEN_BRACE && open !== OPEN_BRACKET)) {
    readValue(scan);
    return;
  }
  const close = open === OPEN_BRACE ? CLOSE_BRACE : CLOSE_BRACKET;
  pass(scan);
  for (let index = 0; scan.text.charCodeAt(scan.at) !== close; index += 1) {
    visit(scan, stop.next.get(open === OPEN_BRACE ? nameAt(scan) : index) ?? stop.next.get(ANY_MEMBER));
    skipSpace(scan);
    if (scan.text.charCodeAt(scan.at) === COMMA) pass(scan);
  }
  scan.at += 1;
}

function nameAt(scan: Scan): string {
  const name = readString(scan);
  skipSpace(scan);
  pass(scan);
  return name;
}

/** Goes over a bracket, comma or colon and the space after it. */
function pass(scan: Scan): void {
  scan.at += 1;
  skipSpace(scan);
}
