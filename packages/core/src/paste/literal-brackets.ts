import { skipFunction } from './literal-function.ts';
import { isNext, see, skip, take, takeCharacter, type LiteralScan } from './literal-scan.ts';
import { isQuote, readText } from './literal-text.ts';
import { fail } from './scan.ts';
import { TRUNCATED, UNKNOWN_NAME } from './literal-syntax.ts';
import { MISSING_COLON, MISSING_COMMA, UNTERMINATED } from './syntax.ts';
import { stopAt } from './stop.ts';
import { setEntry, type Value, type ValueMap } from './value.ts';

/** Reads one value; brackets are handed it, since what they hold may have brackets again. */
export type ReadLiteral = (scan: LiteralScan) => Value;

/** Reads a list up to its closing bracket; the scan stands after the opening one. */
export function readList(scan: LiteralScan, close: string, read: ReadLiteral): Value[] {
  const start = scan.at - 1;
  const list: Value[] = [];
  skip(scan);
  while (goesOn(scan, close, start)) {
    list.push(readMember(scan, list.length, read));
    endEntry(scan, close);
  }
  return list;
}

/** Reads what is in braces: a map of names, or the elements of a set as Python writes it. */
export function readBraces(scan: LiteralScan, read: ReadLiteral): Value {
  const start = scan.at - 1;
  const map: ValueMap = {};
  const elements = new Set<Value>();
  skip(scan);
  while (goesOn(scan, '}', start)) {
    const offset = scan.at;
    const name = readName(scan);
    if (name === undefined) readElement(scan, read, elements);
    else {
      if (Object.hasOwn(map, name)) noteDuplicate(scan, name, offset);
      skip(scan);
      setEntry(map, name, isAside(name) && takeReference(scan) ? null : readMember(scan, name, read));
    }
    endEntry(scan, '}');
  }
  if (elements.size === 0) return map;
  see(scan, 'python');
  return Object.keys(map).length === 0 ? elements : fail(scan, MISSING_COLON, start);
}

/** Reads the entries of a Map as consoles print them: `'a' => 1`, or with an arrow of one character. */
export function readArrows(scan: LiteralScan, read: ReadLiteral): ValueMap {
  const start = scan.at - 1;
  const map: ValueMap = {};
  skip(scan);
  while (goesOn(scan, '}', start)) {
    const name = isQuote(scan) ? readText(scan) : (take(scan, /[\w.]+/y)?.[0] ?? '');
    skip(scan);
    if (take(scan, /(?:=>|→)\s*/y) === undefined) fail(scan, MISSING_COLON);
    setEntry(map, name, readMember(scan, name, read));
    endEntry(scan, '}');
  }
  return map;
}

/** Reads `name=value` and plain arguments up to the closing bracket. */
export function readArguments(scan: LiteralScan, read: ReadLiteral): Arguments {
  const start = scan.at - 1;
  const named: ValueMap = {};
  const plain: Value[] = [];
  skip(scan);
  while (goesOn(scan, ')', start)) {
    const name = take(scan, /([A-Za-z_]\w*)\s*=(?![=>])/y)?.[1];
    if (name !== undefined) see(scan, 'python');
    skip(scan);
    if (skipFunction(scan)) plain.push(undefined);
    else if (name === undefined) plain.push(read(scan));
    else setEntry(named, name, isAside(name) && takeReference(scan) ? null : readMember(scan, name, read));
    endEntry(scan, ')');
  }
  return { plain, named };
}

/** What a function is called with. */
export interface Arguments {
  readonly plain: readonly Value[];
  readonly named: ValueMap;
}

/** Reads what stands under a name or at a position. */
function readMember(scan: LiteralScan, step: string | number, read: ReadLiteral): Value {
  const { stop } = scan;
  scan.stop = stopAt(stop, step);
  const value = read(scan);
  scan.stop = stop;
  return value;
}

/** A name and the colon after it; undefined, going nowhere, for what is an element or has yet to be read to tell. */
function readName(scan: LiteralScan): string | undefined {
  const bare = take(scan, /([\p{L}_$][\p{L}\p{N}_$-]*|\d+)\s*:(?!:)/uy)?.[1];
  if (bare === undefined) return isQuote(scan) || isNext(scan, /^(?:[uU]|\[)["']/) ? readQuotedName(scan) : undefined;
  if (/^\D/.test(bare)) see(scan, 'javascript');
  return bare;
}

function readQuotedName(scan: LiteralScan): string | undefined {
  const start = scan.at;
  // console.log prints ['__proto__'] where the name alone would mean something else.
  const [before] = take(scan, /[uU[]/y) ?? [];
  const name = readText(scan);
  skip(scan);
  if (take(scan, before === '[' ? /\]\s*:/y : /:/y) !== undefined) return name;
  // An element: it is read again as one. No text is read more than twice.
  scan.at = start;
  return undefined;
}

function readElement(scan: LiteralScan, read: ReadLiteral, elements: Set<Value>): void {
  if (scan.text.startsWith('...', scan.at)) fail(scan, UNKNOWN_NAME);
  // { TableName, Item: … }: the name stands for a variable of the same name.
  const shorthand = take(scan, /[A-Za-z_$][\w$]*(?=\s*[,}])/y)?.[0];
  if (shorthand !== undefined && isAside(shorthand)) return;
  if (shorthand !== undefined) scan.at -= shorthand.length;
  elements.add(readMember(scan, elements.size, read));
}

/** Members of requests that say nothing about items: a variable may stand for their value. */
function isAside(name: string): boolean {
  return /(?:Names?|Expression|Values|Capacity|Metrics|Token|Table)$/i.test(name);
}

function takeReference(scan: LiteralScan): boolean {
  if (take(scan, /(?:true|false|null|undefined|None|True|False)\b/y) !== undefined) return true;
  return take(scan, /[A-Za-z_$][\w$.!?]*(?=\s*[,})])/y) !== undefined;
}

/** Whether another entry follows; if the list is over, its closing bracket is passed. */
function goesOn(scan: LiteralScan, close: string, start: number): boolean {
  if (scan.failed !== undefined) return false;
  if (scan.text.startsWith(close, scan.at)) {
    scan.at += close.length;
    return false;
  }
  if (scan.at >= scan.text.length) fail(scan, UNTERMINATED, start);
  return scan.failed === undefined;
}

function endEntry(scan: LiteralScan, close: string): void {
  skip(scan);
  if (takeCharacter(scan, ',') || scan.text.startsWith(close, scan.at) || scan.at >= scan.text.length) return;
  fail(scan, isNext(scan, /^\.{3} ?\d+ more/) ? TRUNCATED : MISSING_COMMA);
}

function noteDuplicate(scan: LiteralScan, name: string, offset: number): void {
  if (scan.duplicates === undefined) scan.duplicates = { count: 1, path: [name], offset };
  else scan.duplicates.count += 1;
}
