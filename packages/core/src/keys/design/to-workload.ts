import type { EntryUse, StoredEntity, Workload } from '../../workload/workload.ts';
import type { Pattern, Rate } from '../../workload/pattern.ts';
import { fieldsOf, type Template } from '../template.ts';
import { shardsOf, type Draft } from './draft.ts';
import type { DesignWrite } from './input.ts';
import type { Served } from './serve.ts';
import type { Sizes } from './sizes.ts';

/** The workload of a design: what it stores, and its patterns as the requests that they become. */
export function workloadOf(draft: Draft, sizes: ReadonlyMap<string, Sizes>): Workload {
  const { model, table, served } = draft;
  const { name, region = 'us-east-1', patterns } = model.input;
  const byRead = new Map(served.map((each) => [each.read, each]));
  return {
    ...(name !== undefined && { name }),
    region,
    table,
    entities: Object.fromEntries(
      [...model.entities].map(([each, { total }]) => [each, stored(total, sizes.get(each), draft.slots.length)]),
    ),
    patterns: patterns.map((pattern): Pattern => {
      if (pattern.operation !== 'read') return writeOf(pattern, draft);
      const each = byRead.get(pattern) as Served;
      return readOf(each, shardsOf(draft, each));
    }),
  };
}

function stored(count: number, sizes: Sizes | undefined, indexes: number): StoredEntity {
  const entries = [...(sizes?.entries ?? [])].map(([index, bytes]): readonly [string, EntryUse] => [index, { bytes }]);
  return { count, bytes: sizes?.item ?? 1, ...(indexes > 0 && { entries: Object.fromEntries(entries) }) };
}

function readOf({ read, entity, operation, index, itemsMatched, itemsRead }: Served, shards: number): Pattern {
  const { name, rate, limit } = read;
  // An index never reads strongly consistent.
  const consistency = index === undefined ? (read.consistency ?? 'eventual') : 'eventual';
  if (operation === 'getItem') return { name, operation, entity: entity.name, consistency, rate };
  if (operation === 'scan') return { name, operation, consistency, rate };
  const all = { name, operation, consistency, ...(index !== undefined && { index }) };
  if (shards <= 1) return { ...all, items: { [entity.name]: itemsRead }, rate };
  // Every shard is asked for as many as are wanted: any of them may hold all.
  const items = Math.ceil(itemsMatched / shards);
  return { ...all, items: { [entity.name]: Math.min(items, limit ?? items) }, rate: times(rate, shards) };
}

function times(rate: Rate, factor: number): Rate {
  const { perSecond, perMonth, peakPerSecond } = rate;
  return {
    ...(perSecond !== undefined && { perSecond: perSecond * factor }),
    ...(perMonth !== undefined && { perMonth: perMonth * factor }),
    ...(peakPerSecond !== undefined && { peakPerSecond: peakPerSecond * factor }),
  };
}

function writeOf({ name, operation, entity, changes, rate }: DesignWrite, draft: Draft): Pattern {
  if (operation !== 'updateItem' || changes === undefined) return { name, operation, entity, rate };
  const moved = [...draft.indexKeys].flatMap(([index, keys]) => {
    const { pk, sk } = keys.get(entity) ?? {};
    const halves = [
      { attribute: `${index}pk`, template: pk },
      { attribute: `${index}sk`, template: sk },
    ];
    return halves
      .filter(({ template }) => template !== undefined && holdsAny(template, changes))
      .map(({ attribute }) => attribute);
  });
  return { name, operation, entity, changes: [...changes, ...moved], rate };
}

function holdsAny(template: Template, fields: readonly string[]): boolean {
  return fieldsOf(template).some(({ field }) => fields.includes(field));
}
