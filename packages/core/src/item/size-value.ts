import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import { shorten, type Path } from '../problem.ts';
import type { Bytes } from '../units.ts';
import { attributeType, isAttributeType, onlyMember } from './attribute-type.ts';
import type { AttributeType, AttributeValue, Item } from './attribute-value.ts';
import { bytesIn, elementsIn, entriesIn, textIn } from './content.ts';
import { decimalSize, numberSize as measuredSize, readDecimal, type NumberSize } from './number.ts';
import { isOwn } from './own.ts';
import { utf8Bytes } from './text.ts';

/** How well the sizes of numbers are known: there are none, all are of measured forms, or some are not. */
export type NumberSizes = 'none' | 'measured' | 'unconfirmed';

/** Keeps the weakest of the numbers that are sized. */
export interface NumbersMet {
  weakest: NumberSizes;
}

/** Names and values of an item's attributes, or of a map's entries, each of which adds an overhead. */
export function entriesSize(entries: Item, overhead: Bytes, met?: NumbersMet): Bytes {
  let bytes = 0;
  for (const name in entries)
    if (isOwn(entries, name))
      bytes += utf8Bytes(name) + valueSize(entries[name] as AttributeValue, name, met) + overhead;
  return bytes;
}

/** A value without its name, which is there to say which value has no size. */
export function valueSize(value: AttributeValue, name: string | number, met?: NumbersMet): Bytes {
  const type = onlyType(value, name);
  const content = value as unknown as Contents;
  switch (type) {
    case 'S':
      return utf8Bytes(textIn(content.S, type, name));
    case 'N':
      return metNumber(textIn(content.N, type, name), name, met);
    case 'BOOL':
      return BOOLEAN_SIZE.value;
    case 'NULL':
      return NULL_SIZE.value;
    case 'B':
      return bytesIn(content.B, type, name).length;
    case 'M':
      return CONTAINER_OVERHEAD.value + entriesSize(entriesIn(content.M, name), ENTRY_OVERHEAD.value, met);
    case 'L':
      return CONTAINER_OVERHEAD.value + listSize(elementsIn(content.L, type, name), met);
    case 'SS':
      return sum(elementsIn(content.SS, type, name), (text) => utf8Bytes(textIn(text, type, name)));
    case 'NS':
      return sum(elementsIn(content.NS, type, name), (literal, position) =>
        metNumber(textIn(literal, type, name), position, met),
      );
    default:
      return sum(elementsIn(content.BS, type, name), (binary) => bytesIn(binary, type, name).length);
  }
}

/** A value as if it had every type: the switch over the tag says which one it has. */
export interface Contents {
  readonly S: string;
  readonly N: string;
  readonly B: Uint8Array;
  readonly SS: readonly string[];
  readonly NS: readonly string[];
  readonly BS: readonly Uint8Array[];
  readonly L: readonly AttributeValue[];
  readonly M: Item;
}

/** The type tag of a value; not to have one is misuse. */
export function onlyType(value: AttributeValue, name: string | number): AttributeType {
  const only = onlyMember(value);
  if (only !== undefined && isAttributeType(only)) return only;
  const type = attributeType(value, NOWHERE);
  if (typeof type === 'string') return type;
  throw new TypeError(`${JSON.stringify(name)} has none of the ten attribute types: ${type.says}`);
}

const NOWHERE: Path = [];

/** The size of a number with the rule that gives it; a text that is none is misuse. */
export function numberSize(literal: string, name: string | number): NumberSize {
  const decimal = readDecimal(literal);
  if (decimal === undefined) throw new TypeError(`${JSON.stringify(name)} is not a number: ${shorten(literal, 60)}`);
  return decimalSize(decimal);
}

function metNumber(literal: string, name: string | number, met: NumbersMet | undefined): Bytes {
  const { bytes, rule } = numberSize(literal, name);
  if (met === undefined) return bytes;
  if (rule !== measuredSize.rule.id) met.weakest = 'unconfirmed';
  else if (met.weakest === 'none') met.weakest = 'measured';
  return bytes;
}

function listSize(list: readonly AttributeValue[], met: NumbersMet | undefined): Bytes {
  return sum(list, (element, position) => valueSize(element, position, met)) + list.length * ENTRY_OVERHEAD.value;
}

function sum<T>(elements: readonly T[], size: (element: T, position: number) => Bytes): Bytes {
  let bytes = 0;
  for (let position = 0; position < elements.length; position += 1) bytes += size(elements[position] as T, position);
  return bytes;
}
