import { expect, test } from 'vitest';
import { sameItem, sameValue } from '../../../packages/core/src/item/same.ts';

test('the spelling of a number is no change', () => {
  expect(sameValue({ N: '1.0' }, { N: '1' })).toBe(true);
  expect(sameValue({ NS: ['1', '2'] }, { NS: ['2.0', '1e0'] })).toBe(true);
  expect(sameValue({ N: '12345678901234567890' }, { N: '12345678901234567891' })).toBe(false);
});

test('the order of a set is no change, the order of a list is', () => {
  expect(sameValue({ SS: ['a', 'b'] }, { SS: ['b', 'a'] })).toBe(true);
  expect(sameValue({ BS: [Uint8Array.of(1), Uint8Array.of(2)] }, { BS: [Uint8Array.of(2), Uint8Array.of(1)] })).toBe(
    true,
  );
  expect(sameValue({ L: [{ S: 'a' }, { S: 'b' }] }, { L: [{ S: 'b' }, { S: 'a' }] })).toBe(false);
});

test('another type is another value', () => {
  expect(sameValue({ S: '1' }, { N: '1' })).toBe(false);
  expect(sameValue({ SS: ['a'] }, { L: [{ S: 'a' }] })).toBe(false);
});

test('a renamed or added attribute is a change, the order of attributes is not', () => {
  expect(sameItem({ a: { S: 'x' } }, { b: { S: 'x' } })).toBe(false);
  expect(sameItem({ a: { S: 'x' } }, { a: { S: 'x' }, b: { BOOL: true } })).toBe(false);
  expect(sameItem({ a: { S: 'x' }, b: { BOOL: true } }, { b: { BOOL: true }, a: { S: 'x' } })).toBe(true);
  expect(sameItem({ a: { M: { b: { N: '1' } } } }, { a: { M: { b: { N: '01' } } } })).toBe(true);
});
