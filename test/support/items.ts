import type { AttributeValue, Item } from '@dynamometer/core';
import fc from 'fast-check';

const number = fc
  .tuple(fc.constantFrom('', '-'), fc.stringMatching(/^[1-9]\d{0,20}$/), fc.integer({ min: -60, max: 60 }))
  .map(([sign, digits, power]) => `${sign}${digits}E${power}`);
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const binary = fc.uint8Array({ maxLength: 12 });
const distinctNumbers = fc.uniqueArray(fc.integer().map(String), { minLength: 1, maxLength: 4 });

/** Attribute names, those that JavaScript objects treat specially among them. */
const names = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'toString', '0', 'S', 'M') },
);

const record = (value: fc.Arbitrary<AttributeValue>): fc.Arbitrary<Item> =>
  fc
    .uniqueArray(fc.tuple(names, value), { selector: ([name]) => name, maxLength: 5 })
    .map((entries) => Object.fromEntries(entries));

/** Any value that DynamoDB stores, a few levels deep. */
export const values: fc.Arbitrary<AttributeValue> = fc.letrec<{ value: AttributeValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text.map((S) => ({ S })),
    number.map((N) => ({ N })),
    binary.map((B) => ({ B })),
    fc.boolean().map((BOOL) => ({ BOOL })),
    fc.constant({ NULL: true }),
    fc.uniqueArray(text, { minLength: 1, maxLength: 4 }).map((SS) => ({ SS })),
    distinctNumbers.map((NS) => ({ NS })),
    fc.array(tie('value'), { maxLength: 4 }).map((L) => ({ L })),
    record(tie('value')).map((M) => ({ M })),
  ),
})).value;

/** Any item that DynamoDB stores, but for its size and keys; never without attributes. */
export const items: fc.Arbitrary<Item> = record(values).filter((item) => Object.keys(item).length > 0);
