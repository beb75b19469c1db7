import { see, skip, take, type LiteralScan } from './literal-scan.ts';
import { fail } from './scan.ts';
import { UNKNOWN_NAME } from './literal-syntax.ts';
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
    const isJoined = end < scan.at && /["']/.test(scan.text.charAt(scan.at)) && !isName(scan);
    if (take(scan, /\+\s*(?=["'`])/y) === undefined && !isJoined) break;
    text += readQuoted(scan, unescapeText);
  }
  return text;
}

/** Reads Python's `u'…'` and `r'…'`, standing on the letter. */
export function readPrefixed(scan: LiteralScan): string {
  see(scan, 'python');
  const isRaw = /[rR]/.test(scan.text.charAt(scan.at));
  scan.at += 1;
  return isRaw ? readQuoted(scan, (raw) => raw) : readText(scan);
}

/** Reads Python's `b'…'`, standing on the b. */
export function readBytes(scan: LiteralScan): Uint8Array {
  see(scan, 'python');
  const [letters = ''] = take(scan, /[bBrR]+/y) ?? [];
  const unescape = letters.length > 1 ? (raw: string): string => raw : unescapeText;
  return Uint8Array.from(readQuoted(scan, unescape), (character) => character.charCodeAt(0));
}

/** Whether the text that starts here is the name of the next entry: then a comma is missing before it. */
function isName({ text, at }: LiteralScan): boolean {
  const end = endOf(text, at + 1, text.charAt(at));
  return end < 0 || /^\s*:/.test(text.slice(end + 1, end + 99));
}

function readQuoted(scan: LiteralScan, unescape: (raw: string) => string): string {
  const { text } = scan;
  const start = scan.at;
  const quote = text.charAt(start);
  if (quote === "'") see(scan, 'javascript');
  const triple = quote.repeat(3);
  if (/["']/.test(quote) && text.startsWith(triple, start)) return readTriple(scan, triple, unescape);
  const end = endOf(text, start + 1, CLOSING.get(quote) ?? quote);
  if (end < 0) {
    fail(scan, UNTERMINATED_STRING, start);
    return '';
  }
  scan.at = end + 1;
  const raw = text.slice(start + 1, end);
  noteCut(scan, raw, start);
  const variable = quote === '`' ? raw.indexOf('${') : -1;
  if (variable >= 0) fail(scan, UNKNOWN_NAME, start + 1 + variable);
  // PartiQL doubles a quote to mean one.
  const single = quote === "'" ? raw.replaceAll("''", "'") : raw;
  return single.includes('\\') ? unescape(single) : single;
}

/** Reads a text in three quotes, as Python and Ion write several lines. */
function readTriple(scan: LiteralScan, triple: string, unescape: (raw: string) => string): string {
  see(scan, 'python');
  const start = scan.at + triple.length;
  const stop = triple === "'''" ? /\\[^]|'{3}/g : /\\[^]|"{3}/g;
  stop.lastIndex = start;
  let match = stop.exec(scan.text);
  while (match !== null && match[0] !== triple) match = stop.exec(scan.text);
  if (match === null) {
    fail(scan, UNTERMINATED_STRING);
    return '';
  }
  scan.at = stop.lastIndex;
  return unescape(scan.text.slice(start, match.index));
}

/** Notes a text that a console seems to have cut: in the middle if it was long, at its end otherwise. */
function noteCut(scan: LiteralScan, raw: string, offset: number): void {
  if (!raw.endsWith('…') && !(raw.length >= LONG && raw.includes('…'))) return;
  if (scan.cutTexts === undefined) scan.cutTexts = { count: 1, offset };
  else scan.cutTexts.count += 1;
}

/** Consoles cut texts that are longer than this. */
const LONG = 80;

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
