import type { Item } from '@dynamometer/core';

/** The names of a key's attributes, as far as they are known. */
export interface Keys {
  readonly partition: string | undefined;
  readonly sort: string | undefined;
}

/** Which attributes are keys by the look of their names; without such names, those that tell items apart. */
export function guessKeys(items: readonly Item[], of: 'table' | 'index'): Keys {
  const some = items.slice(0, 1_000);
  const names = [...new Set(some.flatMap((item) => Object.keys(item)))].filter((name) => some.some(holdsKey(name)));
  const { partition: ofPartition, sort: ofSort } = LOOKS[of];
  const named = {
    partition: names.find((name) => ofPartition.test(name)),
    sort: names.find((name) => ofSort.test(name)),
  };
  if (of === 'index') return named;
  const everywhere = names.filter((name) => some.every(holdsKey(name)));
  const partition = named.partition ?? everywhere.find((name) => name !== named.sort);
  if (partition === undefined || named.sort !== undefined) return { partition, sort: named.sort };
  const isAlone = areDistinct(some, [partition]);
  const sort = isAlone
    ? undefined
    : everywhere.find((name) => name !== partition && areDistinct(some, [partition, name]));
  return { partition, sort };
}

const LOOKS = {
  table: {
    partition: /^(?:pk|hash|id|(?:partition|hash)[_-]?key)$/i,
    sort: /^(?:sk|range|(?:sort|range)[_-]?key)$/i,
  },
  index: {
    partition: /^gsi[_-]?\d*[_-]?(?:pk|hash|(?:partition|hash)[_-]?key)\d*$/i,
    sort: /^gsi[_-]?\d*[_-]?(?:sk|range|(?:sort|range)[_-]?key)\d*$/i,
  },
} as const;

const holdsKey =
  (name: string) =>
  (item: Item): boolean => {
    const value = Object.hasOwn(item, name) ? item[name] : undefined;
    return value !== undefined && ('S' in value || 'N' in value || 'B' in value);
  };

function areDistinct(items: readonly Item[], names: readonly string[]): boolean {
  const seen = new Set(items.map((item) => JSON.stringify(names.map((name) => item[name]))));
  return seen.size === items.length;
}
