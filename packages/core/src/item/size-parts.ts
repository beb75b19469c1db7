import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import type { AttributeType, AttributeValue, Item } from './attribute-value.ts';
import { bytesIn, elementsIn, entriesIn, textIn } from './content.ts';
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

/** How many more parts are made at once. */
interface Budget {
  left: number;
}

/** With more parts than this the tree costs more than the size: it is put off until somebody looks at it. */
const FEW = 16;

/** The size of an item, with its parts at once if they are few. */
export function sizeWithParts(item: Item): { readonly bytes: Bytes; readonly parts: readonly SizePart[] } {
  const budget = { left: FEW };
  const { bytes, parts } = sizeEntries(item, budget);
  return budget.left < 0 ? withParts({ bytes }, () => entryParts(item)) : { bytes, parts };
}

/** A part for each attribute or entry, however many there are. */
function entryParts(entries: Item): SizePart[] {
  const parts: SizePart[] = [];
  for (const name in entries) if (isOwn(entries, name)) parts.push(wholePart(name, entries[name] as AttributeValue));
  return parts;
}

/** One part with all that it holds, put off in its turn if that is much. */
function wholePart(name: string | number, value: AttributeValue): SizePart {
  const budget = { left: FEW };
  const part = sizePart(name, value, budget);
  if (budget.left >= 0) return part;
  const { M, L, SS, NS, BS } = value as unknown as Partial<Contents>;
  return withParts(part, () => {
    if (M !== undefined) return entryParts(M);
    const held = L ?? SS?.map((S) => ({ S })) ?? NS?.map((N) => ({ N })) ?? BS?.map((B) => ({ B })) ?? [];
    return held.map((element, position) => wholePart(position, element));
  });
}

/** Adds parts that are worked out when they are first looked at; to whoever reads, lists or copies them they are data. */
function withParts<T extends object>(
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

/** What entries come to without their overhead. Once the budget is spent, the parts are no longer all. */
function sizeEntries(
  entries: Item,
  budget: Budget,
): { readonly bytes: Bytes; readonly count: number; readonly parts: readonly SizePart[] } {
  const parts: SizePart[] = [];
  let bytes = 0;
  let count = 0;
  for (const name in entries) {
    if (!isOwn(entries, name)) continue;
    bytes += addPart(parts, name, entries[name] as AttributeValue, budget);
    count += 1;
  }
  return { bytes, count, parts };
}

/** The size of a value with its name; its part is added as long as the budget lasts. */
function addPart(parts: SizePart[], name: string | number, value: AttributeValue, budget: Budget): Bytes {
  budget.left -= 1;
  if (budget.left < 0) return nameSize(name) + valueSize(value, name);
  const part = sizePart(name, value, budget);
  parts.push(part);
  return part.bytes;
}

function sizePart(name: string | number, value: AttributeValue, budget: Budget): SizePart {
  const type = onlyType(value, name);
  const content = value as unknown as Contents;
  switch (type) {
    case 'S':
      return scalar(name, type, utf8Bytes(textIn(content.S, type, name)), stringSize.rule.id);
    case 'N': {
      const size = numberSize(textIn(content.N, type, name), name);
      return scalar(name, type, size.bytes, size.rule);
    }
    case 'B':
      return scalar(name, type, bytesIn(content.B, type, name).length, binarySize.rule.id);
    case 'BOOL':
      return scalar(name, type, BOOLEAN_SIZE.value, BOOLEAN_SIZE.rule.id);
    case 'NULL':
      return scalar(name, type, NULL_SIZE.value, NULL_SIZE.rule.id);
    case 'M': {
      const { bytes, count, parts } = sizeEntries(entriesIn(content.M, name), budget);
      return holder(name, type, bytes, count, parts);
    }
    case 'L':
      return elements(name, type, elementsIn(content.L, type, name), (element) => element, budget);
    case 'SS':
      return elements(name, type, elementsIn(content.SS, type, name), (S) => ({ S: textIn(S, type, name) }), budget);
    case 'NS':
      return elements(name, type, elementsIn(content.NS, type, name), (N) => ({ N: textIn(N, type, name) }), budget);
    default:
      return elements(name, type, elementsIn(content.BS, type, name), (B) => ({ B: bytesIn(B, type, name) }), budget);
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
  budget: Budget,
): SizePart {
  const parts: SizePart[] = [];
  const bytes = values.reduce((sum, value, position) => sum + addPart(parts, position, typed(value), budget), 0);
  return holder(name, type, bytes, values.length, parts);
}

function holder(
  name: string | number,
  type: 'L' | 'M' | 'SS' | 'NS' | 'BS',
  valueBytes: Bytes,
  count: number,
  parts: readonly SizePart[],
): SizePart {
  const holds = type === 'L' || type === 'M';
  const nameBytes = nameSize(name);
  const overhead = holds ? CONTAINER_OVERHEAD.value + count * ENTRY_OVERHEAD.value : 0;
  const bytes = nameBytes + valueBytes + overhead;
  return { name, type, bytes, nameBytes, valueBytes, overhead, rule: (holds ? containerSize : setSize).rule.id, parts };
}

function nameSize(name: string | number): Bytes {
  return typeof name === 'string' ? utf8Bytes(name) : 0;
}
