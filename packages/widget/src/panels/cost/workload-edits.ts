import type { ItemCounts, Path, Pattern, Rate, Workload } from '@dynamometer/core';
import type { Typed } from '../../session.ts';
import { getAt, isUnder, placeOf, renamed } from './at-path.ts';

/** A workload in which an entity has another name, wherever it is named. */
export function renameEntity(workload: Workload, from: string, to: string): Workload {
  const nameOf = (name: string): string => (name === from ? to : name);
  const patterns = workload.patterns.map((pattern): Pattern => {
    const counts = Object.fromEntries(
      (['items', 'puts', 'deletes'] as const)
        .filter((field) => Object.hasOwn(pattern, field))
        .map((field) => [field, renamed((getAt(pattern, [field]) ?? {}) as ItemCounts, from, to)]),
    );
    const entity = 'entity' in pattern ? { entity: nameOf(pattern.entity) } : {};
    const actions =
      pattern.operation === 'transactWriteItems'
        ? { actions: pattern.actions.map((action) => ({ ...action, entity: nameOf(action.entity) })) }
        : {};
    return { ...pattern, ...counts, ...entity, ...actions };
  });
  return { ...workload, entities: renamed(workload.entities, from, to), patterns };
}

/** A workload in which a global or local index has another name, wherever it is named. */
export function renameIndex(
  workload: Workload,
  group: 'globalIndexes' | 'localIndexes',
  from: string,
  to: string,
): Workload {
  const entities = Object.fromEntries(
    Object.entries(workload.entities).map(([name, entity]) => [
      name,
      entity.entries === undefined ? entity : { ...entity, entries: renamed(entity.entries, from, to) },
    ]),
  );
  const named = <Named extends object>(where: Named): Named => {
    const changed = { ...where } as Record<string, unknown>;
    if (changed['index'] === from) changed['index'] = to;
    for (const field of ['enters', 'leaves'])
      if (Array.isArray(changed[field]))
        changed[field] = (changed[field] as string[]).map((each) => (each === from ? to : each));
    return changed as Named;
  };
  const patterns = workload.patterns.map((pattern): Pattern => {
    const changed = named(pattern);
    return changed.operation === 'transactWriteItems' ? { ...changed, actions: changed.actions.map(named) } : changed;
  });
  const table = {
    ...workload.table,
    [group]: renamed<unknown>(workload.table[group] ?? {}, from, to),
  } as Workload['table'];
  return { ...workload, table, entities, patterns };
}

/** The access pattern with another operation; what both have in common stays. */
export function withOperation(pattern: Pattern, operation: Pattern['operation'], entity: string): Pattern {
  const { name, rate, hottestShare } = pattern;
  const named = { name, operation, rate, ...(hottestShare !== undefined && { hottestShare }) };
  const first = 'entity' in pattern ? pattern.entity : (firstOf(pattern) ?? entity);
  const consistency = 'consistency' in pattern && { consistency: pattern.consistency };
  const items = 'items' in pattern ? pattern.items : { [first]: 1 };
  const index = 'index' in pattern && { index: pattern.index };
  const failed = 'failedConditions' in pattern && { failedConditions: pattern.failedConditions };
  const fields: Readonly<Record<Pattern['operation'], object>> = {
    getItem: { entity: first, ...consistency },
    batchGetItem: { items, ...consistency },
    transactGetItems: { items },
    query: { items, ...index, ...consistency },
    scan: { ...index, ...consistency },
    putItem: { entity: first, ...failed },
    updateItem: { entity: first, ...failed },
    deleteItem: { entity: first, ...failed },
    batchWriteItem: { puts: items },
    transactWriteItems: { actions: [{ operation: 'putItem', entity: first }], ...failed },
    deleteByTimeToLive: { entity: first },
  };
  return { ...named, ...fields[operation] } as Pattern;
}

function firstOf(pattern: Pattern): string | undefined {
  if ('items' in pattern) return Object.keys(pattern.items)[0];
  if (pattern.operation === 'batchWriteItem') return Object.keys({ ...pattern.puts, ...pattern.deletes })[0];
  return pattern.operation === 'transactWriteItems' ? pattern.actions[0]?.entity : undefined;
}

/** A rate told by the other unit of time, over a month of some hours. */
export function withUnit(rate: Rate, unit: 'perSecond' | 'perMonth', hours: number): Rate {
  const { perSecond, perMonth, ...rest } = rate;
  const seconds = 3_600 * hours;
  if (unit === 'perMonth') return { perMonth: perMonth ?? tidy((perSecond ?? 0) * seconds), ...rest };
  return { perSecond: perSecond ?? tidy((perMonth ?? 0) / seconds), ...rest };
}

/** Without the digits that are nothing but the way a double ends. */
export function tidy(number: number): number {
  return Number(number.toPrecision(12));
}

/** A name that is not taken: `item`, `item2`, … */
export function freeName(base: string, taken: Readonly<Record<string, unknown>>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!Object.hasOwn(taken, name)) return name;
  }
}

/** What is typed into fields below a place, moved to where they are now; undefined where they are gone. */
export function moveTyped(typed: Typed, move: (path: Path) => Path | undefined): Typed {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([place, text]) => {
      const moved = move(place === '' ? [] : (JSON.parse(place) as Path));
      return moved === undefined ? [] : [[placeOf(moved), text]];
    }),
  );
}

/** Where a field is once a part of a list is taken out. */
export function withoutPart(list: Path, taken: number): (path: Path) => Path | undefined {
  return (path) => {
    const at = path[list.length];
    if (!isUnder(path, list) || typeof at !== 'number') return path;
    if (at === taken) return undefined;
    return at < taken ? path : [...list, at - 1, ...path.slice(list.length + 1)];
  };
}

/** Where a field is once a name above it is another. */
export function underName(named: Path, to: string): (path: Path) => Path {
  return (path) => (isUnder(path, named) ? [...named.slice(0, -1), to, ...path.slice(named.length)] : path);
}
