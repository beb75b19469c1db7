import { numberLiteral } from '../item/number-literal.ts';
import { readArguments, readArrows, readBraces, readList, type ReadLiteral } from './literal-brackets.ts';
import { callResult } from './literal-call.ts';
import { isNext, see, skip, take, type LiteralScan } from './literal-scan.ts';
import { fail } from './scan.ts';
import { NO_TYPE_FOR, UNKNOWN_NAME } from './literal-syntax.ts';
import { MISSING_VALUE, UNEXPECTED } from './syntax.ts';
import { isMap, type Value } from './value.ts';

/** Reads a word and what belongs to it: a constant, a call, or the type that is printed before a value. */
export function readWord(scan: LiteralScan, read: ReadLiteral): Value {
  const start = scan.at;
  const word = take(scan, /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/uy)?.[0];
  if (word === undefined) return fail(scan, start < scan.text.length ? UNEXPECTED : MISSING_VALUE);
  if (CONSTANTS.has(word)) {
    if (/^[NTFM]/.test(word)) see(scan, /[a-z]/.test(word) ? 'python' : 'partiql');
    return CONSTANTS.get(word);
  }
  if (word.startsWith('null.')) {
    see(scan, 'ion');
    return null;
  }
  skip(scan);
  if (word === 'new' || word === 'await') return read(scan);
  if (take(scan, /::\s*/y)) return annotated(scan, word, read(scan));
  const size = take(scan, /\(\d+\)\s*(?=[{[])/y);
  if (size !== undefined || /^[{[]$/.test(scan.text.charAt(scan.at))) return printed(scan, word, start, read);
  if (take(scan, /\(/y)) return called(scan, word, start, read);
  return fail(scan, UNKNOWN_NAME, start);
}

function called(scan: LiteralScan, word: string, start: number, read: ReadLiteral): Value {
  const result = callResult(word, readArguments(scan, read));
  take(scan, /(?:\s*\.\s*\w+\(\))*/y);
  if (/Decimal$|^Binary$|^bytes/.test(word)) see(scan, 'python');
  else if (result !== undefined) see(scan, 'javascript');
  return (
    result ??
    fail(scan, /(?:Date|date|time|timezone|tz\w+|UUID|ObjectId)$/.test(word) ? NO_TYPE_FOR : UNKNOWN_NAME, start)
  );
}

/** `Set(2) { … }`, `Uint8Array(3) [ … ]`, `Money { … }`: what console.log prints. */
function printed(scan: LiteralScan, word: string, start: number, read: ReadLiteral): Value {
  see(scan, 'node-inspect');
  const bracket = scan.text.charAt(scan.at);
  scan.at += 1;
  if (word === 'Set' && !isNext(scan, /^\s*wrapperName:/))
    return new Set(readList(scan, bracket === '{' ? '}' : ']', read));
  if (word === 'Map') return readArrows(scan, read);
  if (bracket === '{') return unwrapped(word, readBraces(scan, read));
  if (!word.endsWith('Array')) return fail(scan, UNKNOWN_NAME, start);
  const list = readList(scan, ']', read);
  return word === 'Array' ? list : callResult(word, { plain: [list], named: {} });
}

/** What the SDK wraps a set or a number in. */
function unwrapped(word: string, value: Value): Value {
  if (!isMap(value)) return value;
  const { values, value: digits } = value;
  if (word === 'Set' && Array.isArray(values)) return new Set(values);
  return word === 'NumberValue' && typeof digits === 'string' ? numberLiteral(digits) : value;
}

/** Ion says by an annotation what its lists cannot: `$dynamodb_SS::["a"]` is a set. */
function annotated(scan: LiteralScan, word: string, value: Value): Value {
  see(scan, 'ion');
  return /^\$dynamodb_[SNB]S$/.test(word) && Array.isArray(value) ? new Set(value) : value;
}

const CONSTANTS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['True', true],
  ['False', false],
  ['None', null],
  ['TRUE', true],
  ['FALSE', false],
  ['NULL', null],
  ['MISSING', undefined],
]);
