// Checked by the compiler alone: every line is a statement about types.
import type { AttributeValue as SdkValue, GetItemCommandOutput, PutItemCommandInput } from '@aws-sdk/client-dynamodb';
import {
  checkItem,
  getItem,
  itemSize,
  putItem,
  type AttributeValue,
  type Bytes,
  type Explained,
  type Given,
  type Item,
  type ReadUnits,
  type WriteUnits,
} from '@dynamometer/core';

type IsAssignable<From, To> = [From] extends [To] ? true : false;

export const fromSdk: IsAssignable<SdkValue, AttributeValue> = true;
export const toSdk: IsAssignable<AttributeValue, SdkValue> = true;
export const itemFromSdk: IsAssignable<Record<string, SdkValue>, Item> = true;
export const itemToSdk: IsAssignable<Item, Record<string, SdkValue>> = true;
export const notEverything: IsAssignable<{ S: number }, AttributeValue> = false;

export function written(item: Item): PutItemCommandInput {
  return { TableName: 'Orders', Item: item };
}

export function read({ Item: item = {} }: GetItemCommandOutput): Bytes {
  checkItem(item);
  putItem({ before: item, after: item });
  return itemSize(item).bytes;
}

// one value of each type goes both ways as it stands
const values: readonly SdkValue[] = [
  { S: 'a' },
  { N: '1' },
  { B: new Uint8Array(1) },
  { BOOL: true },
  { NULL: true },
  { SS: ['a'] },
  { NS: ['1'] },
  { BS: [new Uint8Array(1)] },
  { L: [{ S: 'a' }] },
  { M: { a: { N: '1' } } },
];
export function bothWays(): readonly SdkValue[] {
  const ours: readonly AttributeValue[] = values;
  return ours;
}

// @ts-expect-error A number's value is its text.
export const number: AttributeValue = { N: 1 };
// @ts-expect-error There is no such type.
export const unknown: AttributeValue = { X: 'a' };
// @ts-expect-error A bare value has no type.
export const bare: Item = { a: 'b' };

const size: Bytes = 4_096;
const units: ReadUnits = 1;
export const plain: number = size;
const explained: Explained<ReadUnits> = getItem(size, 'strong');
export const given: Given<Bytes> = { ...explained, value: size };
getItem(4_096, 'strong');

// @ts-expect-error Bytes are no units.
export const unitsFromBytes: ReadUnits = size;
// @ts-expect-error Units are no bytes.
export const bytesFromUnits: Bytes = units;
// @ts-expect-error What a read consumes is not what a write consumes.
export const writeFromRead: WriteUnits = units;
// @ts-expect-error A read is sized in bytes.
getItem(units, 'strong');
// @ts-expect-error Nor in explained units.
getItem(explained, 'strong');
// @ts-expect-error Bytes from units, explained.
export const explainedBytes: Explained<Bytes> = getItem(size, 'strong');
// @ts-expect-error No such consistency.
getItem(size, 'quorum');
// @ts-expect-error A put has an item after it.
putItem({ before: size });
// @ts-expect-error A figure is not to be changed.
explained.value = 2;
