import type { Projection } from '../../item/table.ts';
import type { Template } from '../template.ts';
import { keyTemplate } from './layout.ts';
import type { Model, ModelEntity } from './model.ts';
import type { Need } from './needs.ts';

/** Whether entities share indexes, each in the first that it has free, or every need gets an index of its own. */
export type Sharing = 'shared' | 'separate';

/** An index and the entities in it, each with its own need. */
export interface Slot {
  readonly index: string;
  readonly needs: readonly Need[];
  readonly projection: Projection;
}

/** The keys of an entity in an index. */
export interface IndexKeys {
  readonly pk: Template;
  readonly sk: Template;
}

/** Places needs in as few indexes as can be, or in one each. */
export function slotsOf(needs: readonly Need[], sharing: Sharing): readonly Slot[] {
  const slots: Need[][] = [];
  for (const need of needs) {
    const free = sharing === 'shared' ? slots.find((slot) => slot.every(({ entity }) => entity !== need.entity)) : undefined;
    if (free === undefined) slots.push([need]);
    else free.push(need);
  }
  return slots.map((slot, index) => ({ index: `gsi${index + 1}`, needs: slot, projection: projectionOf(slot) }));
}

/** No wider than its reads need: nothing but keys, some attributes, or all. */
function projectionOf(needs: readonly Need[]): Projection {
  const reads = needs.flatMap((need) => need.reads);
  if (reads.some(({ attributes }) => attributes === undefined)) return 'ALL';
  const include = new Set(
    needs.flatMap(({ entity, reads: asked }) =>
      // What is part of the key alone is read from the key.
      asked.flatMap(({ attributes = [] }) => attributes.filter((name) => entity.attributes.has(name))),
    ),
  );
  return include.size === 0 ? 'KEYS_ONLY' : { include: [...include] };
}

/** The keys of every entity in an index, by the name of the entity. */
export function keysOf(
  { needs }: Slot,
  model: Model,
  shardsOf: (need: Need) => number,
): ReadonlyMap<string, IndexKeys> {
  const plain = needs.map((need) => partitionTemplate(need, [], model, shardsOf(need)));
  const shapes = plain.map(shapeOf);
  return new Map(
    needs.map((need, index): readonly [string, IndexKeys] => {
      const { entity, sort } = need;
      // Two entities under one value would be read together: each gets its own word in front.
      const shared = shapes.some((shape, other) => other !== index && shape === shapes[index]);
      const pk = shared ? partitionTemplate(need, [entity.word], model, shardsOf(need)) : plain[index];
      const sk =
        sort.length > 0
          ? keyTemplate([{ word: '', fields: sort }], entity, model.delimiter)
          : keyTemplate([{ word: entity.word, fields: entity.identifier }], entity, model.delimiter);
      return [entity.name, { pk: pk as Template, sk }];
    }),
  );
}

/** The name that the field of a shard has in templates; no attribute can have it. */
export const SHARD = 'shard number';

function partitionTemplate(
  { entity, partition }: Need,
  before: readonly string[],
  { delimiter }: Model,
  shards: number,
): Template {
  const groups = partition.map((field) => ({ word: wordOf(field, entity), fields: [field] }));
  const words = before.length === 0 && groups.length === 0 ? [entity.word] : before;
  const template = keyTemplate([...words.map((word) => ({ word, fields: [] })), ...groups], entity, delimiter);
  if (shards <= 1) return template;
  const digits = String(shards - 1).length;
  const shard = { field: SHARD, format: 'padded', digits } as const;
  return { text: `${template.text}${delimiter}{${SHARD}:${digits}}`, parts: [...endWith(template.parts, delimiter), shard] };
}

function endWith(parts: Template['parts'], delimiter: string): Template['parts'] {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), last + delimiter] : [...parts, delimiter];
}

/** The word of the entity that a field identifies, else the field's own name. */
function wordOf(field: string, entity: ModelEntity): string {
  const owner = [...entity.ancestors, entity].find(({ identifier }) => identifier.includes(field));
  if (owner !== undefined) return owner.word;
  return field.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/gu, '_').toUpperCase();
}

function shapeOf({ parts }: Template): string {
  return parts.map((part) => (typeof part === 'string' ? part : '{}')).join('');
}
