import { see, skip, take, type LiteralScan } from './literal-scan.ts';
import { fail } from './scan.ts';
import { UNTERMINATED_STRING } from './syntax.ts';

/** How a quoted text ends, by how it starts. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['’', '’'],
  ['«', '»'],
]);

/** Whether a quoted text starts here. */
export function isQuote(scan: LiteralScan): boolean {
  return CLOSING.has(scan.text.charAt(scan.at));
}

/** Reads a text in quotes of any kind, and what is joined to it with `+` or, as Python does, with nothing. */
export function readText(scan: LiteralScan): string {
  let text = readQuoted(scan, unescapeText);
  for (;;) {
    const end = scan.at;
    skip(scan);
    if (take(scan, /\+\s*(?=["'`])/y) === undefined && (end === scan.at || scan.text.charAt(scan.at) !== "'")) break;
    text += readQuoted(scan, unescapeText);
  }
  return text;
}

/** Reads Python's `b'…'`, standing on the b. */
export function readBytes(scan: LiteralScan): Uint8Array {
  see(scan, 'python');
  scan.at += 1;
  return Uint8Array.from(readQuoted(scan, unescapeText), (character) => character.charCodeAt(0));
}

function readQuoted(scan: LiteralScan, unescape: (raw: string) => string): string {
  const { text } = scan;
  const start = scan.at;
  const quote = text.charAt(start);
  if (quote === "'") see(scan, 'javascript');
  const end = endOf(text, start + 1, CLOSING.get(quote) ?? quote);
  if (end < 0) {
    fail(scan, UNTERMINATED_STRING, start);
    return '';
  }
  scan.at = end + 1;
  const raw = text.slice(start + 1, end);
  // PartiQL doubles a quote to mean one.
  const single = quote === "'" ? raw.replaceAll("''", "'") : raw;
  return single.includes('\\') ? unescape(single) : single;
}

function endOf(text: string, start: number, close: string): number {
  const stop = /[\\"'`”“’»]/g;
  stop.lastIndex = start;
  for (let match = stop.exec(text); match !== null; match = stop.exec(text)) {
    if (match[0] === '\\') stop.lastIndex += 1;
    else if (match[0] !== close) continue;
    else if (close !== "'" || text[stop.lastIndex] !== "'") return match.index;
    else stop.lastIndex += 1;
  }
  return -1;
}

/** What JavaScript, Python and Ion escape with a backslash. */
function unescapeText(raw: string): string {
  const escape = /\\(?:x([\da-f]{2})|u\{?([\da-f]{4,6})\}?|U([\da-f]{8})|([0-7]{1,3})|\r?\n|([^]))/gi;
  return raw.replaceAll(escape, (_, ...groups: (string | undefined)[]) => {
    const [byte, short, long, octal, letter] = groups;
    const hex = byte ?? short ?? long;
    if (hex !== undefined) return codePoint(Number.parseInt(hex, 16));
    if (octal !== undefined) return codePoint(Number.parseInt(octal, 8));
    return letter === undefined ? '' : (ESCAPES[letter] ?? letter);
  });
}

const codePoint = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD');

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
