import type { Design } from './designed.ts';
import { draftOf, type Draft } from './draft.ts';
import { resolve } from './resolve.ts';
import { shardKey } from './slots.ts';

/** The draft that a design came from: it follows from its input and its choices. */
export function redraft({ workload, choices, shards }: Design): Draft {
  const resolved = resolve(workload.design);
  if (!resolved.ok) throw new TypeError('design must be one that designTable gave.');
  const spread = Object.entries(shards).flatMap(([index, entities]) =>
    Object.entries(entities).map(([entity, count]) => [shardKey(index, entity), count] as const),
  );
  return draftOf(resolved.model, choices, new Map(spread));
}
