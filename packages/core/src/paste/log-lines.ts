import type { Envelope } from './enveloped.ts';
import { isTyped } from './format.ts';
import { readLiterals } from './literal.ts';
import { readJson } from './reader.ts';
import { skipped } from './skipped.ts';
import { TRUNCATED } from './literal-syntax.ts';
import { isMap, type Value } from './value.ts';

/** Where a value begins and ends in a log. */
interface Range {
  readonly start: number;
  readonly end: number;
  /** Whether it breaks off before its end. */
  readonly isCut?: boolean;
}

interface Log {
  readonly text: string;
  /** Whether it comes from a browser's console, which shows what it has unfolded below a line that leaves it out. */
  readonly isUnfolded: boolean;
}

/**
 * Opens a log: lines that end in a value after a time, a level or a prompt, and lines of other text between them. All
 * but the values is turned to space, so lines and columns stay what they were.
 *
 * @returns Undefined if there is no value, nothing around it, or what begins as a value at the start of a line is none.
 */
export function openLog(text: string): Envelope | undefined {
  if (YAML.test(text.slice(0, 200))) return undefined;
  const ranges: Range[] = [];
  let lines = 0;
  let first = -1;
  const log = { text, isUnfolded: text.includes('[[Prototype]]') };
  for (let start = 0; start < text.length;) {
    const end = lineEnd(text, start);
    const range = valueIn(log, start, end);
    if (range === 'damaged') return undefined;
    // What was cut cannot be read, whatever else there is.
    if (range?.isCut === true) return { text: keepOnly(text, [range]), notes: [] };
    if (range !== undefined) ranges.push(range);
    const leftOut = range === undefined ? text.slice(start, end) : text.slice(start, range.start);
    if (/\S/.test(leftOut)) {
      lines += 1;
      if (first < 0) first = start + leftOut.search(/\S/);
    }
    start = (range === undefined ? end : lineEnd(text, range.end)) + 1;
  }
  if (ranges.length === 0 || first < 0) return undefined;
  return { text: keepOnly(text, ranges), notes: [skipped(text, first, lines)] };
}

/** Lists and blocks of YAML, where a value on a line is a part of another. */
const YAML = /^(?:---\s*\n)?(?:- \S|["'\w.$-]+:[ \t]*\r?\n(?:[ \t]|- ))/;

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

/** The value that a line ends in, or that begins with the bracket that it ends in. */
function valueIn({ text, isUnfolded }: Log, start: number, end: number): Range | 'damaged' | undefined {
  const line = text.slice(start, end).trimEnd();
  const open = /\[\s*\{|[{[]\s*$|\{/g;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const match = open.exec(line);
    if (match === null) return undefined;
    const { index } = match;
    const before = line.slice(0, index);
    if (INSIDE.test(before)) return undefined;
    const isFirst = before.trim() === '';
    const tail = line.slice(index);
    if (tail.length === 1) return { start: start + index, end: blockEnd(text, start + index) };
    const judged = judge(tail);
    if (judged === 'cut' && isUnfolded && UNFOLDED.test(line)) return undefined;
    // What begins a line and goes on below is no log.
    if (judged === 'cut' && isFirst) return 'damaged';
    if (judged !== 'other') return { start: start + index, end: start + line.length, isCut: judged === 'cut' };
    if (isFirst) return 'damaged';
    open.lastIndex = index + 1;
  }
  return undefined;
}

const MOST_TRIES = 3;

/** What stands before a value that is inside another: a quote, or a name with a colon. */
const INSIDE = /["'`]$|["'`]\s*:\s*$|^\s+[\w$]+\s*:[\w() ]*$/;

const UNFOLDED = /^\s*[▸▾▶▼]?\s*(?:\(\d+\)|Array\(\d+\)) ?\[/;

/** Where what opens at the end of a line is closed: at the beginning of a later line. */
function blockEnd(text: string, start: number): number {
  const close = text.indexOf(text.charAt(start) === '{' ? '\n}' : '\n]', start);
  return close < 0 ? text.length : lineEnd(text, close + 1);
}

/** Whether the end of a line is one value, the beginning of one that was cut off, or something else. */
function judge(tail: string): 'whole' | 'cut' | 'other' {
  const json = readJson(tail);
  if (json.ok) return isOneWithItems(json.values) ? 'whole' : 'other';
  const reading = readLiterals(tail);
  if (reading.ok) return isOneWithItems(reading.values) ? 'whole' : 'other';
  const { code } = reading.problem;
  if (code === TRUNCATED.code) return 'cut';
  // After JSON in the quotes of a shell there is one quote too many: nothing was cut.
  const isCut = /^\[?\s*\{\s*"/.test(tail) ? CUT.test(json.problem.code) : /^\[?\s*\{\s*'/.test(tail) && CUT.test(code);
  return isCut ? 'cut' : 'other';
}

function isOneWithItems([value, second]: readonly Value[]): boolean {
  if (second !== undefined) return false;
  // What a typed attribute holds is no item: it stands in text of another kind.
  return isMap(value) ? !isTyped(value) : Array.isArray(value) && value.every(isMap);
}

const CUT = /^syntax\.(?:unterminated|unterminated-string|missing-value)$/;

/** The ranges of a text, all else turned to space. */
function keepOnly(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(blank(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  return [...parts, blank(text.slice(at))].join('');
}

const blank = (part: string): string => part.replaceAll(/[^\r\n]/g, ' ');
