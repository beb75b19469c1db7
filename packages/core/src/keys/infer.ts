import { PARTITION_KEY_LIMIT } from '../facts/limits.ts';
import type { AttributeValue, Item } from '../item/attribute-value.ts';
import { utf8Bytes } from '../item/text.ts';
import { FORMATS } from './field-format.ts';
import { fieldParts } from './infer-field.ts';
import { writeTemplate, type TemplateField } from './template.ts';

/** A template that some of the keys follow. */
export interface InferredTemplate {
  /** The template as text, to be corrected by hand where the keys say too little. */
  readonly text: string;
  /** How many of the items follow it. */
  readonly count: number;
  /** The first key that does. */
  readonly example: string;
}

/**
 * The templates that the keys of items seem to follow: words before a delimiter stay, what varies becomes a field.
 *
 * @param items - Items as DynamoDB types them; those without a text under the attribute, or with a
 * longer one than any key may be, are passed over.
 * @param attribute - The name of a key attribute, such as `sk`.
 * @returns Templates in the order of their first key. A field is named after the attribute that holds the same value, if one does.
 * @example
 * inferTemplates([{ sk: { S: 'USER#u_1' }, userId: { S: 'u_1' } }, { sk: { S: 'META' } }], 'sk') // [{ text: 'USER#{userId}', count: 1, example: 'USER#u_1' }, { text: 'META', count: 1, example: 'META' }]
 */
export function inferTemplates(items: readonly Item[], attribute: string): readonly InferredTemplate[] {
  const keys = items.flatMap((item): readonly Key[] => {
    const value = item[attribute];
    return value !== undefined && 'S' in value && isKey(value.S) ? [{ text: value.S, item }] : [];
  });
  const delimiter = commonDelimiter(keys.map(({ text }) => text));
  const groups = new Map<string, SegmentedKey[]>();
  for (const key of keys) {
    const segments = splitKey(key.text, delimiter);
    // No word is a lone brace, which stands for whatever varies.
    const shape = segments.map((each, index) => (isWord(each, index, segments.length) ? each : '{')).join(delimiter);
    const group = groups.get(shape);
    if (group === undefined) groups.set(shape, [{ ...key, segments }]);
    else group.push({ ...key, segments });
  }
  return [...groups.values()].map((group) => describe(group, delimiter, attribute));
}

/** Whether a text can be a key at all. */
function isKey(text: string): boolean {
  return text !== '' && utf8Bytes(text) <= PARTITION_KEY_LIMIT.value;
}

interface Key {
  readonly text: string;
  readonly item: Item;
}

interface SegmentedKey extends Key {
  readonly segments: readonly string[];
}

function describe(group: readonly SegmentedKey[], delimiter: string, attribute: string): InferredTemplate {
  const [first] = group as readonly [SegmentedKey, ...SegmentedKey[]];
  const parts: (string | TemplateField)[] = [];
  const add = (part: string | TemplateField): void => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (typeof part === 'object') parts.push({ ...part, field: unusedName(part.field, parts) });
    else parts.push(part);
  };
  first.segments.forEach((segment, index) => {
    if (index > 0) add(delimiter);
    if (isWord(segment, index, first.segments.length)) return add(segment);
    const values = group.map(({ segments }) => segments[index] ?? '');
    const word = first.segments[index - 1];
    fieldParts(values, word, (column) => sameValued(group, column, attribute)).forEach(add);
  });
  return { text: writeTemplate(parts).text, count: group.length, example: first.text };
}

function unusedName(name: string, parts: readonly (string | TemplateField)[]): string {
  const taken = new Set(parts.map((part) => (typeof part === 'string' ? '' : part.field)));
  let unused = name;
  for (let number = 2; taken.has(unused); number += 1) unused = `${name}${number}`;
  return unused;
}

/** The attribute that holds in every item what the key holds in one place. */
function sameValued(group: readonly SegmentedKey[], values: readonly string[], attribute: string): string | undefined {
  const names = Object.keys(group[0]?.item ?? {}).filter((name) => name !== attribute && !/[{}:]/.test(name));
  return names.find((name) => group.every(({ item }, index) => textOf(item[name]) === values[index]));
}

function textOf(value: AttributeValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  return 'S' in value ? value.S : 'N' in value ? value.N : undefined;
}

const DELIMITERS = ['#', '|', '/', '~', ':', '_', '.'] as const;

function commonDelimiter(keys: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [, delimiter] = /^\p{L}[\p{L}\p{N}]*([#|/~:_.])/u.exec(key) ?? [];
    if (delimiter !== undefined) counts.set(delimiter, (counts.get(delimiter) ?? 0) + 1);
  }
  return DELIMITERS.reduce((best, each) => ((counts.get(each) ?? 0) > (counts.get(best) ?? 0) ? each : best));
}

/** Cut at the delimiter, but never inside a date, whose time has colons and whose fraction has a dot. */
function splitKey(key: string, delimiter: string): readonly string[] {
  const whole = new RegExp(`${FORMATS.iso.pattern}(?=${escaped(delimiter)}|$)`, 'y');
  const segments: string[] = [];
  for (let at = 0; at <= key.length;) {
    whole.lastIndex = at;
    const found = whole.exec(key)?.[0];
    const next = key.indexOf(delimiter, at);
    const end = found === undefined ? (next < 0 ? key.length : next) : at + found.length;
    segments.push(key.slice(at, end));
    at = end + delimiter.length;
  }
  return segments;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Words stand before values: at even places, and alone only in capitals, as META does. */
function isWord(segment: string, index: number, count: number): boolean {
  if (index % 2 === 1 || segment === '') return segment === '';
  return index + 1 < count ? /^\p{L}[\p{L}\p{N}_-]*$/u.test(segment) : /^\p{Lu}[\p{Lu}_-]+$/u.test(segment);
}
