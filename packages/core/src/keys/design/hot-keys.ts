import { query } from '../../collection/query.ts';
import { rule, type Explained, type RuleFunction } from '../../explain.ts';
import { DOCS } from '../../facts/docs.ts';
import { indexWrite } from '../../operation/index-write.ts';
import { heat, type HeatEstimate } from '../../partition/heat.ts';
import type { Rate } from '../../workload/pattern.ts';
import type { Bytes } from '../../units.ts';
import type { Draft } from './draft.ts';
import { combinations, type Served } from './serve.ts';
import type { DesignWrite } from './input.ts';
import type { ModelEntity } from './model.ts';
import type { Need } from './needs.ts';
import type { Sizes } from './sizes.ts';
import { shardKey } from './slots.ts';

/** The hottest value of an index's partition key, for one entity. */
export interface HotKey {
  readonly index: string;
  readonly entity: string;
  /** The template of the partition key. */
  readonly key: string;
  /** How many values it has. */
  readonly values: number;
  /** The share of reads and writes that concern the most frequent one. Stated, or the worst where values are few. */
  readonly largestShare: number;
  readonly heat: HeatEstimate;
  /** Over how many shards it should be spread; 1 where it bears its load, undefined where shards do not help. */
  readonly shards: Explained<number> | undefined;
}

/** How hot the keys of a design's indexes run at the peaks of its patterns. */
export function hotKeysOf(draft: Draft, sizes: ReadonlyMap<string, Sizes>): readonly HotKey[] {
  return draft.slots.flatMap(({ index, needs }) =>
    needs.map((need) => {
      const { entity, partition } = need;
      const bytes = sizes.get(entity.name)?.entries.get(index) ?? 0;
      const shards = draft.shards.get(shardKey(index, entity.name)) ?? 1;
      const values = combinations(entity, partition);
      const largestShare = shareOf(entity, partition, values);
      const reads = draft.served.filter((each) => each.index === index && each.entity === entity);
      const writes = draft.model.writes.filter((write) => write.entity === entity.name);
      const key = draft.indexKeys.get(index)?.get(entity.name)?.pk.text ?? '';
      const load = (over: number) => loadOf({ reads, writes, need, draft, bytes, share: largestShare }, over);
      return { index, entity: entity.name, key, values, largestShare, heat: load(shards), shards: shardsFor(load) };
    }),
  );
}

/** Where values are few, all that goes on may concern one of them: open invoices, not paid ones. */
function shareOf(entity: ModelEntity, partition: readonly string[], values: number): number {
  const few = partition.filter(
    (field) => entity.known.get(field)?.values !== undefined || entity.known.get(field)?.largestShare !== undefined,
  );
  const many = partition.filter((field) => !few.includes(field));
  const share = few.reduce((product, field) => product * (entity.known.get(field)?.largestShare ?? 1), 1);
  return Math.max(share / combinations(entity, many), 1 / values);
}

interface KeyUse {
  readonly reads: readonly Served[];
  readonly writes: readonly DesignWrite[];
  readonly need: Need;
  readonly draft: Draft;
  /** The size of an entry. */
  readonly bytes: Bytes;
  readonly share: number;
}

/** What one of the shards of the hottest value bears. */
function loadOf({ reads, writes, need, draft, bytes, share }: KeyUse, shards: number): HeatEstimate {
  const readUnits = reads.reduce((sum, { read, itemsMatched, itemsRead }) => {
    const items = shards === 1 ? itemsRead : Math.min(Math.ceil(itemsMatched / shards), read.limit ?? Infinity);
    const { units } = query({ runs: [{ count: items, bytes }], index: 'global', consistency: 'eventual' });
    return sum + units.value * peakOf(read.rate);
  }, 0);
  const entries = writes.reduce((sum, write) => sum + entriesWritten(write, need, draft) * peakOf(write.rate), 0);
  return heat({
    of: 'index partition',
    readUnits: 1,
    readsPerSecond: readUnits * share,
    writeUnits: indexWrite({ after: bytes }, 'standard'),
    writesPerSecond: (entries * share) / shards,
  });
}

/** How many entries of the hottest key a write puts, changes or removes. */
function entriesWritten(
  { operation, changes }: DesignWrite,
  { entity, partition, sort }: Need,
  { slots }: Draft,
): number {
  if (operation !== 'updateItem' || changes === undefined) return 1;
  // To another partition: one of the two writes is here.
  if (changes.some((name) => partition.includes(name))) return 1;
  if (changes.some((name) => sort.includes(name))) return 2;
  const projection = slots.find(({ needs }) =>
    needs.some((each) => each.entity === entity && each.partition === partition),
  )?.projection;
  if (projection === 'ALL') return 1;
  return typeof projection === 'object' && changes.some((name) => projection.include.includes(name)) ? 1 : 0;
}

const SECONDS_A_MONTH = 2_628_000;

function peakOf({ perSecond = 0, perMonth = 0, peakPerSecond = 0 }: Rate): number {
  return Math.max(perSecond, perMonth / SECONDS_A_MONTH, peakPerSecond);
}

/** More shards than this, and every list takes hundreds of requests. */
const MOST_SHARDS = 200;

function shardsFor(load: (shards: number) => HeatEstimate): Explained<number> | undefined {
  const shares = ({ readShare, writeShare }: HeatEstimate) => [readShare?.value ?? 0, writeShare?.value ?? 0] as const;
  const [reads, writes] = shares(load(1));
  let least = Math.max(1, Math.ceil(writes));
  // More shards share the writes, but a read asks all of them: it only helps where lists are long.
  while (least <= MOST_SHARDS && Math.max(...shares(load(least))) > 1) least += 1;
  return least > MOST_SHARDS ? undefined : shardCount({ reads, writes, least });
}

const shardCount: RuleFunction<{ reads: number; writes: number; least: number }, number> = rule({
  id: 'design.shards',
  says: 'The least number of shards at which neither the reads nor the writes of one exceed what a partition bears.',
  formula: 'least',
  unit: 'shards',
  basis: 'inferred',
  source: DOCS.writeSharding,
  evidence: 'The guide proposes shards without a number; this one follows from the documented budget of a partition.',
  compute: ({ least }) => least,
});
