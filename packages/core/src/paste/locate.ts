import type { Path, Position } from '../problem.ts';
import { readString } from './json-scalar.ts';
import { readValue } from './reader.ts';
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, scanOf, skipSpace, type Scan } from './scan.ts';
import { plan, positionsOf, stopAt, type Stop } from './stop.ts';

/**
 * Where values stand in JSON that has been read before: a second pass, which only text with a problem has to pay for.
 *
 * @param text - The text that was read without a failure.
 * @param paths - Which values; the first step is the number of the value among those that follow each other.
 * @returns A position for each path, in order; undefined where nothing stands.
 */
export function locate(text: string, paths: readonly Path[]): readonly (Position | undefined)[] {
  const { root, stops } = plan(paths);
  const scan = scanOf(text);
  skipSpace(scan);
  for (let index = 0; scan.at < text.length; index += 1) {
    visit(scan, stopAt(root, index));
    skipSpace(scan);
  }
  return positionsOf(text, stops);
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
    visit(scan, stopAt(stop, open === OPEN_BRACE ? nameAt(scan) : index));
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
