import type { Item } from '../../item/attribute-value.ts';
import { indexEntry } from '../../item/entry.ts';
import { itemSize } from '../../item/size.ts';
import type { Bytes } from '../../units.ts';
import type { Draft } from './draft.ts';
import { exampleItem } from './example.ts';

/** The size of an entity's items and of their index entries. */
export interface Sizes {
  readonly example: Item;
  readonly item: Bytes;
  /** By the name of the index. */
  readonly entries: ReadonlyMap<string, Bytes>;
}

/** Sizes by the name of the entity, from its example. */
export function sizesOf(draft: Draft): ReadonlyMap<string, Sizes> {
  return new Map(
    [...draft.model.entities.values()].map((entity): readonly [string, Sizes] => {
      const item = exampleItem(draft, entity, []);
      const indexes = [...draft.indexKeys].filter(([, keys]) => keys.has(entity.name)).map(([index]) => index);
      const entries = indexes.map((index): readonly [string, Bytes] => {
        const entry = indexEntry(item, draft.table, index);
        return [index, entry === undefined ? 0 : itemSize(entry).bytes];
      });
      return [entity.name, { example: item, item: itemSize(item).bytes, entries: new Map(entries) }];
    }),
  );
}
