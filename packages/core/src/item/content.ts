import type { AttributeType, Item } from './attribute-value.ts';
import { CONTENT } from './check-content.ts';
import { isPlainObject } from './json.ts';

// Each of these is asked of every value there is. They are handed what stands under the tag: to look it up by a tag
// that is not written out costs more than all else that they do.

/** The content of a string or a number, or an element of a set of them; not to be a text is misuse. */
export function textIn(content: string, type: 'S' | 'N' | 'SS' | 'NS', name: string | number): string {
  return typeof content === 'string' ? content : refuse(type, name);
}

/** The content of a binary, or an element of a set of them. Base64 is none: it has another length. */
export function bytesIn(content: Uint8Array, type: 'B' | 'BS', name: string | number): Uint8Array {
  return content instanceof Uint8Array ? content : refuse(type, name);
}

/** The content of a list or a set, whose elements are looked at one by one. */
export function elementsIn<T>(
  content: readonly T[],
  type: 'L' | 'SS' | 'NS' | 'BS',
  name: string | number,
): readonly T[] {
  return Array.isArray(content) ? content : refuse(type, name);
}

/** The content of a map. */
export function entriesIn(content: Item, name: string | number): Item {
  return isPlainObject(content) ? content : refuse('M', name);
}

function refuse(type: AttributeType, name: string | number): never {
  throw new TypeError(`${JSON.stringify(name)} has the type ${type} but does not hold ${CONTENT[type]}.`);
}
