import type { DesignInput } from '@dynamometer/core';
import type { Words } from './text/words.tsx';

/** A billing table of many tenants: where the panel of keys begins. */
export const SAMPLE_DESIGN: DesignInput = {
  name: 'Billing',
  entities: {
    Tenant: {
      identifier: 'tenantId',
      attributes: { name: {}, plan: { values: ['team', 'free'] } },
      count: 100,
    },
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
      attributes: {
        amount_cents: { type: 'number' },
        status: { values: ['open', 'paid'] },
        dueDate: { type: 'date' },
      },
      count: 50,
      bytes: 500,
    },
    Event: {
      parent: 'Tenant',
      identifier: 'at',
      attributes: { at: { type: 'time' }, actor: {}, action: {} },
      count: 5_000,
      bytes: 1_024,
    },
  },
  patterns: [
    { name: 'Members of a tenant', operation: 'read', entity: 'User', by: ['tenantId'], rate: { perSecond: 1 } },
    {
      name: 'Open invoices by due date',
      operation: 'read',
      entity: 'Invoice',
      by: ['status'],
      orderBy: 'dueDate',
      attributes: ['amount_cents', 'dueDate'],
      rate: { perSecond: 1 },
    },
    {
      name: 'Newest events of a tenant',
      operation: 'read',
      entity: 'Event',
      by: ['tenantId'],
      orderBy: 'at',
      direction: 'descending',
      limit: 20,
      rate: { perSecond: 5 },
    },
    { name: 'Pay an invoice', operation: 'updateItem', entity: 'Invoice', changes: ['status'], rate: { perSecond: 2 } },
  ],
};

const known = new Map<string, DesignInput>();

/** The same with patterns that are named in the language of the reader; the same design for the same language. */
export function sampleDesignFor({ locale, name }: Pick<Words, 'locale' | 'name'>): DesignInput {
  const before = known.get(locale);
  if (before !== undefined) return before;
  const patterns = SAMPLE_DESIGN.patterns.map((pattern) => ({ ...pattern, name: name(pattern.name) }));
  const design = { ...SAMPLE_DESIGN, patterns };
  known.set(locale, design);
  return design;
}

/** The definition of such a table, as CreateTable takes it. */
export const SAMPLE_TABLE = `{
  "TableName": "Billing",
  "AttributeDefinitions": [
    { "AttributeName": "pk", "AttributeType": "S" },
    { "AttributeName": "sk", "AttributeType": "S" },
    { "AttributeName": "gsi1pk", "AttributeType": "S" },
    { "AttributeName": "gsi1sk", "AttributeType": "S" }
  ],
  "KeySchema": [
    { "AttributeName": "pk", "KeyType": "HASH" },
    { "AttributeName": "sk", "KeyType": "RANGE" }
  ],
  "GlobalSecondaryIndexes": [
    {
      "IndexName": "gsi1",
      "KeySchema": [
        { "AttributeName": "gsi1pk", "KeyType": "HASH" },
        { "AttributeName": "gsi1sk", "KeyType": "RANGE" }
      ],
      "Projection": { "ProjectionType": "INCLUDE", "NonKeyAttributes": ["amount_cents"] }
    }
  ]
}`;

/** Items of the same table, as somebody would paste them. */
export const SAMPLE_ITEMS = `[
  { "pk": "TENANT#acme", "sk": "META", "name": "Acme Inc", "plan": "team" },
  { "pk": "TENANT#acme", "sk": "USER#u_3001", "email": "kim@example.com", "role": "admin" },
  { "pk": "TENANT#acme", "sk": "USER#u_3002", "email": "jo@example.com", "role": "member" },
  { "pk": "TENANT#acme", "sk": "INVOICE#2026-0014", "amount_cents": 4900, "status": "paid" },
  { "pk": "TENANT#acme", "sk": "INVOICE#2026-0015", "amount_cents": 5200, "status": "open" },
  { "pk": "TENANT#acme", "sk": "EVENT#2026-06-23T09:12Z", "actor": "u_3001", "action": "invite" }
]`;
