import type { NumberLiteral } from '../item/number-literal.ts';

/** An object as it was written. Every name is an own property, `__proto__` too. */
export interface ValueMap {
  [name: string]: Value;
}

/** What pasted text holds before anyone asks what it means: JSON's values, and those that other notations add. */
export type Value =
  | string
  | boolean
  | null
  | undefined
  | NumberLiteral
  | Uint8Array
  | ReadonlySet<Value>
  | Value[]
  | ValueMap;

/** Whether a value is an object with names, and none of the others that JavaScript calls objects. */
export function isMap(value: Value): value is ValueMap {
  // Several times faster than a look at the prototype, which a number as it was written does not have.
  return value instanceof Object && !Array.isArray(value) && !(value instanceof Uint8Array) && !(value instanceof Set);
}

/** Sets an entry, whatever its name. */
export function setEntry(map: ValueMap, name: string, value: Value): void {
  // Assigning to it would change the prototype and lose the attribute.
  if (name === '__proto__')
    Object.defineProperty(map, name, { value, writable: true, enumerable: true, configurable: true });
  else map[name] = value;
}

/** An object of one entry. Most objects of DynamoDB JSON are one tag and its value: they share ten shapes. */
export function mapOf(name: string, value: Value): ValueMap {
  switch (name) {
    case 'S':
      return { S: value };
    case 'N':
      return { N: value };
    case 'M':
      return { M: value };
    case 'L':
      return { L: value };
    case 'B':
      return { B: value };
    case 'BOOL':
      return { BOOL: value };
    case 'NULL':
      return { NULL: value };
    case 'SS':
      return { SS: value };
    default: {
      const map: ValueMap = {};
      setEntry(map, name, value);
      return map;
    }
  }
}
