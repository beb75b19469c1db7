import { exampleItems, type Design, type DesignInput, type Item } from '@dynamometer/core';
import { prefixOf } from './described.ts';

/** Items of one entity as they would stand in one collection. */
export interface Examples {
  /** The template of their partition key. */
  readonly key: string;
  readonly prefix: string;
  /** The first so many of the collection; made on demand, since each takes the whole design. */
  readonly first: (count: number) => readonly Item[];
}

/** Examples of each entity of a design. */
export function examplesOf(design: Design, { entities }: DesignInput): readonly Examples[] {
  return design.entities.map(({ name, keys: { pk = '', sk = '' } }) => ({
    key: pk,
    prefix: prefixOf(sk),
    first: (count) => {
      const above = ancestors(name, entities).map(() => 0);
      return exampleItems(
        design,
        name,
        Array.from({ length: count }, (_, index) => [...above, index]),
      );
    },
  }));
}

/** The entities that one belongs to, the nearest first. */
function ancestors(name: string, entities: DesignInput['entities']): readonly string[] {
  const parent = entities[name]?.parent;
  return parent === undefined ? [] : [parent, ...ancestors(parent, entities)];
}
