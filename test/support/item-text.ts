import type { AttributeValue, Item } from '@dynamometer/core';

/** An item as the AWS CLI prints it: DynamoDB JSON, binary values in base64. */
export function dynamoDBJson(item: Item, space?: number): string {
  return JSON.stringify(item, (_, value: unknown) => (value instanceof Uint8Array ? base64(value) : value), space);
}

/** An item as plain JSON, or undefined if it holds what plain JSON cannot say: sets and binary values. */
export function plainJson(item: Item): string | undefined {
  const members = Object.entries(item).map(([name, value]) => member(name, plainValue(value)));
  return members.includes(undefined) ? undefined : `{${members.join(',')}}`;
}

function plainValue(value: AttributeValue): string | undefined {
  if ('S' in value) return JSON.stringify(value.S);
  if ('N' in value) return value.N;
  if ('BOOL' in value) return String(value.BOOL);
  if ('NULL' in value) return 'null';
  if ('M' in value) return plainJson(value.M);
  if (!('L' in value)) return undefined;
  const elements = value.L.map(plainValue);
  return elements.includes(undefined) ? undefined : `[${elements.join(',')}]`;
}

const member = (name: string, value: string | undefined): string | undefined =>
  value === undefined ? undefined : `${JSON.stringify(name)}:${value}`;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
