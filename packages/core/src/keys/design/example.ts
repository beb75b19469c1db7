import type { AttributeValue, Item } from '../../item/attribute-value.ts';
import { itemSize } from '../../item/size.ts';
import { printKey } from '../key.ts';
import { fieldsOf, type Template } from '../template.ts';
import type { Draft } from './draft.ts';
import type { DesignAttribute } from './input.ts';
import type { Place } from './layout.ts';
import type { ModelEntity } from './model.ts';
import { shardField, shardKey } from './slots.ts';

/**
 * The item of an entity at a position: the same values for the same position, other keys for another, and the stated
 * size to the byte where its attributes leave room for it.
 *
 * @param at - The position of the root, of each entity below it, and of the entity itself among its siblings.
 */
export function exampleItem(draft: Draft, entity: ModelEntity, at: readonly number[]): Item {
  const values = exampleValues(entity, at);
  const place = draft.places.get(entity.name) as Place;
  const keys: [string, AttributeValue][] = [
    ['pk', { S: keyOf(place.pk, values) }],
    ['sk', { S: keyOf(place.sk, values) }],
  ];
  const own = [...entity.attributes].map(([name, attribute]): [string, AttributeValue] => [
    name,
    attributeValue(attribute, values[name] ?? ''),
  ]);
  const inIndexes = [...draft.indexKeys].flatMap(([index, entities]): readonly [string, AttributeValue][] => {
    const { pk, sk } = entities.get(entity.name) ?? {};
    if (pk === undefined || sk === undefined) return [];
    // Items go to the shards in turn.
    const shard = String((at.at(-1) ?? 0) % (draft.shards.get(shardKey(index, entity.name)) ?? 1));
    return [
      [`${index}pk`, { S: keyOf(pk, { ...values, [shardField(entity)]: shard }) }],
      [`${index}sk`, { S: keyOf(sk, values) }],
    ];
  });
  // Built from pairs: an attribute may be called __proto__.
  const item: Item = Object.fromEntries([...keys, ...own, ...inIndexes]);
  return entity.bytes === undefined ? item : filled(item, entity, draft, entity.bytes);
}

/** The texts of everything that a pattern may name of the entity. */
export function exampleValues(entity: ModelEntity, at: readonly number[]): Readonly<Record<string, string>> {
  const line = [...entity.ancestors, entity];
  const values: [string, string][] = [...entity.known].map(([name, attribute]) => {
    const owner = line.findIndex(({ identifier }) => identifier.includes(name));
    return [name, exampleText(name, attribute, at[owner < 0 ? line.length - 1 : owner] ?? 0)];
  });
  return Object.fromEntries(values);
}

/** A key of example values; nothing in them stands against the template. */
export function keyOf(template: Template, values: Readonly<Record<string, string>>): string {
  const written = printKey(template, values);
  if (written.ok) return written.key;
  // A stated value may hold the delimiter, which is a problem of its own; the key is shown all the same.
  return template.parts.map((part) => (typeof part === 'string' ? part : (values[part.field] ?? ''))).join('');
}

function exampleText(
  name: string,
  { type = 'text', values, digits = 10, bytes }: DesignAttribute,
  position: number,
): string {
  if (values !== undefined) return values[position % values.length] ?? '';
  if (type === 'number') return String((position + 1) % 10 ** digits);
  if (type === 'flag') return String(position % 2 === 0);
  const day = `${2026 + Math.floor(position / 336)}-${two(Math.floor(position / 28) % 12, 1)}-${two(position % 28, 1)}`;
  if (type === 'date') return day;
  const [hours, minutes] = [Math.floor(position / 3_600) % 24, Math.floor(position / 60) % 60];
  const days = Math.floor(position / 86_400);
  if (type === 'time')
    return `${2026 + Math.floor(days / 336)}-${two(Math.floor(days / 28) % 12, 1)}-${two(days % 28, 1)}T${two(hours)}:${two(minutes)}:${two(position % 60)}Z`;
  if (type === 'ulid')
    return Array.from(position.toString(32), (digit) => ULID_DIGITS[Number.parseInt(digit, 32)])
      .join('')
      .padStart(26, '0');
  if (type === 'uuid') return `00000000-0000-4000-8000-${position.toString(16).padStart(12, '0')}`;
  const word = name.replaceAll(/[^A-Za-z]/g, '').toLowerCase() || 'value';
  const text = `${word}${String(position + 1).padStart(4, '0')}`;
  return bytes === undefined ? text : text.slice(-bytes).padStart(bytes, 'x');
}

const ULID_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const two = (number: number, first = 0): string => String(number + first).padStart(2, '0');

function attributeValue({ type }: DesignAttribute, text: string): AttributeValue {
  if (type === 'number') return { N: text };
  return type === 'flag' ? { BOOL: text === 'true' } : { S: text };
}

/** The last text that nothing else depends on grows to the stated size; without one an attribute comes on top. */
function filled(item: Item, entity: ModelEntity, { slots, indexKeys }: Draft, bytes: number): Item {
  const keys = [...indexKeys.values()].flatMap((each) => Object.values(each.get(entity.name) ?? {}));
  const projected = slots.flatMap(({ projection }) => (typeof projection === 'string' ? [] : projection.include));
  const used = new Set([...entity.identifier, ...projected, ...keys.flatMap(fieldsOf).map(({ field }) => field)]);
  const free = [...entity.attributes].filter(
    ([name, { type = 'text', values, bytes: stated }]) =>
      type === 'text' && values === undefined && stated === undefined && !used.has(name),
  );
  const missing = bytes - itemSize(item).bytes;
  if (missing <= 0) return item;
  const [name] = free.at(-1) ?? [];
  const present = name === undefined ? undefined : item[name];
  if (name !== undefined && present !== undefined && 'S' in present)
    return { ...item, [name]: { S: present.S + '.'.repeat(missing) } };
  // A name takes bytes too: where few are missing it is all that there is.
  const payload = 'payload'.slice(0, missing);
  return Object.hasOwn(item, payload) ? item : { ...item, [payload]: { S: '.'.repeat(missing - payload.length) } };
}
