import { rule, valueOf, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { BATCH_GET_ITEMS, TRANSACTION_ITEMS } from '../facts/limits.ts';
import type { Consistency } from '../facts/throughput.ts';
import { indexDefinition } from '../item/index-definition.ts';
import { BATCH_GET_LIMITS } from '../operation/batch.ts';
import { getItem } from '../operation/read.ts';
import type { RequestLimits } from '../operation/request-limits.ts';
import { totalReadUnits } from '../operation/total.ts';
import { TRANSACTION_LIMITS } from '../operation/transact.ts';
import { checkCallBytes } from './call-bytes.ts';
import { query } from '../collection/query.ts';
import { summary, type PagedReadEstimate, type Reads } from '../collection/paged-read.ts';
import type { Run } from '../collection/run.ts';
import { scan } from '../collection/scan.ts';
import { roundUp } from '../pricing/money.ts';
import { below } from './below.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { stored, type SizedEntity } from './entities.ts';
import { repeated, type Consumption, type PerCall } from './per-call.ts';
import type { ItemCounts, QueryPattern, ReadPattern, ScanPattern } from './pattern.ts';
import type { Workload } from './workload.ts';

/** Tells how many partitions the table or one of its indexes has on demand. */
export type PartitionsOf = (index: string | undefined) => Given<number> | undefined;

/** What every read needs to know. */
export interface ReadContext {
  readonly entities: ReadonlyMap<string, SizedEntity>;
  readonly partitions: PartitionsOf | undefined;
}

/** What one call of an access pattern that reads consumes. */
export function readsOf(pattern: ReadPattern, workload: Workload, context: ReadContext, path: Path): PerCall {
  const { entities } = context;
  switch (pattern.operation) {
    case 'getItem':
      return severalReads({ [pattern.entity]: 1 }, pattern.consistency ?? 'eventual', entities, []);
    case 'batchGetItem':
      return severalReads(
        pattern.items,
        pattern.consistency ?? 'eventual',
        entities,
        tooMuch(pattern.items, BATCH, BATCH_GET_LIMITS, entities, path),
      );
    case 'transactGetItems':
      return severalReads(
        pattern.items,
        'transactional',
        entities,
        tooMuch(pattern.items, TRANSACTION, TRANSACTION_LIMITS, entities, path),
      );
    case 'query':
      return queryReads(pattern, workload, entities, path);
    default:
      return scanReads(pattern, workload, context, path);
  }
}

function severalReads(
  items: ItemCounts,
  consistency: Consistency,
  entities: ReadonlyMap<string, SizedEntity>,
  problems: readonly Problem[],
): PerCall {
  const read = Object.entries(items).map(([name, count]) => ({
    count,
    units: getItem(entities.get(name)?.bytes ?? 0, consistency),
  }));
  const onTable = (units: Consumption['units']): readonly Consumption[] => [{ resource: 'table', kind: 'read', units }];
  return {
    consumption: onTable(totalReadUnits(read.map(({ count, units }) => repeated(count, units)))),
    items: read.filter(({ count }) => count > 0).map(({ units }) => onTable(units)),
    problems,
  };
}

function queryReads(
  { items, index, consistency = 'eventual', limit, attributes }: QueryPattern,
  { table }: Workload,
  entities: ReadonlyMap<string, SizedEntity>,
  path: Path,
): PerCall {
  const definition = index === undefined ? undefined : indexDefinition(table, index);
  const fetches = definition?.kind === 'local' && attributes === 'all' && definition.projection !== 'ALL';
  const problems: Problem[] = [];
  const runs = Object.entries(items).flatMap(([name, count]): readonly Run[] => {
    const entity = entities.get(name);
    const read = entity && stored(entity, index);
    if (entity === undefined || read === undefined) {
      problems.push(problem(NOT_INDEXED, [...path, 'items', name], { index: index ?? 'table', entity: name }));
      return [];
    }
    const bytes = valueOf(read.size);
    return [fetches ? { count, bytes, fetched: valueOf(entity.bytes) } : { count, bytes }];
  });
  const reads = definition?.kind ?? 'table';
  const read = query({ runs, index: definition?.kind, consistency, limit });
  return pagedReads(limit === undefined ? read : stopped(read, reads), index, problems, path);
}

function scanReads(
  { index, consistency = 'eventual', limit, segments }: ScanPattern,
  { table, capacity }: Workload,
  { entities, partitions }: ReadContext,
  path: Path,
): PerCall {
  const definition = index === undefined ? undefined : indexDefinition(table, index);
  const runs = [...entities.values()].flatMap((entity): readonly Run[] => {
    const read = stored(entity, index);
    if (read === undefined) return [];
    return [{ count: roundUp(valueOf(read.count)), bytes: valueOf(read.size) }];
  });
  const mode = capacity?.mode ?? 'on-demand';
  const onDemand = mode === 'on-demand' ? { mode, partitions: partitions?.(index) } : {};
  const read = scan({ runs, index: definition?.kind, consistency, limit, segments, ...onDemand });
  return pagedReads(read, index, [], path);
}

function pagedReads(
  { table, index: entries, problems: found }: Pick<PagedReadEstimate, 'table' | 'index' | 'problems'>,
  index: string | undefined,
  problems: readonly Problem[],
  path: Path,
): PerCall {
  const consumption: Consumption[] = [];
  if (table !== undefined) consumption.push({ resource: 'table', kind: 'read', units: table });
  if (entries !== undefined) consumption.push({ resource: index ?? 'table', kind: 'read', units: entries });
  return { consumption, problems: [...problems, ...below(path, found)] };
}

/**
 * A Query that one page answers asks for no other, even where its Limit makes DynamoDB offer a next, empty page. One
 * that takes several pages is read until none is offered: whoever reads on does not know which page is the last.
 */
function stopped(read: PagedReadEstimate, reads: Reads): Pick<PagedReadEstimate, 'table' | 'index' | 'problems'> {
  const filled = read.pages.filter(({ items }) => items > 0);
  const [only, another] = filled;
  if (only?.count !== 1 || another !== undefined || read.pages.length === 1) return read;
  const { table, index } = summary(filled, reads);
  return {
    ...(table !== undefined && { table: oneRequest({ units: table }) }),
    ...(index !== undefined && { index: oneRequest({ units: index }) }),
    problems: read.problems,
  };
}

const oneRequest: RuleFunction<{ units: number }, number> = rule({
  id: 'workload.one-request',
  says: 'The first request reads as many items as the Limit lets it and as are asked for, so no other is made.',
  formula: 'units',
  unit: 'read units',
  basis: 'assumed',
  source: TABLE_DOCS.query,
  evidence:
    'After a page that stops at its Limit DynamoDB offers a next one even where nothing follows; an application that asks for it pays one more, empty request.',
  compute: ({ units }) => units,
});

function tooMuch(
  items: ItemCounts,
  many: ProblemKind,
  limits: RequestLimits,
  entities: ReadonlyMap<string, SizedEntity>,
  path: Path,
): readonly Problem[] {
  const at = [...path, 'items'];
  const count = Object.values(items).reduce((sum, each) => sum + each, 0);
  const carried = Object.entries(items).map(([name, each]) => ({
    count: each,
    bytes: entities.get(name)?.bytes ?? 0,
  }));
  return [
    ...(count > limits.many.limit.value ? [problem(many, at, { count })] : []),
    ...checkCallBytes(carried, limits, at),
  ];
}

const BATCH: ProblemKind = {
  code: 'workload.many-reads',
  severity: 'error',
  says: '{path} reads {count} items in one BatchGetItem, which takes at most {limit}. Split the call and raise its rate.',
  limit: BATCH_GET_ITEMS,
};

const TRANSACTION: ProblemKind = {
  code: 'workload.large-transaction',
  severity: 'error',
  says: '{path} reads {count} items in one transaction, which takes at most {limit}. Split the call and raise its rate.',
  limit: TRANSACTION_ITEMS,
};

const NOT_INDEXED: ProblemKind = {
  code: 'workload.not-indexed',
  severity: 'warning',
  says: '{path} reads “{entity}” from {index}, which holds none of it, so nothing was counted. Check the index, or tell the entries of the entity.',
};
