import { isExplained, type Given } from '../explain.ts';
import type { Item } from '../item/attribute-value.ts';
import { explainItemSize } from '../item/explain-size.ts';
import { itemSize } from '../item/size.ts';
import type { Bytes } from '../units.ts';
import { wholeBytes } from './whole-bytes.ts';

/** An item, or only its size in bytes where the item itself is not at hand. */
export type ItemOrSize = Item | Given<Bytes>;

/** The size of an item or of a stated size; misuse by the caller throws `RangeError` naming the argument. */
export function sizeOf(argument: string, given: ItemOrSize): Given<Bytes> {
  if (isExplained(given) || typeof given === 'number') return wholeBytes(argument, given);
  return explainItemSize(itemSize(given));
}
