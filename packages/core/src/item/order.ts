import type { AttributeValue } from './attribute-value.ts';
import { readDecimal, significantDigits } from './number.ts';

/**
 * The order in which DynamoDB sorts two key values of one type.
 *
 * @param a - A string, number or binary.
 * @param b - Another of the same type.
 * @returns Negative when `a` comes first, positive when `b` does, 0 when they are equal.
 */
export function compareKeys(a: AttributeValue, b: AttributeValue): number {
  if ('S' in a && 'S' in b) return compareText(a.S, b.S);
  if ('N' in a && 'N' in b) return compareNumbers(a.N, b.N);
  if ('B' in a && 'B' in b) return compareBinary(a.B, b.B);
  throw new TypeError('a and b must be key values of one type.');
}

/** By UTF-8 bytes, which is by code points; JavaScript's own order puts characters beyond U+FFFF too early. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return codePointRank(left) - codePointRank(right);
  }
  return a.length - b.length;
}

/** Exactly, digit by digit: 38 digits are more than a double holds. */
export function compareNumbers(a: string, b: string): number {
  // Rounding to doubles keeps the order, so where they differ they decide.
  const rounded = Number(a) - Number(b);
  if (rounded !== 0 && Number.isFinite(rounded)) return rounded;
  const left = readDecimal(a);
  const right = readDecimal(b);
  if (left === undefined || right === undefined) throw new TypeError('a and b must be numbers.');
  const signs = Math.sign(left.digits) * (left.negative ? -1 : 1) - Math.sign(right.digits) * (right.negative ? -1 : 1);
  if (signs !== 0 || left.digits === 0) return signs;
  const magnitude =
    left.highest - right.highest || compareText(significantDigits(a, left), significantDigits(b, right));
  return left.negative ? -magnitude : magnitude;
}

export function compareBinary(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] as number) - (b[index] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** A surrogate stands for a character beyond U+FFFF, so it ranks above every unit that stands for itself. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
