import { compareText } from '../item/order.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { DescribedQuestion, Entity, Ways } from './question.ts';
import { checkPartlyRead, checkPrefix } from './check-prefix.ts';
import { query } from './query.ts';
import type { Run } from './run.ts';
import { scan } from './scan.ts';

/** The ways to ask a table that is described. */
export function compareDescribed(question: DescribedQuestion): {
  readonly ways: Ways;
  readonly problems: readonly Problem[];
} {
  const { prefix, consistency, limit, mode, index } = question;
  const options = { consistency, limit };
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted is later than ES2022
  const entities = [...question.entities].sort((a, b) => compareText(a.prefix, b.prefix));
  const partitions = checkPartitions(question.partitions);
  const wanted = (entity: Entity): boolean => isWanted(entity, prefix);
  const ways: Ways = {
    query: query({ ...options, runs: entities.filter(wanted).map((entity) => runOf(entity)) }),
    partitionQuery: query({ ...options, runs: entities.map((entity) => runOf(entity, wanted(entity))) }),
    scan: scan({ ...options, mode, runs: tableRuns(entities, partitions.count, wanted) }),
    ...(index !== undefined && { indexQuery: query({ ...options, runs: index, index: 'global' }) }),
  };
  const prefixes = entities.filter(({ perPartition }) => perPartition > 0).map((entity) => entity.prefix);
  return {
    ways,
    problems: [...partitions.problems, ...checkPrefix(prefix, prefixes), ...checkPartlyRead(prefix, prefixes)],
  };
}

/** A prefix reads the entities that begin with it; one that is longer than an entity's reads some part of that. */
function isWanted(entity: Entity, prefix: string): boolean {
  return entity.prefix.startsWith(prefix) || prefix.startsWith(entity.prefix);
}

function runOf({ perPartition: count, bytes }: Entity, wanted = true): Run {
  return wanted ? { count, bytes } : { count, bytes, kept: 0 };
}

/** The order in which a Scan meets partitions is not known, so equal items of all of them are taken together. */
function tableRuns(
  entities: readonly Entity[],
  partitions: number,
  wanted: (entity: Entity) => boolean,
): readonly Run[] {
  return entities.map((entity) => {
    const count = entity.perPartition * partitions;
    // Only one partition is asked for; what is alike in all others is thrown away too.
    const valid = wanted(entity) && count >= entity.perPartition;
    return { count, bytes: entity.bytes, kept: valid ? entity.perPartition : 0 };
  });
}

function checkPartitions(count: number): { readonly count: number; readonly problems: readonly Problem[] } {
  if (Number.isInteger(count) && count >= 1) return { count, problems: [] };
  return { count: 1, problems: [problem(PARTITIONS, [], { count: String(count) })] };
}

const PARTITIONS: ProblemKind = {
  code: 'compare.partitions',
  severity: 'error',
  says: 'The number of partitions is {count}; it has to be a whole number, 1 or more. One was counted.',
};
