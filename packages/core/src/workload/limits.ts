import { TABLE_THROUGHPUT_QUOTA } from '../facts/limits.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { ResourceEstimate } from './estimate-resources.ts';
import type { Load } from './month.ts';
import type { Workload } from './workload.ts';

/** What AWS would refuse or not count as the workload has it, by the loads on what has capacity of its own. */
export function limitsOf(
  workload: Workload,
  resources: readonly ResourceEstimate[],
  onCapacity: readonly Load[],
): readonly Problem[] {
  const { capacity, tableClass, replicas = [], patterns } = workload;
  const problems = resources.flatMap(({ resource, provisioned }) =>
    [
      ...onCapacity
        .filter((each) => each.resource === resource)
        .map(({ kind, peak }) => ({ kind, units: Number(peak.value) })),
      ...provisioned.map(({ kind, units }) => ({ kind, units: Math.max(...units.map(({ value }) => value)) })),
    ]
      .filter(({ units }) => units > TABLE_THROUGHPUT_QUOTA.value)
      .slice(0, 1)
      .map(({ units, kind }) =>
        problem(OVER_QUOTA, ['patterns'], {
          resource,
          units: Math.ceil(units),
          kind: kind === 'read' ? 'read' : 'write',
        }),
      ),
  );
  if (capacity?.mode === 'provisioned' && capacity.reserved !== undefined && tableClass === 'infrequentAccess')
    problems.push(problem(NOT_RESERVED, ['capacity', 'reserved']));
  if (replicas.length > 0 && patterns.some(({ operation }) => /^(get|batchGet|transactGet|query|scan)/.test(operation)))
    problems.push(problem(READS_AT_HOME, ['replicas'], { region: workload.region }));
  return problems;
}

const OVER_QUOTA: ProblemKind = {
  code: 'workload.over-quota',
  severity: 'warning',
  says: '{resource} needs {units} {kind} units a second; AWS allows {limit} unless it raises the quota. Check the rates, or ask for more.',
  limit: TABLE_THROUGHPUT_QUOTA,
};

const NOT_RESERVED: ProblemKind = {
  code: 'workload.reserved-not-applicable',
  severity: 'error',
  says: '{path}: reserved capacity holds for the Standard class alone, so it was left out of the bill. Choose Standard, or remove it.',
};

const READS_AT_HOME: ProblemKind = {
  code: 'workload.reads-at-home',
  severity: 'notice',
  says: 'All reads were priced in {region}; what applications read in the other Regions is not on the bill.',
};
