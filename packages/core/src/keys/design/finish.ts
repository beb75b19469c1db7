import type { PriceList } from '../../pricing/price-list.ts';
import { problem, type Problem, type ProblemKind } from '../../problem.ts';
import { estimate, type Estimate } from '../../workload/estimate.ts';
import { checkRegistry } from '../registry.ts';
import { conditionOf } from './condition-text.ts';
import type { Design, DesignedEntity, IndexPrice, ServedRead } from './designed.ts';
import { shardsOf, type Draft } from './draft.ts';
import { hotKeysOf, type HotKey } from './hot-keys.ts';
import type { DesignRead } from './input.ts';
import { sizesOf, type Sizes } from './sizes.ts';
import { shardKey } from './slots.ts';
import { workloadOf } from './to-workload.ts';

/** A design with its estimate; or why there is none. */
type Finishing =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Counts and prices a draft. */
export function finish(draft: Draft, prices: PriceList): Finishing {
  const sizes = sizesOf(draft);
  const workload = { ...workloadOf(draft, sizes), design: draft.model.input };
  const estimated = estimate(workload, prices);
  if (!estimated.ok) return estimated;
  const hotKeys = hotKeysOf(draft, sizes, estimated.patterns);
  const entities = [...draft.model.entities.keys()].map((name) => designed(name, draft, sizes));
  const reads = readsOf(draft, estimated);
  const keyProblems = checkKeys(entities, draft);
  if (keyProblems.some(({ severity }) => severity === 'error')) return { ok: false, problems: keyProblems };
  const problems = [
    ...estimated.problems,
    ...keyProblems,
    ...reads.flatMap((each, index) => checkRead(each, draft.served[index]?.read, draft)),
    ...hotKeys.flatMap(checkHeat),
  ];
  const { choices, table, slots } = draft;
  const indexes = slots.map(({ index }) => priceOf(index, draft, estimated));
  const shards = shardsByIndex(draft);
  const design = { choices, shards, table, entities, reads, indexes, hotKeys, workload, estimate: estimated, problems };
  return { ok: true, design };
}

function shardsByIndex({ slots, shards }: Draft): Design['shards'] {
  const spread = slots.map(({ index, needs }) => [
    index,
    Object.fromEntries(
      needs.flatMap(({ entity: { name } }) => {
        const count = shards.get(shardKey(index, name)) ?? 1;
        return count > 1 ? [[name, count]] : [];
      }),
    ),
  ]);
  return Object.fromEntries(spread.filter(([, each]) => Object.keys(each ?? {}).length > 0));
}

function designed(name: string, draft: Draft, sizes: ReadonlyMap<string, Sizes>): DesignedEntity {
  const entity = draft.model.entities.get(name);
  const place = draft.places.get(name);
  if (entity === undefined || place === undefined) throw new TypeError(`name must be an entity's; it is ${name}.`);
  const keys: [string, string][] = [
    ['pk', place.pk.text],
    ['sk', place.sk.text],
  ];
  for (const [index, own] of draft.indexKeys) {
    const { pk, sk } = own.get(name) ?? {};
    if (pk !== undefined && sk !== undefined) keys.push([`${index}pk`, pk.text], [`${index}sk`, sk.text]);
  }
  const { example = {}, item: bytes = 0 } = sizes.get(name) ?? {};
  return { name, keys: Object.fromEntries(keys), example, bytes, count: entity.total };
}

function readsOf(draft: Draft, { patterns }: Estimate): readonly ServedRead[] {
  const positions = new Map(draft.model.input.patterns.map((pattern, index) => [pattern, index]));
  return draft.served.flatMap((served) => {
    const { read, operation, index, filtered, itemsRead, itemsReturned } = served;
    const estimated = patterns[positions.get(read) ?? -1];
    if (estimated === undefined) return [];
    const shards = shardsOf(draft, served);
    const condition = conditionOf(served, draft);
    const parts = { name: read.name, operation, ...(index !== undefined && { index }), shards, condition };
    return [{ ...parts, filtered, itemsRead, itemsReturned, estimate: estimated }];
  });
}

function priceOf(index: string, { slots }: Draft, { resources }: Estimate): IndexPrice {
  const own = resources.find(({ resource }) => resource === index);
  const slot = slots.find((each) => each.index === index);
  if (own === undefined || slot === undefined)
    throw new TypeError(`index must be one of the design's; it is ${index}.`);
  const entities = slot.needs.map(({ entity }) => entity.name);
  return { index, entities, projection: slot.projection, loads: own.loads, bytes: own.bytes, cost: own.cost };
}

function checkKeys(entities: readonly DesignedEntity[], { model }: Draft): readonly Problem[] {
  const registered = entities.map(({ name, keys }) => {
    const attributes = [...(model.entities.get(name)?.known ?? [])];
    const seen = attributes.flatMap(([field, { values }]) => (values === undefined ? [] : [[field, values] as const]));
    return { name, partitionKey: keys['pk'] ?? '', sortKey: keys['sk'] ?? '', seen: Object.fromEntries(seen) };
  });
  return checkRegistry({ entities: registered }).map((each) => {
    const position = each.path[1];
    const name = typeof position === 'number' ? entities[position]?.name : undefined;
    return Object.assign({}, each, { path: ['entities', name ?? '', 'prefix'] });
  });
}

function checkRead(
  { name, operation, index, estimate: { consumption } }: ServedRead,
  asked: DesignRead | undefined,
  { model }: Draft,
): readonly Problem[] {
  const strong = asked?.consistency === 'strong' && index !== undefined;
  if (asked === undefined || (operation !== 'scan' && !strong)) return [];
  const path = ['patterns', model.input.patterns.indexOf(asked)];
  const units = consumption.reduce((sum, each) => sum + each.units.value, 0);
  if (operation === 'scan') return [problem(SCAN, path, { name, units })];
  return [problem(STRONG, [...path, 'consistency'], { name, index: index ?? '' })];
}

function checkHeat({ index, entity, key, heat, shards }: HotKey): readonly Problem[] {
  const share = Math.max(heat.readShare?.value ?? 0, heat.writeShare?.value ?? 0);
  if (share <= 1) return [];
  const details = { index, entity, key, share: Math.ceil(share * 100), shards: shards?.value ?? 0 };
  return [problem(shards === undefined ? TOO_HOT : HOT, ['entities', entity], details)];
}

const SCAN: ProblemKind = {
  code: 'design.scan',
  severity: 'notice',
  says: 'Nothing but a Scan answers "{name}": {units} read units a call. Tell what it is read by, or accept the Scan.',
};

const STRONG: ProblemKind = {
  code: 'design.strong-on-index',
  severity: 'warning',
  says: '"{name}" asks for strong consistency, which the global index {index} does not offer: it is read eventually consistent.',
};

const HOT: ProblemKind = {
  code: 'design.hot-key',
  severity: 'warning',
  says: 'At its peak the most frequent value of {key} takes {share} % of what a partition of {index} bears, so {entity} throttles. Spread the key over {shards} shards.',
};

const TOO_HOT: ProblemKind = {
  code: 'design.too-hot-key',
  severity: 'warning',
  says: 'At its peak the most frequent value of {key} takes {share} % of what a partition of {index} bears, so {entity} throttles, and shards do not help. Cache its reads, or list fewer items.',
};
