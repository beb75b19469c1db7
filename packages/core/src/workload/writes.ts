import { rule, type Explained, type RuleFunction } from '../explain.ts';
import { BATCH_WRITE_REQUESTS, TRANSACTION_ITEMS } from '../facts/limits.ts';
import * as DOCS from '../facts/docs.ts';
import { WRITE_BLOCK, type WriteMode } from '../facts/throughput.ts';
import { BATCH_WRITE_LIMITS } from '../operation/batch.ts';
import { TRANSACTION_LIMITS } from '../operation/transact.ts';
import { checkCallBytes } from './call-bytes.ts';
import { EXPIRED_ITEM } from '../operation/time-to-live.ts';
import { totalWriteUnits } from '../operation/total.ts';
import { tableWrite } from '../operation/table-write.ts';
import { writeBlocks } from '../operation/write-units.ts';
import { product } from '../pricing/money.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import type { SizedEntity } from './entities.ts';
import type { WriteCosts } from './write-costs.ts';
import { repeated, type Consumption, type PerCall } from './per-call.ts';
import type { TransactionAction, WritePattern } from './pattern.ts';

/** What every write needs to know. */
export interface WriteContext {
  readonly entities: ReadonlyMap<string, SizedEntity>;
  readonly costs: WriteCosts;
}

/** What one call of an access pattern that writes consumes. */
export function writesOf(pattern: WritePattern, context: WriteContext, path: Path): PerCall {
  switch (pattern.operation) {
    case 'batchWriteItem':
      return batchWrites(pattern, context, path);
    case 'transactWriteItems': {
      const { actions, failedConditions = 0 } = pattern;
      const problems =
        actions.length > TRANSACTION_ITEMS.value
          ? [problem(TRANSACTION, [...path, 'actions'], { count: actions.length })]
          : [];
      const carried = actions.map(({ entity }) => ({ count: 1, bytes: context.entities.get(entity)?.bytes ?? 0 }));
      problems.push(...checkCallBytes(carried, TRANSACTION_LIMITS, [...path, 'actions']));
      const calls = actions.map((action) => write(action, 'transactional', failedConditions, context));
      return { ...together(calls, problems), items: calls.map(({ consumption }) => consumption) };
    }
    case 'deleteByTimeToLive': {
      const size = context.entities.get(pattern.entity)?.bytes ?? 0;
      const consumption: Consumption = { resource: 'table', kind: 'write', units: EXPIRED_ITEM };
      return { consumption: [consumption], written: writeBlocks({ size, block: WRITE_BLOCK }), problems: [] };
    }
    default:
      return write(pattern, 'standard', pattern.failedConditions ?? 0, context);
  }
}

function write(action: TransactionAction, mode: WriteMode, failed: number, { entities, costs }: WriteContext): PerCall {
  const entity = entities.get(action.entity);
  if (entity === undefined) return { consumption: [], problems: [] };
  if (action.operation === 'conditionCheck') {
    const units = tableWrite(entity.bytes, 'transactional');
    return { consumption: [{ resource: 'table', kind: 'write', units }], problems: [] };
  }
  const { holds, fails, written } = costs.table(entity, action, mode);
  const units = failed === 0 ? holds : mixed({ holds, fails, failed });
  const consumption: Consumption[] = [{ resource: 'table', kind: 'write', units }];
  for (const each of costs.indexes(entity, action, mode))
    consumption.push(failed === 0 ? each : { ...each, units: succeeded(each.units, failed) });
  return { consumption, written: succeeded(written, failed), problems: [] };
}

function batchWrites(
  { puts = {}, deletes = {} }: Extract<WritePattern, { readonly operation: 'batchWriteItem' }>,
  context: WriteContext,
  path: Path,
): PerCall {
  const actions = (['putItem', 'deleteItem'] as const).flatMap((operation) =>
    Object.entries(operation === 'putItem' ? puts : deletes).map(([entity, count]) => ({ operation, entity, count })),
  );
  const count = actions.reduce((sum, each) => sum + each.count, 0);
  const problems = count > BATCH_WRITE_REQUESTS.value ? [problem(BATCH, path, { count })] : [];
  // A delete carries a key alone.
  const carried = Object.entries(puts).map(([name, each]) => ({
    count: each,
    bytes: context.entities.get(name)?.bytes ?? 0,
  }));
  problems.push(...checkCallBytes(carried, BATCH_WRITE_LIMITS, path));
  const ones = actions.map(({ operation, entity, count: items }) => ({
    items,
    one: write({ operation, entity }, 'standard', 0, context),
  }));
  const calls = ones.map(({ items, one }) => {
    const consumption = one.consumption.map(({ resource, kind, units }) => ({
      resource,
      kind,
      units: repeated(items, units),
    }));
    const { written } = one;
    const call: PerCall = { consumption, problems: [] };
    return written === undefined ? call : Object.assign(call, { written: repeated(items, written) });
  });
  const named = ones.filter(({ items }) => items > 0);
  return { ...together(calls, problems), items: named.map(({ one }) => one.consumption) };
}

/** Several writes as one call. */
function together(calls: readonly PerCall[], problems: readonly Problem[]): PerCall {
  const parts = new Map<string, Explained<number>[]>();
  for (const { resource, units } of calls.flatMap((each) => each.consumption)) {
    const group = parts.get(resource) ?? [];
    group.push(units);
    parts.set(resource, group);
  }
  const written = calls.map((each) => each.written).filter((each) => each !== undefined);
  return {
    consumption: [...parts].map(([resource, units]) => ({ resource, kind: 'write', units: totalWriteUnits(units) })),
    written: totalWriteUnits(written),
    problems,
  };
}

function succeeded(units: Explained<number>, failed: number): Explained<number> {
  return failed === 0 || units.value === 0 ? units : succeeding({ units, failed });
}

const mixed: RuleFunction<{ holds: number; fails: number; failed: number }, number> = rule({
  id: 'workload.mixed-conditions',
  says: 'A failed condition is charged too: on average a call costs its share of both outcomes.',
  formula: 'holds × (1 − failed) + fails × failed',
  unit: 'write units',
  basis: 'documented',
  source: DOCS.readsAndWrites,
  compute: ({ holds, fails, failed }) => holds + (fails - holds) * failed,
});

const succeeding: RuleFunction<{ units: number; failed: number }, number> = rule({
  id: 'workload.succeeding',
  says: 'Only calls whose condition holds change the item, and with it its index entries and replicas.',
  formula: 'units × (1 − failed)',
  unit: 'units',
  basis: 'inferred',
  source: DOCS.readsAndWrites,
  evidence: 'The guide charges a failed condition for the item alone and says nothing of indexes.',
  compute: ({ units, failed }) => Number(product(units, Number((1 - failed).toFixed(15)))),
});

const BATCH: ProblemKind = {
  code: 'workload.many-writes',
  severity: 'error',
  says: '{path} writes {count} items in one BatchWriteItem, which takes at most {limit}. Split the call and raise its rate.',
  limit: BATCH_WRITE_REQUESTS,
};

const TRANSACTION: ProblemKind = {
  code: 'workload.many-actions',
  severity: 'error',
  says: '{path} has {count} actions in one transaction, which takes at most {limit}. Split the call and raise its rate.',
  limit: TRANSACTION_ITEMS,
};
