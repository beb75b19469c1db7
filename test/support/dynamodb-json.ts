import { parse, type Item } from '@dynamometer/core';

/** An item of a vector, read as if it had been pasted. */
export function itemFrom(json: Readonly<Record<string, unknown>>): Item {
  if (Object.keys(json).length === 0) return {};
  const parsed = parse(JSON.stringify(json), 'dynamodb-json');
  if (!parsed.ok) throw new TypeError(parsed.problems.map(({ says }) => says).join(' '));
  const [item, another] = parsed.items;
  if (item === undefined || another !== undefined || parsed.container !== 'item')
    throw new TypeError(`Taken for something else than one item: ${parsed.container}`);
  return item;
}

/** The ExpressionAttributeValues of a vector's request; as a whole they would rightly be refused for an item. */
export function valuesFrom(json: Readonly<Record<string, unknown>>): Item {
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, itemFrom({ value })['value']!]));
}
