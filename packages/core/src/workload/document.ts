import { ITEM_SIZE_LIMIT } from '../facts/limits.ts';
import type { Problem } from '../problem.ts';
import { choice, flag, json, list, map, number, record, tagged, text, when, type Shape } from './shape.ts';

/** Numbers above this lose digits in JavaScript. */
const MOST = 1e15;

const share: Shape = number({ from: 0, to: 1 });
const amount: Shape = number({ from: 0, to: MOST });
const count: Shape = number({ from: 0, to: MOST, whole: true });
const size: Shape = number({ from: 1, to: ITEM_SIZE_LIMIT.value, whole: true });
const texts: Shape = list(text);

const rate: Shape = record({}, { peakPerSecond: amount }, { perSecond: amount, perMonth: amount });

const key: Shape = record({ name: text, type: choice('S', 'N', 'B') });
const projection: Shape = when(
  (value) => typeof value === 'string',
  choice('ALL', 'KEYS_ONLY'),
  record({ include: list(text, { from: 1 }) }),
);
const table: Shape = record(
  { partitionKey: key },
  {
    name: text,
    sortKey: key,
    globalIndexes: map(record({ partitionKey: list(key, { from: 1 }), projection }, { sortKey: list(key) })),
    localIndexes: map(record({ sortKey: key, projection })),
  },
);

const isText = (value: unknown): boolean => typeof value === 'string';
const entity: Shape = record(
  { count },
  { growthPerMonth: amount, entries: map(record({}, { bytes: size, share })) },
  {
    bytes: size,
    sample: when(isText, text, json),
  },
);

const named = { name: text, rate };
const operation: Shape = text;
const hottestShare = share;
const ofEntity = { ...named, operation, entity: text };
const items: Shape = map(number({ from: 0, to: MOST, whole: true }));
const consistency: Shape = choice('eventual', 'strong');
const limit: Shape = number({ from: 1, to: MOST, whole: true });
const failedConditions: Shape = share;

const actions = {
  putItem: [
    { operation, entity: text },
    { replaces: choice('nothing', 'item'), changes: texts },
  ],
  updateItem: [
    { operation, entity: text },
    { changes: texts, enters: texts, leaves: texts },
  ],
  deleteItem: [{ operation, entity: text }, {}],
} as const;

const transaction: Shape = tagged('operation', {
  putItem: record(...actions.putItem),
  updateItem: record(...actions.updateItem),
  deleteItem: record(...actions.deleteItem),
  conditionCheck: record({ operation, entity: text }),
});

const alone = ([required, optional]: (typeof actions)[keyof typeof actions]): Shape =>
  record({ ...named, ...required }, { ...optional, hottestShare, failedConditions });

const pattern: Shape = tagged('operation', {
  getItem: record(ofEntity, { hottestShare, consistency }),
  batchGetItem: record({ ...named, operation, items }, { hottestShare, consistency }),
  transactGetItems: record({ ...named, operation, items }, { hottestShare }),
  query: record(
    { ...named, operation, items },
    { hottestShare, keyCondition: text, index: text, consistency, limit, attributes: choice('projected', 'all') },
  ),
  scan: record(
    { ...named, operation },
    { hottestShare, index: text, consistency, limit, segments: number({ from: 1, to: 1e6, whole: true }) },
  ),
  putItem: alone(actions.putItem),
  updateItem: alone(actions.updateItem),
  deleteItem: alone(actions.deleteItem),
  batchWriteItem: record({ ...named, operation }, { hottestShare, puts: items, deletes: items }),
  transactWriteItems: record(
    { ...named, operation, actions: list(transaction, { from: 1 }) },
    { hottestShare, failedConditions },
  ),
  deleteByTimeToLive: record(ofEntity, { hottestShare }),
});

const reserved: Shape = record({ years: choice(1, 3) }, { readUnits: count, writeUnits: count });
const capacity: Shape = tagged('mode', {
  'on-demand': record({ mode: text }),
  provisioned: record(
    { mode: text },
    {
      load: when(Array.isArray, list(amount, { from: 1 }), choice('peak', 'average')),
      utilisation: number({ from: 0.01, to: 1 }),
      reserved,
    },
  ),
});

const workload: Shape = record(
  { region: text, table, entities: map(entity), patterns: list(pattern) },
  {
    $schema: text,
    design: json,
    name: text,
    replicas: texts,
    tableClass: choice('standard', 'infrequentAccess'),
    capacity,
    savingsPlan: record({}, { onDemand: share, provisioned: share }),
    freeTier: flag,
    backup: record(
      {},
      {
        pointInTimeRecovery: flag,
        onDemandBackups: amount,
        restoresPerMonth: amount,
        fullExportsPerMonth: amount,
        incrementalExportGbPerMonth: amount,
        importGbPerMonth: amount,
      },
    ),
    streams: record({}, { reads: rate, kinesis: flag }),
    warmThroughput: record({}, { readUnits: count, writeUnits: count }),
    billing: record(
      {},
      {
        hoursPerMonth: number({ from: 1, to: 744 }),
        bytesPerGb: number({ from: 1, to: MOST, whole: true }),
        monthsAhead: number({ from: 0, to: 1_200 }),
        currency: choice('USD'),
      },
    ),
  },
);

/** What is wrong with the form of a workload, each with the path of the field. */
export function checkForm(given: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  workload(given, [], problems);
  return problems;
}
