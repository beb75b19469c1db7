import type { Path, Position } from '../problem.ts';
import { isAnswer, readAnswer } from './java-answer.ts';
import { readMap } from './java-map.ts';
import { javaScanOf, within, type JavaScan } from './java-scan.ts';
import { plan, positionsOf } from './stop.ts';
import type { Value } from './value.ts';

/** Whether a text looks like what `toString` prints of items or of an answer, in either version of the Java SDK. */
export function looksLikeJava(text: string): boolean {
  const start = text.slice(0, 600);
  return MAP.test(start) || isAnswer(start);
}

const MAP = /^\s*(?:\[\s*)?\{[^={}"']{1,255}=(?:\{[A-Z]{1,4}: |AttributeValue\()/;

/**
 * Reads what `toString` prints of attribute values. Texts stand there without quotes and nothing is escaped, so a text
 * that holds `,}` or `), ` itself cannot be told from one that ends there: the first possible end is taken.
 */
export function readJava(text: string): readonly Value[] | undefined {
  const scan = javaScanOf(text);
  const values = readAll(scan);
  return scan.failed === undefined ? values : undefined;
}

/** Where values stand in what Java printed and has been read before. */
export function locateJava(text: string, paths: readonly Path[]): readonly (Position | undefined)[] {
  const { root, stops } = plan(paths);
  readAll(javaScanOf(text, root));
  return positionsOf(text, stops);
}

function readAll(scan: JavaScan): Value[] {
  const { text } = scan;
  const values: Value[] = [];
  const start = /[{\w]/g;
  while (scan.failed === undefined) {
    start.lastIndex = scan.at;
    const next = start.exec(text);
    if (next === null) break;
    scan.at = next.index;
    const isItem = !isAnswer(text.slice(scan.at, scan.at + 600));
    values.push(within(scan, values.length, () => (isItem ? readMap(scan) : readAnswer(scan))));
  }
  return values;
}
