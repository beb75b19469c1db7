import { hexBytes } from './literal-call.ts';
import { DEEPEST, fail, scanOf, type Scan } from './scan.ts';
import { MISSING_VALUE } from './syntax.ts';
import { setEntry, type Value, type ValueMap } from './value.ts';

/** Whether a text looks like what `toString` prints of a map of attribute values, in either version of the Java SDK. */
export function looksLikeJava(text: string): boolean {
  return /^\s*(?:\[\s*)?\{[^={}"']{1,255}=(?:\{[A-Z]{1,4}: |AttributeValue\()/.test(text.slice(0, 600));
}

/**
 * Reads what `toString` prints of attribute values. Texts stand there without quotes and nothing is escaped, so a text
 * that holds `,}` or `), ` itself cannot be told from one that ends there: the first possible end is taken.
 */
export function readJava(text: string): Value[] | undefined {
  const scan = scanOf(text);
  const values: Value[] = [];
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', scan.at)) {
    scan.at = open;
    values.push(readMap(scan));
    if (scan.failed !== undefined) return undefined;
  }
  return values;
}

function readMap(scan: Scan): Value {
  const map: ValueMap = {};
  scan.at += 1;
  while (!pass(scan, '}')) {
    const equals = scan.text.indexOf('=', scan.at);
    if (equals < 0 || scan.failed !== undefined) return fail(scan, MISSING_VALUE);
    const name = scan.text.slice(scan.at, equals);
    scan.at = equals + 1;
    setEntry(map, name, readTagged(scan));
    pass(scan, ', ');
  }
  return map;
}

/** `{N: 101,}` in version 1, `AttributeValue(N=101)` in version 2. */
function readTagged(scan: Scan): Value {
  const old = pass(scan, '{');
  if (!old && !pass(scan, 'AttributeValue(')) return fail(scan, MISSING_VALUE);
  const tag = /[A-Z]{1,4}/y;
  tag.lastIndex = scan.at;
  const [written = ''] = tag.exec(scan.text) ?? [];
  scan.at += written.length + (old ? 2 : 1);
  const value = { [written === 'NUL' ? 'NULL' : written]: readContent(scan, written, old) };
  pass(scan, ',');
  if (!pass(scan, old ? '}' : ')')) fail(scan, MISSING_VALUE);
  return value;
}

function readContent(scan: Scan, tag: string, old: boolean): Value {
  if (scan.depth >= DEEPEST || scan.failed !== undefined) return fail(scan, MISSING_VALUE);
  scan.depth += 1;
  const content = tag === 'M' ? readMap(scan) : tag === 'L' ? readList(scan) : readPlain(scan, tag, old);
  scan.depth -= 1;
  return content;
}

function readList(scan: Scan): Value {
  const list: Value[] = [];
  scan.at += 1;
  while (scan.failed === undefined && !pass(scan, ']')) {
    list.push(readTagged(scan));
    pass(scan, ', ');
  }
  return list;
}

/** A text up to where its bracket seems to close, or the elements of a set up to there. */
function readPlain(scan: Scan, tag: string, old: boolean): Value {
  const isSet = /^[SNB]S$/.test(tag);
  const close = old ? (/^(?:BOOL|NULL)$/.test(tag) ? '}' : ',}') : ')';
  // SdkBytes(bytes=0x…) has a bracket of its own.
  const own = isSet ? ']' : tag === 'B' && !old ? ')' : '';
  const end = endOf(scan, own + close);
  const raw = scan.text.slice(scan.at, end);
  scan.at = end + own.length;
  if (!isSet) return scalar(tag, raw);
  return raw
    .slice(1)
    .split(', ')
    .map((element) => scalar(tag.charAt(0), element));
}

function scalar(tag: string, raw: string): Value {
  if (tag === 'B' && raw.startsWith('SdkBytes(bytes=0x')) return hexBytes(raw.slice('SdkBytes(bytes=0x'.length));
  return tag === 'BOOL' || tag === 'NULL' ? raw === 'true' : raw;
}

function endOf(scan: Scan, close: string): number {
  const { text } = scan;
  for (let end = text.indexOf(close, scan.at); end >= 0; end = text.indexOf(close, end + 1)) {
    const next = text.charAt(end + close.length);
    if (next === '' || ',})]\n'.includes(next)) return end;
  }
  fail(scan, MISSING_VALUE);
  return text.length;
}

function pass(scan: Scan, part: string): boolean {
  if (!scan.text.startsWith(part, scan.at)) return false;
  scan.at += part.length;
  return true;
}
