import { checkItem, explainItemSize, getItem, itemSize, putItem } from '@dynamometer/core';
import { describe, expect, test } from 'vitest';
import { itemFrom } from '../support/dynamodb-json.ts';
import { expand, readVectors } from '../support/vectors.mjs';

interface ItemVector {
  readonly name: string;
  readonly item: Readonly<Record<string, unknown>>;
  readonly bytes: number;
  readonly perAttribute?: Readonly<Record<string, number>>;
  /** Two published rules part here and no reading from the service is public. */
  readonly awsUnconfirmed?: boolean;
}

interface RandomItem {
  readonly id: string;
  readonly item: Readonly<Record<string, unknown>>;
  readonly bytes: number;
  readonly putWcu: number;
  readonly getRcuStrong: number;
}

const sized: readonly ItemVector[] = readVectors('item-sizes.dev.json');
const random: readonly RandomItem[] = readVectors('random-items.dev.jsonl.gz');

test('all vectors are there', () => {
  expect([sized.length, random.length]).toEqual([200, 500]);
});

// at most 21 bytes: nobody has published a reading of that from the service either
const CAPPED = 'num/neg 38 digits + 5 zeros (odd)';

test.each(sized)('$name = $bytes B', ({ name, item, bytes, perAttribute = {}, awsUnconfirmed = false }) => {
  const stored = itemFrom(expand(item));
  const size = itemSize(stored);
  expect(size.bytes).toBe(bytes);
  const parts = Object.fromEntries(size.parts.map((part) => [part.name, part.bytes]));
  expect(parts).toMatchObject(perAttribute);
  expect(explainItemSize(size).basis === 'inferred').toBe(awsUnconfirmed || name === CAPPED);
  const refused = checkItem(stored).filter(({ code }) => code !== 'item.no-key');
  expect(refused).toEqual([]);
});

describe('random items', () => {
  test.each(random)('$id = $bytes B', ({ item, bytes, putWcu, getRcuStrong }) => {
    const stored = itemFrom(item);
    expect(itemSize(stored).bytes).toBe(bytes);
    expect(putItem({ after: stored }).table.value).toBe(putWcu);
    expect(getItem(bytes, 'strong').value).toBe(getRcuStrong);
    expect(checkItem(stored)).toEqual([]);
  });
});
