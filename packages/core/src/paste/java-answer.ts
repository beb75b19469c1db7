import { numberLiteral } from '../item/number-literal.ts';
import { readMap } from './java-map.ts';
import { pass, passPattern, within, type JavaScan } from './java-scan.ts';
import { DEEPEST, fail } from './scan.ts';
import { MISSING_VALUE } from './syntax.ts';
import { setEntry, type Value, type ValueMap } from './value.ts';

/** Whether a text begins as Java prints what DynamoDB answered: `ScanResponse(Items=…)`, or `{Items: [{Id={N: …`. */
export function isAnswer(start: string): boolean {
  return (
    /^\s*\w{1,60}(?:Response|Request)\(\w{1,60}=/.test(start) ||
    /^\s*\{(?:Items?|Attributes): \[?\{[^={}"']{1,255}=\{[A-Z]{1,4}: /.test(start)
  );
}

/** Reads an answer as a map of its members; how they are written tells the version of the SDK. */
export function readAnswer(scan: JavaScan): Value {
  passPattern(scan, /\s*/y);
  const old = pass(scan, '{');
  if (!old && passPattern(scan, /\w+\(/y) === undefined) return fail(scan, MISSING_VALUE);
  return readMembers(scan, old);
}

function readMembers(scan: JavaScan, old: boolean): Value {
  const map: ValueMap = {};
  if (scan.depth >= DEEPEST) return fail(scan, MISSING_VALUE);
  scan.depth += 1;
  while (scan.failed === undefined && !pass(scan, old ? '}' : ')')) {
    const name = passPattern(scan, old ? /\w+(?=: )/y : /\w+(?==)/y);
    if (name === undefined) fail(scan, MISSING_VALUE);
    scan.at += old ? 2 : 1;
    if (name !== undefined)
      setEntry(
        map,
        name,
        within(scan, name, () => readMember(scan, old)),
      );
    passPattern(scan, /,\s*/y);
  }
  scan.depth -= 1;
  return map;
}

function readMember(scan: JavaScan, old: boolean): Value {
  if (pass(scan, '[')) return readList(scan, old);
  const { text, at } = scan;
  if (text.charAt(at) === '{') {
    if (!old || /^\{(?:\}|[^={}"']{1,255}=)/.test(text.slice(at, at + 300))) return readMap(scan);
    scan.at += 1;
    return readMembers(scan, old);
  }
  if (!old && passPattern(scan, /\w+\((?=\w+=|\))/y) !== undefined) return readMembers(scan, old);
  const raw = passPattern(scan, old ? /[^,}]*/y : /[^,)]*/y) ?? '';
  return /^-?\d+(?:\.\d+)?$/.test(raw) ? numberLiteral(raw) : raw;
}

function readList(scan: JavaScan, old: boolean): Value {
  const list: Value[] = [];
  if (scan.depth >= DEEPEST) return fail(scan, MISSING_VALUE);
  scan.depth += 1;
  while (scan.failed === undefined && !pass(scan, ']')) {
    const start = scan.at;
    list.push(within(scan, list.length, () => readMember(scan, old)));
    if (scan.at === start) fail(scan, MISSING_VALUE);
    passPattern(scan, /,\s*/y);
  }
  scan.depth -= 1;
  return list;
}
