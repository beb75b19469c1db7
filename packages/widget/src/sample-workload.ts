import type { Workload } from '@dynamometer/core';

/** Tenants with their users, events and invoices in one table: where the panel of costs begins. */
export const SAMPLE_WORKLOAD: Workload = {
  name: 'Billing for 100 tenants',
  region: 'us-east-1',
  table: {
    partitionKey: { name: 'pk', type: 'S' },
    sortKey: { name: 'sk', type: 'S' },
    globalIndexes: {
      gsi1: {
        partitionKey: [{ name: 'status', type: 'S' }],
        sortKey: [{ name: 'dueDate', type: 'S' }],
        projection: 'ALL',
      },
    },
  },
  entities: {
    user: { count: 20_000, bytes: 2_048, entries: { gsi1: { share: 0 } } },
    event: { count: 500_000, bytes: 1_024, entries: { gsi1: { share: 0 } } },
    invoice: { count: 60_000, bytes: 900, entries: { gsi1: { bytes: 900 } } },
  },
  patterns: [
    {
      name: 'List the members of a tenant',
      operation: 'query',
      items: { user: 200 },
      rate: { perMonth: 1_000_000, peakPerSecond: 2 },
    },
    {
      name: 'List open invoices',
      operation: 'query',
      index: 'gsi1',
      items: { invoice: 25 },
      rate: { perMonth: 1_000_000, peakPerSecond: 2 },
    },
    {
      name: 'Record an event',
      operation: 'putItem',
      entity: 'event',
      rate: { perMonth: 20_000_000, peakPerSecond: 40 },
    },
    {
      name: 'Pay an invoice',
      operation: 'updateItem',
      entity: 'invoice',
      changes: ['status'],
      rate: { perMonth: 1_000_000, peakPerSecond: 5 },
    },
  ],
};
