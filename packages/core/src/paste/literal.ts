import type { Path, Position, Problem } from '../problem.ts';
import { decodeBase64 } from './base64.ts';
import { readBraces, readList, type ReadLiteral } from './literal-brackets.ts';
import { hexBytes } from './literal-call.ts';
import { readLiteralNumber } from './literal-number.ts';
import {
  isNext,
  literalScanOf,
  see,
  skip,
  take,
  takeCharacter,
  type CutTexts,
  type LiteralNotation,
  type LiteralScan,
} from './literal-scan.ts';
import { isQuote, readBytes, readPrefixed, readText } from './literal-text.ts';
import { readWord } from './literal-word.ts';
import { DEEPEST, fail, type Duplicates } from './scan.ts';
import { NO_TYPE_FOR, TRUNCATED, literalProblem } from './literal-syntax.ts';
import { MISSING_VALUE, TOO_DEEP, UNEXPECTED } from './syntax.ts';
import { plan, positionsOf, stopAt } from './stop.ts';
import type { Value } from './value.ts';

/** Values written as literals and the notation that they are in. */
export interface Literals {
  readonly ok: true;
  readonly values: readonly Value[];
  readonly notation: LiteralNotation;
  readonly duplicates: Duplicates | undefined;
  readonly cutTexts: CutTexts | undefined;
}

/** What literals hold, or the first thing that cannot be read. */
export type LiteralReading = Literals | { readonly ok: false; readonly problem: Problem; readonly offset: number };

/**
 * Reads literals of JavaScript, Python, Amazon Ion and PartiQL, what `console.log` prints of them, and JSON with
 * comments, single quotes and the like. One grammar holds them all: where they differ they do not contradict.
 */
export function readLiterals(text: string): LiteralReading {
  return readAll(literalScanOf(text));
}

/** Where values stand in literals that have been read before; the first step of a path is the number of the value. */
export function locateLiterals(text: string, paths: readonly Path[]): readonly (Position | undefined)[] {
  const { root, stops } = plan(paths);
  readAll(literalScanOf(text, root));
  return positionsOf(text, stops);
}

function readAll(scan: LiteralScan): LiteralReading {
  const { text, stop } = scan;
  const values: Value[] = [];
  skip(scan);
  while (scan.failed === undefined && scan.at < text.length) {
    takeStatement(scan);
    scan.stop = stopAt(stop, values.length);
    values.push(readLiteral(scan));
    skip(scan);
    take(scan, /as const\b|satisfies \w+/y);
    while (takeCharacter(scan, ',;')) skip(scan);
  }
  if (scan.failed === undefined && values.length > 0)
    return { ok: true, values, notation: scan.notation, duplicates: scan.duplicates, cutTexts: scan.cutTexts };
  const { kind, offset } = scan.failed ?? { kind: MISSING_VALUE, offset: text.length };
  return { ok: false, problem: literalProblem(kind, text, offset, []), offset };
}

/** Goes over what stands before a value in a program: a declaration, a name and an equals sign. */
function takeStatement(scan: LiteralScan): void {
  if (take(scan, /\$ion_1_0\s/y)) see(scan, 'ion');
  if (take(scan, /INSERT\s+INTO\s+["']?[\w.-]+["']?\s+VALUES?\s/iy)) see(scan, 'partiql');
  if (take(scan, /(?:(?:export|default|const|let|var|return)\s+)+/y)) see(scan, 'javascript');
  take(scan, /[\w$.]+\s*(?::[\w$.<>[\], |]+)?=(?![=>])/y);
  skip(scan);
}

function readLiteral(scan: LiteralScan): Value {
  if (scan.depth >= DEEPEST) fail(scan, TOO_DEEP);
  if (scan.failed !== undefined) return undefined;
  scan.depth += 1;
  if (scan.stop !== undefined && scan.stop.offset < 0) scan.stop.offset = scan.at;
  const value = readHere(scan);
  scan.depth -= 1;
  return value;
}

function readHere(scan: LiteralScan): Value {
  if (isQuote(scan)) return readText(scan);
  if (isNext(scan, CUT_SHORT)) return fail(scan, TRUNCATED);
  if (isNext(scan, HAS_NO_TYPE)) return fail(scan, NO_TYPE_FOR);
  if (isNext(scan, /^(?:[bB][rR]?|[rR][bB])["']/)) return readBytes(scan);
  if (isNext(scan, /^[uUrR]["']/)) return readPrefixed(scan);
  switch (scan.text.charAt(scan.at)) {
    case '{':
      return readBlob(scan) ?? readBracket(scan, readBraces);
    case '[':
      if (take(scan, /\[[\w: ]*null prototype\]\s*/y)) return readLiteral(scan);
      return readBracket(scan, (inner) => readList(inner, ']', readLiteral));
    case '(':
      return readTuple(scan);
    case '<':
      return readBuffer(scan) ?? readBag(scan);
    default:
      return readLiteralNumber(scan) ?? readWord(scan, readLiteral);
  }
}

function readBracket(scan: LiteralScan, read: (scan: LiteralScan, each: ReadLiteral) => Value): Value {
  scan.at += 1;
  return read(scan, readLiteral);
}

/** A tuple of Python, or the brackets around a value that count for nothing. */
function readTuple(scan: LiteralScan): Value {
  // How many there are, as a browser's console says before a list.
  if (take(scan, /\(\d+\)\s*(?=\[)/y)) {
    see(scan, 'node-inspect');
    return readLiteral(scan);
  }
  scan.at += 1;
  const list = readList(scan, ')', readLiteral);
  return list.length === 1 ? list[0] : list;
}

/** `{{aGk=}}`, binary in Ion. */
function readBlob(scan: LiteralScan): Value {
  const start = scan.at;
  const blob = take(scan, /\{\{([\w+/=\s]*)\}\}/y)?.[1];
  if (blob === undefined) return undefined;
  see(scan, 'ion');
  return decodeBase64(blob.replaceAll(/\s/g, '')) ?? fail(scan, UNEXPECTED, start);
}

/** `<Buffer 68 69>`, binary as console.log prints it. */
function readBuffer(scan: LiteralScan): Value {
  const digits = take(scan, /<Buffer((?: [\da-f]{2})*) ?>/y)?.[1];
  if (digits === undefined) return undefined;
  see(scan, 'node-inspect');
  return hexBytes(digits);
}

/** `<<1, 2>>`, a set in PartiQL. */
function readBag(scan: LiteralScan): Value {
  if (isNext(scan, /^<Buffer/)) return fail(scan, TRUNCATED);
  if (take(scan, /<</y) === undefined) return fail(scan, UNEXPECTED);
  see(scan, 'partiql');
  return new Set(readList(scan, '>>', readLiteral));
}

/** What stands where console.log, a browser's console, or whoever copied, left something out. */
const CUT_SHORT =
  /^(?:\[(?:Object|Array|Circular)\b(?!: null)|[[{]\s*…|\.\.\. ?\d+ more|\.{3}\s*[\]}]|…|(?:Set|Map|\w{0,12}Array)\(\d+\)\s*[,}\]])/;

/** Dates and functions as they are printed. */
const HAS_NO_TYPE = /^(?:\d{4}-\d\d-\d\d[T ]|\[(?:Function|AsyncFunction|GeneratorFunction|class|Getter|Setter)\b)/;
