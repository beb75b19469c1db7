import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import type { AttributeType, AttributeValue, Item } from './attribute-value.ts';
import { shorten } from '../problem.ts';
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
  for (const name of Object.keys(item)) {
    const part = sizePart(name, item[name] as AttributeValue);
    parts.push(part);
    bytes += part.bytes;
  }
  return { bytes, parts };
}

function sizePart(name: string | number, value: AttributeValue): SizePart {
  if ('S' in value) return scalar(name, 'S', utf8Bytes(value.S), stringSize.rule.id);
  if ('N' in value) return number(name, value.N);
  if ('M' in value) return container(name, 'M', itemSize(value.M));
  if ('L' in value) return container(name, 'L', elements(value.L));
  if ('BOOL' in value) return scalar(name, 'BOOL', BOOLEAN_SIZE.value, BOOLEAN_SIZE.rule.id);
  if ('NULL' in value) return scalar(name, 'NULL', NULL_SIZE.value, NULL_SIZE.rule.id);
  if ('B' in value) return scalar(name, 'B', value.B.length, binarySize.rule.id);
  if ('SS' in value) return set(name, 'SS', elements(value.SS.map((S) => ({ S }))));
  if ('NS' in value) return set(name, 'NS', elements(value.NS.map((N) => ({ N }))));
  if ('BS' in value) return set(name, 'BS', elements(value.BS.map((B) => ({ B }))));
  throw new TypeError(`${JSON.stringify(name)} has none of the ten attribute types.`);
}

function scalar(name: string | number, type: AttributeType, valueBytes: Bytes, ruleId: string): SizePart {
  const nameBytes = nameSize(name);
  return { name, type, bytes: nameBytes + valueBytes, nameBytes, valueBytes, overhead: 0, rule: ruleId };
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
  return { ...scalar(name, type, bytes, setSize.rule.id), parts };
}

function elements(values: readonly AttributeValue[]): ItemSize {
  const parts = values.map((value, index) => sizePart(index, value));
  return { bytes: parts.reduce((sum, part) => sum + part.bytes, 0), parts };
}

function nameSize(name: string | number): Bytes {
  return typeof name === 'string' ? utf8Bytes(name) : 0;
}
