import type { Item } from '../../item/attribute-value.ts';
import type { Design } from './designed.ts';
import { exampleItem } from './example.ts';
import { redraft } from './redraft.ts';

/**
 * Example items of a design's entity, with the keys of its indexes: the same for the same position.
 *
 * @param design - One of the designs of `designTable`.
 * @param entity - The name of the entity.
 * @param positions - For each item the positions from the root down to itself among its siblings, counted from 0; `[2, 5]` is the sixth child of the third root.
 * @returns The items, of the size that is stated for their entity.
 * @throws RangeError when the design has no such entity.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-sort-keys.html
 * @example
 * exampleItems(designTable({ entities: { User: { identifier: 'id', attributes: {}, count: 9 } }, patterns: [] }).designs[0], 'User', [[4]]) // [{ pk: { S: 'USER#id0005' }, sk: { S: 'META' } }]
 */
export function exampleItems(
  design: Design,
  entity: string,
  positions: readonly (readonly number[])[],
): readonly Item[] {
  const draft = redraft(design);
  const found = draft.model.entities.get(entity);
  if (found === undefined) throw new RangeError(`entity must be one of the design's; it is ${JSON.stringify(entity)}.`);
  return positions.map((at) => exampleItem(draft, found, at));
}
