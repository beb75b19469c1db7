import { checkItem, explainItemSize, getItem, itemSize, parse, putItem, type Problem } from '@dynamometer/core';
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
interface DoubtfulItem {
  readonly name: string;
  readonly item: Readonly<Record<string, unknown>>;
  readonly acceptedByDynamoDBLocal: boolean;
  readonly storedBytes: number | null;
}

const doubtful: readonly DoubtfulItem[] = readVectors('item-invalid.json');
const random: readonly RandomItem[] = readVectors('random-items.dev.jsonl.gz');

test('all vectors are there', () => {
  expect([sized.length, random.length, doubtful.length]).toEqual([200, 500, 49]);
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

/** What DynamoDB Local takes and the package refuses, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  'invalid/lone high surrogate': 'UTF-8 cannot express it, so its size is undefined',
  'invalid/lone low surrogate': 'UTF-8 cannot express it, so its size is undefined',
};

const isAccepted = ({ name, acceptedByDynamoDBLocal }: DoubtfulItem) =>
  acceptedByDynamoDBLocal && !Object.hasOwn(REFUSED, name);

describe('doubtful items', () => {
  test.each(doubtful.filter(isAccepted))('$name is taken, and = $storedBytes B', ({ item, storedBytes }) => {
    const stored = itemFrom(expand(item));
    expect(checkItem(stored)).toEqual([]);
    expect(itemSize(stored).bytes).toBe(storedBytes);
  });

  test.each(doubtful.filter((vector) => !isAccepted(vector)))('$name is refused, and told why', ({ item }) => {
    const problems = problemsOf(JSON.stringify(expand(item)));
    expect(problems).not.toEqual([]);
    for (const { severity, says, at } of problems) {
      expect(severity).toBe('error');
      expect(says).toMatch(/^\S.*[^.][.?]$/s);
      expect(at).toEqual({ line: 1, column: expect.any(Number) });
    }
  });

  test('all deviations are among them', () => {
    const names = new Set(doubtful.map(({ name }) => name));
    expect(Object.keys(REFUSED).filter((name) => !names.has(name))).toEqual([]);
  });
});

/** What is wrong with a pasted item, as far as an item alone can be wrong. */
function problemsOf(text: string): readonly Problem[] {
  const parsed = parse(text, 'dynamodb-json');
  return parsed.ok ? parsed.items.flatMap((item) => checkItem(item)) : parsed.problems;
}
