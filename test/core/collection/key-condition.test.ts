import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { query, type AttributeValue, type Item, type SortCondition, type Table } from '@dynamometer/core';

/** Key values of one type, among them the awkward ones. */
const keys: Readonly<Record<'S' | 'N' | 'B', fc.Arbitrary<AttributeValue>>> = {
  S: fc
    .oneof(fc.constantFrom('\uE000', '\u{1F600}', '\uFFFD', 'a', 'ab'), fc.string({ minLength: 1 }))
    .map((S) => ({ S })),
  N: fc
    .oneof(
      fc.constantFrom('0', '-0', '1.0', '1', '1E2', '100', '-1E-130'),
      fc.constantFrom('12345678901234567890123456789012345678', '12345678901234567890123456789012345679'),
      fc.integer().map(String),
    )
    .map((N) => ({ N })),
  B: fc.uint8Array({ minLength: 1, maxLength: 3 }).map((B) => ({ B: new Uint8Array(B) })),
};

describe.each(['S', 'N', 'B'] as const)('always, on sort keys of type %s', (type) => {
  const table: Table = { partitionKey: { name: 'pk', type: 'S' }, sortKey: { name: 'sk', type } };
  const stored = fc.array(keys[type].map((sk): Item => ({ pk: { S: 'p' }, sk })));
  const countOf = (items: readonly Item[], sort?: SortCondition): number =>
    query({ items, table, keyCondition: { partition: { S: 'p' }, ...(sort && { sort }) }, consistency: 'strong' })
      .itemsRead;

  test('what is less, equal and more is everything, each once', () => {
    fc.assert(
      fc.property(stored, keys[type], (items, value) => {
        const count = (operator: '<' | '<=' | '=' | '>=' | '>'): number => countOf(items, { operator, value });
        expect(count('<') + count('=') + count('>')).toBe(items.length);
        expect(count('<=')).toBe(count('<') + count('='));
        expect(count('>=')).toBe(count('>') + count('='));
      }),
    );
  });

  test('BETWEEN is what is neither less nor more, or has its values the wrong way round', () => {
    fc.assert(
      fc.property(stored, keys[type], keys[type], (items, from, to) => {
        const outside = countOf(items, { operator: '<', value: from }) + countOf(items, { operator: '>', value: to });
        const between = countOf(items, { operator: 'BETWEEN', from, to });
        const isReversed = countOf([{ pk: { S: 'p' }, sk: from }], { operator: '>', value: to }) === 1;
        expect(between).toBe(isReversed ? 0 : items.length - outside);
      }),
    );
  });
});
