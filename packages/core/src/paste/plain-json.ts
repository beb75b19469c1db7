import { isNumberLiteral } from '../item/number-literal.ts';
import type { Item } from '../item/attribute-value.ts';
import { marshal } from '../item/marshal.ts';
import type { Marshalling } from '../item/marshalling.ts';
import { decimalSize, readDecimal } from '../item/number.ts';
import { problem, type ProblemKind } from '../problem.ts';
import { decodeBase64 } from './base64.ts';
import { isMap, type Value, type ValueMap } from './value.ts';

/** Makes an item of plain values, and notes strings that other types would hold in fewer bytes. */
export function readPlainItem(map: ValueMap, context: Marshalling): Item {
  const marshalled = marshal(map);
  if (!marshalled.ok) {
    context.problems.push(...marshalled.problems);
    return {};
  }
  context.notices.push(...marshalled.notices);
  noteStrings(map, context);
  return marshalled.item;
}

function noteStrings(value: Value, context: Marshalling): void {
  if (typeof value === 'string') noteString(value, context);
  else if (Array.isArray(value)) value.forEach((element, index) => noteWithin(index, element, context));
  else if (isMap(value)) {
    const { type, data } = value;
    if (type === 'Buffer' && Array.isArray(data))
      context.notices.push(problem(LOOKS_LIKE_BUFFER, context.path, { bytes: data.length }));
    else for (const name of Object.keys(value)) noteWithin(name, value[name], context);
  }
}

function noteWithin(step: string | number, value: Value, context: Marshalling): void {
  if (typeof value !== 'string' && (typeof value !== 'object' || isNumberLiteral(value))) return;
  context.path.push(step);
  noteStrings(value, context);
  context.path.pop();
}

function noteString(text: string, { notices, path }: Marshalling): void {
  if (/^-?\d{1,38}(?:\.\d{1,38})?$/.test(text)) {
    const decimal = readDecimal(text);
    const bytes = decimal && decimalSize(decimal).bytes;
    if (bytes !== undefined && bytes < text.length)
      notices.push(problem(DIGITS_IN_QUOTES, path, { text, length: text.length, bytes }));
  }
  if (looksLikeBase64(text)) {
    const bytes = decodeBase64(text)?.length;
    if (bytes !== undefined) notices.push(problem(LOOKS_LIKE_BASE64, path, { length: text.length, bytes }));
  }
}

/** Long, of whole groups and of mixed letters: a word or an identifier in hexadecimal is none of these. */
function looksLikeBase64(text: string): boolean {
  return text.length >= 40 && text.length % 4 === 0 && /^(?=.*[A-Z])(?=.*[a-z])(?=.*[\d+/=])[\w+/]+={0,2}$/.test(text);
}

const DIGITS_IN_QUOTES: ProblemKind = {
  code: 'loose.digits',
  severity: 'notice',
  says: '{path} holds digits in quotes ("{text}"): as a string it takes {length} bytes, as a number it would take {bytes}.',
};

const LOOKS_LIKE_BASE64: ProblemKind = {
  code: 'loose.base64',
  severity: 'notice',
  says: '{path} looks like base64: as a string it takes {length} bytes, as Binary it would take {bytes}.',
};

const LOOKS_LIKE_BUFFER: ProblemKind = {
  code: 'loose.buffer',
  severity: 'notice',
  says: '{path} looks like a Buffer written as JSON: it was read as a map, as Binary it would take {bytes} bytes.',
};
