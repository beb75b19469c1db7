import {
  conditionCheck,
  getItem,
  putItem,
  replayTransactWriteItems,
  transactGetItems,
  transactWriteItems,
  type TransactWriteAction,
} from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizes } from '../../support/arbitraries.ts';

const put = (after: number, before?: number): TransactWriteAction => ({ operation: 'putItem', before, after });

describe('transactGetItems', () => {
  test('of 10,240 B and a missing item = 6 + 2', () => {
    const { items, total } = transactGetItems([10_240, 'missing']);
    expect(items.map(({ value }) => value)).toEqual([6, 2]);
    expect(total.value).toBe(8);
  });

  test('rounds each item by itself: three of 500 B = 6', () => {
    expect(transactGetItems([500, 500, 500]).total.value).toBe(6);
  });
});

describe('transactWriteItems', () => {
  test.each<[string, number, readonly TransactWriteAction[]]>([
    ['a put of 1,638 B', 4, [put(1_638)]],
    ['three puts of 500 B', 6, [put(500), put(500), put(500)]],
    ['a put that shrinks 3,023 B to 18 B', 6, [put(18, 3_023)]],
    ['a delete of 1,500 B', 4, [{ operation: 'deleteItem', before: 1_500 }]],
    ['a delete of a missing item', 2, [{ operation: 'deleteItem' }]],
    ['an update of 1,000 B to 1,100 B', 4, [{ operation: 'updateItem', before: 1_000, after: 1_100 }]],
    ['a check of a missing item', 2, [{ operation: 'conditionCheck' }]],
    ['a check of 3,023 B', 6, [{ operation: 'conditionCheck', item: 3_023 }]],
    ['a put of 1,638 B with a check of a missing item', 6, [put(1_638), { operation: 'conditionCheck' }]],
  ])('of %s = %d', (_, units, actions) => {
    expect(transactWriteItems(actions).total.value).toBe(units);
  });

  test('that is cancelled costs the same', () => {
    expect(transactWriteItems([{ operation: 'putItem', after: 500, condition: 'fails' }]).total.value).toBe(2);
  });
});

test('a condition check costs write units: 2 for a missing item, 6 for one of 3,023 B', () => {
  expect(conditionCheck().value).toBe(2);
  expect(conditionCheck(3_023).value).toBe(6);
  expect(conditionCheck().rule.unit).toBe('write units');
});

describe('replayTransactWriteItems', () => {
  test('reads what was written: 1,500 B = 2 read units', () => {
    const { total } = replayTransactWriteItems([put(1_500)]);
    expect(total.value).toBe(2);
    expect(total.rule.unit).toBe('read units');
  });

  test('reads the larger of before and after: 9,216 B to 18 B = 6', () => {
    expect(replayTransactWriteItems([put(18, 9_216)]).total.value).toBe(6);
  });

  test('reads each item by itself, checked ones too', () => {
    const { items } = replayTransactWriteItems([put(4_097), { operation: 'conditionCheck' }]);
    expect(items.map(({ value }) => value)).toEqual([4, 2]);
  });
});

describe('always', () => {
  test('transactional = 2 × standard', () => {
    fc.assert(
      fc.property(sizes, sizes, (before, after) => {
        const alone = putItem({ before, after }).table.value;
        expect(transactWriteItems([put(after, before)]).total.value).toBe(2 * alone);
        expect(conditionCheck(before).value).toBe(2 * putItem({ after: before }).table.value);
      }),
    );
  });

  test('the whole is the sum of its actions, in any order', () => {
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1, maxLength: 10 }), (list) => {
        const { actions, total } = transactWriteItems(list.map((size) => put(size)));
        expect(actions.reduce((sum, action) => sum + action.total.value, 0)).toBe(total.value);
        expect(transactWriteItems(list.toReversed().map((size) => put(size))).total.value).toBe(total.value);
        const reads = transactGetItems(list);
        const strong = list.reduce((sum, size) => sum + getItem(size, 'strong').value, 0);
        expect(reads.total.value).toBe(2 * strong);
      }),
    );
  });
});
