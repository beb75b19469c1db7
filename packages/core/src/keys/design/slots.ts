import { KEY_NAME_LIMIT } from '../../facts/limits.ts';
import { INCLUDED_NAMES_LIMIT } from '../../facts/tables.ts';
import type { Projection } from '../../item/table.ts';
import { utf8Bytes } from '../../item/text.ts';
import { writeTemplate, type Template } from '../template.ts';
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
    const free =
      sharing === 'shared' ? slots.find((slot) => slot.every(({ entity }) => entity !== need.entity)) : undefined;
    if (free === undefined) slots.push([need]);
    else free.push(need);
  }
  const placed = slots.map((slot, index) => ({
    index: `gsi${index + 1}`,
    needs: slot,
    projection: projectionOf(slot),
  }));
  return withinNames(placed);
}

/** A table includes only so many names: where they are too many, the indexes with the most store everything. */
function withinNames(slots: readonly Slot[]): readonly Slot[] {
  const counts = slots.map(({ projection }) => (typeof projection === 'string' ? 0 : projection.include.length));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= INCLUDED_NAMES_LIMIT.value) return slots;
  const widest = counts.indexOf(Math.max(...counts));
  return withinNames(slots.map((slot, index) => (index === widest ? { ...slot, projection: 'ALL' } : slot)));
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
  if ([...include].some((name) => utf8Bytes(name) > KEY_NAME_LIMIT.value)) return 'ALL';
  return include.size === 0 ? 'KEYS_ONLY' : { include: [...include] };
}

/** The keys of every entity in an index, by the name of the entity. */
export function keysOf({ index, needs }: Slot, model: Model, shards: Shards): ReadonlyMap<string, IndexKeys> {
  const shardsOf = ({ entity }: Need): number => shards.get(shardKey(index, entity.name)) ?? 1;
  const plain = needs.map((need) => partitionTemplate(need, [], model, shardsOf(need)));
  const shapes = plain.map(shapeOf);
  return new Map(
    needs.map((need, position): readonly [string, IndexKeys] => {
      const { entity, sort } = need;
      // Two entities under one value would be read together: each gets its own word in front.
      const shared = shapes.some((shape, other) => other !== position && shape === shapes[position]);
      const pk = shared ? partitionTemplate(need, [entity.word], model, shardsOf(need)) : plain[position];
      const sk =
        sort.length > 0
          ? keyTemplate([{ word: '', fields: sort }], entity, model.delimiter)
          : keyTemplate([{ word: entity.word, fields: entity.identifier }], entity, model.delimiter);
      return [entity.name, { pk: pk as Template, sk }];
    }),
  );
}

/** Over how many shards the keys of an entity in an index are spread, by `shardKey`; 1 where nothing is told. */
export type Shards = ReadonlyMap<string, number>;

export function shardKey(index: string, entity: string): string {
  return `${index} ${entity}`;
}

/** What the field of a shard is called in templates. */
export function shardField({ known }: ModelEntity): string {
  return known.has('shard') ? 'shardNumber' : 'shard';
}

function partitionTemplate(
  { entity, partition }: Need,
  words: readonly string[],
  { delimiter }: Model,
  shards: number,
): Template {
  const groups = partition.map((field) => ({ word: wordOf(field, entity), fields: [field] }));
  // What is listed without any condition stands under the word of its entity.
  const first = words.length === 0 && groups.length === 0 ? [entity.word] : words;
  const template = keyTemplate([...first.map((word) => ({ word, fields: [] })), ...groups], entity, delimiter);
  if (shards <= 1) return template;
  const digits = String(shards - 1).length;
  const last = template.parts.at(-1);
  const before =
    typeof last === 'string' ? [...template.parts.slice(0, -1), last + delimiter] : [...template.parts, delimiter];
  return writeTemplate([...before, { field: shardField(entity), format: 'padded', digits }]);
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
