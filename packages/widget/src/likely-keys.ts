import type { AttributeValue, Item } from '@dynamometer/core';

/** The attributes that are keys by the look of their names: nothing else tells, without the table. */
export function likelyKeys(item: Item): readonly string[] {
  return Object.keys(item).filter((name) => KEY.test(name));
}

const KEY = /^(?:[gl]si[_-]?\d*[_-]?)?(?:pk|sk|hash|range)\d*$|^id$|^(?:partition|sort|hash|range)[_-]?key$/i;

/** What an item can be called: its keys, else its first attribute that a person can read. */
export function itemName(item: Item): string {
  const readable = (name: string): string | undefined => textOf(item[name]);
  const keys = likelyKeys(item).flatMap((name) => readable(name) ?? []);
  const name = keys.slice(0, 2).join(' · ') || (Object.keys(item).flatMap((each) => readable(each) ?? [])[0] ?? '');
  return name.length > 80 ? `${name.slice(0, 79)}…` : name;
}

function textOf(value: AttributeValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if ('S' in value) return value.S;
  return 'N' in value ? value.N : undefined;
}
