import type { AttributeValue, Item } from './attribute-value.ts';
import { canonicalNumber } from './number.ts';
import { compareBinary, compareNumbers } from './order.ts';

/** Whether two items hold the same, as DynamoDB compares them: the spelling of a number and the order of a set are nothing. */
export function sameItem(a: Item, b: Item): boolean {
  if (a === b) return true;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every(
    (name) => Object.hasOwn(b, name) && sameValue(a[name] as AttributeValue, b[name] as AttributeValue),
  );
}

/** Whether two values are the same to DynamoDB. */
export function sameValue(a: AttributeValue, b: AttributeValue): boolean {
  if (a === b) return true;
  if ('S' in a && 'S' in b) return a.S === b.S;
  if ('N' in a && 'N' in b) return a.N === b.N || compareNumbers(a.N, b.N) === 0;
  if ('B' in a && 'B' in b) return compareBinary(a.B, b.B) === 0;
  if ('BOOL' in a && 'BOOL' in b) return a.BOOL === b.BOOL;
  if ('NULL' in a && 'NULL' in b) return true;
  if ('M' in a && 'M' in b) return sameItem(a.M, b.M);
  if ('L' in a && 'L' in b)
    return a.L.length === b.L.length && a.L.every((each, index) => sameValue(each, b.L[index] as AttributeValue));
  if ('SS' in a && 'SS' in b) return sameElements(a.SS, b.SS);
  if ('NS' in a && 'NS' in b) return sameElements(a.NS.map(canonicalNumber), b.NS.map(canonicalNumber));
  if ('BS' in a && 'BS' in b) return sameElements(a.BS.map(binaryText), b.BS.map(binaryText));
  return false;
}

/** The order of a set means nothing, and it holds no element twice. */
function sameElements<T>(a: readonly T[], b: readonly T[]): boolean {
  const other = new Set(b);
  return a.length === b.length && a.every((each) => other.has(each));
}

const binaryText = (bytes: Uint8Array): string => bytes.join(' ');
