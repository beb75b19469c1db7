import {
  inferTemplates,
  matchKey,
  parseTemplate,
  type InferredTemplate,
  type Item,
  type KeyAttribute,
  type RegisteredEntity,
} from '@dynamometer/core';
import { likelyKeys } from './likely-keys.ts';

/** A template of sort keys with its correction. */
export interface ItemTemplate {
  readonly inferred: InferredTemplate;
  readonly text: string;
}

/** The attributes that may be keys: those that hold a text, a number or a binary in every item that has them. */
export function keyCandidates(items: readonly Item[]): readonly string[] {
  const names = new Set(items.flatMap((item) => Object.keys(item)));
  const isKey = (name: string): boolean =>
    items.every((item) => item[name] === undefined || ['S', 'N', 'B'].some((type) => type in (item[name] ?? {})));
  const likely = new Set(items.flatMap(likelyKeys));
  return [...names].filter(isKey).toSorted((a, b) => Number(likely.has(b)) - Number(likely.has(a)));
}

/** A key attribute with the type that its values have. */
export function keyAttribute(items: readonly Item[], name: string): KeyAttribute {
  const value = items.find((item) => item[name] !== undefined)?.[name] ?? {};
  return { name, type: 'N' in value ? 'N' : 'B' in value ? 'B' : 'S' };
}

/** The templates that the sort keys follow, as they were corrected. */
export function templatesOf(
  items: readonly Item[],
  sortKey: string,
  corrected: Readonly<Record<string, string>>,
): readonly ItemTemplate[] {
  return inferTemplates(items, sortKey).map((inferred) => ({
    inferred,
    text: (Object.hasOwn(corrected, inferred.text) ? corrected[inferred.text] : undefined) ?? inferred.text,
  }));
}

/** The entities that the items seem to be of, with the values that were seen in their keys. */
export function entitiesOf(
  items: readonly Item[],
  partitionKey: string,
  sortKey: string,
  templates: readonly ItemTemplate[],
): readonly RegisteredEntity[] {
  return templates.flatMap(({ text }) => {
    const reading = parseTemplate(text);
    const seen = new Map<string, string[]>();
    const members = items.filter((item) => {
      const key = textOf(item, sortKey);
      const values = reading.ok && key !== undefined ? matchKey(reading.template, key) : undefined;
      for (const [field, value] of Object.entries(values ?? {})) seen.set(field, [...(seen.get(field) ?? []), value]);
      return values !== undefined;
    });
    // Items of one kind may stand under several kinds of partition keys.
    const partitions = inferTemplates(members.length === 0 ? items : members, partitionKey);
    const name = /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? text;
    return partitions.slice(0, 1).map((partition) => ({
      name,
      partitionKey: partition.text,
      sortKey: text,
      seen: Object.fromEntries(seen),
    }));
  });
}

function textOf(item: Item, name: string): string | undefined {
  const value = item[name];
  return value !== undefined && 'S' in value ? value.S : undefined;
}
