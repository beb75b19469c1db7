import { estimate, explainAsText, formatDollars, type Workload } from '@dynamometer/core';
import { ALL_PRICES } from '@dynamometer/core/prices';
import { test } from 'vitest';
const w: Workload = {
  region: 'us-east-1',
  table: {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    globalIndexes: {
      gsi1: {
        partitionKey: [{ name: 'gsi1pk', type: 'S' }],
        sortKey: [{ name: 'gsi1sk', type: 'S' }],
        projection: 'ALL',
      },
    },
  },
  entities: {
    user: { count: 20_000, bytes: 2_048, entries: {} },
    event: { count: 500_000, bytes: 1_024, entries: {} },
    invoice: {
      count: 1000,
      sample: {
        pk: 'TENANT#acme',
        sk: 'INVOICE#2026-0014',
        amount_cents: 1200,
        status: 'paid',
        gsi1pk: 'STATUS#paid',
        gsi1sk: '2026-06-12',
      },
    },
  },
  patterns: [
    { name: 'list users', operation: 'query', items: { user: 200 }, rate: { perMonth: 1_000_000 } },
    { name: 'scan', operation: 'scan', rate: { perMonth: 1_000_000 } },
    {
      name: 'pay',
      operation: 'updateItem',
      entity: 'invoice',
      changes: ['gsi1pk'],
      failedConditions: 0.1,
      rate: { perSecond: 0.1, peakPerSecond: 5 },
      hottestShare: 0.5,
    },
  ],
};
test('x', () => {
  for (const capacity of [undefined, { mode: 'provisioned', load: 'average' } as const]) {
    const e = estimate({ ...w, ...(capacity && { capacity }), replicas: ['eu-west-1'] }, ALL_PRICES);
    if (!e.ok) {
      console.log(e.problems);
      return;
    }
    for (const p of e.patterns)
      console.log(
        p.name,
        p.consumption.map((c) => [c.resource, c.kind, c.units.value, c.month.value]),
        p.cost?.value,
        JSON.stringify(p.heat)?.slice(0, 100),
      );
    for (const l of e.bill.lines) console.log(l.region, l.resource, l.item, l.dimension, l.amount.value);
    console.log(
      formatDollars(e.bill.total.value),
      e.problems.map((p) => p.says),
      e.resources.map((r) => [
        r.resource,
        r.count,
        r.bytes.value,
        r.partitions?.low.value,
        r.partitions?.high.value,
        r.cost.value,
      ]),
    );
    console.log(explainAsText(e.patterns[2]!.cost!));
  }
});
