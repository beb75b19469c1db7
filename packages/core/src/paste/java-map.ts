import { hexBytes } from './literal-call.ts';
import { pass, passPattern, within, type JavaScan } from './java-scan.ts';
import { DEEPEST, fail } from './scan.ts';
import { MISSING_VALUE } from './syntax.ts';
import { setEntry, type Value, type ValueMap } from './value.ts';

/** Reads a map of attribute values; the scan stands on its bracket. */
export function readMap(scan: JavaScan): Value {
  const map: ValueMap = {};
  if (!pass(scan, '{')) return fail(scan, MISSING_VALUE);
  while (!pass(scan, '}')) {
    const equals = scan.text.indexOf('=', scan.at);
    if (equals < 0 || scan.failed !== undefined) return fail(scan, MISSING_VALUE);
    const name = scan.text.slice(scan.at, equals);
    scan.at = equals + 1;
    setEntry(
      map,
      name,
      within(scan, name, () => readTagged(scan)),
    );
    pass(scan, ', ');
  }
  return map;
}

/** `{N: 101,}` in version 1, `AttributeValue(N=101)` in version 2. */
function readTagged(scan: JavaScan): Value {
  const old = pass(scan, '{');
  if (!old && !pass(scan, 'AttributeValue(')) return fail(scan, MISSING_VALUE);
  const written = passPattern(scan, /[A-Z]{1,4}/y) ?? '';
  scan.at += old ? 2 : 1;
  // The second version names NULL after its method.
  const tag = written === 'NUL' ? 'NULL' : written;
  const value = { [tag]: within(scan, tag, () => readContent(scan, tag, old)) };
  pass(scan, ',');
  if (!pass(scan, old ? '}' : ')')) fail(scan, MISSING_VALUE);
  return value;
}

function readContent(scan: JavaScan, tag: string, old: boolean): Value {
  if (scan.depth >= DEEPEST || scan.failed !== undefined) return fail(scan, MISSING_VALUE);
  scan.depth += 1;
  const content = tag === 'M' ? readMap(scan) : tag === 'L' ? readList(scan) : readPlain(scan, tag, old);
  scan.depth -= 1;
  return content;
}

function readList(scan: JavaScan): Value {
  const list: Value[] = [];
  scan.at += 1;
  while (scan.failed === undefined && !pass(scan, ']')) {
    list.push(within(scan, list.length, () => readTagged(scan)));
    pass(scan, ', ');
  }
  return list;
}

/** A text up to where its bracket seems to close, or the elements of a set up to there. */
function readPlain(scan: JavaScan, tag: string, old: boolean): Value {
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

function endOf(scan: JavaScan, close: string): number {
  const { text } = scan;
  for (let end = text.indexOf(close, scan.at); end >= 0; end = text.indexOf(close, end + 1)) {
    const next = text.charAt(end + close.length);
    if (next === '' || ',})]\n'.includes(next)) return end;
  }
  fail(scan, MISSING_VALUE);
  return text.length;
}
