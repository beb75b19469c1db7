import { query } from '../../collection/query.ts';
import { rule, type Explained, type RuleFunction } from '../../explain.ts';
import { HOUR_SECONDS, MONTH_HOURS } from '../../facts/billing.ts';
import * as TABLE_DOCS from '../../facts/table-docs.ts';
import { PARTITION_READS, PARTITION_WRITES } from '../../facts/partitions.ts';
import { indexWrite } from '../../operation/index-write.ts';
import { heat, type HeatEstimate } from '../../partition/heat.ts';
import type { PatternEstimate } from '../../workload/estimate-pattern.ts';
import type { Rate } from '../../workload/pattern.ts';
import { callsPerSecond } from '../../workload/rates.ts';
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
export function hotKeysOf(
  draft: Draft,
  sizes: ReadonlyMap<string, Sizes>,
  patterns: readonly PatternEstimate[],
): readonly HotKey[] {
  const estimated = new Map(patterns.map((pattern) => [pattern.name, pattern]));
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
      const use = { reads, writes, need, draft, bytes, share: largestShare };
      const current = loadOf(use, shards, ({ read }) => unitsOn(index, estimated.get(read.name)));
      const told = { index, entity: entity.name, key, values, largestShare };
      return { ...told, heat: heatOf(current, bytes), shards: shardsFor(use, shards === 1 ? current : loadOf(use, 1)) };
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

/** What one of the shards of the hottest value is asked for, at the peak. */
interface Load {
  readonly readUnitsPerSecond: number;
  readonly readsPerSecond: number;
  readonly writesPerSecond: number;
}

function loadOf(
  { reads, writes, need, draft, bytes, share }: KeyUse,
  shards: number,
  unitsOf = (served: Served): number => unitsOver(shards, served, bytes),
): Load {
  let readUnitsPerSecond = 0;
  let readsPerSecond = 0;
  for (const served of reads) {
    const rate = peakOf(served.read.rate) * share;
    readUnitsPerSecond += unitsOf(served) * rate;
    readsPerSecond += rate;
  }
  const entries = writes.reduce((sum, write) => sum + entriesWritten(write, need, draft) * peakOf(write.rate), 0);
  return { readUnitsPerSecond, readsPerSecond, writesPerSecond: (entries * share) / shards };
}

/** What one Query of an index consumes, as it was estimated. */
function unitsOn(index: string, pattern: PatternEstimate | undefined): number {
  return pattern?.consumption.find(({ resource }) => resource === index)?.units.value ?? 0;
}

/** What one Query would consume, were its key spread over shards. */
function unitsOver(shards: number, { read, itemsMatched, itemsRead }: Served, bytes: Bytes): number {
  const count = shards === 1 ? itemsRead : Math.min(Math.ceil(itemsMatched / shards), read.limit ?? Infinity);
  return query({ runs: [{ count, bytes }], index: 'global', consistency: 'eventual' }).units.value;
}

function heatOf({ readUnitsPerSecond, readsPerSecond, writesPerSecond }: Load, bytes: Bytes): HeatEstimate {
  return heat({
    of: 'index partition',
    // Of several reads the average.
    ...(readsPerSecond > 0 && { readUnits: readUnitsPerSecond / readsPerSecond, readsPerSecond }),
    writeUnits: indexWrite({ after: bytes }, 'standard'),
    writesPerSecond,
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

function peakOf(rate: Rate): number {
  return callsPerSecond(rate, HOUR_SECONDS.value * MONTH_HOURS.value).peak;
}

/** More shards than this, and every list takes hundreds of requests. */
const MOST_SHARDS = 200;

function shardsFor(use: KeyUse, unspread: Load): Explained<number> | undefined {
  const writeUnits = indexWrite({ after: use.bytes }, 'standard').value;
  const bears = ({ readUnitsPerSecond, writesPerSecond }: Load): boolean =>
    readUnitsPerSecond <= PARTITION_READS.value && writesPerSecond * writeUnits <= PARTITION_WRITES.value;
  // More shards share the writes, but a read asks all of them: it only helps where lists are long.
  let fewest = 1;
  for (let load = unspread; fewest <= MOST_SHARDS && !bears(load); load = loadOf(use, fewest)) fewest += 1;
  return fewest > MOST_SHARDS ? undefined : shardCount({ fewest });
}

const shardCount: RuleFunction<{ fewest: number }, number> = rule({
  id: 'design.shards',
  says: 'The fewest shards at which one of them bears its part: with fewer, its reads or writes pass what a partition serves.',
  formula: 'fewest',
  unit: 'shards',
  basis: 'inferred',
  source: TABLE_DOCS.writeSharding,
  evidence: 'The guide proposes shards without a number; this one follows from the documented budget of a partition.',
  compute: ({ fewest }) => fewest,
});
