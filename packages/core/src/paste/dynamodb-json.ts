import { NESTING_LIMIT } from '../facts/limits.ts';
import { attributeType, isAttributeType, onlyMember } from '../item/attribute-type.ts';
import type { AttributeType, Item } from '../item/attribute-value.ts';
import { checkContent } from '../item/check-content.ts';
import { checkName } from '../item/check-text.ts';
import { refuse, type Marshalling } from '../item/marshalling.ts';
import { DIGITS, isNumberLiteral } from '../item/number-literal.ts';
import { problem, shorten, type ProblemKind } from '../problem.ts';
import { decodeBase64 } from './base64.ts';
import { taggedValue } from './tagged.ts';
import { isMap, setEntry, type Value, type ValueMap } from './value.ts';

/**
 * Makes an item of an attribute map in DynamoDB JSON, in place and on one way through it: what is right already stays
 * the same object. What is loosely written (a number without quotes) is mended with a notice, what DynamoDB would refuse
 * becomes a problem.
 */
export function readTypedItem(map: ValueMap, context: Marshalling): Item {
  readEntries(map, 1, context);
  return map as Item;
}

function readEntries(map: ValueMap, level: number, context: Marshalling): void {
  const { path, problems } = context;
  for (const name of Object.keys(map)) {
    path.push(name);
    checkName(name, path, problems);
    const value = map[name];
    const read = readTyped(value, level, context);
    if (read !== value) setEntry(map, name, read);
    path.pop();
  }
}

function readElements(list: Value[], level: number, context: Marshalling): void {
  for (const [index, element] of list.entries()) {
    context.path.push(index);
    list[index] = readTyped(element, level, context);
    context.path.pop();
  }
}

function readTyped(value: Value, level: number, context: Marshalling): Value {
  const tag = isMap(value) ? onlyMember(value) : undefined;
  if (tag === undefined || !isAttributeType(tag)) return readUnusual(value, level, context);
  const content = (value as ValueMap)[tag];
  const read = readContent(tag, content, level, context);
  return read === content ? value : { [tag]: read };
}

/** Another spelling of a tag, or none. */
function readUnusual(value: Value, level: number, context: Marshalling): Value {
  const tagged = taggedValue(value);
  if (tagged !== undefined) return { [tagged.tag]: readContent(tagged.tag, tagged.content, level, context) };
  const type = isReference(value, context) ? 'NULL' : attributeType(value, context.path);
  if (typeof type !== 'string') context.problems.push(type);
  return value;
}

function readContent(tag: AttributeType, written: Value, level: number, context: Marshalling): Value {
  const content = tag === 'S' ? written : mendContent(tag, written, context);
  checkContent(tag, content, level, context.path, context.problems);
  if (level >= NESTING_LIMIT.value) return content;
  if (tag === 'M' && isMap(content)) readEntries(content, level + 1, context);
  if (tag === 'L' && Array.isArray(content)) readElements(content, level + 1, context);
  return content;
}

function mendContent(tag: AttributeType, written: Value, context: Marshalling): Value {
  if (tag === 'N') return readDigits(written, context);
  if (tag === 'B') return readBinary(written, context);
  if (tag === 'BOOL' || tag === 'NULL') return readWord(tag, written, context);
  if (tag === 'M' || tag === 'S') return written;
  const list = written instanceof Set ? [...written] : written;
  if (!Array.isArray(list)) return written;
  if (tag === 'NS') replaceEach(list, context, readDigits);
  if (tag === 'BS') replaceEach(list, context, readBinary);
  return list;
}

function replaceEach(list: Value[], context: Marshalling, read: (value: Value, context: Marshalling) => Value): void {
  for (const [index, element] of list.entries()) {
    context.path.push(index);
    list[index] = read(element, context);
    context.path.pop();
  }
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
