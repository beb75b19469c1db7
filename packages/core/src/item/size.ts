import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import { attributeType } from './attribute-type.ts';
import type { AttributeType, AttributeValue, Item } from './attribute-value.ts';
import { shorten, type Path } from '../problem.ts';
import { decimalSize, readDecimal } from './number.ts';
import { binarySize, containerSize, setSize, stringSize } from './size-rules.ts';
import { utf8Bytes } from './text.ts';

/** Where the bytes of one attribute, list element, map entry or set element are. */
export interface SizePart {
  /** The attribute's or entry's name; the position for an element of a list or a set. */
  readonly name: string | number;
  readonly type: AttributeType;
  /** All of it: name, value, overhead. */
  readonly bytes: Bytes;
  readonly nameBytes: Bytes;
  /** The value without its overhead; for a list, map or set what its parts come to. */
  readonly valueBytes: Bytes;
  /** What a list or map adds of its own: 3 bytes and 1 for each entry. */
  readonly overhead: Bytes;
  /** The id of the rule that gives the value's size. */
  readonly rule: string;
  readonly parts?: readonly SizePart[];
}

/** The size of an item and where it comes from, attributes in the order of the item. */
export interface ItemSize {
  readonly bytes: Bytes;
  readonly parts: readonly SizePart[];
}

/**
 * The size of an item as DynamoDB counts it for capacity and for the 400 KB limit.
 *
 * @param item - An attribute map in DynamoDB's types.
 * @returns Bytes, and a tree of parts that adds up to them.
 * @throws TypeError naming the attribute when a value is not one of the ten types or a number cannot be read;
 * `checkItem` says the same without throwing.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 * @example
 * itemSize({ a: { L: [{ N: '1' }, { N: '2' }] } }).bytes // 10
 */
export function itemSize(item: Item): ItemSize {
  const parts: SizePart[] = [];
  let bytes = 0;
  // Much faster than a list of the names; an item inherits none.
  for (const name in item) {
    const part = sizePart(name, item[name] as AttributeValue);
    parts.push(part);
    bytes += part.bytes;
  }
  return { bytes, parts };
}

function sizePart(name: string | number, value: AttributeValue): SizePart {
  let type = '';
  let content: unknown;
  // Far faster than asking for each of the ten types: nearly every value has its type as its only member.
  for (const tag in value) {
    if (type !== '') return unusual(name, value);
    type = tag;
    content = (value as Readonly<Record<string, unknown>>)[tag];
  }
  if (content === undefined) return unusual(name, value);
  switch (type) {
    case 'S':
      return text(name, content as string);
    case 'N':
      return number(name, content as string);
    case 'BOOL':
      return scalar(name, type, BOOLEAN_SIZE.value, BOOLEAN_SIZE.rule.id);
    case 'NULL':
      return scalar(name, type, NULL_SIZE.value, NULL_SIZE.rule.id);
    case 'B':
      return binary(name, content as Uint8Array);
    case 'M':
      return container(name, type, itemSize(content as Item));
    case 'L':
      return container(name, type, elements(content as AttributeValue[], sizePart));
    case 'SS':
      return set(name, type, elements(content as string[], text));
    case 'NS':
      return set(name, type, elements(content as string[], number));
    case 'BS':
      return set(name, type, elements(content as Uint8Array[], binary));
    default:
      return unusual(name, value);
  }
}

const NOWHERE: Path = [];

/** A value with members that are undefined, as the AWS SDK's objects may have them; any other is misuse. */
function unusual(name: string | number, value: AttributeValue): SizePart {
  const type = attributeType(value, NOWHERE);
  if (typeof type !== 'string')
    throw new TypeError(`${JSON.stringify(name)} has none of the ten attribute types: ${type.says}`);
  return sizePart(name, { [type]: (value as Readonly<Record<string, unknown>>)[type] } as unknown as AttributeValue);
}

function scalar(name: string | number, type: AttributeType, valueBytes: Bytes, ruleId: string): SizePart {
  const nameBytes = nameSize(name);
  return { name, type, bytes: nameBytes + valueBytes, nameBytes, valueBytes, overhead: 0, rule: ruleId };
}

function text(name: string | number, content: string): SizePart {
  return scalar(name, 'S', utf8Bytes(content), stringSize.rule.id);
}

function binary(name: string | number, content: Uint8Array): SizePart {
  return scalar(name, 'B', content.length, binarySize.rule.id);
}

function number(name: string | number, literal: string): SizePart {
  const decimal = readDecimal(literal);
  if (decimal === undefined) throw new TypeError(`${JSON.stringify(name)} is not a number: ${shorten(literal, 60)}`);
  const size = decimalSize(decimal);
  return scalar(name, 'N', size.bytes, size.rule);
}

function container(name: string | number, type: 'L' | 'M', { bytes, parts }: ItemSize): SizePart {
  const nameBytes = nameSize(name);
  const overhead = CONTAINER_OVERHEAD.value + parts.length * ENTRY_OVERHEAD.value;
  const total = nameBytes + bytes + overhead;
  return { name, type, bytes: total, nameBytes, valueBytes: bytes, overhead, rule: containerSize.rule.id, parts };
}

function set(name: string | number, type: 'SS' | 'NS' | 'BS', { bytes, parts }: ItemSize): SizePart {
  const nameBytes = nameSize(name);
  const total = nameBytes + bytes;
  return { name, type, bytes: total, nameBytes, valueBytes: bytes, overhead: 0, rule: setSize.rule.id, parts };
}

function elements<T>(values: readonly T[], size: (position: number, value: T) => SizePart): ItemSize {
  const parts: SizePart[] = [];
  let bytes = 0;
  for (const value of values) {
    const part = size(parts.length, value);
    parts.push(part);
    bytes += part.bytes;
  }
  return { bytes, parts };
}

function nameSize(name: string | number): Bytes {
  return typeof name === 'string' ? utf8Bytes(name) : 0;
}
