import { valueOf, type Given } from '../explain.ts';
import { HOUR_SECONDS } from '../facts/billing.ts';
import { indexDefinition } from '../item/index-definition.ts';
import type { SizedEntity } from './entities.ts';
import { estimatePattern, type UnpricedPattern } from './estimate-pattern.ts';
import { onDemandPartitions } from './estimate-resources.ts';
import type { Holding } from './holdings.ts';
import type { Pattern } from './pattern.ts';
import type { PartitionsOf } from './reads.ts';
import { capacityLoads, regionalUses } from './usage.ts';
import type { Workload } from './workload.ts';
import { writeCosts } from './write-costs.ts';

/** What every access pattern consumes in a month of some hours. */
export function estimatePatterns(
  workload: Workload,
  entities: ReadonlyMap<string, SizedEntity>,
  held: readonly Holding[],
  hours: Given<number>,
): readonly UnpricedPattern[] {
  const { patterns, table } = workload;
  const time = { given: hours, seconds: HOUR_SECONDS.value * valueOf(hours) };
  const costs = writeCosts(table);
  const estimateOne = (pattern: Pattern, position: number, partitions?: PartitionsOf): UnpricedPattern =>
    estimatePattern(pattern, workload, { entities, costs, partitions }, time, ['patterns', position]);
  const others = patterns.map((pattern, position) => (isScan(pattern) ? undefined : estimateOne(pattern, position)));
  const partitions = patterns.some(isScan) ? partitionsBut(workload, others, held, hours) : undefined;
  return patterns.map((pattern, position) => others[position] ?? estimateOne(pattern, position, partitions));
}

const isScan = ({ operation }: Pattern): boolean => operation === 'scan';

/**
 * On demand a Scan pays for each partition, and its own load may be a reason for partitions. So those are counted that
 * everything else asks for: as a rule a Scan whose load asks for more pays more for its pages.
 */
function partitionsBut(
  workload: Workload,
  others: readonly (UnpricedPattern | undefined)[],
  held: readonly Holding[],
  hours: Given<number>,
): PartitionsOf {
  const { table, patterns } = workload;
  const [home] = regionalUses(
    { ...workload, patterns: patterns.filter((pattern) => !isScan(pattern)) },
    others.filter((each) => each !== undefined),
    hours,
  );
  const onCapacity = home === undefined ? [] : capacityLoads(home, workload, hours);
  return (index) => {
    const owner = index !== undefined && indexDefinition(table, index)?.kind === 'global' ? index : 'table';
    const holding = held.find(({ resource }) => resource === owner);
    return holding && onDemandPartitions(holding, onCapacity).low;
  };
}
