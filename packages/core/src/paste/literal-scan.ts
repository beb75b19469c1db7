import { fail, scanOf, type Scan } from './scan.ts';
import type { Stop } from './stop.ts';
import { UNTERMINATED_COMMENT } from './literal-syntax.ts';

/** The notations that write values as literals, the least telling first. */
export const LITERAL_NOTATIONS = ['lenient-json', 'javascript', 'node-inspect', 'partiql', 'ion', 'python'] as const;

/** A notation that writes values as literals. */
export type LiteralNotation = (typeof LITERAL_NOTATIONS)[number];

/** A scan that also finds out which notation it reads. */
export interface LiteralScan extends Scan {
  notation: LiteralNotation;
  /** Where this value is on the way to one that is looked for. */
  stop: Stop | undefined;
  /** Texts with an ellipsis where a console would have cut them. */
  cutTexts: CutTexts | undefined;
}

/** How many texts seem to be cut, and where the first of them starts. */
export interface CutTexts {
  count: number;
  readonly offset: number;
}

/** Starts at the beginning of a text. */
export function literalScanOf(text: string, stop?: Stop): LiteralScan {
  return { ...scanOf(text), notation: 'lenient-json', stop, cutTexts: undefined };
}

/** Notes that something was seen which only one notation writes. */
export function see(scan: LiteralScan, notation: LiteralNotation): void {
  if (LITERAL_NOTATIONS.indexOf(notation) > LITERAL_NOTATIONS.indexOf(scan.notation)) scan.notation = notation;
}

/** Goes over space and comments. */
export function skip(scan: LiteralScan): void {
  const space =
    /[\s\uFEFF\u200B-\u200D\u2060]+|\/\/[^\n]*|#[^\n]*|--[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<ref \*\d+>/y;
  space.lastIndex = scan.at;
  while (space.test(scan.text)) scan.at = space.lastIndex;
  if (scan.text.startsWith('/*', scan.at)) fail(scan, UNTERMINATED_COMMENT);
}

/** What a pattern matches right here, going over it; undefined if it does not. The pattern is sticky. */
export function take(scan: LiteralScan, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = scan.at;
  const match = pattern.exec(scan.text) ?? undefined;
  if (match !== undefined) scan.at += match[0].length;
  return match;
}

/** Goes over one of these characters and the space after it, if it is next. */
export function takeCharacter(scan: LiteralScan, characters: string): boolean {
  const character = scan.text.charAt(scan.at);
  if (character === '' || !characters.includes(character)) return false;
  scan.at += 1;
  skip(scan);
  return true;
}

/** Whether a pattern matches right here, within the next few characters. */
export function isNext(scan: LiteralScan, pattern: RegExp): boolean {
  return pattern.test(scan.text.slice(scan.at, scan.at + 24));
}
