import type { Explained } from '../explain.ts';
import { BOOLEAN_SIZE, CONTAINER_OVERHEAD, ENTRY_OVERHEAD, NULL_SIZE } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';
import type { AttributeValue } from './attribute-value.ts';
import { explainDecimalSize, numberSize, readDecimal } from './number.ts';
import {
  attributeSize,
  binarySize,
  containerSize,
  contentsSize,
  nameSize,
  numberSizes,
  setSize,
  stringSize,
  unconfirmedNumberSizes,
} from './size-rules.ts';
import type { ItemSize } from './size.ts';
import type { SizePart } from './size-parts.ts';

/**
 * The size of an item as an explained figure, to hand to operations: names, values, numbers and overhead add up to it.
 *
 * @param size - What `itemSize` gave.
 * @returns The same bytes, with their reasons; as weakly based as the item's weakest number.
 * @example
 * explainItemSize(itemSize({ a: { N: '-42' } })).value // 4
 */
export function explainItemSize(size: ItemSize): Explained<Bytes> {
  const sums = { names: 0, values: 0, numbers: 0, overhead: 0 };
  let unconfirmed = false;
  const add = (part: SizePart): void => {
    sums.names += part.nameBytes;
    sums.overhead += part.overhead;
    if (part.parts !== undefined) part.parts.forEach(add);
    else if (part.type === 'N') {
      sums.numbers += part.valueBytes;
      unconfirmed ||= part.rule !== numberSize.rule.id;
    } else sums.values += part.valueBytes;
  };
  size.parts.forEach(add);
  const { numbers } = sums;
  const explained = unconfirmed ? unconfirmedNumberSizes({ bytes: numbers }) : numberSizes({ bytes: numbers });
  return contentsSize({ ...sums, numbers: numbers === 0 ? 0 : explained });
}

/**
 * The size of one attribute, list element or map entry as an explained figure.
 *
 * @param part - Its part of the size tree.
 * @param value - Its value: a number's size follows from its digits.
 * @returns The same bytes as `part.bytes`, with their reasons.
 * @throws TypeError when the value is not the one that the part was made from.
 * @example
 * explainPartSize(itemSize({ a: { N: '1' } }).parts[0], { N: '1' }).value // 3
 */
export function explainPartSize(part: SizePart, value: AttributeValue): Explained<Bytes> {
  const size = explainValueSize(part, value);
  return typeof part.name === 'string' ? attributeSize({ name: nameSize({ name: part.name }), value: size }) : size;
}

function explainValueSize(part: SizePart, value: AttributeValue): Explained<Bytes> {
  if ('S' in value) return stringSize({ text: value.S });
  if ('B' in value) return binarySize({ length: value.B.length });
  if ('BOOL' in value) return BOOLEAN_SIZE;
  if ('NULL' in value) return NULL_SIZE;
  if ('SS' in value || 'NS' in value || 'BS' in value) return setSize({ elements: contents(part) });
  if ('L' in value || 'M' in value) {
    const count = part.parts?.length ?? 0;
    return containerSize({ container: CONTAINER_OVERHEAD, count, entry: ENTRY_OVERHEAD, contents: contents(part) });
  }
  const decimal = 'N' in value ? readDecimal(value.N) : undefined;
  if (decimal === undefined)
    throw new TypeError(`value of ${JSON.stringify(part.name)} is not the one that was sized.`);
  return explainDecimalSize(decimal);
}

function contents({ valueBytes, parts = [] }: SizePart): Explained<Bytes> {
  return explainItemSize({ bytes: valueBytes, parts });
}
