import type { DesignInput } from '@dynamometer/core';

/** A billing table of many tenants: its four entities, its three reads, and the payment of an invoice. */
export const BILLING: DesignInput = {
  name: 'Billing',
  entities: {
    Tenant: { identifier: 'tenantId', attributes: { name: {}, plan: { values: ['team', 'free'] } }, count: 100 },
    User: {
      parent: 'Tenant',
      identifier: 'userId',
      attributes: { email: {}, role: { values: ['admin', 'member'] } },
      count: 200,
      bytes: 2_048,
    },
    Invoice: {
      parent: 'Tenant',
      identifier: 'invoiceId',
      attributes: { amount_cents: { type: 'number' }, status: { values: ['open', 'paid'] }, dueDate: {} },
      count: 50,
      bytes: 500,
    },
    Event: { parent: 'Tenant', identifier: 'at', attributes: { actor: {}, action: {} }, count: 5_000, bytes: 1_024 },
  },
  patterns: [
    { name: 'members of a tenant', operation: 'read', entity: 'User', by: ['tenantId'], rate: { perSecond: 1 } },
    {
      name: 'open invoices by due date',
      operation: 'read',
      entity: 'Invoice',
      by: ['status'],
      orderBy: 'dueDate',
      attributes: ['amount_cents', 'dueDate'],
      rate: { perSecond: 1 },
    },
    {
      name: 'newest events of a tenant',
      operation: 'read',
      entity: 'Event',
      by: ['tenantId'],
      orderBy: 'at',
      direction: 'descending',
      limit: 20,
      rate: { perSecond: 5 },
    },
    { name: 'pay an invoice', operation: 'updateItem', entity: 'Invoice', changes: ['status'], rate: { perSecond: 2 } },
  ],
};
