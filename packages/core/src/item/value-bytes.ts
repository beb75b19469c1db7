import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import type { AttributeValue, Item } from './attribute-value.ts';
import { decimalSize, numberSize, readDecimal } from './number.ts';
import { itemSize, type SizePart } from './size.ts';
import { utf8Bytes } from './text.ts';

/** How well the sizes of numbers among items are known: there are none, all are of measured forms, or some are not. */
export type NumberSizes = 'none' | 'measured' | 'unconfirmed';

/** The weakest number met so far. */
export interface NumbersMet {
  weakest: NumberSizes;
}

/**
 * The bytes of a value as `itemSize` counts them, without the tree that says where they are: for many items.
 *
 * @throws TypeError as `itemSize` does.
 */
export function valueBytes(value: AttributeValue, numbers: NumbersMet): Bytes {
  let type = '';
  let content: unknown;
  for (const tag in value) {
    if (type !== '') return unusual(value, numbers);
    type = tag;
    content = (value as Readonly<Record<string, unknown>>)[tag];
  }
  if (content === undefined) return unusual(value, numbers);
  switch (type) {
    case 'S':
      return utf8Bytes(content as string);
    case 'N':
      return numberBytes(content as string, numbers);
    case 'BOOL':
      return BOOLEAN_SIZE.value;
    case 'NULL':
      return NULL_SIZE.value;
    case 'B':
      return (content as Uint8Array).length;
    case 'M':
      return mapBytes(content as Item, numbers);
    case 'L':
      return listBytes(content as readonly AttributeValue[], numbers);
    case 'SS':
      return sum(content as readonly string[], utf8Bytes);
    case 'NS':
      return sum(content as readonly string[], (literal) => numberBytes(literal, numbers));
    case 'BS':
      return sum(content as readonly Uint8Array[], ({ length }) => length);
    default:
      return unusual(value, numbers);
  }
}

function mapBytes(entries: Item, numbers: NumbersMet): Bytes {
  let bytes = CONTAINER_OVERHEAD.value;
  for (const name in entries)
    bytes += ENTRY_OVERHEAD.value + utf8Bytes(name) + valueBytes(entries[name] as AttributeValue, numbers);
  return bytes;
}

function listBytes(elements: readonly AttributeValue[], numbers: NumbersMet): Bytes {
  let bytes = CONTAINER_OVERHEAD.value;
  for (const element of elements) bytes += ENTRY_OVERHEAD.value + valueBytes(element, numbers);
  return bytes;
}

function numberBytes(literal: string, numbers: NumbersMet): Bytes {
  const decimal = readDecimal(literal);
  if (decimal === undefined) return unusual({ N: literal }, numbers);
  const { bytes, rule } = decimalSize(decimal);
  note(rule, numbers);
  return bytes;
}

function note(rule: string, numbers: NumbersMet): void {
  if (rule !== numberSize.rule.id) numbers.weakest = 'unconfirmed';
  else if (numbers.weakest === 'none') numbers.weakest = 'measured';
}

/** Values that come along once in a while, or cannot be sized, are sized with their tree. */
function unusual(value: AttributeValue, numbers: NumbersMet): Bytes {
  const { bytes, parts } = itemSize({ '': value });
  const walk = ({ type, rule, parts: inner }: SizePart): void => {
    if (inner !== undefined) inner.forEach(walk);
    else if (type === 'N') note(rule, numbers);
  };
  parts.forEach(walk);
  return bytes;
}

function sum<T>(elements: readonly T[], bytesOf: (element: T) => Bytes): Bytes {
  let bytes = 0;
  for (const element of elements) bytes += bytesOf(element);
  return bytes;
}
