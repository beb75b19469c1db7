import type { AttributeValue } from '../item/attribute-value.ts';

/**
 * A value as DynamoDB JSON has it: as it is, but binaries as base64 text.
 *
 * @param value - An attribute value.
 * @returns Plain data that `JSON.stringify` writes as the AWS CLI reads it.
 * @example
 * dynamoJson({ B: new Uint8Array([104, 105]) }) // { B: 'aGk=' }
 */
export function dynamoJson(value: AttributeValue): unknown {
  if ('B' in value) return { B: base64(value.B) };
  if ('BS' in value) return { BS: value.BS.map(base64) };
  if ('L' in value) return { L: value.L.map(dynamoJson) };
  if ('M' in value) return { M: mapValues(value.M, dynamoJson) };
  return value;
}

/**
 * A value as an application works with it: what the document clients of the AWS SDKs take.
 *
 * @param value - An attribute value.
 * @returns A string, number, boolean, null, array, plain object, `Uint8Array` or `Set`; a number that a double cannot hold stays text.
 * @example
 * plainValue({ M: { n: { N: '1.50' }, s: { S: 'x' } } }) // { n: 1.5, s: 'x' }
 */
export function plainValue(value: AttributeValue): unknown {
  if ('S' in value) return value.S;
  if ('N' in value) return plainNumber(value.N);
  if ('B' in value) return value.B;
  if ('BOOL' in value) return value.BOOL;
  if ('SS' in value) return new Set(value.SS);
  if ('NS' in value) return new Set(value.NS.map(plainNumber));
  if ('BS' in value) return new Set(value.BS);
  if ('L' in value) return value.L.map(plainValue);
  return 'M' in value ? mapValues(value.M, plainValue) : null;
}

function plainNumber(literal: string): number | string {
  // A double keeps 15 significant digits of any number in its range.
  const significant = literal.replace(/e.*$/i, '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return significant.length <= 15 ? Number(literal) : literal;
}

function mapValues(map: Readonly<Record<string, AttributeValue>>, write: (value: AttributeValue) => unknown): unknown {
  return Object.fromEntries(Object.entries(map).map(([name, each]) => [name, write(each)]));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of bytes, three at a time as four digits of six bits. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(three >> shift) & 63] ?? '').join('');
    const missing = Math.max(0, at + 3 - bytes.length);
    text += digits.slice(0, 4 - missing) + '='.repeat(missing);
  }
  return text;
}
