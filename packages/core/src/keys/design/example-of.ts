import type { Item } from '../../item/attribute-value.ts';
import type { Design } from './designed.ts';
import { exampleItem } from './example.ts';

/**
 * An example item of a design's entity: the same for the same position, and with its indexes' keys.
 *
 * @param design - One of the designs of `designTable`.
 * @param entity - The name of the entity.
 * @param at - Positions from the root down to the item itself among its siblings, counted from 0; `[2, 5]` is the sixth child of the third root.
 * @returns The item, of the size that is stated for its entity.
 * @throws RangeError when the design has no such entity.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-sort-keys.html
 * @example
 * exampleOf(designTable({ entities: { User: { identifier: 'id', attributes: {}, count: 9 } }, patterns: [] }).designs[0], 'User', [4]) // { pk: { S: 'USER#id0005' }, sk: { S: 'META' } }
 */
export function exampleOf({ draft }: Design, entity: string, at: readonly number[]): Item {
  const found = draft.model.entities.get(entity);
  if (found === undefined) throw new RangeError(`entity must be one of the design's; it is ${JSON.stringify(entity)}.`);
  return exampleItem(draft, found, at);
}
