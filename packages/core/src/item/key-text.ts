import type { AttributeValue, Item } from './attribute-value.ts';
import { keyValue } from './entry.ts';
import { canonicalNumber } from './number.ts';
import type { KeyAttribute } from './table.ts';

/** A text that is the same for the same key and for no other; undefined where a key attribute is missing. */
export function keyText(item: Item, keys: readonly KeyAttribute[]): string | undefined {
  const texts: string[] = [];
  for (const key of keys) {
    const value = keyValue(item, key);
    const text = value && textOf(value);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts.length === 1 ? texts[0] : JSON.stringify(texts);
}

function textOf(value: AttributeValue): string | undefined {
  if ('S' in value) return value.S;
  if ('N' in value) return canonicalNumber(value.N);
  return 'B' in value ? value.B.join() : undefined;
}
