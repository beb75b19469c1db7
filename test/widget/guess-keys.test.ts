import { describe, expect, test } from 'vitest';
import { guessKeys } from '../../packages/widget/src/guess-keys.ts';
import { nearestText } from '../../packages/widget/src/nearest-text.ts';

describe('guessKeys', () => {
  const two = (first: object, second: object) => [first, second] as Parameters<typeof guessKeys>[0];

  test('names that say it', () => {
    const items = two({ note: { S: '' }, SK: { S: 'a' }, PK: { S: 'x' } }, { SK: { S: 'b' }, PK: { S: 'x' } });
    expect(guessKeys(items, 'table')).toEqual({ partition: 'PK', sort: 'SK' });
  });

  test('an index’s keys are not the table’s', () => {
    const items = two({ gsi1pk: { S: 'a' }, gsi1sk: { N: '1' }, id: { S: 'x' } }, { id: { S: 'y' } });
    expect(guessKeys(items, 'table')).toEqual({ partition: 'id', sort: undefined });
    expect(guessKeys(items, 'index')).toEqual({ partition: 'gsi1pk', sort: 'gsi1sk' });
  });

  test('without such names, the first that all have, and what tells items apart', () => {
    const items = two(
      { artist: { S: 'A' }, live: { BOOL: true }, year: { N: '1' }, song: { S: 'x' } },
      { artist: { S: 'A' }, live: { BOOL: true }, year: { N: '1' }, song: { S: 'y' } },
    );
    expect(guessKeys(items, 'table')).toEqual({ partition: 'artist', sort: 'song' });
  });

  test('nothing to go by', () => {
    expect(guessKeys([], 'table')).toEqual({ partition: undefined, sort: undefined });
    expect(guessKeys([{ on: { BOOL: true } }], 'table')).toEqual({ partition: undefined, sort: undefined });
  });
});

test('the nearest text, if any is near', () => {
  expect(nearestText('USERS#', ['EVENT#', 'USER#', 'USERGROUP#'])).toBe('USER#');
  expect(nearestText('zzz', ['EVENT#'])).toBeUndefined();
  expect(nearestText('', [])).toBeUndefined();
});
