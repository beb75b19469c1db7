import type { Item } from './attribute-value.ts';
import { keyValue } from './entry.ts';
import { numberText } from './order.ts';
import type { KeyAttribute } from './table.ts';

/** A text that is the same for the same key and for no other; undefined where a key attribute is missing. */
export function keyText(item: Item, keys: readonly KeyAttribute[]): string | undefined {
  const texts: string[] = [];
  for (const key of keys) {
    const value = keyValue(item, key);
    if (value === undefined) return undefined;
    texts.push('S' in value ? value.S : 'N' in value ? numberText(value.N) : 'B' in value ? value.B.join() : '');
  }
  return texts.length === 1 ? texts[0] : JSON.stringify(texts);
}
