import { DIGITS, isNumberLiteral, numberLiteral } from '../item/number-literal.ts';
import { decodeBase64 } from './base64.ts';
import type { Arguments } from './literal-brackets.ts';
import { utf8Encoded } from './utf8.ts';
import { isMap, setEntry, type Value, type ValueMap } from './value.ts';

/** What a call gives, by the name of what is called; undefined for one that is not known. */
export function callResult(name: string, { plain, named }: Arguments): Value {
  const [first, second] = plain;
  if (/(?:^|\.)(?:Decimal|Number|BigInt|NumberValue(?:\.from)?|int|float)$/.test(name)) return numberFrom(first);
  if (/(?:^|\.)(?:Set|set|frozenset)$/.test(name)) return setFrom(first);
  if (/(?:Uint8Array|Buffer)(?:\.from|\.of)?$|(?:^|\.)(?:Binary|bytes|bytearray)$/.test(name))
    return bytesFrom(first, second);
  if (name === 'OrderedDict' && Array.isArray(first)) return mapFrom(first);
  // What is called on a table of boto3 is a request whose table is known.
  if (name.endsWith('put_item')) return { TableName: null, ...named };
  if (Object.keys(named).length > 0) return named;
  // new PutCommand({ … }), client.send(new …), marshall({ … }): the request is what is of interest.
  return plain.find(isMap);
}

function mapFrom(pairs: readonly Value[]): Value {
  const map: ValueMap = {};
  for (const pair of pairs) {
    const [name, value] = Array.isArray(pair) ? pair : [];
    if (typeof name !== 'string') return undefined;
    setEntry(map, name, value);
  }
  return map;
}

function numberFrom(value: Value): Value {
  if (isNumberLiteral(value)) return value;
  return typeof value === 'string' ? numberLiteral(value.trim()) : undefined;
}

function setFrom(value: Value): Value {
  if (value === undefined) return new Set();
  return value instanceof Set ? value : Array.isArray(value) ? new Set(value) : undefined;
}

function bytesFrom(value: Value, encoding: Value): Value {
  if (Array.isArray(value)) return Uint8Array.from(value, (each) => (isNumberLiteral(each) ? Number(each[DIGITS]) : 0));
  if (typeof value !== 'string') return value instanceof Uint8Array ? value : undefined;
  if (encoding === 'base64') return decodeBase64(value);
  return encoding === 'hex' ? hexBytes(value) : utf8Encoded(value);
}

/** The bytes that pairs of hexadecimal digits spell, whatever stands between them. */
export function hexBytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
}
