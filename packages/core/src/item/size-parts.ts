import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import type { AttributeType, AttributeValue, Item } from './attribute-value.ts';
import { isOwn } from './own.ts';
import { binarySize, containerSize, setSize, stringSize } from './size-rules.ts';
import { numberSize, onlyType, valueSize, type Contents } from './size-value.ts';
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

/** What entries come to, and each by itself unless they are many. */
interface SizedEntries {
  readonly bytes: Bytes;
  readonly count: number;
  readonly parts?: readonly SizePart[];
}

/** With more parts than this the tree costs more than the size: it is put off until somebody looks at it. */
const FEW = 16;

/** The size of an item's attributes, or of a map's entries without their overhead. */
export function sizeOfEntries(entries: Item): SizedEntries {
  const parts: SizePart[] = [];
  let bytes = 0;
  let count = 0;
  for (const name in entries) {
    if (!isOwn(entries, name)) continue;
    const value = entries[name] as AttributeValue;
    count += 1;
    if (count > FEW) bytes += utf8Bytes(name) + valueSize(value, name);
    else {
      const part = sizePart(name, value);
      parts.push(part);
      bytes += part.bytes;
    }
  }
  return count > FEW ? { bytes, count } : { bytes, count, parts };
}

/** A part for each attribute or entry, however many there are. */
export function entryParts(entries: Item): SizePart[] {
  const parts: SizePart[] = [];
  for (const name in entries) if (isOwn(entries, name)) parts.push(sizePart(name, entries[name] as AttributeValue));
  return parts;
}

/** Adds parts that are worked out when they are first looked at; to whoever reads, lists or copies them they are data. */
export function withParts<T extends object>(
  sized: T,
  partsOf: () => readonly SizePart[],
): T & { readonly parts: readonly SizePart[] } {
  let parts: readonly SizePart[] | undefined;
  const get = (): readonly SizePart[] => {
    parts ??= partsOf();
    return parts;
  };
  return Object.defineProperty(sized, 'parts', { enumerable: true, get }) as T & {
    readonly parts: readonly SizePart[];
  };
}

function sizePart(name: string | number, value: AttributeValue): SizePart {
  const type = onlyType(value, name);
  const content = value as unknown as Contents;
  switch (type) {
    case 'S':
      return scalar(name, type, utf8Bytes(content.S), stringSize.rule.id);
    case 'N': {
      const size = numberSize(content.N, name);
      return scalar(name, type, size.bytes, size.rule);
    }
    case 'B':
      return scalar(name, type, content.B.length, binarySize.rule.id);
    case 'BOOL':
      return scalar(name, type, BOOLEAN_SIZE.value, BOOLEAN_SIZE.rule.id);
    case 'NULL':
      return scalar(name, type, NULL_SIZE.value, NULL_SIZE.rule.id);
    case 'M': {
      const { bytes, count, parts } = sizeOfEntries(content.M);
      const part = holder(name, type, bytes, count, parts);
      return parts === undefined ? withParts(part, () => entryParts(content.M)) : part;
    }
    case 'L':
      return elements(name, type, content.L, (element) => element);
    case 'SS':
      return elements(name, type, content.SS, (S) => ({ S }));
    case 'NS':
      return elements(name, type, content.NS, (N) => ({ N }));
    default:
      return elements(name, type, content.BS, (B) => ({ B }));
  }
}

function scalar(name: string | number, type: AttributeType, valueBytes: Bytes, ruleId: string): SizePart {
  const nameBytes = nameSize(name);
  return { name, type, bytes: nameBytes + valueBytes, nameBytes, valueBytes, overhead: 0, rule: ruleId };
}

/** A list, or a set as a list of what its elements would be by themselves. */
function elements<T>(
  name: string | number,
  type: 'L' | 'SS' | 'NS' | 'BS',
  values: readonly T[],
  typed: (value: T) => AttributeValue,
): SizePart {
  const count = values.length;
  const partsOf = (): SizePart[] => values.map((value, position) => sizePart(position, typed(value)));
  if (count <= FEW) {
    const parts = partsOf();
    return holder(
      name,
      type,
      parts.reduce((sum, { bytes }) => sum + bytes, 0),
      count,
      parts,
    );
  }
  const bytes = values.reduce((sum, value, position) => sum + valueSize(typed(value), position), 0);
  return withParts(holder(name, type, bytes, count), partsOf);
}

function holder(
  name: string | number,
  type: 'L' | 'M' | 'SS' | 'NS' | 'BS',
  valueBytes: Bytes,
  count: number,
  parts?: readonly SizePart[],
): SizePart {
  const holds = type === 'L' || type === 'M';
  const nameBytes = nameSize(name);
  const overhead = holds ? CONTAINER_OVERHEAD.value + count * ENTRY_OVERHEAD.value : 0;
  const bytes = nameBytes + valueBytes + overhead;
  const rule = holds ? containerSize.rule.id : setSize.rule.id;
  return parts === undefined
    ? { name, type, bytes, nameBytes, valueBytes, overhead, rule }
    : { name, type, bytes, nameBytes, valueBytes, overhead, rule, parts };
}

function nameSize(name: string | number): Bytes {
  return typeof name === 'string' ? utf8Bytes(name) : 0;
}
