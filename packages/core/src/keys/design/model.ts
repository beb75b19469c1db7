import type { Problem } from '../../problem.ts';
import type { DesignAttribute, DesignInput, DesignRead, DesignWrite } from './input.ts';

/** An entity with all that follows from its place among the others. */
export interface ModelEntity {
  readonly name: string;
  /** The word before its identifier in keys. */
  readonly word: string;
  readonly identifier: readonly string[];
  /** From the root down to its parent. */
  readonly ancestors: readonly ModelEntity[];
  /** What it stores itself. */
  readonly attributes: ReadonlyMap<string, DesignAttribute>;
  /** What a pattern may name: its own attributes, its identifier and those of its ancestors. */
  readonly known: ReadonlyMap<string, DesignAttribute>;
  readonly perParent: number;
  readonly total: number;
  readonly bytes: number | undefined;
}

/** The input, its references followed. */
export interface Model {
  readonly input: DesignInput;
  readonly delimiter: string;
  readonly entities: ReadonlyMap<string, ModelEntity>;
  readonly reads: readonly DesignRead[];
  readonly writes: readonly DesignWrite[];
  readonly notices: readonly Problem[];
}

/** How many different values an attribute of an entity takes. */
export function distinctValues(entity: ModelEntity, name: string): number {
  const attribute = entity.known.get(name);
  const stated = attribute?.distinct ?? attribute?.values?.length ?? (attribute?.type === 'flag' ? 2 : undefined);
  const owner = [...entity.ancestors, entity].find(({ identifier }) => identifier.includes(name));
  return Math.min(entity.total, stated ?? owner?.total ?? entity.total);
}
