import { isAttributeType, onlyMember } from '../item/attribute-type.ts';
import type { AttributeType, Item } from '../item/attribute-value.ts';
import { checkAttributes } from '../item/check-attributes.ts';
import { refuse, type Marshalling } from '../item/marshalling.ts';
import { DIGITS, isNumberLiteral } from '../item/number-literal.ts';
import { problem, shorten, type ProblemKind } from '../problem.ts';
import { decodeBase64 } from './base64.ts';
import { isMap, setEntry, type Value, type ValueMap } from './value.ts';

/**
 * Makes an item of an attribute map in DynamoDB JSON, in place: what is right already stays the same object. What is
 * loosely written (a number without quotes) is mended with a notice, what is wrong becomes a problem.
 */
export function readTypedItem(map: ValueMap, context: Marshalling): Item {
  readEntries(map, context);
  context.problems.push(...checkAttributes(map));
  return map as Item;
}

/** The one type tag of a value, in DynamoDB's spelling, and what stands under it. */
export interface Tagged {
  readonly tag: AttributeType;
  readonly written: string;
  readonly content: Value;
}

/** Reads the tag of a typed value; undefined where there is not exactly one, or it is not a type. */
export function taggedValue(value: Value): Tagged | undefined {
  if (!isMap(value)) return undefined;
  let names = Object.keys(value);
  // The Go SDK prints all ten members and leaves nine of them null.
  if (names.length > 1) names = names.filter((name) => value[name] !== null && value[name] !== undefined);
  const [written] = names;
  if (written === undefined || names.length > 1) return undefined;
  const tag = isAttributeType(written) ? written : JAVA_TAGS.get(written);
  return tag && { tag, written, content: value[written] };
}

function readEntries(map: ValueMap, context: Marshalling): void {
  for (const name in map) {
    context.path.push(name);
    const value = map[name];
    const read = readTyped(value, context);
    if (read !== value) setEntry(map, name, read);
    context.path.pop();
  }
}

function readTyped(value: Value, context: Marshalling): Value {
  if (!isMap(value)) return value;
  const tag = onlyMember(value);
  if (tag !== undefined && isAttributeType(tag)) {
    const content = value[tag];
    const read = readContent(tag, content, context);
    return read === content ? value : { [tag]: read };
  }
  const tagged = taggedValue(value);
  if (tagged !== undefined) return { [tagged.tag]: readContent(tagged.tag, tagged.content, context) };
  return isReference(value, context) ? { NULL: true } : value;
}

function readContent(tag: AttributeType, content: Value, context: Marshalling): Value {
  if (tag === 'S') return content;
  if (tag === 'N') return readDigits(content, context);
  if (tag === 'B') return readBinary(content, context);
  if (tag === 'BOOL' || tag === 'NULL') return readWord(tag, content, context);
  if (tag === 'M') {
    if (isMap(content)) readEntries(content, context);
    return content;
  }
  const list = content instanceof Set ? [...content] : content;
  if (!Array.isArray(list)) return content;
  if (tag === 'L') replaceEach(list, context, readTyped);
  if (tag === 'NS') replaceEach(list, context, readDigits);
  if (tag === 'BS') replaceEach(list, context, readBinary);
  return list;
}

function replaceEach(list: Value[], context: Marshalling, read: (value: Value, context: Marshalling) => Value): void {
  list.forEach((element, index) => {
    context.path.push(index);
    list[index] = read(element, context);
    context.path.pop();
  });
}

function readDigits(content: Value, context: Marshalling): Value {
  return isNumberLiteral(content) ? mend(content[DIGITS], UNQUOTED_NUMBER, context) : content;
}

function readBinary(content: Value, context: Marshalling): Value {
  if (typeof content !== 'string') return content;
  const bytes = decodeBase64(content);
  if (bytes === undefined) refuse(NOT_BASE64, context, { text: shorten(content, 40) });
  return bytes ?? new Uint8Array();
}

function readWord(tag: 'BOOL' | 'NULL', content: Value, context: Marshalling): Value {
  if (content !== 'true' && content !== 'false') return content;
  return mend(content === 'true', tag === 'BOOL' ? QUOTED_BOOLEAN : QUOTED_NULL, context);
}

function mend<T extends Value>(mended: T, kind: ProblemKind, { notices, path }: Marshalling): T {
  notices.push(problem(kind, path));
  return mended;
}

/** Step Functions writes `"S.$": "$.detail.body"` for what it fills in later. */
function isReference(value: Value, context: Marshalling): boolean {
  const [tag = ''] = isMap(value) ? Object.keys(value) : [];
  const reference = isMap(value) ? value[tag] : undefined;
  if (!tag.endsWith('.$') || typeof reference !== 'string') return false;
  refuse(REFERENCE, context, { reference: shorten(reference, 60) });
  return true;
}

/** How the tags look where Java beans were turned into JSON, as Data Pipeline does. */
const JAVA_TAGS: ReadonlyMap<string, AttributeType> = new Map([
  ['s', 'S'],
  ['n', 'N'],
  ['b', 'B'],
  ['bOOL', 'BOOL'],
  ['nULLValue', 'NULL'],
  ['sS', 'SS'],
  ['nS', 'NS'],
  ['bS', 'BS'],
  ['l', 'L'],
  ['m', 'M'],
]);

const UNQUOTED_NUMBER: ProblemKind = {
  code: 'loose.number',
  severity: 'notice',
  says: '{path} is typed N and written without quotes. N should be a string of digits; it was read as one.',
};

const QUOTED_BOOLEAN: ProblemKind = {
  code: 'loose.boolean',
  severity: 'notice',
  says: '{path} is typed BOOL and written in quotes. BOOL should be true or false; it was read as that.',
};

const QUOTED_NULL: ProblemKind = {
  code: 'loose.null',
  severity: 'notice',
  says: '{path} is typed NULL and written in quotes. NULL should be true; it was read as that.',
};

const NOT_BASE64: ProblemKind = {
  code: 'value.not-base64',
  severity: 'error',
  says: '{path} is binary, but "{text}" is not base64. Use A–Z, a–z, 0–9, + and /, padded with = to a multiple of four.',
};

const REFERENCE: ProblemKind = {
  code: 'value.reference',
  severity: 'error',
  says: 'The value of {path} is a path ({reference}) that is filled in later: its size is unknown. Paste an item with the value itself.',
};
