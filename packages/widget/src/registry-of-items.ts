import {
  checkRegistry,
  entitiesUnder,
  inferTemplates,
  matchKey,
  parseTemplate,
  viewCollections,
  type CollectionGroups,
  type InferredTemplate,
  type Item,
  type KeyAttribute,
  type Problem,
  type RegisteredEntity,
  type Table,
} from '@dynamometer/core';
import type { KeysQuestion } from './keys-question.ts';
import { likelyKeys } from './likely-keys.ts';

/** What the keys of pasted items tell. */
export interface RegistryOfItems {
  /** The attributes that may be keys. */
  readonly candidates: readonly string[];
  readonly table: Table;
  readonly templates: readonly ItemTemplate[];
  readonly problems: readonly Problem[];
  /** The entities that the prefix reads. */
  readonly read: readonly string[];
  readonly collections: readonly CollectionGroups[];
}

/** Reads the keys of items, those that were chosen or else the likeliest; undefined where nothing can be one. */
export function registryOf(items: readonly Item[], keys: KeysQuestion): RegistryOfItems | undefined {
  const candidates = keyCandidates(items);
  const chosen = (name: string | undefined, otherwise: string | undefined): string | undefined =>
    name !== undefined && candidates.includes(name) ? name : otherwise;
  const partitionKey = chosen(keys.partitionKey, candidates[0]);
  if (partitionKey === undefined) return undefined;
  const sortKey = chosen(
    keys.sortKey,
    candidates.find((name) => name !== partitionKey),
  );
  const templates = sortKey === undefined ? [] : templatesOf(items, sortKey, keys.templates);
  const entities = sortKey === undefined ? [] : entitiesOf(items, partitionKey, sortKey, templates);
  const queries = keys.prefix === '' ? [] : [{ name: `begins_with("${keys.prefix}")`, prefix: keys.prefix }];
  const table = {
    partitionKey: keyAttribute(items, partitionKey),
    ...(sortKey !== undefined && { sortKey: keyAttribute(items, sortKey) }),
  };
  return {
    candidates,
    table,
    templates,
    problems: checkRegistry({ entities, queries }),
    read: keys.prefix === '' ? [] : entitiesUnder(keys.prefix, { entities }),
    collections: viewCollections({ items, table, templates: templates.map(({ text }) => text) }),
  };
}

/** A template of sort keys with its correction. */
export interface ItemTemplate {
  readonly inferred: InferredTemplate;
  readonly text: string;
}

/** The attributes that may be keys: those that hold a text, a number or a binary in every item that has them. */
function keyCandidates(items: readonly Item[]): readonly string[] {
  const names = new Set(items.flatMap((item) => Object.keys(item)));
  const isKey = (name: string): boolean =>
    items.every((item) => item[name] === undefined || ['S', 'N', 'B'].some((type) => type in (item[name] ?? {})));
  const likely = new Set(items.flatMap(likelyKeys));
  return [...names].filter(isKey).toSorted((a, b) => Number(likely.has(b)) - Number(likely.has(a)));
}

/** A key attribute with the type that its values have. */
function keyAttribute(items: readonly Item[], name: string): KeyAttribute {
  const value = items.find((item) => item[name] !== undefined)?.[name] ?? {};
  return { name, type: 'N' in value ? 'N' : 'B' in value ? 'B' : 'S' };
}

/** The templates that the sort keys follow, as they were corrected. */
function templatesOf(
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
function entitiesOf(
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
